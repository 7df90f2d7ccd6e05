/** Painted 512 × 512 crops of a face whose mesh is known, in any skin colour. */
import { faceOutline, featureOutlines } from '#domain/face/regions.ts';
import { bytePlane, fillPolygon } from '#domain/geometry/polygon.ts';
import { faceMesh } from '../face-mesh.ts';

export type Rgb = readonly [number, number, number];
const SIZE = 512;

const toByte = (linear: number) => {
  const v = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));
};
const toLinear = (byte: number) => {
  const s = byte / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
};

/** CIE L*a*b* (D65) to sRGB bytes (IEC 61966-2-1). */
export function fromLab(l: number, a: number, b: number): Rgb {
  const fy = (l + 16) / 116;
  const cube = (f: number) => (f > 6 / 29 ? f ** 3 : 3 * (6 / 29) ** 2 * (f - 4 / 29));
  const [x, y, z] = [0.95047 * cube(fy + a / 500), cube(fy), 1.08883 * cube(fy - b / 200)];
  return [
    toByte(3.2406 * x - 1.5372 * y - 0.4986 * z),
    toByte(-0.9689 * x + 1.8758 * y + 0.0415 * z),
    toByte(0.0557 * x - 0.204 * y + 1.057 * z),
  ];
}

/** Skin by its individual typology angle, ITA = atan((L* − 50) / b*), in degrees. */
export const SKINS = {
  'light (ITA 55)': fromLab(70, 10, 20 / Math.tan((55 * Math.PI) / 180)),
  'medium (ITA 20)': fromLab(57, 13, 7 / Math.tan((20 * Math.PI) / 180)),
  'dark (ITA −30)': fromLab(40, 12, 10 / Math.tan((30 * Math.PI) / 180)),
} as const satisfies Record<string, Rgb>;

/** Writes a colour over the pixel, or returns null to leave it. */
export type Brush = (x: number, y: number) => Rgb | null;

/** Fixed grain of −2…2 sRGB steps. */
const GRAIN = Float32Array.from({ length: SIZE * SIZE }, (_, i) => {
  const s = Math.sin(12.9898 * (i + 1)) * 43758.5453;
  return 4 * (s - Math.floor(s)) - 2;
});

/** What each pixel shows: 0 wall, 1 skin, 2 eye or brow, 3 lips. */
const SHAPE = bytePlane(SIZE, SIZE);
fillPolygon(SHAPE, faceOutline(faceMesh()), 1);
featureOutlines(faceMesh()).forEach((outline, i) => fillPolygon(SHAPE, outline, i === 4 ? 3 : 2));

/** A flat oval of skin with dark brows and eyes and red lips before a grey-green wall; then the brushes. */
export function paintFace(skin: Rgb, ...brushes: readonly Brush[]): Uint8ClampedArray {
  const [r, g, b] = skin;
  const colours: readonly Rgb[] = [[96, 112, 104], skin, [24, 20, 20], [r * 0.85, g * 0.55, b * 0.6]];
  const out = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let i = 0; i < SIZE * SIZE; i++) {
    let colour = colours[SHAPE.data[i] ?? 0] ?? skin;
    for (const brush of brushes) colour = brush(i % SIZE, Math.floor(i / SIZE)) ?? colour;
    for (let c = 0; c < 3; c++) out[4 * i + c] = (colour[c] ?? 0) + (GRAIN[i] ?? 0);
    out[4 * i + 3] = 255;
  }
  return out;
}

export const rectangle =
  (left: number, top: number, width: number, height: number, colour: Rgb): Brush =>
  (x, y) =>
    x >= left && x < left + width && y >= top && y < top + height ? colour : null;

/** The crop under so many times the light. */
export function exposed(crop: Uint8ClampedArray, gain: number): Uint8ClampedArray {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => toByte(gain * toLinear(byte)));
  return crop.map((byte, i) => (i % 4 === 3 ? byte : (bytes[byte] ?? 0)));
}

/** The crop of the mirrored photo. */
export function mirroredCrop(crop: Uint8ClampedArray): Uint8ClampedArray {
  const out = new Uint8ClampedArray(crop.length);
  for (let i = 0; i < SIZE * SIZE; i++) {
    const from = i - (i % SIZE) + SIZE - 1 - (i % SIZE);
    out.set(crop.subarray(4 * from, 4 * from + 4), 4 * i);
  }
  return out;
}
