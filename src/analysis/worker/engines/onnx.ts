/**
 * ONNX Runtime Web, one thread, from our own origin: sessions that are created once and kept warm.
 */
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import type { ModelLoader } from './engine.ts';

/** The only runtime files that are served: the JSEP build leaks on WebKit 26 and is twice the size. */
const RUNTIME = 'ort-wasm-simd-threaded';

export type OnnxInput =
  | { readonly type: 'float32'; readonly data: Float32Array; readonly shape: readonly number[] }
  | { readonly type: 'uint8'; readonly data: Uint8Array; readonly shape: readonly number[] }
  | { readonly type: 'int64'; readonly data: BigInt64Array; readonly shape: readonly number[] };

export interface OnnxModel {
  /**
   * Runs the network once. Outputs are copies, row-major, safe to keep and to transfer.
   *
   * @throws Error when an input has the wrong name, type or shape, or an output is not float32
   */
  run(inputs: Readonly<Record<string, OnnxInput>>): Promise<ReadonlyMap<string, Float32Array>>;
  /** Frees the session's memory; the model cannot be run afterwards. */
  close(): Promise<void>;
}

/**
 * The rest stays at the runtime's defaults: with fixed shapes and one thread, memory arena and memory
 * pattern moved neither a run (under 1 ms of 19) nor the heap (40 MB).
 */
const SESSION_OPTIONS = {
  executionProviders: ['wasm'],
  // One thread needs no scheduler, and the page has no cross-origin isolation for more.
  executionMode: 'sequential',
  // Errors only: the runtime's notes on its own start are of no use here.
  logSeverityLevel: 3,
} as const satisfies InferenceSession.SessionOptions;

/**
 * Creates a session from a model of models/manifest.json. Requests nothing but the model (through
 * `load`) and, the first time, the two runtime files under `wasmBase`.
 *
 * @param wasmBase absolute address of the folder of the ONNX Runtime files, with a slash at its end
 * @param optimise whether constants are folded and operators fused at the start
 * @throws Error when WebAssembly is missing or the model is damaged
 */
export async function openOnnxModel(
  load: ModelLoader,
  name: string,
  wasmBase: string,
  { optimise = true } = {},
): Promise<OnnxModel> {
  const bytes = await load(name);
  env.wasm.numThreads = 1;
  env.wasm.wasmPaths = { mjs: `${wasmBase}${RUNTIME}.mjs`, wasm: `${wasmBase}${RUNTIME}.wasm` };
  env.logLevel = 'error';
  const graphOptimizationLevel = optimise ? 'all' : 'disabled';
  const session = await InferenceSession.create(bytes, { ...SESSION_OPTIONS, graphOptimizationLevel });
  // A session runs one thing at a time; a second call waits instead of failing.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const next = last.then(task, task);
    last = next.catch(() => null);
    return next;
  };
  return {
    run: (inputs) => inTurn(() => runOnce(session, inputs)),
    close: () => inTurn(() => session.release()),
  };
}

async function runOnce(
  session: InferenceSession,
  inputs: Readonly<Record<string, OnnxInput>>,
): Promise<ReadonlyMap<string, Float32Array>> {
  const feeds = Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, tensorOf(input)]));
  const results = await session.run(feeds);
  return new Map(Object.entries(results).map(([name, tensor]) => [name, floatsOf(name, tensor)]));
}

function tensorOf({ type, data, shape }: OnnxInput): Tensor {
  return new Tensor(type, data, shape);
}

function floatsOf(name: string, tensor: Tensor): Float32Array {
  if (tensor.data instanceof Float32Array) return tensor.data;
  throw new Error(`Output ${name} of the network is ${tensor.type}, not float32`);
}
