/** The shared card: its formats, its smallest type, and what it says. All lengths in px of the card. */
import { graphemesOf } from '#domain/account/clean-text.ts';

// Line breaks for text on a canvas, where no browser breaks them: between phrases, and by the rules of Japanese setting.

/** No line begins with these (JIS X 4051): closing brackets, stops, small kana, marks that repeat or lengthen. */
const NO_START =
  /^[\s’”）〕］｝〉》」』】｠〙〗〟)\]}、。，．,.・：；:;！？!?‼⁇⁈⁉…‥‐–〜～ヽヾゝゞ々〻ーぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ％%‰℃°]/u;
/** No line ends with these: opening brackets, and the signs before a number. */
const NO_END = /[‘“（〔［｛〈《「『【｟〘〖〝([{￥¥$＄#＃]$/u;

const belong = (before: string, after: string): boolean => NO_END.test(before) || NO_START.test(after);

/** With the parts in one between which no line may end. */
function joined(parts: readonly string[]): string[] {
  const out: string[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (last !== undefined && belong(last, part)) out[out.length - 1] = last + part;
    else out.push(part);
  }
  return out;
}

/** The parts of a text that a reader takes in one; together they are the text. */
export type Phrases = (text: string) => readonly string[];

/** Where words stand apart. */
export const spacedWords: Phrases = (text) => text.match(/\S+\s*|^\s+/gu) ?? [];

/** The pieces between which a line may break: phrases, and where there are spaces, words. */
const pieces = (text: string, phrases: Phrases): string[] => joined(phrases(text).flatMap(spacedWords));

type WidthOf = (text: string) => number;

/** A piece in parts that fit: a name or an address may be longer than a whole line. */
function cut(piece: string, width: number, measure: WidthOf): string[] {
  if (measure(piece.trimEnd()) <= width) return [piece];
  const parts: string[] = [];
  let part = '';
  for (const letters of joined(graphemesOf(piece))) {
    if (part !== '' && measure(part + letters) > width) {
      parts.push(part);
      part = '';
    }
    part += letters;
  }
  return [...parts, part];
}

/** Whether `wrapText` leaves every word in one piece and nothing out. */
export function staysWhole(
  text: string,
  phrases: Phrases,
  width: number,
  most: number,
  measure: WidthOf,
): boolean {
  return (
    pieces(text.trim(), phrases).every((piece) => measure(piece.trimEnd()) <= width) &&
    wrapText(text, phrases, width, Infinity, measure).length <= most
  );
}

/**
 * @param measure width of a piece of text in the units of `width`
 * @returns at most `most` lines, none wider than `width`, unless brackets and marks alone are; what does not fit ends in an
 *   ellipsis
 */
export function wrapText(
  text: string,
  phrases: Phrases,
  width: number,
  most: number,
  measure: WidthOf,
): string[] {
  const lines: string[] = [];
  let line = '';
  const fitting = pieces(text.trim(), phrases).flatMap((piece) => cut(piece, width, measure));
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
  const last = graphemesOf(kept[most - 1] ?? '');
  const ended = () => `${last.join('').trimEnd()}…`;
  while (last.length > 0 && (measure(ended()) > width || NO_END.test(last.join('')))) last.pop();
  kept[most - 1] = ended();
  return kept;
}

/** The same, with lines of about equal length: no last line with a single word. */
export function balanceText(
  text: string,
  phrases: Phrases,
  width: number,
  most: number,
  measure: WidthOf,
): string[] {
  const wrapped = wrapText(text, phrases, width, most, measure);
  let best = wrapped;
  // A cut text has no shorter form; otherwise the narrowest width that needs no further line.
  for (let share = 0.95; share >= 0.5; share -= 0.05) {
    const tried = wrapText(text, phrases, width * share, most + 1, measure);
    if (tried.length > wrapped.length || wrapped.at(-1)?.endsWith('…') === true) break;
    best = tried;
  }
  return best;
}

/** `feed`: 4 to 5. `story`: 9 to 16, with room above and below for the bars that apps lay over a story. */
export const CARD_SHAPES = {
  feed: { ratio: '4:5', width: 1080, height: 1350, top: 48, bottom: 40 },
  story: { ratio: '9:16', width: 1080, height: 1920, top: 190, bottom: 200 },
} as const;
export type CardFormat = keyof typeof CARD_SHAPES;
export const CARD_FORMATS = ['feed', 'story'] as const satisfies readonly CardFormat[];

/** CSS px that the card is wide where it is shown smallest: over the narrowest phone, as feeds show it. */
export const SHOWN_WIDTH = 320;
/** CSS px; no letter on the card is smaller there. */
const SMALLEST_SHOWN = 12;
/** The same in px of the card: 41. */
export const SMALLEST_TYPE = Math.ceil((SMALLEST_SHOWN * CARD_SHAPES.feed.width) / SHOWN_WIDTH);

/** Left and right of everything. */
export const MARGIN = 64;
export const INNER = CARD_SHAPES.feed.width - 2 * MARGIN;

export interface CardContent {
  /** Whole points, the half-width of their range, and the band; null where the light tells none. */
  readonly told: { readonly score: number; readonly spread: number; readonly band: string } | null;
  /** The verdict; in roasts of before the headline. */
  readonly headline: string;
  /** The line that is quoted; null without a roast. */
  readonly joke: string | null;
  /** Something true and good, as the card's footer; null without a roast. */
  readonly strength: string | null;
  readonly words: {
    readonly appName: string;
    /** Under the number; where none is told, that it is not. */
    readonly outOf: string;
    readonly footer: string;
    /** Instead, on a card with the photo. */
    readonly footerPhoto: string;
  };
}

/** What is set on the card, and where its lines may break. */
export interface SetContent extends CardContent {
  readonly phrases: Phrases;
}

/** Width in px of a text in a size and weight. */
export type Measure = (text: string, size: number, weight: number) => number;
