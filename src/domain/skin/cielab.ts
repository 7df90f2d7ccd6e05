/** sRGB bytes to linear light to CIELAB (D65): IEC 61966-2-1, CIE 15. */

/** Linear light 0…1 of an sRGB byte. */
export const LINEAR_OF_BYTE = Float32Array.from({ length: 256 }, (_, byte) => {
  const s = byte / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
});

export interface Lab {
  /** 0…100 */
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

const response = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

/** @param r, g, b linear light, 0…1 */
export function labOfLinear(r: number, g: number, b: number): Lab {
  const x = response((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = response(luminanceOf(r, g, b));
  const z = response((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

/** Luminance 0…1 of linear light. */
export const luminanceOf = (r: number, g: number, b: number): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** @param red, green, blue sRGB bytes */
export const labOf = (red: number, green: number, blue: number): Lab =>
  labOfLinear(LINEAR_OF_BYTE[red] ?? 0, LINEAR_OF_BYTE[green] ?? 0, LINEAR_OF_BYTE[blue] ?? 0);
