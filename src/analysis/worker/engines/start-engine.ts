/** Which landmark engine runs: MediaPipe where it can, the lite one where it cannot. */
import type { EngineChoice, PrepareProgress } from '#analysis/contract.ts';
import { AnalysisError } from '../errors.ts';
import type { ModelStore } from '../model-store.ts';
import { SKIN_MAPS_MODEL } from '../stages/skin-maps.ts';
import type { LandmarkEngine, ModelLoader } from './engine.ts';
import { FACE_LANDMARKER_MODEL, LITE_MODELS } from './model-names.ts';

export interface EngineAddresses {
  /** Folders on our own origin, each with a slash at its end. */
  readonly mediapipe: string;
  readonly tfjs: string;
}

export interface StartedEngine {
  readonly engine: LandmarkEngine;
  /** Bytes of every model of this engine, the skin maps included. */
  readonly load: ModelLoader;
}

/**
 * Loads the models and starts an engine. Each engine's code is a chunk of its own: nobody downloads both.
 *
 * @throws AnalysisError `model-unavailable` when the chosen engine (with `auto`: either) cannot be had
 */
export async function startEngine(
  choice: EngineChoice,
  store: ModelStore,
  addresses: EngineAddresses,
  onProgress: (progress: PrepareProgress) => void,
): Promise<StartedEngine> {
  if (choice !== 'lite' && (choice === 'mediapipe' || (await store.offers([FACE_LANDMARKER_MODEL])))) {
    try {
      return await startMediaPipe(store, addresses, onProgress);
    } catch (error) {
      if (choice === 'mediapipe') throw asUnavailable(error);
    }
  }
  try {
    return await startLite(store, addresses, onProgress);
  } catch (error) {
    throw asUnavailable(error);
  }
}

async function startMediaPipe(
  store: ModelStore,
  addresses: EngineAddresses,
  onProgress: (progress: PrepareProgress) => void,
): Promise<StartedEngine> {
  const [code, load] = await Promise.all([
    import('./mediapipe.ts'),
    loaderOf(store, [FACE_LANDMARKER_MODEL, SKIN_MAPS_MODEL], onProgress),
  ]);
  return { engine: await code.createMediaPipeEngine(load, addresses.mediapipe.replace(/\/$/, '')), load };
}

async function startLite(
  store: ModelStore,
  addresses: EngineAddresses,
  onProgress: (progress: PrepareProgress) => void,
): Promise<StartedEngine> {
  const [code, load] = await Promise.all([
    import('./tfjs.ts'),
    loaderOf(store, [...LITE_MODELS, SKIN_MAPS_MODEL], onProgress),
  ]);
  return { engine: await code.createLiteEngine(load, addresses.tfjs), load };
}

/** Fetches all files at once, so that the progress bar counts them all, and hands each out by name. */
async function loaderOf(
  store: ModelStore,
  names: readonly string[],
  onProgress: (progress: PrepareProgress) => void,
): Promise<ModelLoader> {
  const files = await store.load(names, onProgress);
  return async (name) => {
    const bytes = files[names.indexOf(name)];
    if (bytes === undefined) throw new AnalysisError('model-unavailable', `${name} was not loaded`);
    return bytes;
  };
}

function asUnavailable(error: unknown): AnalysisError {
  return error instanceof AnalysisError ? error : new AnalysisError('model-unavailable', String(error));
}
