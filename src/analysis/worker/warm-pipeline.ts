/** One warm pipeline: started when first asked for, kept for the next photo, replaced when another engine is wanted. */
import type { EngineChoice, PrepareProgress } from '../contract.ts';
import { createModelStore, type AssetAddresses, type ModelStore } from './model-store.ts';
import type { Pipeline } from './pipeline.ts';
import { createAligner } from './stages/align.ts';
import { startModels } from './start-models.ts';
import { answerRuntimes } from './store/answer-runtimes.ts';

export interface WarmPipeline {
  readonly store: ModelStore;
  /**
   * The pipeline for this choice.
   *
   * @param onProgress told what the download has brought, also when an earlier call began it
   * @throws AnalysisError `model-unavailable`; a failed start is forgotten, so that the next call tries again
   */
  ready(choice: EngineChoice, onProgress?: (progress: PrepareProgress) => void): Promise<Pipeline>;
  /** The pipeline that was asked for last; undefined before the first. */
  last(): Promise<Pipeline> | undefined;
}

interface Warm {
  readonly choice: EngineChoice;
  readonly pipeline: Promise<Pipeline>;
}

export function createWarmPipeline(addresses: AssetAddresses): WarmPipeline {
  const store = createModelStore(addresses);
  answerRuntimes(store, addresses.wasm);
  let warm: Warm | undefined;
  let listeners: ((progress: PrepareProgress) => void)[] = [];

  const start = async (choice: EngineChoice): Promise<Pipeline> => {
    const models = await startModels(choice, store, addresses, (progress) => {
      for (const listener of listeners) listener(progress);
    });
    return { ...models, aligner: createAligner() };
  };

  const serving = async (choice: EngineChoice): Promise<Pipeline> => {
    const before = warm;
    if (before !== undefined && (await serves(before, choice))) return before.pipeline;
    // Another call has started one in the meantime.
    if (warm !== before) return serving(choice);
    const pipeline = start(choice);
    warm = { choice, pipeline };
    try {
      const started = await pipeline;
      await before?.pipeline.then(closePipeline).catch(() => undefined);
      return started;
    } catch (error) {
      if (warm?.pipeline === pipeline) warm = undefined;
      throw error;
    }
  };

  return {
    store,
    async ready(choice, onProgress = () => undefined) {
      const listener = (progress: PrepareProgress) => onProgress(progress);
      listeners = [...listeners, listener];
      try {
        return await serving(choice);
      } finally {
        listeners = listeners.filter((other) => other !== listener);
      }
    },
    last: () => (warm === undefined ? undefined : serving(warm.choice)),
  };
}

/** A running engine serves the same choice again, and MediaPipe, being the best, serves `auto`; a lost one serves none. */
async function serves(warm: Warm, choice: EngineChoice): Promise<boolean> {
  const engine = await warm.pipeline.then(
    (pipeline) => pipeline.engine,
    () => null,
  );
  // Who asks while it starts hears of its failure.
  if (engine === null) return warm.choice === choice;
  if (engine.lost()) return false;
  return warm.choice === choice || engine.name === (choice === 'auto' ? 'mediapipe' : choice);
}

async function closePipeline(pipeline: Pipeline): Promise<void> {
  pipeline.engine.close();
  await pipeline.skinMaps.close();
  await pipeline.shape.close();
}
