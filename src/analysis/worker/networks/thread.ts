/**
 * The networks of ONNX Runtime, in a thread of their own: they start while the landmark engine starts, and the skin
 * is mapped while face shape and expression are read.
 */
import '#analysis/trusted-types.ts';
import * as Comlink from 'comlink';
import { runtimeFolder } from '../engines/runtimes.ts';
import type { ModelStore } from '../model-store.ts';
import type { NetworksApi } from './networks-entry.ts';
import type { OnnxModel, OnnxOptions } from './onnx.ts';

/** Opens a model from its verified bytes. Rejects when WebAssembly is missing, or the model is damaged. */
export type OpenModel = (bytes: Uint8Array, options?: OnnxOptions) => Promise<OnnxModel>;

export interface Networks {
  readonly open: OpenModel;
  /** Whether the thread has died: a new one is needed, and every model of this one is gone. */
  lost(): boolean;
  /** Ends the thread, whatever it is doing, and every model with it. */
  close(): void;
}

/** The part of `Worker` that is used. */
export interface ThreadLike extends Comlink.Endpoint {
  terminate(): void;
}

const startThread = (): ThreadLike =>
  new Worker(new URL('./networks-entry.ts', import.meta.url), { type: 'module', name: 'networks' });

/**
 * Begins the thread; nothing is fetched before the first model is opened, but its script.
 *
 * @param wasm absolute address of the folder of runtimes, with a slash at its end
 * @param store answers for runtimes that the browser has not kept
 */
export function startNetworks(
  store: Pick<ModelStore, 'answer'>,
  wasm: string,
  start: () => ThreadLike = startThread,
): Networks {
  const thread = start();
  const api = Comlink.wrap<NetworksApi>(thread);
  /** What waits for an answer; a thread that dies gives none. */
  const waiting = new Set<(reason: Error) => void>();
  let dead: Error | null = null;
  const end = (why: string) => {
    dead ??= new Error(why);
    for (const reject of waiting) reject(dead);
  };
  const crashed = (event: unknown) =>
    end((event as { readonly message?: string }).message ?? 'the networks could not be read');
  thread.addEventListener('error', crashed);
  thread.addEventListener('messageerror', crashed);
  const answered = <Answer>(asking: Promise<Answer>): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      if (dead !== null) reject(dead);
      waiting.add(reject);
      asking.then(resolve, reject).finally(() => waiting.delete(reject));
    });

  const ask = async (address: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const response = await store.answer(address);
    if (response === undefined) return undefined;
    const bytes = new Uint8Array(await response.arrayBuffer());
    return Comlink.transfer(bytes, [bytes.buffer]);
  };
  const connected = answered(api.connect(wasm, Comlink.proxy(ask)));
  // Whoever opens a model hears of it.
  connected.catch(() => undefined);

  return {
    async open(bytes, options) {
      await connected;
      const number = await answered(api.open(bytes, `${wasm}${runtimeFolder('onnx')}/`, options));
      return {
        run: (inputs) => answered(api.run(number, inputs)),
        close: () => answered(api.close(number)),
      };
    },
    lost: () => dead !== null,
    close() {
      thread.terminate();
      end('the networks were closed');
    },
  };
}
