/** Where a line of Japanese may break: between phrases, so that no word is torn apart. */
import { jaModel, Parser } from 'budoux';

/** Zero-width space: a line may break here. */
export const BREAK = '\u200B';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const parser = new Parser(jaModel);

/** Word joiner: no line may break here, which a `BREAK` beside it would undo. */
const JOINER = '\u2060';
const UNDONE = new RegExp(`${BREAK}?${JOINER}${BREAK}?`, 'g');

/** Endings that belong to the word before them; after a comma they are words of their own. */
const ENDING = /^(?:すぎ|ませ[んぬ]|たい(?![てしへせら]))/u;

/** Words in kana alone that the model tears and the app says often: no dictionary finds their beginning among other kana. */
const KANA_WORDS =
  /おでこ|あご|にぎやか|こんにちは|おはよう|ごあいさつ|すがすがしい|虫めがね|はっきり|おにぎり|ときどき|じゃあね/gu;

/** No word begins with these: with what stands before them they are one, whatever the model says of it. */
const INSIDE = /^[んぁぃぅぇぉっゃゅょゎンァィゥェォッャュョヮーゝゞヽヾ々]/u;

/** Marks that end what stands before them; behind them a line may break. */
const CLOSING = /^[\p{Pe}\p{Pf}、。，．・：；！？]+/u;

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The words that no line may tear. Those in kana alone are left out of the browser's, which guesses at them. A browser that
 * knows no words (Firefox before 125) gives only our own.
 */
function wordsOf(text: string): readonly Span[] {
  const spanOf = (index: number, word: string): Span => ({ from: index, to: index + word.length });
  const own = Array.from(text.matchAll(KANA_WORDS), ({ index, 0: word }) => spanOf(index, word));
  const { Segmenter } = Intl as { readonly Segmenter?: typeof Intl.Segmenter };
  if (Segmenter === undefined) return own;
  const found = Array.from(new Segmenter('ja', { granularity: 'word' }).segment(text))
    .filter(({ segment }) => /[\p{Script=Han}\p{Script=Katakana}]/u.test(segment))
    .map(({ index, segment }) => spanOf(index, segment));
  return [...own, ...found];
}

/** The phrases of the model, without its breaks inside a word, before its ending or before a mark that closes. */
function wholeWords(text: string): readonly string[] {
  const words = wordsOf(text);
  const phrases: string[] = [];
  let at = 0;
  for (const phrase of parser.parse(text)) {
    const before = phrases.at(-1);
    const inWord = INSIDE.test(phrase) || words.some(({ from, to }) => from < at && at < to);
    const beforeEnding = ENDING.test(phrase) && /[\p{L}ー]$/u.test(before ?? '');
    const closing = CLOSING.exec(phrase)?.[0].length ?? 0;
    const joined = inWord || beforeEnding ? phrase.length : closing;
    if (before === undefined) phrases.push(phrase);
    else {
      phrases[phrases.length - 1] = before + phrase.slice(0, joined);
      if (joined < phrase.length) phrases.push(phrase.slice(joined));
    }
    at += phrase.length;
  }
  return phrases;
}

/** The text with a `BREAK` between its phrases. Texts without Japanese, and those that have breaks, stay as they are. */
export function withBreaks(text: string): string {
  if (!JAPANESE.test(text) || text.includes(BREAK)) return text;
  return wholeWords(text).join(BREAK).replaceAll(UNDONE, JOINER);
}

/** The phrases of a text, in its order: a line may break between any two, as far as brackets and marks allow it. */
export const phrasesOf = (text: string): readonly string[] => withBreaks(text).split(BREAK);

/** The text as it was before `withBreaks`. */
export const withoutBreaks = (text: string): string => text.replaceAll(BREAK, '');
