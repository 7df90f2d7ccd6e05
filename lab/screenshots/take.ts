/** Opens a scene and takes its pictures in every theme and size, without loading it again. */
import type { Lang } from '#functions/vocabulary.ts';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { seedStorage } from '#tests/browser/support/seed-storage.ts';
import { machineSlowness } from '#scripts/lib/give-up.ts';
import { SIZES, type PictureTheme, type SizeName } from './pictures.ts';
import { laidOf, openScene, wordsOf } from '#tests/browser/scenes/open-scene.ts';
import type { Scene } from '#tests/browser/scenes/scene.ts';

/** Long enough for the engine on a busy machine, short enough to say which scene is broken; longer on a slower machine. */
const PATIENCE_MS = 45_000;

export interface Studio {
  readonly browser: Browser;
  /** Where the staged product is served. */
  readonly origin: string;
  /** Folder of the pictures. */
  readonly folder: string;
  readonly themes: readonly PictureTheme[];
  readonly sizes: readonly SizeName[];
}

/** Takes every picture of the scene; resolves with how many there were. Rejects where a take cannot be staged. */
export async function takeScene(studio: Studio, scene: Scene, language: Lang): Promise<number> {
  const context = await studio.browser.newContext({
    baseURL: studio.origin,
    viewport: SIZES.phone,
    permissions: ['camera', 'clipboard-read', 'clipboard-write'],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // tsx wraps functions with a name in this helper, and Playwright sends them to the page as they are.
  await context.addInitScript('globalThis.__name = (named) => named');
  context.setDefaultTimeout(PATIENCE_MS * (await machineSlowness()));
  try {
    const words = await wordsOf(language);
    const page = await context.newPage();
    await seedStorage(page, studio.origin, laidOf(scene, language));
    await openScene(page, scene);
    for (const { name, act, fold = false } of scene.takes) {
      await act?.(page, words);
      for (const size of studio.sizes) {
        const { text = 100, ...window } = SIZES[size];
        await page.setViewportSize(window);
        await page.evaluate((percent) => {
          document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
        }, text);
        for (const theme of studio.themes) {
          await wear(page, theme);
          const path = join(studio.folder, language, theme, size, `${name}.png`);
          await picture(page, path, fold);
        }
      }
    }
  } finally {
    await context.close();
  }
  return scene.takes.length * studio.sizes.length * studio.themes.length;
}

/** Where the product did not start (the error screen has no store), the document's own mark does. */
async function wear(page: Page, theme: PictureTheme): Promise<void> {
  const forced = theme === 'forced';
  await page.emulateMedia({ forcedColors: forced ? 'active' : null });
  await page.evaluate(
    (theme) => {
      window.staged?.settings({ theme });
      document.documentElement.dataset['theme'] = theme;
    },
    forced ? 'light' : theme,
  );
}

/** Two frames: one in which observers of sizes answer, one in which that is painted. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    for (let i = 0; i < 2; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

async function picture(page: Page, path: string, fold: boolean): Promise<void> {
  await settle(page);
  if (!fold) await page.evaluate(unfix);
  await page.screenshot({ path, fullPage: !fold, animations: 'disabled', caret: 'hide' });
  if (!fold) await page.evaluate(fix);
}

/** A picture of a whole page has no edge of a window: what clings to one is put to the page's own. */
function unfix(): void {
  window.scrollTo(0, 0);
  if (document.documentElement.scrollHeight <= window.innerHeight) return;
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') continue;
    element.dataset['unfixed'] = '';
    if (position === 'fixed') {
      document.body.style.position = 'relative';
      element.style.position = 'absolute';
    } else {
      element.style.position = 'static';
      if (element.matches('nav')) element.style.blockSize = '100%';
    }
  }
}

function fix(): void {
  document.body.style.position = '';
  for (const element of document.querySelectorAll<HTMLElement>('[data-unfixed]')) {
    delete element.dataset['unfixed'];
    element.style.position = '';
    element.style.blockSize = '';
  }
}
