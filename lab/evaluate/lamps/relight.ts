/**
 * The same face under other lamps: each pixel times the light that its place gets from them over the light that it got
 * before (a ratio image: Riklin-Raviv & Shashua, PAMI 23 (2001) 129). Skin is taken for matt (Lambert), the photo for one
 * taken in even light from the camera's side. So shadows that one part of the face throws on another are missing, and
 * gloss stays where it was.
 */
import { DAYLIGHT_KELVIN, lampColour } from '../changes/light.ts';
import { triple, type Triple } from '../colour.ts';
import { emptyField, type Field } from '../field.ts';
import type { RgbImage } from '../image.ts';
import { paint } from '../paint.ts';
import type { LitFace, Surface } from './surface.ts';

/** Unit vector from the face to the lamp: x to the right of the photo, y down, z towards the camera. */
export type Direction = readonly [x: number, y: number, z: number];

export interface Light {
  /** Null: from all sides alike. */
  readonly from: Direction | null;
  /** Of the light that a place gets which faces it. */
  readonly strength: number;
  readonly kelvin: number;
}

/** What the photo is taken to have been lit by. */
export const FRONTAL: readonly Light[] = [
  { from: null, strength: 0.5, kelvin: DAYLIGHT_KELVIN },
  { from: [0, 0, 1], strength: 0.5, kelvin: DAYLIGHT_KELVIN },
];

interface Shone {
  readonly from: Direction | null;
  readonly rgb: readonly [number, number, number];
}

/** Lights by channel, for a camera that is set to daylight. */
function shine(lights: readonly Light[]): Shone[] {
  const white = lampColour(DAYLIGHT_KELVIN);
  return lights.map(({ from, strength, kelvin }) => {
    const colour = lampColour(kelvin);
    return {
      from,
      rgb: [
        (strength * colour[0]) / white[0],
        (strength * colour[1]) / white[1],
        (strength * colour[2]) / white[2],
      ],
    };
  });
}

function addUp(lights: readonly Shone[], [nx, ny, nz]: Direction, out: Triple): void {
  out.fill(0);
  for (const { from, rgb } of lights) {
    const facing = from === null ? 1 : Math.max(0, nx * from[0] + ny * from[1] + nz * from[2]);
    for (let c = 0; c < 3; c++) out[c] = (out[c] ?? 0) + facing * (rgb[c] ?? 0);
  }
}

/** New light over old for a place that faces `normal`, by channel of linear sRGB. @param normal unit vector */
export function lightRatio(
  lights: readonly Light[],
  normal: Direction,
  before: readonly Light[] = FRONTAL,
): [number, number, number] {
  const [now, then] = [triple(), triple()];
  addUp(shine(lights), normal, now);
  addUp(shine(before), normal, then);
  return [0, 1, 2].map((c) => (now[c] ?? 0) / (then[c] ?? 1)) as [number, number, number];
}

/** Shares of the channels in luminance: IEC 61966-2-1. */
const LUMINANCE = [0.2126, 0.7152, 0.0722] as const;

/** log2 of the ratio by channel; 0 beside the face. */
function ratioFields({ x, y, z, mask }: Surface, lights: readonly Light[]): readonly Field[] {
  const [after, before] = [shine(lights), shine(FRONTAL)];
  const fields = [emptyField(), emptyField(), emptyField()];
  const [now, then] = [triple(), triple()];
  let light = 0;
  let total = 0;
  for (let i = 0; i < mask.length; i++) {
    const share = mask[i] ?? 0;
    const length = Math.hypot(x[i] ?? 0, y[i] ?? 0, z[i] ?? 0);
    if (share === 0 || length === 0) continue;
    const normal: Direction = [(x[i] ?? 0) / length, (y[i] ?? 0) / length, (z[i] ?? 0) / length];
    addUp(after, normal, now);
    addUp(before, normal, then);
    for (let c = 0; c < 3; c++) {
      const ratio = (now[c] ?? 0) / (then[c] ?? 1);
      light += share * (LUMINANCE[c] ?? 0) * ratio;
      const field = fields[c];
      if (field) field[i] = Math.log2(ratio);
    }
    total += share;
  }
  // The camera meters the face: its mean light stays.
  const metered = total === 0 ? 0 : Math.log2(light / total);
  for (const field of fields) {
    for (let i = 0; i < field.length; i++) {
      const share = mask[i] ?? 0;
      if (share > 0) field[i] = share * ((field[i] ?? 0) - metered);
    }
  }
  return fields;
}

/**
 * The photo with its face under these lamps, exposed so that the face is as light as before on average; what is beside
 * the face stays as it is.
 */
export function relight(image: RgbImage, { toCrop, surface }: LitFace, lights: readonly Light[]): RgbImage {
  const layers = ratioFields(surface, lights).map((field, c) => ({
    field,
    apply: (rgb: Triple, stops: number) => {
      rgb[c] = (rgb[c] ?? 0) * 2 ** stops;
    },
  }));
  return paint(image, toCrop, layers);
}
