/** The worker's side of src/analysis/contract.ts: one warm pipeline, one photo at a time. */
import { boundingBox, largestFace } from '#domain/capture/choose-face.ts';
import { guidanceHints } from '#domain/capture/guidance.ts';
import { estimatePose } from '#domain/geometry/pose.ts';
import type { AnalysisApi, EngineChoice, Guidance, PrepareProgress } from '../contract.ts';
import { AnalysisError, failureFrom } from './errors.ts';
import { createModelStore, type AssetAddresses } from './model-store.ts';
import { analysePhoto, type Pipeline } from './pipeline.ts';
import { fetchModels, startModels } from './start-models.ts';
import { answerRuntimes } from './store/answer-runtimes.ts';
import { studyShape } from './study.ts';
import { createAligner } from './stages/align.ts';
import { faceLight } from './stages/mean-light.ts';
import { warmUp } from './warm-up.ts';

interface Warm {
  readonly choice: EngineChoice;
  readonly pipeline: Promise<Pipeline>;
}

export function createAnalysisApi(addresses: AssetAddresses): AnalysisApi {
  const store = createModelStore(addresses);
  answerRuntimes(store, addresses.wasm);
  const cancelled = new Set<string>();
  let warm: Warm | undefined;
  let listeners: ((progress: PrepareProgress) => void)[] = [];

  const start = async (choice: EngineChoice): Promise<Pipeline> => {
    const models = await startModels(choice, store, addresses, (progress) => {
      for (const listener of listeners) listener(progress);
    });
    const pipeline = { ...models, aligner: createAligner() };
    await warmUp(pipeline);
    return pipeline;
  };

  /** The pipeline for this choice; a failed start is forgotten, so that the next call tries again. */
  const ready = async (choice: EngineChoice): Promise<Pipeline> => {
    const before = warm;
    if (before !== undefined && (await serves(before, choice))) return before.pipeline;
    // Somebody else has started one in the meantime.
    if (warm !== before) return ready(choice);
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
    async prepare(options, onProgress) {
      const listener = (progress: PrepareProgress) => onProgress(progress);
      listeners = [...listeners, listener];
      try {
        const { engine } = await ready(options.engine);
        return { ok: true, engine: engine.name };
      } catch (error) {
        return failureFrom(error);
      } finally {
        listeners = listeners.filter((other) => other !== listener);
      }
    },

    async prefetch(options, onProgress) {
      try {
        await fetchModels(options.engine, store, onProgress);
        return { ok: true };
      } catch (error) {
        return failureFrom(error);
      }
    },

    async analyze(photo, options, onProgress) {
      try {
        const pipeline = await ready(options.engine);
        return await analysePhoto(pipeline, photo, options, onProgress, () => cancelled.has(options.id));
      } catch (error) {
        return failureFrom(error);
      } finally {
        cancelled.delete(options.id);
        if (photo instanceof ImageBitmap) photo.close();
      }
    },

    async study(photo, engine) {
      try {
        return await studyShape(await ready(engine), photo);
      } catch (error) {
        return failureFrom(error);
      }
    },

    async guide(frame, angle): Promise<Guidance> {
      try {
        if (warm === undefined) throw new AnalysisError('internal', 'guide before prepare');
        const pipeline = await ready(warm.choice);
        const face = largestFace(await pipeline.engine.detectFrame(frame));
        if (face === null) return { face: false, hints: [], box: null };
        const box = boundingBox(face.landmarks);
        const pose = face.pose ?? estimatePose(face.landmarks, frame);
        return {
          face: true,
          hints: guidanceHints(box, frame, pose, faceLight(frame, box), angle),
          box: {
            x: box.x / frame.width,
            y: box.y / frame.height,
            width: box.width / frame.width,
            height: box.height / frame.height,
          },
        };
      } finally {
        frame.close();
      }
    },

    cancel(id) {
      cancelled.add(id);
    },
  };
}

/** A running engine serves the same choice again, and MediaPipe, being the best, serves `auto`; a lost one nobody. */
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
