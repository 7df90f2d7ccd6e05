/**
 * The first run of a network compiles and allocates what later runs only use (ten times as long). It is spent on a
 * blank crop while the person is still choosing a photo. A photo that waits already is the first run itself: a blank
 * one before it would only keep it waiting.
 */
import { CROP_SIZE } from '#domain/face/crop.ts';
import { SKIN_MAP_SIZE } from '#domain/skin/maps.ts';
import type { Pipeline } from './pipeline.ts';

/** Milliseconds without a photo after which none is waiting. */
const REST_MS = 150;

export interface WarmUp {
  /** The blank run follows unless a photo comes first; once for each pipeline. */
  whenAtRest(pipeline: Pipeline): void;
  /** A photo has come. */
  spare(pipeline: Pipeline): void;
}

export function createWarmUp(): WarmUp {
  const warm = new WeakSet<Pipeline>();
  return {
    whenAtRest(pipeline) {
      setTimeout(() => {
        if (warm.has(pipeline)) return;
        warm.add(pipeline);
        // What is wrong with the network, a photo's own run will say.
        blankRun(pipeline).catch(() => undefined);
      }, REST_MS);
    },
    spare: (pipeline) => void warm.add(pipeline),
  };
}

async function blankRun({ skinMaps }: Pipeline): Promise<void> {
  const blank = new Uint8ClampedArray(CROP_SIZE * CROP_SIZE * 4).fill(128);
  await skinMaps.run(blank, new Float32Array(SKIN_MAP_SIZE * SKIN_MAP_SIZE));
}
