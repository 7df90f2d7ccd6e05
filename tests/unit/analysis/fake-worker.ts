/**
 * A worker without a thread: the API answers at the other end of a MessageChannel, over the same Comlink
 * as in the product. Node has no ImageBitmap and no ErrorEvent; an ArrayBuffer, which can be transferred
 * too, and a small class stand in for them.
 */
import * as Comlink from 'comlink';
import type { WorkerLike } from '#analysis/client.ts';
import type { AnalysisApi } from '#analysis/contract.ts';

/** What `error` events carry in a browser. */
export class FakeErrorEvent extends Event {
  readonly message: string;
  constructor(type: string, { message }: { message: string }) {
    super(type);
    this.message = message;
  }
}

export interface FakeWorker extends WorkerLike {
  readonly isTerminated: () => boolean;
  /** What the browser does when the worker dies, or when a message cannot be read. */
  readonly crash: (message: string) => void;
  readonly garble: () => void;
}

/** @param serve answers at the worker's end of the channel; by default the API is exposed there */
export function fakeWorker(
  api: Partial<AnalysisApi>,
  serve: (end: MessagePort) => void = (end) => Comlink.expose(api, end),
): FakeWorker {
  const { port1, port2 } = new MessageChannel();
  const events = new EventTarget();
  let terminated = false;
  serve(port2);
  port1.start();
  const target = (type: string): EventTarget => (type === 'message' ? port1 : events);
  return {
    postMessage: (message: unknown, transfer: Transferable[] = []) => port1.postMessage(message, transfer),
    addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
      target(type).addEventListener(type, listener),
    removeEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
      target(type).removeEventListener(type, listener),
    terminate() {
      terminated = true;
      port1.close();
      port2.close();
    },
    isTerminated: () => terminated,
    crash: (message) => void events.dispatchEvent(new FakeErrorEvent('error', { message })),
    garble: () => void events.dispatchEvent(new Event('messageerror')),
  };
}

/** A promise that never ends: what a call to a hung worker looks like. */
export const never = <Result>(): Promise<Result> => new Promise(() => undefined);

/** Stands in for an ImageBitmap: like one it is moved, not copied, and is empty afterwards. */
export const bitmapLike = (bytes = 64): ImageBitmap => new ArrayBuffer(bytes) as unknown as ImageBitmap;
export const sizeOf = (bitmap: unknown): number => (bitmap as ArrayBuffer).byteLength;

/** A promise and the way to settle it: for what the test waits on. */
export function signalled<Value = void>(): { promise: Promise<Value>; done: (value: Value) => void } {
  let done: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    done = resolve;
  });
  return { promise, done };
}
