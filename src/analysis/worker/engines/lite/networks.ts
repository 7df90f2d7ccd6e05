/**
 * The two networks of the lite engine on TensorFlow.js, WASM backend: pixels in, plain numbers out.
 * Nothing of TensorFlow.js shows outside this file.
 */
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { type GraphModel, loadGraphModel } from '@tensorflow/tfjs-converter';
import { env, io, memory, ready, setBackend, type Tensor, tensor4d, tidy } from '@tensorflow/tfjs-core';
import type { ModelLoader } from '../engine.ts';

// The fixed grid of guesses that BlazeFace corrects: two anchors in each cell of a 16 × 16 grid, then
// six in each cell of an 8 × 8 grid, row by row. All anchors of a cell share its middle; their size is
// always one, so only the middle is kept.
// Source: Bazarevsky et al. 2019 (arXiv:1907.05047), the 256-pixel "back" model; grid as in Human,
// src/face/facemeshutil.ts.

/** Side of the detector's square input in pixels. */
export const DETECTOR_SIZE = 256;

const LAYERS = [
  { stride: 16, perCell: 2 },
  { stride: 32, perCell: 6 },
] as const;

/** x, y of each of the 896 anchors in detector pixels, in the order of the network's output. */
export const ANCHORS: Float32Array = Float32Array.from(
  LAYERS.flatMap(({ stride, perCell }) => {
    const cells = Array.from({ length: DETECTOR_SIZE / stride }, (_, i) => (i + 0.5) * stride);
    return cells.flatMap((y) => cells.flatMap((x) => Array.from({ length: perCell }, () => [x, y]).flat()));
  }),
);

/** Side of the mesh network's square input in pixels. */
export const MESH_SIZE = 192;
/** Points of the mesh. */
export const MESH_POINTS = 468;

export interface Networks {
  /** BlazeFace on 256 × 256 RGBA: a logit and 16 box numbers for each of the 896 anchors (see find-faces.ts). */
  detect(rgba: Uint8ClampedArray): { readonly logits: Float32Array; readonly boxes: Float32Array };
  /** Face Mesh on 192 × 192 RGBA: is there a face, 0 to 1, and 468 × (x, y, z) in pixels of the input. */
  mesh(rgba: Uint8ClampedArray): { readonly faceFlag: number; readonly points: Float32Array };
  /** Tensors alive: constant between runs, or memory leaks. */
  tensorCount(): number;
  dispose(): void;
}

/** RGBA bytes as the network's RGB floats: byte × scale + shift. */
function toFloats(rgba: Uint8ClampedArray, scale: number, shift: number): Float32Array {
  const out = new Float32Array((rgba.length / 4) * 3);
  for (let i = 0, o = 0; i < rgba.length; i += 4, o += 3) {
    out[o] = (rgba[i] ?? 0) * scale + shift;
    out[o + 1] = (rgba[i + 1] ?? 0) * scale + shift;
    out[o + 2] = (rgba[i + 2] ?? 0) * scale + shift;
  }
  return out;
}

/** A model.json as TensorFlow.js writes it: the parts read here. */
interface ModelJson {
  readonly modelTopology: object;
  readonly weightsManifest: readonly { readonly weights: io.WeightsManifestEntry[] }[];
  readonly signature?: object;
  readonly userDefinedMetadata?: Record<string, unknown>;
}

/** Builds a model of bytes that were already fetched and verified: TensorFlow.js itself fetches nothing. */
async function loadModel(load: ModelLoader, name: string): Promise<GraphModel> {
  const [json, weights] = await Promise.all([load(`${name}.json`), load(`${name}.bin`)]);
  const parsed = JSON.parse(new TextDecoder().decode(json)) as ModelJson;
  return loadGraphModel(
    io.fromMemory({
      modelTopology: parsed.modelTopology,
      weightSpecs: parsed.weightsManifest.flatMap(({ weights }) => weights),
      // A copy of its own: the loader's bytes may be a view into a larger buffer.
      weightData: weights.slice().buffer,
      ...(parsed.signature === undefined ? {} : { signature: parsed.signature }),
      ...(parsed.userDefinedMetadata === undefined
        ? {}
        : { userDefinedMetadata: parsed.userDefinedMetadata }),
    }),
  );
}

/** Runs a model on one image and gives back its outputs as numbers, found by their length. */
function run(model: GraphModel, floats: Float32Array, size: number): (length: number) => Float32Array {
  const outputs = tidy(() => {
    const result = model.execute(tensor4d(floats, [1, size, size, 3])) as Tensor[];
    return result.map((tensor) => tensor.dataSync<'float32'>().slice());
  });
  return (length) => {
    const found = outputs.find((output) => output.length === length);
    if (found === undefined) throw new Error(`The model has no output of ${length} numbers`);
    return found;
  };
}

function joined(a: Float32Array, b: Float32Array): Float32Array {
  const out = new Float32Array(a.length + b.length);
  out.set(a);
  out.set(b, a.length);
  return out;
}

/**
 * Starts TensorFlow.js and both networks.
 *
 * @param wasmBase folder that holds tfjs-backend-wasm.wasm and tfjs-backend-wasm-simd.wasm, with a slash at its end
 * @throws Error when WebAssembly cannot start or a model is not what it should be
 */
export async function createNetworks(load: ModelLoader, wasmBase: string): Promise<Networks> {
  // One thread: threads need cross-origin isolation, which breaks sign-in pop-ups, and a blob worker.
  env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  setWasmPaths(wasmBase);
  if (!(await setBackend('wasm'))) throw new Error('The TensorFlow.js WASM backend cannot start');
  await ready();
  const [detector, mesher] = await Promise.all([loadModel(load, 'blazeface'), loadModel(load, 'facemesh')]);
  return {
    detect(rgba) {
      const output = run(detector, toFloats(rgba, 2 / 255, -1), DETECTOR_SIZE);
      // The finer grid comes first, as in ANCHORS: 512 anchors, then 384.
      return { logits: joined(output(512), output(384)), boxes: joined(output(512 * 16), output(384 * 16)) };
    },
    mesh(rgba) {
      const output = run(mesher, toFloats(rgba, 1 / 255, 0), MESH_SIZE);
      return { faceFlag: output(1)[0] ?? 0, points: output(MESH_POINTS * 3) };
    },
    tensorCount: () => memory().numTensors,
    dispose() {
      detector.dispose();
      mesher.dispose();
    },
  };
}
