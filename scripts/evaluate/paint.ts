/** Laying fields over a photo, in linear light. */
import { applySimilarity, type Similarity } from '#domain/geometry/similarity.ts';
import { byteOfLinear, LINEAR_OF_BYTE, triple, type Triple } from './colour.ts';
import { sampleField, type Field } from './field.ts';
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
export function paint(image: RgbImage, toCrop: Similarity, layers: readonly Layer[]): RgbImage {
  const { width, height } = image;
  // A Buffer's own slice shares its memory.
  const data = new Uint8Array(image.data);
  const rgb = triple();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = applySimilarity(toCrop, { x: x + 0.5, y: y + 0.5 });
      const at = 3 * (y * width + x);
      let touched = false;
      for (const layer of layers) {
        const amount = sampleField(layer.field, p.x, p.y);
        if (Math.abs(amount) < NOTHING) continue;
        if (!touched) {
          for (let c = 0; c < 3; c++) rgb[c] = LINEAR_OF_BYTE[data[at + c] ?? 0] ?? 0;
          touched = true;
        }
        layer.apply(rgb, amount);
      }
      if (!touched) continue;
      for (let c = 0; c < 3; c++) data[at + c] = Math.round(byteOfLinear(rgb[c] ?? 0));
    }
  }
  return { width, height, data };
}
