/**
 * From the crop's sRGB bytes to CIE L*a*b* and to log reflectance.
 *
 * IEC 61966-2-1: linear = u^2.4 with u = (c + 0.055) / 1.055, and c / 12.92 below c = 0.04045. So the
 * logarithm of reflectance is 2.4 · log u, without a power in between. Means of pixels are taken on
 * the coded values, as the canvas that drew the crop did too.
 */
import { affine, type Planes } from './filters.ts';
import type { GraphWriter, Value } from './graph.ts';

/** Points (hundredths of a decade of reflectance) per unit of ln u. */
const POINTS_PER_LN_U = (100 * 2.4) / Math.LN10;
/** Reflectance below 1 % counts as 1 %: sRGB 25 of 255, darker than any evenly lit skin. */
export const REFLECTANCE_FLOOR = 0.01;
const LN_U_FLOOR = Math.log(REFLECTANCE_FLOOR) / 2.4;

const U_SCALE = 1 / (255 * 1.055);
const U_OFFSET = 0.055 / 1.055;
const LINEAR_BELOW_U = (0.04045 + 0.055) / 1.055;

/** Rec. 709 luma: exposure moves it exactly as it moves each channel, because the weights sum to one. */
const LUMA = [0.2126, 0.7152, 0.0722];

/** sRGB primaries to XYZ, rows divided by the D65 white (0.95047, 1, 1.08883): IEC 61966-2-1, CIE 15. */
const RGB_TO_XYZ_OVER_WHITE = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
].flat();
/** f(X), f(Y), f(Z) to L* (+16 subtracted by the bias), a*, b*. */
const F_TO_LAB = [0, 116, 0, 500, -500, 0, 0, 200, -200];
const CIE_EPSILON = 216 / 24389;
const CIE_KAPPA = 24389 / 27;

/** Canvas pixels (1 × 512 × 512 × RGBA bytes) to float planes R, G, B, A, 0 to 255. */
export function unpack(g: GraphWriter, rgba: Value): Planes {
  return { value: g.op('Cast', [g.op('Transpose', [rgba], { perm: [0, 3, 1, 2] })], { to: 1 }), channels: 4 };
}

/** Log luminance at full size, in points: 0 is white, −200 the floor. */
export function logLuminance(g: GraphWriter, bytes: Planes): Planes {
  const weights = g.floats([...LUMA.map((weight) => weight * U_SCALE), 0], [1, 4, 1, 1]);
  const u = g.op('Conv', [bytes.value, weights, g.floats([U_OFFSET], [1])], { kernel_shape: [1, 1] });
  return { value: points(g, g.op('Log', [u])), channels: 1 };
}

/** The three channels at half size as ln u. */
export function halfSizeLnU(g: GraphWriter, bytes: Planes): Planes {
  const weights = [0, 1, 2].flatMap((out) =>
    [0, 1, 2, 3].flatMap((into) => Array.from({ length: 4 }, () => (into === out ? U_SCALE / 4 : 0))),
  );
  const u = g.op(
    'Conv',
    [bytes.value, g.floats(weights, [3, 4, 2, 2]), g.floats([U_OFFSET, U_OFFSET, U_OFFSET], [3])],
    { kernel_shape: [2, 2], strides: [2, 2] },
  );
  return { value: g.op('Log', [u]), channels: 3 };
}

/** L*, a*, b* of D65. */
export function lab(g: GraphWriter, lnU: Planes): Planes {
  const u = g.op('Exp', [lnU.value]);
  const power = g.op('Exp', [affine(g, lnU.value, 2.4)]);
  const straight = affine(g, u, 1.055 / 12.92, -0.055 / 12.92);
  const linear = g.op('Where', [g.op('Less', [u, g.floats([LINEAR_BELOW_U], [1])]), straight, power]);

  const xyz = g.op('Conv', [linear, g.floats(RGB_TO_XYZ_OVER_WHITE, [3, 3, 1, 1])], { kernel_shape: [1, 1] });
  const positive = g.op('Max', [xyz, g.floats([1e-6], [1])]);
  const cubeRoot = g.op('Exp', [affine(g, g.op('Log', [positive]), 1 / 3)]);
  const belowKnee = affine(g, xyz, CIE_KAPPA / 116, 16 / 116);
  const f = g.op('Where', [g.op('Less', [xyz, g.floats([CIE_EPSILON], [1])]), belowKnee, cubeRoot]);

  const value = g.op('Conv', [f, g.floats(F_TO_LAB, [3, 3, 1, 1]), g.floats([-16, 0, 0], [3])], {
    kernel_shape: [1, 1],
  });
  return { value, channels: 3 };
}

/**
 * MI = 100·log10(1/R) and EI = 100·(log10(1/G) − log10(1/R)), Yamamoto & Takiwaki, Skin Res Technol
 * 14 (2008) 26; two channels, in points.
 */
export function melaninErythema(g: GraphWriter, lnU: Planes): Planes {
  const logRgb = points(g, lnU.value);
  const value = g.op('Conv', [logRgb, g.floats([-1, 0, 0, 1, -1, 0], [2, 3, 1, 1])], {
    kernel_shape: [1, 1],
  });
  return { value, channels: 2 };
}

function points(g: GraphWriter, lnU: Value): Value {
  return affine(g, g.op('Max', [lnU, g.floats([LN_U_FLOOR], [1])]), POINTS_PER_LN_U);
}
