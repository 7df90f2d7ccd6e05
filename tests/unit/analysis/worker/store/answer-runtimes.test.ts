import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerRuntimes } from '#analysis/worker/store/answer-runtimes.ts';

const WASM = 'http://app.test/wasm/';
const RUNTIME = `${WASM}onnx-1.30.0/ort.wasm`;

/** Where each answer came from; `null` where that place has none. */
let browser: Response | null;
let network: ReturnType<typeof vi.fn>;
let store: { answer: (address: string) => Promise<Response | undefined> };

beforeEach(() => {
  browser = null;
  network = vi.fn((_address: string, init?: RequestInit) => {
    if (init?.cache !== 'only-if-cached') return Promise.resolve(new Response('network'));
    return browser === null ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(browser);
  });
  store = { answer: () => Promise.resolve(new Response('store')) };
  vi.stubGlobal('fetch', network);
});
afterEach(() => vi.unstubAllGlobals());

async function ask(address: string, init?: RequestInit): Promise<string> {
  answerRuntimes({ answer: (wanted) => store.answer(wanted) }, WASM);
  return (await fetch(address, init)).text();
}

describe('a package that asks for its WebAssembly', () => {
  it('gets the copy of the browser, with which compiled code is kept', async () => {
    browser = new Response('browser');
    expect(await ask(RUNTIME, { credentials: 'same-origin' })).toBe('browser');
    expect(network).toHaveBeenCalledExactlyOnceWith(RUNTIME, {
      mode: 'same-origin',
      cache: 'only-if-cached',
    });
  });

  it('gets the copy of the store where the browser has made room', async () => {
    expect(await ask(RUNTIME)).toBe('store');
    browser = new Response('', { status: 504 });
    expect(await ask(RUNTIME)).toBe('store');
  });

  it('asks the server where neither has it', async () => {
    store = { answer: () => Promise.resolve(undefined) };
    expect(await ask(RUNTIME)).toBe('network');
  });
});

it.each([
  ['another address', 'http://app.test/models/manifest.json', undefined],
  ["a download of the store's own", RUNTIME, { cache: 'default' } as const],
])('%s passes as it is', async (_, address, init) => {
  browser = new Response('browser');
  expect(await ask(address, init)).toBe('network');
  expect(network).toHaveBeenCalledExactlyOnceWith(address, init);
});
