/** Line breaks for text on a canvas, where no browser breaks them: between words, also in Japanese. */

/** A line may not begin with these. */
const NO_START = /^[\s、。，．・？！）」』】〉》’”,.!?:;)\]ー…ゃゅょっャュョッ]/u;

/** Particles and endings belong to the word before them. */
const TAIL = /^\p{Script=Hiragana}+$/u;
const STOP = /[、。，．・？！\s]$/u;
/** Parts of one compound: 準備 and 運動. */
const COMPOUNDS = [
  { ends: /\p{Script=Han}$/u, goesOn: /^\p{Script=Han}+$/u },
  { ends: /[\p{Script=Katakana}ー]$/u, goesOn: /^[\p{Script=Katakana}ー]+$/u },
] as const;
/** Letters of a piece: a longer one is better broken than kept. */
const LONGEST = 8;

/** Whether no line may end between the two. */
function belongs(segment: string, before: string): boolean {
  if (NO_START.test(segment)) return true;
  const tail = TAIL.test(segment) && !STOP.test(before);
  if (tail && segment.length === 1) return true;
  const compound = COMPOUNDS.some(({ ends, goesOn }) => ends.test(before) && goesOn.test(segment));
  return (tail || compound) && before.length + segment.length <= LONGEST;
}

/** The parts that the segmenter finds, with what `joins` the part before it put to that. */
function segments(
  text: string,
  language: string,
  granularity: 'word' | 'grapheme',
  joins: (segment: string, before: string) => boolean,
): string[] {
  const out: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity }).segment(text)) {
    const last = out.at(-1);
    if (last !== undefined && joins(segment, last)) out[out.length - 1] = last + segment;
    else out.push(segment);
  }
  return out;
}

/** The pieces between which a line may break. */
const pieces = (text: string, language: string): string[] => segments(text, language, 'word', belongs);

type Measure = (text: string) => number;

/** A piece in parts that fit: a name or an address may be longer than a whole line. */
function cut(piece: string, language: string, width: number, measure: Measure): string[] {
  if (measure(piece.trimEnd()) <= width) return [piece];
  const parts: string[] = [];
  let part = '';
  for (const letter of segments(piece, language, 'grapheme', (segment) => NO_START.test(segment))) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}

/** Whether `wrapText` leaves every word in one piece and nothing out. */
export function staysWhole(
  text: string,
  language: string,
  width: number,
  most: number,
  measure: Measure,
): boolean {
  return (
    pieces(text.trim(), language).every((piece) => measure(piece.trimEnd()) <= width) &&
    wrapText(text, language, width, Infinity, measure).length <= most
  );
}

/**
 * @param measure width of a piece of text in the units of `width`
 * @returns at most `most` lines, none wider than `width`; what does not fit ends in an ellipsis
 */
export function wrapText(
  text: string,
  language: string,
  width: number,
  most: number,
  measure: Measure,
): string[] {
  const lines: string[] = [];
  let line = '';
  const fitting = pieces(text.trim(), language).flatMap((piece) => cut(piece, language, width, measure));
  for (const piece of fitting) {
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
  // Letter by letter as they are seen: half an emoji is a broken one.
  const last = segments(kept[most - 1] ?? '', language, 'grapheme', () => false);
  const ended = () => `${last.join('').trimEnd()}…`;
  while (last.length > 0 && measure(ended()) > width) last.pop();
  kept[most - 1] = ended();
  return kept;
}

/** The same, with lines of about equal length: no last line with a single word. */
export function balanceText(
  text: string,
  language: string,
  width: number,
  most: number,
  measure: Measure,
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
