/** Models and runtimes that are missing, cut short or tampered with: refused, and the other engine takes over. */
import type { BrowserContext } from 'playwright';
import { DRAWN_FACE } from '../fixtures/make-photos.ts';
import { spoil } from './support/faults.ts';
import { withHeadless } from './support/headless.ts';
import { AVAILABLE_ENGINES, needEngine } from './support/journey.ts';
import { expect, test } from './support/test.ts';

const LANDMARKER = '**/models/face_landmarker.task*';
const headless = withHeadless();

/** Flips one bit in the middle. */
function tamper(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const middle = copy.length >> 1;
  copy[middle] = (copy[middle] ?? 0) ^ 1;
  return copy;
}

const FAULTS: readonly (readonly [string, (context: BrowserContext) => Promise<() => number>])[] = [
  ['tampered with', (context) => spoil(context, LANDMARKER, tamper)],
  ['cut short', (context) => spoil(context, LANDMARKER, (bytes) => bytes.subarray(0, 100_000))],
  [
    'longer than it should be',
    (context) => spoil(context, LANDMARKER, (bytes) => Buffer.concat([bytes, bytes])),
  ],
  [
    'not there',
    async (context) => {
      let asked = 0;
      await context.route(LANDMARKER, (route) => {
        asked += 1;
        return route.fulfill({ status: 404, body: 'Not found' });
      });
      return () => asked;
    },
  ],
];

test.describe('a MediaPipe model that is', () => {
  test.beforeEach(() => needEngine('mediapipe'));

  for (const [what, fault] of FAULTS)
    test(`${what} is refused, and lite takes over`, async () => {
      let asked: () => number = () => 0;
      const { page, analyze } = await headless.open(async (context) => {
        asked = await fault(context);
      });
      expect(await analyze(DRAWN_FACE, 'auto')).toMatchObject({
        ok: true,
        engine: 'lite',
        report: { engine: 'lite' },
      });
      expect(asked()).toBeGreaterThan(0);
      const kept = await page.evaluate(async () => {
        const cache = await caches.open('roast-me-models');
        const addresses = (await cache.keys()).map(({ url }) => new URL(url));
        // Pieces of a download that was cut off wait for the next try; nothing reads them as a model.
        return addresses.filter(({ search }) => !search.includes('from=')).map(({ pathname }) => pathname);
      });
      expect(kept).toContain('/models/facemesh.bin');
      expect(kept).not.toContain('/models/face_landmarker.task');
    });

  test('its runtime missing: lite takes over', async () => {
    const { analyze } = await headless.open((context) =>
      context.route('**/wasm/mediapipe-*/**', (route) => route.abort()),
    );
    expect(await analyze(DRAWN_FACE, 'auto')).toMatchObject({ ok: true, engine: 'lite' });
  });
});

test('an engine that is asked for by name, and whose model is not there, says so', async () => {
  const { analyze } = await headless.open((context) =>
    context.route(LANDMARKER, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  );
  expect(await analyze(DRAWN_FACE, 'mediapipe')).toMatchObject({ ok: false, error: 'model-unavailable' });
});

test('every model tampered with: refused, and read once they are sound', async () => {
  const { page, analyze } = await headless.open(async (context) => {
    await spoil(context, '**/models/*.{task,bin,onnx}*', tamper);
  });
  expect(await analyze(DRAWN_FACE, 'auto')).toMatchObject({ ok: false, error: 'model-unavailable' });
  await page.context().unrouteAll();
  expect(await analyze(DRAWN_FACE, 'auto')).toMatchObject({ ok: true, engine: AVAILABLE_ENGINES[0] });
});

test('a copy in the cache that was tampered with is fetched anew', async () => {
  const first = await headless.open();
  expect(await first.analyze(DRAWN_FACE, 'lite')).toMatchObject({ ok: true });
  const changed = await first.page.evaluate(async () => {
    const cache = await caches.open('roast-me-models');
    const key = (await cache.keys()).find(({ url }) => url.includes('facemesh.bin'));
    if (key === undefined) return 0;
    const bytes = new Uint8Array((await (await cache.match(key))?.arrayBuffer()) ?? new ArrayBuffer(0));
    bytes[1000] = (bytes[1000] ?? 0) ^ 1;
    await cache.put(key, new Response(bytes));
    return bytes.length;
  });
  expect(changed).toBeGreaterThan(1000);
  await first.page.reload();
  await first.page.waitForFunction(() => window.roastMe !== undefined);
  const fetched: string[] = [];
  first.page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname));
  expect(await first.analyze(DRAWN_FACE, 'lite')).toMatchObject({ ok: true });
  expect(fetched).toContain('/models/facemesh.bin');
  expect(fetched).not.toContain('/models/blazeface.bin');
});
