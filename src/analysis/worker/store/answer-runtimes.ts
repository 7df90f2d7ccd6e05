/**
 * MediaPipe, ONNX Runtime and TensorFlow.js fetch their WebAssembly themselves, each in its own way. What the
 * model store has fetched and verified answers them, so that it neither comes twice nor unverified, also where
 * no service worker is in control yet.
 *
 * The browser's own copy comes first: it is what the store's download has left there, and with it the browser
 * keeps the compiled code, which it does not for an answer from Cache Storage (a second of a cold start). The
 * store's copy is what remains when the browser has made room.
 */
import type { ModelStore } from '../model-store.ts';

function addressIn(input: RequestInfo | URL): string {
  if (typeof input === 'string') return input;
  return input instanceof URL ? input.href : input.url;
}

/**
 * For the worker's own scope; once. Requests that say how caches are to be used are the store's own, and pass.
 *
 * @param wasm absolute address of the folder of runtimes
 */
export function answerRuntimes(store: Pick<ModelStore, 'answer'>, wasm: string): void {
  const network = globalThis.fetch.bind(globalThis);
  const fromBrowser = async (address: string): Promise<Response | undefined> => {
    const options = { mode: 'same-origin', cache: 'only-if-cached' } as const;
    const response = await network(address, options).catch(() => undefined);
    return response?.ok ? response : undefined;
  };
  globalThis.fetch = async (input, init) => {
    const address = addressIn(input);
    if (!address.startsWith(wasm) || init?.cache !== undefined) return network(input, init);
    return (await fromBrowser(address)) ?? (await store.answer(address)) ?? network(input, init);
  };
}
