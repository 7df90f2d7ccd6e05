/** Laying fields over a photo, in linear light. */
import type { ToCrop } from '#domain/face/crop.ts';
import { applySimilarity, invertSimilarity } from '#domain/geometry/similarity.ts';
import { byteOfLinear, LINEAR_OF_BYTE, triple, type Triple } from './colour.ts';
import { fieldBounds, sampleField, type Field } from './field.ts';
import type { RgbImage } from './image.ts';

/** One thing that is painted: where and how strongly, and what the strength does to a pixel. */
export interface Layer {
  readonly field: Field;
  /** Changes linear sRGB in place. `amount` is the field's value there. */
  readonly apply: (rgb: Triple, amount: number) => void;
}

/** Less than this moves no byte. */
const NOTHING = 1e-4;

/**
 * The photo with the layers painted on in their order. Pixels that no layer reaches stay as they are,
 * byte by byte.
 *
 * @param toCrop image pixels → crop pixels
 */
export function paint(image: RgbImage, toCrop: ToCrop, layers: readonly Layer[]): RgbImage {
  const { width, height } = image;
  // A Buffer's own slice shares its memory.
  const data = new Uint8Array(image.data);
  const rgb = triple();
  for (const { field, apply } of layers) {
    const box = imageBox(field, toCrop);
    for (let y = Math.max(0, box.top); y <= Math.min(height - 1, box.bottom); y++) {
      for (let x = Math.max(0, box.left); x <= Math.min(width - 1, box.right); x++) {
        const u = toCrop.a * (x + 0.5) - toCrop.b * (y + 0.5) + toCrop.tx;
        const v = toCrop.b * (x + 0.5) + toCrop.a * (y + 0.5) + toCrop.ty;
        const amount = sampleField(field, u, v);
        if (Math.abs(amount) < NOTHING) continue;
        const at = 3 * (y * width + x);
        for (let c = 0; c < 3; c++) rgb[c] = LINEAR_OF_BYTE[data[at + c] ?? 0] ?? 0;
        apply(rgb, amount);
        for (let c = 0; c < 3; c++) data[at + c] = Math.round(byteOfLinear(rgb[c] ?? 0));
      }
    }
  }
  return { width, height, data };
}

/** Pixels of the image that the field reaches, a pixel more on each side. */
function imageBox(field: Field, toCrop: ToCrop) {
  const { left, top, right, bottom } = fieldBounds(field);
  const toImage = invertSimilarity(toCrop);
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ].map((corner) => applySimilarity(toImage, corner));
  const xs = corners.map((p) => p.x);
  const ys = corners.map((p) => p.y);
  return {
    left: Math.floor(Math.min(...xs)) - 1,
    right: Math.ceil(Math.max(...xs)) + 1,
    top: Math.floor(Math.min(...ys)) - 1,
    bottom: Math.ceil(Math.max(...ys)) + 1,
  };
}
