/**
 * Sharpness of the aligned face: energy of the Laplacian against the contrast of the same pixels, on
 * log light, so that neither exposure nor complexion changes it. At this size (86 px between the eyes)
 * a crisp photo of any higher resolution looks the same.
 */
import type { BytePlane } from '#domain/geometry/polygon.ts';
import { clamp } from '#domain/geometry/points.ts';

/** Laplacian over contrast of a hopeless and of a crisp photo (measured over SFHQ and blurred copies). */
const BLURRED_RATIO = 0.03;
const CRISP_RATIO = 0.28;

/**
 * @param light mean ln light per pixel
 * @param face 1 where the face is, same size
 * @returns 0 (blurred) … 1 (crisp)
 */
export function sharpnessOf(light: Float32Array, face: BytePlane): number {
  const { width, height, data } = face;
  let n = 0;
  let sum = 0;
  let squares = 0;
  let energy = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      if (data[i] !== 1) continue;
      const value = light[i] ?? 0;
      const laplacian =
        4 * value -
        (light[i - 1] ?? 0) -
        (light[i + 1] ?? 0) -
        (light[i - width] ?? 0) -
        (light[i + width] ?? 0);
      n++;
      sum += value;
      squares += value * value;
      energy += laplacian * laplacian;
    }
  }
  if (n === 0) return 0;
  const contrast = Math.sqrt(Math.max(1e-9, squares / n - (sum / n) ** 2));
  const ratio = Math.sqrt(energy / n) / contrast;
  return clamp((ratio - BLURRED_RATIO) / (CRISP_RATIO - BLURRED_RATIO), 0, 1);
}
