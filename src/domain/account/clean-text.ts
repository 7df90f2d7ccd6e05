/**
 * Text from elsewhere (typed, pasted, out of an account, of an older version) as it may be kept and shown: what a
 * database refuses, what is not to be seen and what runs over its line goes; everything that somebody writes stays.
 */
/**
 * The letters that somebody sees in a text: a family or a flag is one, whatever it is made of. A browser without
 * `Intl.Segmenter` (Firefox before 125) gives code points, which are never fewer.
 */
export function graphemesOf(text: string): string[] {
  const { Segmenter } = Intl as { readonly Segmenter?: typeof Intl.Segmenter };
  if (Segmenter === undefined) return Array.from(text);
  return Array.from(
    new Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  );
}

export const countGraphemes = (text: string): number => graphemesOf(text).length;

/** Half of a letter of two units, control characters, and places in Unicode that stand for no letter. */
const NO_TEXT = /[\p{Cs}\p{Noncharacter_Code_Point}]|(?!\n)\p{Cc}/gu;
/**
 * What nobody sees: marks that turn the direction of what follows, spaces of no width, fillers. Not what letters are
 * joined or chosen by: in a family of emoji, in Persian, in old Korean, in the Japanese forms of a name.
 */
const UNSEEN =
  /(?!\p{M}|\u115F|\u1160|\u200C|\u200D|[\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu;
/** The letters of a flag (England) are tags; anywhere else they hide a text. */
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007F}]{1,7})|[\u{E0020}-\u{E007F}]/gu;
const JOINERS = /(\u200C|\u200D)(?:\u200C|\u200D)+/gu;
/** Burmese puts five marks on a letter, other scripts fewer. */
const MARKS = /(\p{M}{5})\p{M}+/gu;

/** A text of several lines. Spaces at its ends stay: it may be in the middle of being typed. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(NO_TEXT, '')
    .replace(UNSEEN, '')
    .replace(TAGS, '$1')
    .replace(JOINERS, '$1')
    .replace(MARKS, '$1');
}

/** The same for a text of one line, such as a name. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll('\n', ' ');

/** As much of the beginning as fits, in whole letters as they are seen. `units`: the most UTF-16 units in all. */
export function firstLetters(text: string, letters: number, units: number): string {
  let first = '';
  for (const letter of graphemesOf(text).slice(0, letters)) {
    if (first.length + letter.length > units) break;
    first += letter;
  }
  return first;
}
