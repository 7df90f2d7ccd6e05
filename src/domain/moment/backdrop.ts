/** The colour of what lies behind the person: said where nearly all of it has the one. */
import type { Lab } from '#domain/skin/cielab.ts';
import type { COLOURS } from '#functions/moment-words.ts';
import type { PhotoMoment } from './photo-moment.ts';

export type Colour = (typeof COLOURS)[number];

/** A hue between `from` and `to`, in degrees of CIELAB, of this chroma and lightness. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly chroma: readonly [number, number];
  readonly l: readonly [number, number];
}

/** Up to this chroma a pixel counts as without colour; a dark brown has little, too. */
const COLOURLESS = 7;
const BLACK_CHROMA = 5;
const GREYS = { black: [0, 16], grey: [33, 80], white: [91, 100] } as const;
/** A wall as light as this is told as grey where it has no warm tint: with one it is off-white to any eye. */
const LIGHT_GREY = { l: 89, chroma: 5, b: 2 } as const;
const ANY = Infinity;
/** Between them lies what one viewer calls so and another otherwise: beige, olive, teal, purple, orange. */
const HUES: Readonly<Record<Exclude<Colour, keyof typeof GREYS>, Range>> = {
  pink: { from: 333, to: 375, chroma: [18, ANY], l: [60, 95] },
  red: { from: 18, to: 37, chroma: [36, ANY], l: [25, 62] },
  brown: { from: 52, to: 80, chroma: [10.5, 36], l: [20, 58] },
  yellow: { from: 75, to: 105, chroma: [26, ANY], l: [72, 100] },
  green: { from: 122, to: 165, chroma: [12, ANY], l: [12, 75] },
  blue: { from: 220, to: 285, chroma: [9.5, ANY], l: [12, 80] },
};

const NAMED = Object.entries(HUES) as [Colour, Range][];

/** Null: between two of the nine, or a tenth one. */
export function colourOf({ l, a, b }: Lab): Colour | null {
  const chroma = Math.hypot(a, b);
  const within = ([least, most]: readonly [number, number]) => l >= least && l <= most;
  if (chroma <= COLOURLESS) {
    if (within(GREYS.black)) return chroma < BLACK_CHROMA ? 'black' : null;
    if (within(GREYS.grey)) return 'grey';
    if (within(GREYS.white)) return 'white';
    const { l: lightest, chroma: most, b: warmest } = LIGHT_GREY;
    return l > GREYS.grey[1] && l < lightest && chroma < most && b < warmest ? 'grey' : null;
  }
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  for (const [name, range] of NAMED) {
    const along = hue < range.from && range.to > 360 ? hue + 360 : hue;
    const fits = along >= range.from && along <= range.to && within(range.l);
    if (fits && chroma >= range.chroma[0] && chroma <= range.chroma[1]) return name;
  }
  return null;
}

export interface BackdropSigns {
  /** The colour of most pixels of the background; null: no pixel has one of the nine. */
  readonly colour: Colour | null;
  /** Share of the background that has it, 0…1. */
  readonly share: number;
  /** Share of the hair's place around the forehead that has it, too, 0…1. */
  readonly hair: number;
}

/**
 * @param behind the pixels of the background
 * @param around those between the face and the background: hair, or a hat
 */
export function readBackdrop(behind: readonly Lab[], around: readonly Lab[]): BackdropSigns {
  const counts = new Map<Colour, number>();
  for (const pixel of behind) {
    const colour = colourOf(pixel);
    if (colour !== null) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (most === undefined) return { colour: null, share: 0, hair: 0 };
  const [colour, n] = most;
  const alike = around.filter((pixel) => colourOf(pixel) === colour).length;
  return { colour, share: n / behind.length, hair: alike / Math.max(1, around.length) };
}

/** Hair has these, too, and a head before such a wall is common. */
const OF_HAIR: ReadonlySet<Colour> = new Set(['black', 'white', 'grey', 'brown']);
/** A wall's grey and white reach into many a picture; of the rest less is enough. */
const PALE: ReadonlySet<Colour> = new Set(['white', 'grey']);
const NEARLY_ALL = 0.78;
const MOST = 0.66;
/** So much of the hair in a colour that no hair has is dyed hair up to the frame. */
const DYED = 0.5;

/** @param seen whether there is enough of a background to tell */
export function nameBackdrop({ colour, share, hair }: BackdropSigns, seen: boolean): PhotoMoment['backdrop'] {
  if (!seen || colour === null || share < (PALE.has(colour) ? NEARLY_ALL : MOST)) return null;
  return OF_HAIR.has(colour) || hair < DYED ? colour : null;
}
