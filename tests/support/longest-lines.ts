/** The longest lines that the writer can tell in a language, for whatever has to have room for them. */
import { STYLES, type Lang } from '#functions/vocabulary.ts';
import { entriesOf } from '#roast/banks/entries.ts';
import type { Slot } from '#roast/banks/types.ts';
import { bankOf } from './roast.ts';

const longest = (texts: readonly string[]) => texts.reduce((a, b) => (b.length > a.length ? b : a));

/** The longest line of a place over all styles, a name of usual length put in. */
function longestOf(lang: Lang, slot: Slot): string {
  const lines = STYLES.flatMap((style) =>
    entriesOf(bankOf(lang, style), slot).flatMap((entry) => entry.lines),
  );
  return longest(lines.map((line) => line.replace('{name}', 'Alexandra')));
}

/** Headline, truth and strength, each the longest of its kind. */
export const longestLines = (lang: Lang) => ({
  headline: longestOf(lang, 'headlines'),
  truth: longestOf(lang, 'truths'),
  great: longestOf(lang, 'greats'),
});
