/** Puts the display name into a roast, on the phone only: the name never leaves it. */
import type { Roast } from './contract.ts';

const ADDRESS = '(?:さん|ちゃん|くん|君|様|さま)';
const HONORIFIC = `${ADDRESS}?`;
/** "{name}, x" and 「{name}さん、x」 at the start of a sentence: goes with its comma. */
const LEADING = new RegExp(`\\{name\\}${HONORIFIC}[,、]\\s*(\\S?)`, 'gu');
/** ", {name}" and 「、{name}さん」 elsewhere: goes with the comma before it. */
const TRAILING = new RegExp(`[,、]\\s*\\{name\\}${HONORIFIC}`, 'gu');
const ANY = new RegExp(`\\{name\\}${HONORIFIC}`, 'gu');

/** One sentence with the name put in, or gracefully without it when `name` is null or blank. */
export function fillNameIn(text: string, name: string | null): string {
  const clean = name?.trim() ?? '';
  if (clean !== '') return text.replaceAll('{name}', () => clean);
  return text
    .replace(LEADING, (_whole, next: string, offset: number) =>
      isSentenceStart(text, offset) ? next.toUpperCase() : next,
    )
    .replace(TRAILING, '')
    .replace(ANY, '')
    .trim();
}

function isSentenceStart(text: string, offset: number): boolean {
  const before = text.slice(0, offset).trimEnd();
  return before === '' || /[.!?。！？…]$/u.test(before);
}

/** Every text of a roast with the name put in or dropped; `source` stays. */
export const fillName = (roast: Roast, name: string | null): Roast =>
  withTexts(roast, (text) => fillNameIn(text, name));

/**
 * The way back, for texts that were kept with the name filled in: `{name}` wherever the name stands as a word of its own,
 * or before a Japanese form of address. It cannot tell a name from a word of the text that is spelt the same. A blank name
 * changes nothing.
 */
export function takeNameOutOf(text: string, name: string): string {
  const clean = name.trim();
  if (clean === '') return text;
  const word = clean.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const named = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?=${ADDRESS}|[^\\p{L}\\p{N}]|$)`, 'gu');
  return text.replace(named, '{name}');
}

/** The same for every text of a roast. */
export const takeNameOut = (roast: Roast, name: string): Roast =>
  withTexts(roast, (text) => takeNameOutOf(text, name));

function withTexts(roast: Roast, change: (text: string) => string): Roast {
  return {
    headline: change(roast.headline),
    opener: change(roast.opener),
    harshTruths: roast.harshTruths.map(change),
    whatIsGreat: roast.whatIsGreat.map(change),
    sections: {
      faceShape: change(roast.sections.faceShape),
      skin: change(roast.sections.skin),
      features: change(roast.sections.features),
      vibe: change(roast.sections.vibe),
    },
    roadmap: {
      today: roast.roadmap.today.map(change),
      week: roast.roadmap.week.map(change),
      month: roast.roadmap.month.map(change),
    },
    products: roast.products.map(({ category, why }) => ({ category: change(category), why: change(why) })),
    closer: change(roast.closer),
    source: roast.source,
    ...(roast.best === undefined ? {} : { best: roast.best }),
  };
}
