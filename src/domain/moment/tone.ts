/** Whether the picture is black and white: no pixel in it has a colour, but for the few that a camera tints. */
import { labOf } from '#domain/skin/cielab.ts';
import { quantile } from '#domain/skin/statistics.ts';
import type { View } from './background.ts';
import type { PhotoMoment } from './photo-moment.ts';

/** Of so many pixels one is looked at. */
const EVERY = 7;

/** Chroma below which lie 98 of 100 pixels, CIELAB. */
export function readChroma({ pixels }: Pick<View, 'pixels'>): number {
  const chromas = new Float32Array(Math.ceil(pixels.length / 4 / EVERY));
  chromas.forEach((_, n) => {
    const at = 4 * n * EVERY;
    const { a, b } = labOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    chromas[n] = Math.hypot(a, b);
  });
  return quantile(chromas, 0.98);
}

/** A pale picture in colour has 7 and more. */
const COLOURLESS = 5.5;

export const nameTone = (chroma: number): PhotoMoment['tone'] => (chroma < COLOURLESS ? 'mono' : null);
