/** Who wants no motion gets none: from the camera over the wait to the result nothing is animated. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { filmArguments } from './support/face-film.ts';
import { withFaceFilm } from './support/kept-film.ts';
import { resultShown } from './support/journey.ts';
import { withKeptPages } from './support/kept-page.ts';
import { laidFor } from './support/stage-data.ts';
import { withStagedServer } from './support/staged-server.ts';

const baseUrl = withStagedServer();
const film = await withFaceFilm();
const device = withKeptPages({ launch: { args: filmArguments(film) }, permissions: ['camera'] });

interface Seen {
  /** On how many frames each address was looked at. */
  readonly frames: Readonly<Record<string, number>>;
  /** What ran there: the animated part, once. */
  readonly moving: readonly string[];
  /** Whether something was drawn over the photo while it was read. */
  readonly drawn: boolean;
}

/** Looks at every frame, from now on. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: Record<string, number> = {};
    const moving = new Set<string>();
    let drawn = false;
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
      if (canvas !== null && canvas.width > 0 && !drawn) {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        drawn = data?.some((value) => value > 0) === true;
      }
      Object.assign(window, { seen: { frames, moving: [...moving], drawn } });
      requestAnimationFrame(look);
    };
    look();
  });
}

async function roast(page: Page): Promise<Seen> {
  await page.goto('/camera');
  await page.locator('[data-camera="live"] [data-hint]').waitFor();
  await watch(page);
  await page.getByRole('button', { name: en.camera.shutter, exact: true }).click();
  await resultShown(page);
  await page.locator('h1:focus').waitFor();
  // The ring fills for 0.9 s where things move.
  await page.waitForTimeout(300);
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

const SETTINGS = { language: 'en', autoShutter: false } as const;

test.each(['reduce', 'no-preference'] as const)('from camera to result: %s', async (reducedMotion) => {
  const page = await device.fresh(baseUrl(), laidFor({ guest: true, settings: SETTINGS }));
  await page.emulateMedia({ reducedMotion });
  const { frames, moving, drawn } = await roast(page);
  for (const path of ['/camera', '/analysis', '/results']) expect(frames[path], path).toBeGreaterThan(0);
  expect(drawn).toBe(true);
  if (reducedMotion === 'reduce') expect(moving).toEqual([]);
  // The same look finds what moves where it may.
  else expect(moving.length).toBeGreaterThan(1);
});
