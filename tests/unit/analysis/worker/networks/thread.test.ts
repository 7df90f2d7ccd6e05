import * as Comlink from 'comlink';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NetworksApi } from '#analysis/worker/networks/networks-entry.ts';
import { startNetworks, type Networks, type ThreadLike } from '#analysis/worker/networks/thread.ts';

const WASM = 'http://app.test/wasm/';

/** A thread of the same process: what it exposes answers over real ports, and it can be killed. */
let thread: ThreadLike & EventTarget;
let exposed: NetworksApi;
let terminated: number;
let ask: Parameters<NetworksApi['connect']>[1];
let answers: Map<string, Response>;

beforeEach(() => {
  terminated = 0;
  answers = new Map();
  const { port1, port2 } = new MessageChannel();
  exposed = {
    connect: (_wasm, given) => {
      ask = given;
    },
    open: async (bytes) => {
      if (bytes.length === 0) throw new Error('damaged');
      return bytes.length;
    },
    run: async (model) => new Map([['number', Float32Array.of(model)]]),
    close: async () => undefined,
  };
  Comlink.expose(new Proxy(exposed, {}), port2 as unknown as Comlink.Endpoint);
  const events = new EventTarget();
  thread = Object.assign(events, {
    postMessage: port1.postMessage.bind(port1),
    start: () => port1.start(),
    terminate: () => {
      terminated += 1;
      port1.close();
      port2.close();
    },
  });
  port1.addEventListener('message', ({ data, ports }) =>
    events.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] })),
  );
  port1.start();
});
afterEach(() => thread.terminate());

const start = (): Networks =>
  startNetworks({ answer: async (address) => answers.get(address) }, WASM, () => thread);

it('opens a model by its bytes, runs it and closes it', async () => {
  const networks = start();
  const model = await networks.open(new Uint8Array(7));
  expect(await model.run({})).toEqual(new Map([['number', Float32Array.of(7)]]));
  await model.close();
  expect(networks.lost()).toBe(false);
});

it('says what is wrong with a model', async () => {
  await expect(start().open(new Uint8Array(0))).rejects.toThrow('damaged');
});

it('gives the thread what the store has kept of a runtime, and nothing for the rest', async () => {
  answers.set(`${WASM}ort.wasm`, new Response(Uint8Array.of(1, 2, 3)));
  await start().open(new Uint8Array(1));
  expect(await ask(`${WASM}ort.wasm`)).toEqual(Uint8Array.of(1, 2, 3));
  expect(await ask(`${WASM}other.wasm`)).toBeUndefined();
});

it('ends whatever waits when the thread dies, and opens nothing afterwards', async () => {
  const networks = start();
  const model = await networks.open(new Uint8Array(1));
  exposed.run = vi.fn(() => new Promise<never>(() => undefined));
  const waiting = model.run({});
  thread.dispatchEvent(new Event('error'));
  await expect(waiting).rejects.toThrow('could not be read');
  expect(networks.lost()).toBe(true);
  await expect(networks.open(new Uint8Array(1))).rejects.toThrow('could not be read');
});

it('ends whatever waits when it is closed', async () => {
  const networks = start();
  const model = await networks.open(new Uint8Array(1));
  exposed.run = vi.fn(() => new Promise<never>(() => undefined));
  const waiting = model.run({});
  networks.close();
  await expect(waiting).rejects.toThrow('closed');
  expect(terminated).toBe(1);
});
