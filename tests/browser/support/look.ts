/** Looks at a screen as it stands in every dress, without loading it again: languages, themes, sizes, long words. */
import type { Lang } from '#functions/vocabulary.ts';
import type { Page } from 'playwright';
import { axeViolations } from './axe.ts';
import { layoutFaults } from './layout.ts';
import { smallTargets } from './targets.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** What a desktop of 1280 px shows at a zoom of 200 %. */
const ZOOMED = { width: 640, height: 400 };
/** What a theme can spoil; everything else is the same in both. */
const OF_THE_THEME = ['color-contrast', 'link-in-text-block'];

/** A screen that is not alive (the error screen) follows no settings; the document's own mark changes its colours. */
async function dress(page: Page, language: Lang, theme: 'light' | 'dark', alive: boolean): Promise<void> {
  if (alive) {
    await page.evaluate((settings) => window.staged?.settings(settings), { language, theme });
    const dressed = `html[data-theme="${theme}"][lang="${language}"]`;
    await page.locator(dressed).waitFor({ state: 'attached' });
  } else {
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, theme);
  }
}

const enlarge = (page: Page, percent: number) =>
  page.evaluate((percent) => {
    document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`;
  }, percent);

export interface LookOptions {
  /** The screen shows texts that are not of the locale files: a name, a roast, JSON. */
  readonly content: boolean;
  /** The product runs. */
  readonly alive: boolean;
}

/** All faults, each with the dress that it was seen in. The page is left in English, light, as a phone. */
export async function look(page: Page, { content, alive }: LookOptions): Promise<string[]> {
  const faults: string[] = [];
  const add = (where: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${where}: ${fault}`));
  const layout = async (where: string, percents: readonly number[], pseudo = false) => {
    for (const percent of percents) {
      await enlarge(page, percent);
      const found = await layoutFaults(page, { pseudo: pseudo && alive && !content });
      const at = `${where}, text at ${percent} %`;
      add(`${at}, cut off`, found.clipped);
      add(`${at}, on each other`, found.overlapping);
      add(`${at}, not translated`, found.unmarked);
      if (found.sideways) add(at, ['scrolls sideways']);
    }
    await enlarge(page, 100);
  };

  for (const language of ['en', 'ja'] as const) {
    await dress(page, language, 'light', alive);
    add(`${language} light`, await axeViolations(page));
    add(language, await smallTargets(page));
    await layout(language, [100, 200]);
    await dress(page, language, 'dark', alive);
    add(`${language} dark`, await axeViolations(page, OF_THE_THEME));
  }
  await dress(page, 'en', 'light', alive);
  await page.evaluate(() => window.staged?.pseudo(true));
  await layout('pseudo, phone', [100, 200], true);
  for (const size of [ZOOMED, DESKTOP]) {
    await page.setViewportSize(size);
    await layout(`pseudo, ${size.width} px`, [100], true);
  }
  await page.setViewportSize(PHONE);
  await page.evaluate(() => window.staged?.pseudo(false));
  return faults;
}
