/** The three texts of the shared card, set as large as leaves the picture its room. */
import {
  balanceText,
  INNER,
  type Measure,
  type Phrases,
  type SetContent,
  SMALLEST_TYPE,
  staysWhole,
} from './card.ts';

/** Line height as a part of the size. */
export const LEADING = 1.26;
export const WEIGHT = { headline: 800, joke: 600, strength: 600, footer: 550 } as const;
/** Least room between two blocks. */
export const GAP = 26;
export const BUBBLE = { side: 56, block: 32 } as const;
/** Ring, caption and photo need this much height at least. */
const LEAST_PICTURE = 280;

/** Sizes of headline and joke, and the least height of the picture that goes with them: the first that fits is taken. */
const SIZES = [
  { headline: 112, joke: 62, picture: 480 },
  { headline: 104, joke: 58, picture: 440 },
  { headline: 96, joke: 54, picture: 410 },
  { headline: 88, joke: 50, picture: 390 },
  { headline: 80, joke: 48, picture: 370 },
  { headline: 72, joke: 45, picture: 340 },
  { headline: 64, joke: SMALLEST_TYPE, picture: 320 },
  { headline: 58, joke: SMALLEST_TYPE, picture: LEAST_PICTURE },
  { headline: 50, joke: SMALLEST_TYPE, picture: LEAST_PICTURE },
  { headline: SMALLEST_TYPE, joke: SMALLEST_TYPE, picture: LEAST_PICTURE },
] as const;
type Sizes = (typeof SIZES)[number];
const SMALLEST = SIZES[9];
const MOST_HEADLINE = 3;
const MOST_STRENGTH = 4;

export interface Lines {
  readonly lines: readonly string[];
  readonly size: number;
  /** From the top of the first line to the bottom of the last. */
  readonly height: number;
  /** Whether every word stands as it was written. */
  readonly whole: boolean;
}

const NONE: Lines = { lines: [], size: 0, height: 0, whole: true };

export interface Blocks {
  readonly headline: Lines;
  readonly joke: Lines;
  readonly strength: Lines;
  /** That of all three. */
  readonly whole: boolean;
  /** Together, each with the gap above it. */
  readonly height: number;
  readonly count: number;
}

/** Height of the joke's paper; 0 without a joke. */
export const bubbleHeight = (joke: Lines) => (joke.lines.length === 0 ? 0 : joke.height + 2 * BUBBLE.block);

export interface Type {
  readonly phrases: Phrases;
  readonly measure: Measure;
  readonly size: number;
  readonly weight: number;
}

/** A text in lines of at most `width`. */
export function setLines(
  { phrases, measure, ...type }: Type,
  text: string | null,
  width: number,
  most: number,
): Lines {
  if (text === null || most === 0) return NONE;
  const by = (part: string) => measure(part, type.size, type.weight);
  const lines = balanceText(text, phrases, width, most, by);
  const whole = staysWhole(text, phrases, width, most, by);
  return { lines, size: type.size, height: lines.length * type.size * LEADING, whole };
}

/** How many lines there may be. */
interface Most {
  readonly headline: number;
  readonly joke: number;
}

function blocksOf(content: SetContent, sizes: Sizes, most: Most, measure: Measure): Blocks {
  const { phrases } = content;
  const type = (size: number, weight: number) => ({ phrases, measure, size, weight });
  const { headline: big, joke: normal } = sizes;
  const small = Math.max(SMALLEST_TYPE, Math.round(normal * 0.8));
  const headline = setLines(type(big, WEIGHT.headline), content.headline, INNER, most.headline);
  const joke = setLines(type(normal, WEIGHT.joke), content.joke, INNER - 2 * BUBBLE.side, most.joke);
  const strength = setLines(type(small, WEIGHT.strength), content.strength, INNER, MOST_STRENGTH);
  const parts = [headline.height, bubbleHeight(joke), strength.height].filter((height) => height > 0);
  return {
    headline,
    joke,
    strength,
    whole: headline.whole && joke.whole && strength.whole,
    height: parts.reduce((sum, part) => sum + part + GAP, 0),
    count: parts.length,
  };
}

/** The largest letters that leave the picture its room; null where even the smallest do not. */
function largestBlocks(content: SetContent, room: number, measure: Measure): Blocks | null {
  for (const sizes of SIZES) {
    const blocks = blocksOf(content, sizes, { headline: MOST_HEADLINE, joke: Infinity }, measure);
    if (blocks.whole && blocks.height + sizes.picture <= room) return blocks;
  }
  return null;
}

/**
 * A language model may write more than there is room for: the footer goes first, then the joke ends in an ellipsis. The
 * headline, which a long name makes longer, is never cut.
 */
export function chooseBlocks(content: SetContent, room: number, measure: Measure): Blocks {
  const quoted = { ...content, strength: null };
  const found = largestBlocks(content, room, measure) ?? largestBlocks(quoted, room, measure);
  if (found !== null) return found;
  const headline = Infinity;
  const besides = blocksOf(quoted, SMALLEST, { headline, joke: 0 }, measure).height + GAP + 2 * BUBBLE.block;
  const left = room - LEAST_PICTURE - besides;
  const joke = Math.max(0, Math.floor(left / (SMALLEST.joke * LEADING)));
  return blocksOf(quoted, SMALLEST, { headline, joke }, measure);
}
