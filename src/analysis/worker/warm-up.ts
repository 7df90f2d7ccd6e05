/**
 * The first run of a network compiles and allocates what later runs only use (ten times as long). It is
 * spent on a blank crop while the person is still choosing a photo.
 */
import { CROP_SIZE } from '#domain/face/crop.ts';
import { SKIN_MAP_SIZE } from '#domain/skin/maps.ts';
import type { Pipeline } from './pipeline.ts';

export async function warmUp(pipeline: Pipeline): Promise<void> {
  const blank = new Uint8ClampedArray(CROP_SIZE * CROP_SIZE * 4).fill(128);
  await pipeline.skinMaps.run(blank, new Float32Array(SKIN_MAP_SIZE * SKIN_MAP_SIZE));
}
