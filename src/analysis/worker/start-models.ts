/** Which models run: MediaPipe for the landmarks where it can, the lite engine where it cannot; skin maps always. */
import type { EngineName } from '#functions/vocabulary.ts';
import type { EngineChoice, PrepareProgress } from '#analysis/contract.ts';
import { AnalysisError } from './errors.ts';
import type { AssetAddresses, ModelStore, Wanted } from './model-store.ts';
import {
  createShapeReader,
  FACE_SHAPE_MODEL,
  openShapeNetwork,
  type ShapeReader,
} from './stages/face-shape.ts';
import { openSkinMapNetwork, SKIN_MAPS_MODEL, type SkinMapNetwork } from './stages/skin-maps.ts';
import type { LandmarkEngine, ModelLoader } from './engines/engine.ts';
import { hasGraphics } from './engines/graphics.ts';
import { FACE_LANDMARKER_MODEL, LITE_MODELS } from './engines/model-names.ts';
import { runtimeFiles, runtimeFolder } from './engines/runtimes.ts';

/** What a running worker needs of the models. */
export interface StartedModels {
  readonly engine: LandmarkEngine;
  readonly skinMaps: SkinMapNetwork;
  readonly shape: ShapeReader;
}

type OnProgress = (progress: PrepareProgress) => void;

/** `wasm` is the folder of the runtime's own files, without a slash at its end. */
type CreateEngine = (load: ModelLoader, wasm: string) => Promise<LandmarkEngine>;

/** One way to see landmarks: its files, and its code in a chunk of its own, so that only one is downloaded. */
interface EngineKind {
  readonly models: readonly string[];
  readonly runtime: 'mediapipe' | 'tfjs';
  /** Fetches the code. */
  readonly code: () => Promise<CreateEngine>;
}

const KINDS: Readonly<Record<EngineName, EngineKind>> = {
  mediapipe: {
    models: [FACE_LANDMARKER_MODEL],
    runtime: 'mediapipe',
    code: async () => (await import('./engines/mediapipe.ts')).createMediaPipeEngine,
  },
  lite: {
    models: LITE_MODELS,
    runtime: 'tfjs',
    code: async () => {
      const { createLiteEngine } = await import('./engines/tfjs.ts');
      return (load, wasm) => createLiteEngine(load, `${wasm}/`);
    },
  },
};

const wantedFor = ({ models, runtime }: EngineKind): Wanted => ({
  models: [...models, SKIN_MAPS_MODEL],
  // The shape is described, never scored: a result does without it.
  extras: [FACE_SHAPE_MODEL],
  runtimes: [...runtimeFiles(runtime), ...runtimeFiles('onnx')],
});

const SIDE = 32;

/**
 * The smallest module with an instruction of WebAssembly's SIMD, which all runtimes need: a function that answers with
 * `i8x16.popcnt (i8x16.splat (i32.const 0))`.
 */
const SIMD = Uint8Array.from(
  '0061736d010000000105016000017b030201000a0a0108004100fd0ffd620b'.match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
);

/**
 * Looks, before anything is fetched, for what a browser may have switched off without which there is no honest score.
 *
 * @throws AnalysisError `no-webassembly` (an iPhone's Lockdown Mode), `old-browser`, `pixels-falsified` (browsers that add
 * noise to what is read from a canvas, or answer with white, so that nobody is recognised by it)
 */
export function checkBrowser(): void {
  if (typeof WebAssembly !== 'object') throw new AnalysisError('no-webassembly');
  if (typeof OffscreenCanvas === 'undefined' || !WebAssembly.validate(SIMD))
    throw new AnalysisError('old-browser');
  if (!readsTruly()) throw new AnalysisError('pixels-falsified');
}

