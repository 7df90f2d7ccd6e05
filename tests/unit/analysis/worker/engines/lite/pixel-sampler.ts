/** What the canvas does in the worker, on plain pixels: Node has no OffscreenCanvas. */
import sharp from 'sharp';
import type { ImageToSearch } from '#analysis/worker/engines/lite/find-faces.ts';

/** RGBA rows from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** An image to search: each pixel of a window is the mean of 2 × 2 nearest samples, black beyond the edge. */
export function searchable({ width, height, data }: Pixels): ImageToSearch {
  const sample: ImageToSearch['sample'] = ({ x, y, side, angle }, size) => {
    const out = new Uint8ClampedArray(size * size * 4);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        const sums = [0, 0, 0, 255];
        for (const [dx, dy] of [
          [0.25, 0.25],
          [0.75, 0.25],
          [0.25, 0.75],
          [0.75, 0.75],
        ] as const) {
          const u = ((column + dx) / size - 0.5) * side;
          const v = ((row + dy) / size - 0.5) * side;
          const px = Math.floor(x + cos * u - sin * v);
          const py = Math.floor(y + sin * u + cos * v);
          if (px < 0 || py < 0 || px >= width || py >= height) continue;
          for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (data[4 * (py * width + px) + c] ?? 0) / 4;
        }
        out.set(sums, 4 * (row * size + column));
      }
    }
    return out;
  };
  return { width, height, sample };
}

/** A picture file, or an SVG as text, decoded to RGBA; `turned` degrees clockwise on grey. */
export async function decodePixels(
  input: string | Buffer,
  { width, turned = 0 }: { readonly width?: number; readonly turned?: number } = {},
): Promise<Pixels> {
  const image = sharp(input).rotate(turned, { background: '#808080' });
  const upright = sharp(await image.png().toBuffer());
  const { data, info } = await (width === undefined ? upright : upright.resize(width))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** `inset` on a larger grey picture. */
export function onCanvas(inset: Pixels, width: number, height: number, left: number, top: number): Pixels {
  const data = new Uint8Array(width * height * 4).fill(128);
  for (let row = 0; row < inset.height; row++) {
    const line = inset.data.subarray(4 * row * inset.width, 4 * (row + 1) * inset.width);
    data.set(line, 4 * ((top + row) * width + left));
  }
  return { width, height, data };
}
