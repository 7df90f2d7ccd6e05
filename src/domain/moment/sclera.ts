/**
 * The colour of the light by the whites of the eyes: the one surface of a face that nobody's complexion colours. It tells
 * strong colours only. The whites are shaded, tinted by the skin around them, and on a small face blurred into it; so what a
 * share of skin in them explains is no lamp, and the warm light of bulbs and candles is not told (lab/notes/moment.md).
 */
import { CROP_SIZE, CROP_INTEROCULAR } from '#domain/face/crop.ts';
import { pointAt, STRIDE, type CropPixels, type Landmarks } from '#domain/face/landmarks.ts';
import { IRIS, LEFT_EYE, MESH_POINTS_WITH_IRIS, RIGHT_EYE } from '#domain/face/topology.ts';
import { clamp, distance, type Point } from '#domain/geometry/points.ts';
import { bytePlane, fillPolygon, positions } from '#domain/geometry/polygon.ts';
import { labOfLinear, LINEAR_OF_BYTE, luminanceOf } from '#domain/skin/cielab.ts';
import { mean as average, pick, quantile } from '#domain/skin/statistics.ts';

type Rgb = readonly [red: number, green: number, blue: number];
interface Chroma {
  readonly a: number;
  readonly b: number;
}

/** Iris radii from its middle at which the white begins, past the dark ring. */
const WHITE_FROM = 1.15;
/** Of the pixels that are no iris, in order of their light: below are lid and lashes, above the lamp's reflection. */
const BETWEEN = { low: 0.5, high: 0.95 } as const;
/** Pixels of the photo, not of the crop, under which an eye says nothing. */
const LEAST_PIXELS = 6;

/** Light of all whites is compared at this luminance, that of L* 70. */
const COMMON_LUMINANCE = 0.407;
/** Keeps black from being of a colour. Linear light. */
const DARK = 2e-4;
/** a* and b* at L* 70 of whites that are little else than skin, as found of shaded and small eyes. */
const SKIN_TINT = 32;
/** The eyes differ more than a light's colour is off: a difference of 35 counts as much as a distance of 22. */
const DIFFERENCE_SHARE = 22 / 35;

/** Mean linear light of the white of one eye; null where too little of it is seen. */
function whiteOf(
  crop: Uint8ClampedArray,
  outline: readonly Point<CropPixels>[],
  iris: { readonly middle: Point<CropPixels>; readonly radius: number },
  sourcePerCrop: number,
): Rgb | null {
  const left = clamp(Math.floor(Math.min(...outline.map(({ x }) => x))), 0, CROP_SIZE - 1);
  const top = clamp(Math.floor(Math.min(...outline.map(({ y }) => y))), 0, CROP_SIZE - 1);
  const right = clamp(Math.ceil(Math.max(...outline.map(({ x }) => x))), left, CROP_SIZE);
  const bottom = clamp(Math.ceil(Math.max(...outline.map(({ y }) => y))), top, CROP_SIZE);
  const opening = bytePlane(right - left, bottom - top);
  fillPolygon(
    opening,
    outline.map(({ x, y }) => ({ x: x - left, y: y - top })),
    1,
  );
  const reach = (WHITE_FROM * iris.radius) ** 2;
  const pixels = positions(opening.data)
    .map((i) => (top + Math.floor(i / opening.width)) * CROP_SIZE + left + (i % opening.width))
    .filter((i) => {
      const x = (i % CROP_SIZE) + 0.5 - iris.middle.x;
      const y = Math.floor(i / CROP_SIZE) + 0.5 - iris.middle.y;
      return x * x + y * y >= reach;
    });
  if (pixels.length * Math.min(1, sourcePerCrop) < LEAST_PIXELS) return null;
  const linear = (pixel: number, channel: number) => LINEAR_OF_BYTE[crop[4 * pixel + channel] ?? 0] ?? 0;
  const light = pick(pixels, (i) => luminanceOf(linear(i, 0), linear(i, 1), linear(i, 2)));
  const [low, high] = [quantile(light, BETWEEN.low), quantile(light, BETWEEN.high)];
  const whites = pixels.filter((_, n) => (light[n] ?? 0) >= low && (light[n] ?? 0) <= high);
  const mean = (channel: number) => average(pick(whites, (i) => linear(i, channel))) + DARK;
  return [mean(0), mean(1), mean(2)];
}

function chromaOf(rgb: Rgb): Chroma {
  const gain = COMMON_LUMINANCE / luminanceOf(...rgb);
  return labOfLinear(rgb[0] * gain, rgb[1] * gain, rgb[2] * gain);
}

/** How far this is from whatever lies between white and skin. */
function offWhite({ a, b }: Chroma): number {
  const skin = clamp((a + b) / (2 * SKIN_TINT), 0, 1) * SKIN_TINT;
  return Math.hypot(a - skin, b - skin);
}

/**
 * @param crop 512 × 512 RGBA, sRGB, as the photo has it
 * @param interocularPx distance of the irises in pixels of the photo
 * @returns how coloured the light on the face is, a*b* at L* 70: up to 14 in ordinary light, 22 to 60 under neon; by both
 *   eyes together or, where one side has another lamp, by their difference. Null where the engine has no irises or too
 *   little of an eye is seen
 */
export function readLightColour(
  crop: Uint8ClampedArray,
  landmarks: Landmarks<CropPixels>,
  interocularPx: number,
): number | null {
  if (landmarks.length < MESH_POINTS_WITH_IRIS * STRIDE) return null;
  const white = (
    outline: readonly number[],
    [middle, east, , west]: readonly [number, number, number, number, number],
  ) =>
    whiteOf(
      crop,
      outline.map((index) => pointAt(landmarks, index)),
      {
        middle: pointAt(landmarks, middle),
        radius: distance(pointAt(landmarks, east), pointAt(landmarks, west)) / 2,
      },
      (interocularPx / CROP_INTEROCULAR) ** 2,
    );
  const [right, left] = [white(RIGHT_EYE, IRIS.right), white(LEFT_EYE, IRIS.left)];
  if (right === null || left === null) return null;
  const [one, other] = [chromaOf(right), chromaOf(left)];
  const both = { a: (one.a + other.a) / 2, b: (one.b + other.b) / 2 };
  return Math.max(offWhite(both), DIFFERENCE_SHARE * Math.hypot(one.a - other.a, one.b - other.b));
}
