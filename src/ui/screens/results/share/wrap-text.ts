/** Line breaks for text on a canvas, where no browser breaks them: between words, also in Japanese. */

/** A line may not begin with these. */
const NO_START = /^[\s、。，．・？！）」』】〉》’”,.!?:;)\]ー…ゃゅょっャュョッ]/u;

/** Particles and endings, which belong to the word before them. */
const TAIL = /^\p{Script=Hiragana}+$/u;
const STOP = /[、。，．・？！\s]$/u;

/** The pieces between which a line may break. */
function pieces(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  const out: string[] = [];
  for (const { segment } of segments) {
    const last = out.at(-1);
    const tail = TAIL.test(segment) && last !== undefined && !STOP.test(last);
    if (last !== undefined && (tail || NO_START.test(segment))) out[out.length - 1] = last + segment;
    else out.push(segment);
  }
  return out;
}

/**
 * @param measure width of a piece of text in the units of `width`
 * @returns at most `most` lines; what does not fit ends in an ellipsis
 */
export function wrapText(
  text: string,
  language: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text.trim(), language)) {
    if (line === '' || measure((line + piece).trimEnd()) <= width) {
      line += piece;
      continue;
    }
    lines.push(line.trim());
    line = piece.trimStart();
  }
  if (line.trim() !== '') lines.push(line.trim());
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept[most - 1] ?? '';
  while (last !== '' && measure(`${last}…`) > width) last = last.slice(0, -1).trimEnd();
  kept[most - 1] = `${last}…`;
  return kept;
}

/** The same, with lines of about equal length: no last line with a single word. */
export function balanceText(
  text: string,
  language: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): string[] {
  const wrapped = wrapText(text, language, width, most, measure);
  let best = wrapped;
  // A cut text has no shorter form; otherwise the narrowest width that needs no further line.
  for (let share = 0.95; share >= 0.5; share -= 0.05) {
    const tried = wrapText(text, language, width * share, most + 1, measure);
    if (tried.length > wrapped.length || wrapped.at(-1)?.endsWith('…') === true) break;
    best = tried;
  }
  return best;
}
