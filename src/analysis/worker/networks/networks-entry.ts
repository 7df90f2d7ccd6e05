/**
 * Start of the networks' thread, which the analysis worker begins (thread.ts): sessions of ONNX Runtime over Comlink.
 * No other file imports this one, for the reason that ../entry.ts gives.
 */
import * as Comlink from 'comlink';
import { answerRuntimes } from '../store/answer-runtimes.ts';
import { responseOf } from '../store/kept.ts';
import { openOnnxModel, type OnnxInput, type OnnxModel, type OnnxOptions } from './onnx.ts';

/** What the thread does; a model is called by the number that `open` gave it. */
export interface NetworksApi {
  /** Once, before anything is opened. `ask` is where a runtime is looked for that the browser has not kept. */
  connect(wasm: string, ask: (address: string) => Promise<Uint8Array<ArrayBuffer> | undefined>): void;
  open(bytes: Uint8Array, wasmBase: string, options?: OnnxOptions): Promise<number>;
  run(model: number, inputs: Readonly<Record<string, OnnxInput>>): Promise<ReadonlyMap<string, Float32Array>>;
  close(model: number): Promise<void>;
}

const models: OnnxModel[] = [];

function modelOf(number: number): OnnxModel {
  const model = models[number];
  if (model === undefined) throw new RangeError(`No model ${number} is open.`);
  return model;
}

const api: NetworksApi = {
  connect(wasm, ask) {
    const answer = async (address: string): Promise<Response | undefined> => {
      const bytes = await ask(address);
      return bytes === undefined ? undefined : responseOf(address, bytes);
    };
    answerRuntimes({ answer }, wasm);
  },

  async open(bytes, wasmBase, options) {
    return models.push(await openOnnxModel(bytes, wasmBase, options)) - 1;
  },

  async run(model, inputs) {
    const outputs = await modelOf(model).run(inputs);
    return Comlink.transfer(
      outputs,
      [...outputs.values()].map(({ buffer }) => buffer),
    );
  },

  close: (model) => modelOf(model).close(),
};

Comlink.expose(api);
