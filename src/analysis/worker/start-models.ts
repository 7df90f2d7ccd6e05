/** Which models run: MediaPipe for the landmarks where it can, the lite engine where it cannot; skin maps always. */
import type { EngineChoice, PrepareProgress } from '#analysis/contract.ts';
import type { EngineName } from '#domain/face/report.ts';
import { AnalysisError } from './errors.ts';
import type { ModelStore } from './model-store.ts';
import { createShapeReader, openShapeModel, type ShapeReader } from './stages/face-shape.ts';
import { openSkinMapNetwork, SKIN_MAPS_MODEL, type SkinMapNetwork } from './stages/skin-maps.ts';
import type { LandmarkEngine, ModelLoader } from './engines/engine.ts';
import { FACE_LANDMARKER_MODEL, LITE_MODELS } from './engines/model-names.ts';

/** Folders on our own origin, each with a slash at its end. */
export interface AssetAddresses {
  readonly models: string;
  readonly mediapipe: string;
  readonly tfjs: string;
  readonly onnx: string;
}

/** What a running worker needs of the models. */
export interface StartedModels {
  readonly engine: LandmarkEngine;
  readonly skinMaps: SkinMapNetwork;
  readonly shape: ShapeReader;
}

type OnProgress = (progress: PrepareProgress) => void;

type CreateEngine = (load: ModelLoader, addresses: AssetAddresses) => Promise<LandmarkEngine>;

/** One way to see landmarks: its files, and its code in a chunk of its own, so that nobody downloads both. */
interface EngineKind {
  readonly models: readonly string[];
  /** Fetches the code. */
  readonly code: () => Promise<CreateEngine>;
}

const KINDS: Readonly<Record<EngineName, EngineKind>> = {
  mediapipe: {
    models: [FACE_LANDMARKER_MODEL],
    code: async () => {
      const { createMediaPipeEngine } = await import('./engines/mediapipe.ts');
      return (load, { mediapipe }) => createMediaPipeEngine(load, mediapipe.replace(/\/$/, ''));
    },
  },
  lite: {
    models: LITE_MODELS,
    code: async () => {
      const { createLiteEngine } = await import('./engines/tfjs.ts');
      return (load, { tfjs }) => createLiteEngine(load, tfjs);
    },
  },
};

/**
 * Loads the models and starts engine and skin maps.
 *
 * @throws AnalysisError `model-unavailable` when the chosen engine (with `auto`: either) cannot be had
 */
export async function startModels(
  choice: EngineChoice,
  store: ModelStore,
  addresses: AssetAddresses,
  onProgress: OnProgress,
): Promise<StartedModels> {
  const tries: EngineName[] = choice === 'auto' ? ['mediapipe', 'lite'] : [choice];
  let reason: unknown;
  for (const name of tries) {
    try {
      return await start(KINDS[name], store, addresses, onProgress);
    } catch (error) {
      reason = error;
    }
  }
  throw reason instanceof AnalysisError ? reason : new AnalysisError('model-unavailable', String(reason));
}

async function start(
  kind: EngineKind,
  store: ModelStore,
  addresses: AssetAddresses,
  onProgress: OnProgress,
): Promise<StartedModels> {
  const names = [...kind.models, SKIN_MAPS_MODEL];
  // The code comes while the models are read; should they fail, nobody asks for it any more.
  const code = kind.code();
  code.catch(() => undefined);
  const files = await store.load(names, onProgress);
  const loadShape: ModelLoader = async (name) => {
    const [bytes] = await store.load([name], () => undefined);
    if (bytes === undefined) throw new AnalysisError('model-unavailable', `${name} was not loaded`);
    return bytes;
  };
  const load: ModelLoader = async (name) => {
    const bytes = files[names.indexOf(name)];
    if (bytes === undefined) throw new AnalysisError('model-unavailable', `${name} was not loaded`);
    return bytes;
  };
  // ONNX Runtime compiles in the background while the landmark engine keeps this thread busy.
  const opening = openSkinMapNetwork(load, addresses.onnx);
  // A session of its own, in the runtime that the skin maps start; what fails here leaves the prototypes.
  const shaping = opening.then(() => openShapeModel(loadShape, addresses.onnx));
  const creating = code.then((create) => create(load, addresses));
  const [engine, skinMaps, shape] = await Promise.allSettled([creating, opening, shaping]);
  if (engine.status === 'fulfilled' && skinMaps.status === 'fulfilled') {
    const model = shape.status === 'fulfilled' ? shape.value : null;
    return { engine: engine.value, skinMaps: skinMaps.value, shape: createShapeReader(model) };
  }
  if (shape.status === 'fulfilled') await shape.value?.close();
  if (engine.status === 'fulfilled') engine.value.close();
  if (skinMaps.status === 'fulfilled') await skinMaps.value.close();
  throw engine.status === 'rejected' ? engine.reason : (skinMaps as PromiseRejectedResult).reason;
}
