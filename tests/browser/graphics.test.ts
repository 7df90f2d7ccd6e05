/** MediaPipe sees through WebGL: what happens where there is none, and where it is taken away. */
import process from 'node:process';
import { DRAWN_FACE, LARGE_PX, withOrientation } from '../fixtures/make-photos.ts';
import { withBrowser, type BrowserHandle } from './support/browser.ts';
import { needEngine } from './support/journey.ts';
import { asOldest } from './support/oldest.ts';
import { choosePhoto, openPicker, roastAnother, TEXTS, waitForResult } from './support/picker.ts';
import { saidOfScore } from './support/result-lines.ts';
import { expect, test } from './support/test.ts';

const LANG = 'en';
const { engines } = TEXTS[LANG].result;

/** As a system does that needs the memory, or whose driver has failed; Chromium starts the process again. */
async function killGraphics({ browser }: BrowserHandle): Promise<void> {
  const session = await browser().newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const graphics = processInfo.filter(({ type }) => type === 'GPU');
  expect(graphics).not.toEqual([]);
  for (const { id } of graphics) process.kill(id, 'SIGKILL');
  await session.detach();
}

test.describe('without WebGL', () => {
  const app = withBrowser({ args: ['--disable-gpu', '--disable-software-rasterizer'] });

  test('the lite face reader reads the photo, and the other is not downloaded', async () => {
    const page = await app.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openPicker(page, { lang: LANG });
    await choosePhoto(page, DRAWN_FACE);
    await waitForResult(page);
    expect(await saidOfScore(page)).toContain(engines.lite);
    expect(asked.filter((url) => /face_landmarker\.task|mediapipe-/.test(url))).toEqual([]);
    expect(asked.filter((url) => url.includes('tfjs-'))).not.toEqual([]);
  });

  test('nor anything that is younger than the oldest browsers of the README, a photo is read and told', async () => {
    const page = await app.newPage();
    await asOldest(page);
    await openPicker(page, { lang: LANG });
    await choosePhoto(page, { name: 'large.jpg', bytes: await withOrientation(6, LARGE_PX) });
    await waitForResult(page);
    expect(await saidOfScore(page)).toContain(engines.lite);
    // That it was taken away, from the page and from its worker.
    const isYounger = () => 'withResolvers' in Promise;
    expect(await page.evaluate(isYounger)).toBe(false);
    const [worker, ...more] = page.workers();
    expect([more.length, await worker?.evaluate(isYounger)]).toEqual([0, false]);
  });

  test('an older one is told so on the page itself', async () => {
    const page = await app.newPage({ engine: 'none' });
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
    await page.goto('/');
    await expect(page.getByText('The browser is too old')).toBeVisible();
  });
});

test.describe('with WebGL', () => {
  const app = withBrowser();

  test('that is taken away between two photos, the second is read all the same', async () => {
    needEngine('mediapipe');
    const page = await app.newPage();
    await openPicker(page, { lang: LANG });
    await choosePhoto(page, DRAWN_FACE);
    await waitForResult(page);
    await killGraphics(app);
    await roastAnother(page, LANG);
    await choosePhoto(page, DRAWN_FACE);
    await waitForResult(page);
    expect(await saidOfScore(page)).toContain(engines.mediapipe);
  });
});
