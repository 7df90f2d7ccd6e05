/** sRGB bytes ↔ linear light ↔ CIE L*a*b* (D65): IEC 61966-2-1, CIE 15. */

/** Three values that a function writes into, so that a million pixels allocate nothing. */
export type Triple = Float64Array;

export function triple(a = 0, b = 0, c = 0): Triple {
  return Float64Array.of(a, b, c);
}

/** Linear light 0…1 of an sRGB byte. */
export const LINEAR_OF_BYTE: Float64Array = Float64Array.from({ length: 256 }, (_, byte) => {
  const s = byte / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
});

/** Linear light → sRGB byte, unrounded 0…255; outside 0…1 is clipped, as a camera clips. */
export function byteOfLinear(light: number): number {
  if (!(light > 0)) return 0;
  if (light >= 1) return 255;
  return 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);
}

const WHITE_X = 0.95047;
const WHITE_Z = 1.08883;
const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;

function f(t: number): number {
  return t > EPSILON ? Math.cbrt(t) : (KAPPA * t + 16) / 116;
}

function inverseF(t: number): number {
  const cube = t * t * t;
  return cube > EPSILON ? cube : (116 * t - 16) / KAPPA;
}

/** Linear sRGB to L*, a*, b*; `out` may be the input. */
export function labOfLinear(rgb: Triple, out: Triple): void {
  const [r = 0, g = 0, b = 0] = rgb;
  const fx = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE_X);
  const fy = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const fz = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE_Z);
  out[0] = 116 * fy - 16;
  out[1] = 500 * (fx - fy);
  out[2] = 200 * (fy - fz);
}

/** L*, a*, b* to linear sRGB, which may lie outside 0…1; `out` may be the input. */
export function linearOfLab(lab: Triple, out: Triple): void {
  const [lightness = 0, a = 0, b = 0] = lab;
  const fy = (lightness + 16) / 116;
  const x = WHITE_X * inverseF(fy + a / 500);
  const y = inverseF(fy);
  const z = WHITE_Z * inverseF(fy - b / 200);
  out[0] = 3.2404542 * x - 1.5371385 * y - 0.4985314 * z;
  out[1] = -0.969266 * x + 1.8760108 * y + 0.041556 * z;
  out[2] = 0.0556434 * x - 0.2040259 * y + 1.0572252 * z;
}

/** Individual typology angle in degrees (Chardon et al., Int J Cosmet Sci 13 (1991) 191). */
export function typologyAngle(lightness: number, b: number): number {
  return (Math.atan2(lightness - 50, b) * 180) / Math.PI;
}
