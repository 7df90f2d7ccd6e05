/** What holding the phone differently does: mirror, another frame, a turned frame. */
import type { RgbImage } from '../image.ts';

export function mirror({ width, height, data }: RgbImage): RgbImage {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = 3 * (y * width + x);
      const to = 3 * (y * width + width - 1 - x);
      for (let c = 0; c < 3; c++) out[to + c] = data[from + c] ?? 0;
    }
  }
  return { width, height, data: out };
}

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** Cuts a share of the photo off one side, so that the face lies elsewhere in the frame; invents no pixel. */
export function cropSide(image: RgbImage, side: Side, share: number): RgbImage {
  const dx = side === 'left' || side === 'right' ? Math.round(image.width * share) : 0;
  const dy = side === 'top' || side === 'bottom' ? Math.round(image.height * share) : 0;
  const [width, height] = [image.width - dx, image.height - dy];
  const left = side === 'left' ? dx : 0;
  const top = side === 'top' ? dy : 0;
  const data = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++) {
    const start = 3 * ((y + top) * image.width + left);
    data.set(image.data.subarray(start, start + 3 * width), 3 * y * width);
  }
  return { width, height, data };
}

/** Reflects an index into 0…size−1, the edge pixel repeated once. */
function reflect(index: number, size: number): number {
  const period = 2 * size;
  const i = ((index % period) + period) % period;
  return i < size ? i : period - 1 - i;
}

/** Weights of the four neighbours at distance −1−t, −t, 1−t, 2−t: Catmull-Rom, Keys 1981 with a = −1/2. */
function cubicWeights(t: number, out: Float64Array): void {
  out[0] = ((2 - t) * t - 1) * t * 0.5;
  out[1] = ((3 * t - 5) * t * t + 2) * 0.5;
  out[2] = ((4 - 3 * t) * t + 1) * t * 0.5;
  out[3] = (t - 1) * t * t * 0.5;
}

/**
 * Turns the photo about its centre; the frame keeps its size, and corners that come in from outside
 * show the photo reflected at its edge, never black.
 *
 * @param degrees positive turns clockwise
 */
export function rotate({ width, height, data }: RgbImage, degrees: number): RgbImage {
  const out = new Uint8Array(data.length);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [cx, cy] = [(width - 1) / 2, (height - 1) / 2];
  const [wx, wy] = [new Float64Array(4), new Float64Array(4)];
  const columns = new Int32Array(4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sx = cx + cos * (x - cx) + sin * (y - cy);
      const sy = cy - sin * (x - cx) + cos * (y - cy);
      const [x0, y0] = [Math.floor(sx), Math.floor(sy)];
      cubicWeights(sx - x0, wx);
      cubicWeights(sy - y0, wy);
      for (let i = 0; i < 4; i++) columns[i] = 3 * reflect(x0 - 1 + i, width);
      let [r, g, b] = [0, 0, 0];
      for (let j = 0; j < 4; j++) {
        const row = 3 * width * reflect(y0 - 1 + j, height);
        for (let i = 0; i < 4; i++) {
          const weight = (wx[i] ?? 0) * (wy[j] ?? 0);
          const at = row + (columns[i] ?? 0);
          r += weight * (data[at] ?? 0);
          g += weight * (data[at + 1] ?? 0);
          b += weight * (data[at + 2] ?? 0);
        }
      }
      const at = 3 * (y * width + x);
      out[at] = Math.min(255, Math.max(0, Math.round(r)));
      out[at + 1] = Math.min(255, Math.max(0, Math.round(g)));
      out[at + 2] = Math.min(255, Math.max(0, Math.round(b)));
    }
  }
  return { width, height, data: out };
}