/** Whether pixels come back from a canvas as they were put there: all opaque, so that nothing is rounded. */
function readsTruly(): boolean {
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  // Safari before 16.4 had the canvas for WebGL alone.
  if (context === null) throw new AnalysisError('old-browser');
  const put = context.createImageData(SIDE, SIDE);
  // Every value of a byte, none in a pattern that could be taken for an empty canvas.
  for (let at = 0; at < put.data.length; at += 1) put.data[at] = at % 4 === 3 ? 255 : (at * 151 + 7) % 256;
  context.putImageData(put, 0, 0);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return put.data.every((value, at) => value === data[at]);
}

/**
 * Best first. An engine that cannot run in this browser is not downloaded.
 *
 * @throws AnalysisError where none could give an honest score here
 */
function triesFor(choice: EngineChoice): readonly EngineName[] {
  checkBrowser();
  const wanted: readonly EngineName[] = choice === 'auto' ? ['mediapipe', 'lite'] : [choice];
  return wanted.filter((name) => name !== 'mediapipe' || hasGraphics());
}

/**
 * Fetches what the chosen engine needs, and starts nothing.
 *
 * @throws AnalysisError `model-unavailable` when it cannot be had
 */
export async function fetchModels(
  choice: EngineChoice,
  store: ModelStore,
  onProgress: OnProgress,
): Promise<void> {
  if (!(await store.keeps())) return;
  for (const name of triesFor(choice)) {
    if (!(await store.offers(KINDS[name].models))) continue;
    await store.load(wantedFor(KINDS[name]), onProgress);
    return;
  }
  throw new AnalysisError('model-unavailable', `no models for ${choice}`);
}

/**
 * Loads the models and starts engine and skin maps.
 *
 * @throws AnalysisError `model-unavailable` when the chosen engine (with `auto`: either) cannot be had
 */
export async function startModels(
  choice: EngineChoice,
  store: ModelStore,
  { wasm }: Pick<AssetAddresses, 'wasm'>,
  onProgress: OnProgress,
): Promise<StartedModels> {
  let reason: unknown = `no engine for ${choice} runs in this browser`;
  for (const name of triesFor(choice)) {
    try {
      return await start(KINDS[name], store, wasm, onProgress);
    } catch (error) {
      reason = error;
    }
  }
  throw reason instanceof AnalysisError ? reason : new AnalysisError('model-unavailable', String(reason));
}

async function start(
  kind: EngineKind,
  store: ModelStore,
  wasm: string,
  onProgress: OnProgress,
): Promise<StartedModels> {
  const wanted = wantedFor(kind);
  // The code comes while the models are read. If they fail, a failure of the code must not go unhandled.
  const code = kind.code();
  code.catch(() => undefined);
  const files = await store.load(wanted, onProgress);
  const load: ModelLoader = async (name) => {
    const bytes = files.get(name);
    if (bytes === undefined) throw new AnalysisError('model-unavailable', `${name} was not loaded`);
    return bytes;
  };
  // ONNX Runtime compiles in the background while the landmark engine keeps this thread busy.
  const onnx = `${wasm}${runtimeFolder('onnx')}/`;
  const opening = openSkinMapNetwork(load, onnx);
  // A session of its own, in the runtime that the skin maps start.
  const shaping = opening.then(async () =>
    openShapeNetwork(load, await store.classesOf(FACE_SHAPE_MODEL), onnx),
  );
  const creating = code.then((create) => create(load, `${wasm}${runtimeFolder(kind.runtime)}`));
  const [engine, skinMaps, shape] = await Promise.allSettled([creating, opening, shaping]);
  if (engine.status === 'fulfilled' && skinMaps.status === 'fulfilled') {
    const network = shape.status === 'fulfilled' ? shape.value : null;
    return { engine: engine.value, skinMaps: skinMaps.value, shape: createShapeReader(network) };
  }
  if (shape.status === 'fulfilled') await shape.value?.model.close();
  if (engine.status === 'fulfilled') engine.value.close();
  if (skinMaps.status === 'fulfilled') await skinMaps.value.close();
  await store.recheck(wanted.runtimes);
  throw engine.status === 'rejected' ? engine.reason : (skinMaps as PromiseRejectedResult).reason;
}
