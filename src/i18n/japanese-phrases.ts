/** Where a line of Japanese may break: between phrases, so that no word is torn apart. */
import { jaModel, Parser } from 'budoux';

/** Zero-width space: a line may break here. */
export const BREAK = '\u200B';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const parser = new Parser(jaModel);

/** Word joiner: no line may break here, which a `BREAK` beside it would undo. */
const JOINER = '\u2060';
const UNDONE = new RegExp(`${BREAK}?${JOINER}${BREAK}?`, 'g');

/** The text with a `BREAK` between its phrases. Texts without Japanese, and those that have breaks, stay as they are. */
export function withBreaks(text: string): string {
  if (!JAPANESE.test(text) || text.includes(BREAK)) return text;
  return parser.parse(text).join(BREAK).replaceAll(UNDONE, JOINER);
}

/** The phrases of a text, in its order: a line may break between any two, as far as brackets and marks allow it. */
export const phrasesOf = (text: string): readonly string[] => withBreaks(text).split(BREAK);

/** The text as it was before `withBreaks`. */
export const withoutBreaks = (text: string): string => text.replaceAll(BREAK, '');
