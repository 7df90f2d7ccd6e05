/** The shared card: its formats, its smallest type, and what it says. All lengths in px of the card. */
import type { Phrases } from './wrap-text.ts';

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
  /** Whole points, and the half-width of their range. */
  readonly score: number;
  readonly spread: number;
  readonly band: string;
  readonly headline: string;
  /** The line that is quoted; null without a roast. */
  readonly joke: string | null;
  /** Something true and good, as the card's footer; null without a roast. */
  readonly strength: string | null;
  readonly words: {
    readonly appName: string;
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
