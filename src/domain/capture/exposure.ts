/**
 * How well the face is exposed, whatever its complexion: by what is white on it and around it, not by its skin.
 *
 * Skin of L* 25 may be dark skin in good light or fair skin two stops under. What tells them apart is what the lamp makes
 * of a surface without melanin: gloss, teeth and the whites of the eyes on the face, walls and cloth around it. Light is
 * the brightest channel's, so that a coloured lamp is no dark one.
 */
import { LINEAR_OF_BYTE } from '#domain/skin/cielab.ts';
import { CROP_SIZE } from '#domain/face/crop.ts';
import type { BytePlane } from '#domain/geometry/polygon.ts';
import { clamp } from '#domain/geometry/points.ts';

/** Share of the face, and of all that the crop shows, below its brightest places. A few pixels may be dust or noise. */
const FACE_WHITES = 0.999;
const SURROUNDINGS = 0.99;
/**
 * Darker skin shines less brightly, for what lies under its gloss is darker: the face's whites fall by a third of the
 * stops that its skin falls by. Found on people of all complexions in one studio's light (lab/notes/measuring.md).
 */
const SKIN_SHARE = 1 / 3;
/** And by so many stops at most: a lamp that glints in glasses is white on any face. A choice, not a measurement. */
const SKIN_MOST = 1.5;
/** The surroundings may be a window behind a dark face, or a black wall: they move the face's own answer by this at most, stops. */
const SURROUNDINGS_MOST = 1;
/** Half of the photos of faces at hand lie above: log2 of linear light, 1 is white. */
const WELL_EXPOSED = -0.2;

/** log2 of linear light that is at least this: black does not run away. */
const DARKEST = 1 / 4096;

/** The byte below which this share of the counted pixels lies. */
function byteAt(counts: Uint32Array, share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (let byte = 0; byte < counts.length; byte++) {
    below += counts[byte] ?? 0;
    if (below > share * total) return byte;
  }
  return counts.length - 1;
}

const stopsAt = (counts: Uint32Array, share: number): number =>
  Math.log2(Math.max(DARKEST, LINEAR_OF_BYTE[byteAt(counts, share)] ?? 0));

/**
 * @param crop 512 × 512 RGBA, sRGB, as the photo has it
 * @param face 1 inside the outline of the face, features included; a smaller plane over the same crop
 * @returns stops (EV): 0 is well exposed, −1 half of that light; no more than about 1, where white ends
 */
export function readExposure(crop: Uint8ClampedArray, face: BytePlane): number {
  const step = CROP_SIZE / face.width;
  const [onFace, everywhere] = [new Uint32Array(256), new Uint32Array(256)];
  for (let y = 0; y < face.height; y++) {
    for (let x = 0; x < face.width; x++) {
      const at = 4 * step * (y * CROP_SIZE + x);
      const value = Math.max(crop[at] ?? 0, crop[at + 1] ?? 0, crop[at + 2] ?? 0);
      everywhere[value] = (everywhere[value] ?? 0) + 1;
      if (face.data[y * face.width + x] === 1) onFace[value] = (onFace[value] ?? 0) + 1;
    }
  }
  const whites = stopsAt(onFace, FACE_WHITES);
  const byFace = whites + Math.min(SKIN_SHARE * (whites - stopsAt(onFace, 0.5)), SKIN_MOST);
  const bySurroundings = stopsAt(everywhere, SURROUNDINGS);
  const moved = clamp((bySurroundings - byFace) / 2, -SURROUNDINGS_MOST, SURROUNDINGS_MOST);
  return byFace + moved - WELL_EXPOSED;
}
