/**
 * Who wants no motion gets none: from the camera over the wait to the result nothing is animated. Whoever may see motion
 * sees the points and the maps of the skin over the photo while they wait.
 */
import type { Page } from 'playwright';
import { en } from '#i18n/locales/en/en.ts';
import { hold } from './support/faults.ts';
import { resultShown } from './support/journey.ts';
import { withKeptPages } from './support/kept-page.ts';
import { laidFor } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';
import { takeShot } from './support/take-shot.ts';
import { expect, test } from './support/test.ts';

const baseUrl = withStagedServer();
const device = withKeptPages({ launch: { filming: true }, permissions: ['camera'] });

interface Seen {
  /** On how many frames each address was looked at. */
  readonly frames: Readonly<Record<string, number>>;
  /** What ran there: the animated part, once. */
  readonly moving: readonly string[];
  /** What was drawn over the photo while it was read: the layers on which something was painted. */
  readonly drawn: readonly string[];
}

/** Looks at every frame, from now on. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: Record<string, number> = {};
    const moving = new Set<string>();
    const drawn = new Set<string>();
    const look = () => {
      const { pathname } = window.location;
      frames[pathname] = (frames[pathname] ?? 0) + 1;
      for (const animation of document.getAnimations()) {
        if (animation.playState !== 'running') continue;
        const { effect } = animation;
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        moving.add(`${pathname} ${target?.tagName ?? ''} ${target?.getAttribute('class') ?? ''}`);
      }
      const canvas = document.querySelector<HTMLCanvasElement>('[data-layer] canvas');
      const layer = canvas?.closest<HTMLElement>('[data-layer]')?.dataset['layer'] ?? '';
      if (canvas !== null && canvas.width > 0 && !drawn.has(layer)) {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        if (data?.some((value) => value > 0) === true) drawn.add(layer);
      }
      Object.assign(window, { seen: { frames, moving: [...moving], drawn: [...drawn] } });
      requestAnimationFrame(look);
    };
    look();
  });
}

/** From the camera to the result. Meanwhile the writer waits for its texts until `seen` has come to pass. */
async function roast(page: Page, seen: () => Promise<unknown>): Promise<Seen> {
  const texts = await hold(page, '**/assets/writing-*.js');
  await page.goto('/camera');
  await page.locator('[data-camera="live"] [data-hint]').waitFor();
  await watch(page);
  await takeShot(page, en.camera);
  await page.locator('[data-phase="writing"] [data-layer]').waitFor();
  await seen();
  texts.release();
  await resultShown(page);
  await page.locator('h1:focus').waitFor();
  // The ring fills for 0.9 s where things move.
  await page.waitForTimeout(300);
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

const SETTINGS = { language: 'en' } as const;

/** Each of the points and the maps stays for 0.7 s: by then the next one would have come. */
const NEXT_LAYER_MS = 1500;

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`from camera to result: ${reducedMotion}`, async () => {
    const page = await device.fresh(baseUrl(), laidFor({ guest: true, settings: SETTINGS }));
    await page.emulateMedia({ reducedMotion });
    const still = reducedMotion === 'reduce';
    const { frames, moving, drawn } = await roast(page, () =>
      still ? page.waitForTimeout(NEXT_LAYER_MS) : page.locator('[data-layer="shine"]').waitFor(),
    );
    for (const path of ['/camera', '/analysis', '/results']) expect(frames[path], path).toBeGreaterThan(0);
    if (still) {
      expect(drawn).toEqual(['landmarks']);
      expect(moving).toEqual([]);
    } else {
      // The points, and the first map of the skin.
      expect(drawn).toEqual(expect.arrayContaining(['landmarks', 'texture']));
      // The same look finds what moves where it may.
      expect(moving.length).toBeGreaterThan(1);
    }
  });
