/** CIELAB of sRGB bytes (D65). */

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const s = byte / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
});

const response = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

export function labOf(red: number, green: number, blue: number): { l: number; a: number; b: number } {
  const [r, g, b] = [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0];
  const x = response((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = response(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = response((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}
