/** No request leaves the page's own origin, from opening the app to the roast. */
import { inRoot } from '#scripts/lib/paths.ts';
import { withBrowser } from './support/browser.ts';
import { ENGINES, needEngine, roastPhoto } from './support/journey.ts';
import { recordRequests } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { openAsGuest } from './support/visit.ts';

const FACE = inRoot('tests', 'fixtures', 'drawn-face.jpg');
const app = withBrowser();

for (const engine of ENGINES)
  test.describe(`with ${engine}`, () => {
    test('every request is a GET to our own origin without a body', async () => {
      needEngine(engine);
      const page = await app.newPage();
      const requests = recordRequests(page.context());
      await openAsGuest(page, `/camera?engine=${engine}`);
      const { phase, text } = await roastPhoto(page, FACE);
      expect(phase, text).toBe('done');

      const outside = requests.filter(({ url }) => new URL(url).origin !== app.baseUrl);
      expect(outside).toEqual([]);
      expect(requests.filter(({ method, body }) => method !== 'GET' || body !== null)).toEqual([]);
      // The recorder sees what the worker asks for: without this, the test could not fail.
      const runtime = engine === 'mediapipe' ? '/wasm/mediapipe-' : '/wasm/tfjs-';
      expect(requests.some(({ url }) => url.includes(runtime))).toBe(true);
    });
  });
