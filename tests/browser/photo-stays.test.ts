/** The photo keeps its place and its size from the first moment of the wait to the result, on a phone and on a desk. */
import type { Page } from 'playwright';
import { inRoot } from '#scripts/lib/paths.ts';
import { resultShown } from './support/journey.ts';
import { withKeptPages } from './support/kept-page.ts';
import { laidFor } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { expect, test } from './support/test.ts';

const FACE = inRoot('tests', 'fixtures', 'drawn-face.jpg');
const baseUrl = withStagedServer();
const device = withKeptPages({ reducedMotion: 'reduce' });

/** Every place that the photo's box has had, and every layer that was drawn over it before the result. */
interface Watched {
  readonly boxes: readonly string[];
  readonly layers: readonly string[];
}

const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched);

async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { boxes: new Set<string>(), layers: new Set<string>() };
    const look = () => {
      const box = document.querySelector('[data-stage]')?.getBoundingClientRect();
      if (box !== undefined) seen.boxes.add([box.x, box.y, box.width, box.height].join(' '));
      const layer = document.querySelector('[data-layer]')?.getAttribute('data-layer');
      if (typeof layer === 'string') seen.layers.add(layer);
      Object.assign(window, { watched: { boxes: [...seen.boxes], layers: [...seen.layers] } });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 1280, height: 800 },
])
  test(`in a window of ${size.width} × ${size.height}`, async () => {
    const page = await device.fresh(baseUrl(), laidFor({ guest: true, settings: { language: 'en' } }));
    await page.setViewportSize(size);
    await page.goto('/camera');
    await watch(page);
    await page.locator('input[data-source="library"]').first().setInputFiles(FACE);
    await resultShown(page);
    const { boxes, layers } = await watched(page);
    expect(boxes).toHaveLength(1);
    expect(layers).toContain('landmarks');
  });
