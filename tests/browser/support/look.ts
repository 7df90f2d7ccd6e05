/** Looks at a screen as it stands in every dress, without loading it again: languages, themes, sizes, long words. */
import type { Lang } from '#functions/vocabulary.ts';
import type { Page } from 'playwright';
import { axeViolations } from './axe.ts';
import { brokenWords } from './broken-words.ts';
import { COLOUR_RULES, colourFaults, type Paints } from './colours.ts';
import { PHONE } from './kept-page.ts';
import { layoutFaults } from './layout.ts';
import { smallTargets } from './targets.ts';

const DESKTOP = { width: 1280, height: 800 };
/** What a desktop of 1280 px shows at a zoom of 200 %. */
const ZOOMED = { width: 640, height: 400 };

interface Dress {
  readonly language: Lang;
  readonly theme: 'light' | 'dark';
  /** Every text stretched and in marks. */
  readonly pseudo: boolean;
}

const PLAIN: Dress = { language: 'en', theme: 'light', pseudo: false };

/** A screen that is not alive (the error screen) follows no settings; the document's own mark changes its colours. */
async function wear(page: Page, { language, theme, pseudo }: Dress, alive: boolean): Promise<void> {
  if (!alive) {
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, theme);
    return;
  }
  await page.evaluate(([change, pseudo]) => window.staged?.dress(change, pseudo), [
    { language, theme },
    pseudo,
  ] as const);
  // Another theme is there at once, another language when its texts are.
  await page.waitForFunction(
    ({ language, theme, pseudo }) => {
      const { lang, dataset } = document.documentElement;
      const marked = document.body.textContent?.includes('⟦');
      return lang === language && dataset['theme'] === theme && marked === pseudo;
    },
    { language, theme, pseudo },
  );
}

/** As it was opened: English, light, on a phone. */
export async function undress(page: Page, alive: boolean): Promise<void> {
  await page.setViewportSize(PHONE);
  await wear(page, PLAIN, alive);
}

export interface LookOptions {
  /** The screen shows texts that are not of the locale files: a name, a roast, JSON. */
  readonly content: boolean;
  /** The product runs. */
  readonly alive: boolean;
  /** Colours that were looked at on other screens; left out: none. */
  readonly paints?: Paints;
}

/** Faults of a screen that differs from others in its words alone: as it stands, in English and light. */
export async function glance(page: Page): Promise<string[]> {
  const { clipped, overlapping, sideways } = await layoutFaults(page, { percent: 100, pseudo: false });
  return [
    ...(await axeViolations(page, COLOUR_RULES)),
    ...(await smallTargets(page)),
    ...clipped.map((fault) => `cut off: ${fault}`),
    ...overlapping.map((fault) => `on each other: ${fault}`),
    ...(sideways ? ['scrolls sideways'] : []),
  ];
}

/** All faults, each with the dress that it was seen in. What was looked at stays dressed: see `undress`. */
export async function look(page: Page, { content, alive, paints = [] }: LookOptions): Promise<string[]> {
  const faults: string[] = [];
  const add = (where: string, found: readonly string[]) =>
    faults.push(...found.map((fault) => `${where}: ${fault}`));
  const layout = async (where: string, percents: readonly number[], pseudo = false) => {
    for (const percent of percents) {
      const found = await layoutFaults(page, { percent, pseudo: pseudo && alive && !content });
      const at = `${where}, text at ${percent} %`;
      add(`${at}, cut off`, found.clipped);
      add(`${at}, on each other`, found.overlapping);
      add(`${at}, not translated`, found.unmarked);
      if (found.sideways) add(at, ['scrolls sideways']);
    }
  };
  const inLight = async (language: Lang) => {
    add(`${language} light`, await axeViolations(page, COLOUR_RULES));
    add(`${language} light`, await colourFaults(page, paints));
    add(language, await smallTargets(page));
    await layout(language, [200]);
    if (language === 'en') add('en, text at 200 %, broken within', await brokenWords(page));
    await layout(language, [100]);
  };

  // In an order that changes little from one dress to the next: every change draws the screen anew.
  await wear(page, PLAIN, alive);
  await inLight('en');
  await wear(page, { ...PLAIN, theme: 'dark' }, alive);
  add('en dark', await colourFaults(page, paints));
  await wear(page, { ...PLAIN, language: 'ja', theme: 'dark' }, alive);
  add('ja dark', await colourFaults(page, paints));
  await wear(page, { ...PLAIN, language: 'ja' }, alive);
  await inLight('ja');
  await wear(page, { ...PLAIN, pseudo: true }, alive);
  await layout('pseudo, phone', [200, 100], true);
  for (const size of [ZOOMED, DESKTOP]) {
    await page.setViewportSize(size);
    await layout(`pseudo, ${size.width} px`, [100], true);
  }
  return faults;
}
