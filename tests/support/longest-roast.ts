/** Roasts of the longest and of usual lines that the banks of a language have for each place, for tests of layout. */
import { recordOf, SECTIONS, STYLES, type Lang } from '#functions/vocabulary.ts';
import { SLOTS, type Horizon, type Slot } from '#roast/banks/types.ts';
import type { Roast } from '#roast/contract.ts';
import { fillNameIn } from '#roast/fill-name.ts';
import { bankOf } from './roast.ts';

/** As long as a name may be. */
const NAMES: Readonly<Record<Lang, string>> = {
  en: 'Maximiliana Wilhelmina Fairfax',
  ja: '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末',
};

/** How wide a line is, roughly, in halves of a Japanese letter. */
const widthOf = (line: string): number =>
  Array.from(line).reduce((width, letter) => width + (letter > '⺀' ? 2 : 1), 0);

/** Longest first, each line once. */
const byWidth = (lines: readonly string[]): string[] =>
  [...new Set(lines)].toSorted((a, b) => widthOf(b) - widthOf(a));

const flat = (groups: Readonly<Record<string, readonly string[]>>): string[] => Object.values(groups).flat();

function linesOf(lang: Lang, slot: Slot, name: string): string[] {
  const lines = STYLES.flatMap((style) => flat(bankOf(lang, style)[slot]));
  return byWidth(lines.map((line) => fillNameIn(line, name)));
}

function stepsOf(lang: Lang, horizon: Horizon): string[] {
  const needs = STYLES.flatMap((style) => Object.values(bankOf(lang, style).roadmap));
  return byWidth(needs.flatMap((need) => need[horizon].map(({ text }) => text)));
}

function sectionsOf(lang: Lang): Roast['sections'] {
  const sections = STYLES.map((style) => bankOf(lang, style).sections);
  const longest = (of: (one: (typeof sections)[number]) => Readonly<Record<string, readonly string[]>>) =>
    byWidth(sections.flatMap((one) => flat(of(one))))[0] ?? '';
  const texts = {
    faceShape: longest(({ shapes }) => shapes),
    skin: longest(({ skin }) => skin),
    features: longest(({ features }) => features),
    vibe: longest(({ vibe }) => vibe),
  };
  return recordOf(SECTIONS, (name) => texts[name]);
}

/** Longer than any roast that the writer has ever written: no photo leads to all of these lines at once. */
export const longestRoast = (lang: Lang, name: string = NAMES[lang]): Roast => roastOf(lang, name, 0);

/** Of lines in the middle of their place's, by length; for somebody without a name. */
export const usualRoast = (lang: Lang): Roast => roastOf(lang, '', 0.5);

/** `from`: which part of the lines of each place is longer, 0 to 1. */
function roastOf(lang: Lang, name: string, from: number): Roast {
  const [headlines, openers, truths, greats, closers, verdicts] = SLOTS.map((slot) => {
    const lines = linesOf(lang, slot, name);
    return lines.slice(Math.floor(from * lines.length));
  });
  const steps = (horizon: Horizon) => stepsOf(lang, horizon).slice(0, 1);
  const products = STYLES.flatMap((style) => Object.values(bankOf(lang, style).products).flat());
  const categories = byWidth(products.map(({ category }) => category));
  const whys = byWidth(products.map(({ why }) => why));
  return {
    headline: headlines?.[0] ?? '',
    opener: `${openers?.[0] ?? ''} ${byWidth(STYLES.flatMap((style) => bankOf(lang, style).caveats))[0] ?? ''}`,
    harshTruths: truths?.slice(0, 3) ?? [],
    whatIsGreat: greats?.slice(0, 3) ?? [],
    sections: sectionsOf(lang),
    roadmap: { today: steps('today'), week: steps('week'), month: steps('month') },
    products: [
      { category: categories[0] ?? '', why: whys[0] ?? '' },
      { category: categories[1] ?? '', why: whys[1] ?? '' },
    ],
    closer: closers?.[0] ?? '',
    source: 'writer',
    best: 0,
    verdict: verdicts?.[0] ?? '',
  };
}
