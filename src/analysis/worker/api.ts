/** The worker's side of src/analysis/contract.ts: one warm pipeline, one photo at a time. */
import type { AnalysisApi } from '../contract.ts';
import { AnalysisError, failureFrom } from './errors.ts';
import type { AssetAddresses } from './model-store.ts';
import { analysePhoto } from './pipeline.ts';
import { guideFrame } from './stages/guide.ts';
import { fetchModels } from './start-models.ts';
import { createWarmPipeline } from './warm-pipeline.ts';
import { createWarmUp } from './warm-up.ts';

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
