/** The worker's side of src/analysis/contract.ts: one warm pipeline, one photo at a time. */
import { CROP_SIZE } from '#domain/face/crop.ts';
import { SKIN_MAP_SIZE } from '#domain/skin/maps.ts';
import type { AnalysisApi } from '../contract.ts';
import { AnalysisError, failureFrom } from './errors.ts';
import type { AssetAddresses } from './model-store.ts';
import { analysePhoto, type Pipeline } from './pipeline.ts';
import { guideFrame } from './stages/guide.ts';
import { fetchModels } from './start-models.ts';
import { createWarmPipeline } from './warm-pipeline.ts';

// The first run of a network compiles and allocates what later runs only use (ten times as long). It is spent on a
// blank crop while the person is still choosing a photo. A photo that waits already is the first run itself: a blank
// one before it would only keep it waiting.

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

export function createAnalysisApi(addresses: AssetAddresses): AnalysisApi {
  const pipeline = createWarmPipeline(addresses);
  const warmUp = createWarmUp();
  const cancelled = new Set<string>();

  return {
    prepare: (options, tell) =>
      answering(async () => {
        const warm = await pipeline.ready(options.engine, tell);
        warmUp.whenAtRest(warm);
        return { engine: warm.engine.name };
      }),

    prefetch: ({ engine }, tell) =>
      answering(async () => {
        await fetchModels(engine, pipeline.store, tell);
        return {};
      }),

    analyze: ({ photo, ...options }, tell) =>
      answering(async () => {
        try {
          const warm = await pipeline.ready(options.engine);
          warmUp.spare(warm);
          return await analysePhoto(warm, photo, options, tell, () => cancelled.has(options.id));
        } finally {
          cancelled.delete(options.id);
        }
      }),

    guide: ({ frame, angle }) =>
      answering(async () => {
        try {
          const warm = await pipeline.last();
          if (warm === undefined) throw new AnalysisError('internal', 'guide before prepare');
          return { guidance: await guideFrame(warm.engine, frame, angle) };
        } finally {
          frame.close();
        }
      }),

    cancel: ({ id }) =>
      answering(async () => {
        cancelled.add(id);
        return {};
      }),
  };
}

/** Whatever the work throws becomes a value. */
async function answering<Answer extends object>(work: () => Promise<Answer>) {
  try {
    return { ok: true, ...(await work()) } as const;
  } catch (error) {
    return failureFrom(error);
  }
}
