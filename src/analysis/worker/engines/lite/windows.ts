/** Which parts of an image the detector looks at. */
import type { Crop } from './crop.ts';

/** The whole image in one upright square, its aspect ratio kept, black beside it. */
export function wholeImage(width: number, height: number): Crop {
  return { x: width / 2, y: height / 2, side: Math.max(width, height), angle: 0 };
}

/** Middles of windows of `side` that cover `length` with at least half of a window shared by neighbours. */
function positions(length: number, side: number): number[] {
  if (length <= side) return [length / 2];
  const count = Math.ceil((length - side) / (side / 2)) + 1;
  return Array.from({ length: count }, (_, i) => side / 2 + (i * (length - side)) / (count - 1));
}

/**
 * A second look, for an image in which the first found nothing: once from further away, for a face that
 * fills the frame to its edges, and through overlapping windows of half the long side, for one far off.
 * At most ten windows.
 */
export function closerLooks(width: number, height: number): Crop[] {
  const whole = wholeImage(width, height);
  const side = whole.side / 2;
  const tiles = positions(height, side).flatMap((y) =>
    positions(width, side).map((x) => ({ x, y, side, angle: 0 })),
  );
  return [{ ...whole, side: 1.6 * whole.side }, ...tiles];
}
