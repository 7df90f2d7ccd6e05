import { createHash, webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PrepareProgress } from '#analysis/contract.ts';
import { createModelStore } from '#analysis/worker/model-store.ts';

const BASE = 'http://app.test/models/';
const BASES = { models: BASE, wasm: 'http://app.test/wasm/' };
const MANIFEST = `${BASE}manifest.json`;

/** Bytes that are the same every time and compress to nothing else. */
const bytes = (length: number, seed: number) =>
  Uint8Array.from({ length }, (_, i) => (i * 131 + seed * 17 + (i >> 7)) % 256);
const FILES = { 'a.task': bytes(3000, 1), 'b.json': bytes(500, 2), 'c.bin': bytes(20_000, 3) };
type Name = keyof typeof FILES;
const NAMES = Object.keys(FILES) as Name[];
const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
const listing = () => ({
  models: NAMES.map((name) => ({
    name,
    bytes: FILES[name].length,
    sha256: sha256(FILES[name]),
    licence: 'MIT',
  })),
});
const addressOf = (name: Name) => `${BASE}${name}?sha256=${sha256(FILES[name])}`;

/** A body that arrives in pieces. */
const inPieces = (data: Uint8Array, size = 300) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (let at = 0; at < data.length; at += size) controller.enqueue(data.slice(at, at + size));
        controller.close();
      },
    }),
  );
const html = () =>
  new Response('<!DOCTYPE html><title>app</title>', { headers: { 'content-type': 'text/html' } });

type Answer = (signal: AbortSignal, range: string | undefined) => Response | Promise<Response>;
interface Init {
  readonly signal: AbortSignal;
  readonly headers?: { readonly Range?: string };
}
let answers: Map<string, Answer>;
let asked: string[];
let kept: Map<string, Uint8Array>;

/** Cache Storage as far as the store uses it. */
const cache = {
  match: (address: string) => {
    const body = kept.get(address);
    return Promise.resolve(body === undefined ? undefined : new Response(body.slice()));
  },
  put: async (address: string, response: Response) => {
    kept.set(address, new Uint8Array(await response.arrayBuffer()));
  },
  delete: (address: string) => Promise.resolve(kept.delete(address)),
  keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
};

beforeEach(() => {
  asked = [];
  kept = new Map();
  answers = new Map<string, Answer>([[MANIFEST, () => Response.json(listing())]]);
  for (const name of NAMES) answers.set(addressOf(name), () => inPieces(FILES[name]));
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', (address: string, { signal, headers }: Init) => {
    asked.push(address);
    const answer = answers.get(address);
    return answer === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve().then(() => answer(signal, headers?.Range));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const offline = () => answers.clear();
const silent = () => undefined;
/** The bytes in the order of the names. */
async function load(
  names: readonly string[] = NAMES,
  onProgress: (p: PrepareProgress) => void = silent,
): Promise<(Uint8Array | undefined)[]> {
  const store = createModelStore(BASES, { pause: 0 });
  const loaded = await store.load({ models: names, runtimes: [] }, onProgress);
  return names.map((name) => loaded.get(name));
}
const unavailable = expect.objectContaining({ name: 'AnalysisError', code: 'model-unavailable' }) as Error;

describe('a first visit', () => {
  it('gives the verified bytes by name, and keeps them under their hash', async () => {
    expect(await load(['c.bin', 'a.task'])).toEqual([FILES['c.bin'], FILES['a.task']]);
    expect(asked).toEqual([MANIFEST, addressOf('c.bin'), addressOf('a.task')]);
    expect(kept.get(addressOf('c.bin'))).toEqual(FILES['c.bin']);
  });

  it('counts the bytes of all files together, never backwards, to the end', async () => {
    const seen: PrepareProgress[] = [];
    await load(NAMES, (progress) => seen.push(progress));
    const total = NAMES.reduce((sum, name) => sum + FILES[name].length, 0);
    expect(seen[0]).toEqual({ loadedBytes: 0, totalBytes: total });
    expect(seen.at(-1)).toEqual({ loadedBytes: total, totalBytes: total });
    const loaded = seen.map(({ loadedBytes }) => loadedBytes);
    expect(loaded).toEqual([...loaded].sort((a, b) => a - b));
    expect(new Set(loaded).size).toBeGreaterThan(50);
    expect(new Set(seen.map(({ totalBytes }) => totalBytes))).toEqual(new Set([total]));
  });

  it('reads the list once for many questions', async () => {
    const store = createModelStore(BASES);
    expect(await store.offers(NAMES)).toBe(true);
    expect(await store.offers(['a.task', 'missing.task'])).toBe(false);
    await store.load({ models: ['b.json'], runtimes: [] }, silent);
    expect(asked.filter((address) => address === MANIFEST)).toHaveLength(1);
  });
});

describe('refuses', () => {
  const spoil = (name: Name, answer: Answer) => answers.set(addressOf(name), answer);
  const flipped = (data: Uint8Array) => data.map((byte, i) => (i === 1234 ? byte ^ 1 : byte));

  it.each([
    ['one flipped bit', () => inPieces(flipped(FILES['a.task']))],
    ['a file cut short', () => inPieces(FILES['a.task'].subarray(0, 2999))],
    ['nothing', () => new Response(new Uint8Array(0))],
    ['an answer without a body', () => new Response(null, { status: 204 })],
    ['the page of the app instead of the file', html],
    ['HTTP 404', () => new Response('not here', { status: 404 })],
    ['HTTP 500 with the right bytes', () => new Response(FILES['a.task'].slice(), { status: 500 })],
    ['a network that fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'a connection that breaks in the middle',
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(FILES['a.task'].slice(0, 1000));
              controller.error(new TypeError('network error'));
            },
          }),
        ),
    ],
  ] satisfies [string, Answer][])('%s, and keeps nothing of it', async (_, answer) => {
    spoil('a.task', answer);
    await expect(load()).rejects.toEqual(unavailable);
    expect(kept.has(addressOf('a.task'))).toBe(false);
  });

  it('a file that is not offered, without asking for it', async () => {
    await expect(load(['a.task', 'secret.task'])).rejects.toEqual(unavailable);
    expect(asked).toEqual([MANIFEST]);
  });

  it.each([
    ['the page of the app', html],
    ['HTTP 404', () => new Response('', { status: 404 })],
    ['JSON of another shape', () => Response.json({ models: [{ name: 'a.task' }] })],
    ['JSON null', () => Response.json(null)],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] satisfies [string, Answer][])('%s for the list, and tries again the next time', async (_, answer) => {
    answers.set(MANIFEST, answer);
    const store = createModelStore(BASES);
    await expect(store.offers(NAMES)).rejects.toEqual(unavailable);
    answers.set(MANIFEST, () => Response.json(listing()));
    expect(await store.offers(NAMES)).toBe(true);
  });

  it('a download that stalls', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    spoil('a.task', (signal) => {
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(FILES['a.task'].slice(0, 1000));
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new Response(body);
    });
    let begun: () => void = silent;
    const beginning = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const loading = load(['a.task'], ({ loadedBytes }) => {
      if (loadedBytes > 0) begun();
    });
    const refused = expect(loading).rejects.toEqual(unavailable);
    await beginning;
    await vi.advanceTimersByTimeAsync(120_000);
    await refused;
  });
});

describe('a later visit', () => {
  it('asks the network for no model, and has nothing to load', async () => {
    await load();
    asked = [];
    const seen: PrepareProgress[] = [];
    expect(await load(NAMES, (progress) => seen.push(progress))).toEqual(NAMES.map((name) => FILES[name]));
    expect(asked).toEqual([MANIFEST]);
    expect(seen).toEqual([{ loadedBytes: 0, totalBytes: 0 }]);
  });

  it('works in flight mode', async () => {
    await load();
    offline();
    expect(await load()).toEqual(NAMES.map((name) => FILES[name]));
  });

  it('drops a copy that was tampered with, and fetches only that one again', async () => {
    await load();
    kept.set(addressOf('b.json'), bytes(500, 9));
    asked = [];
    const seen: PrepareProgress[] = [];
    expect(await load(NAMES, (progress) => seen.push(progress))).toEqual(NAMES.map((name) => FILES[name]));
    expect(asked).toEqual([MANIFEST, addressOf('b.json')]);
    expect(seen[0]?.totalBytes).toBe(FILES['b.json'].length);
    expect(kept.get(addressOf('b.json'))).toEqual(FILES['b.json']);
  });

  it('never uses a tampered copy, even without network', async () => {
    await load();
    kept.set(addressOf('b.json'), bytes(500, 9));
    offline();
    await expect(load()).rejects.toEqual(unavailable);
    expect(kept.has(addressOf('b.json'))).toBe(false);
  });

  it('goes on with what had arrived before a download broke', async () => {
    const whole = answers.get(addressOf('c.bin'));
    answers.set(addressOf('c.bin'), () => inPieces(FILES['c.bin'].subarray(0, 10_000)));
    await expect(load()).rejects.toEqual(unavailable);
    if (whole !== undefined) answers.set(addressOf('c.bin'), whole);
    asked = [];
    await load();
    expect(asked).toEqual([MANIFEST, addressOf('c.bin')]);
  });

  it('fetches a new version although an old one is kept', async () => {
    await load();
    const renewed = bytes(600, 42);
    const models = listing().models.map((file) =>
      file.name === 'b.json' ? { ...file, bytes: 600, sha256: sha256(renewed) } : file,
    );
    answers.set(MANIFEST, () => Response.json({ models }));
    answers.set(`${BASE}b.json?sha256=${sha256(renewed)}`, () => inPieces(renewed));
    expect(await load(['b.json'])).toEqual([renewed]);
  });

  it('keeps the last good list when a proxy answers with a page of its own', async () => {
    await load();
    answers.set(MANIFEST, html);
    expect(await load()).toHaveLength(NAMES.length);
  });

  it('fetches a kept file again whose body cannot be read any more', async () => {
    await load();
    const unreadable = () =>
      Promise.resolve(new Response(new ReadableStream({ start: (c) => c.error(new Error('evicted')) })));
    const match = (address: string) =>
      address === addressOf('b.json') ? unreadable() : cache.match(address);
    vi.stubGlobal('caches', { open: () => Promise.resolve({ ...cache, match }) });
    expect(await load()).toEqual(NAMES.map((name) => FILES[name]));
  });
});

describe('where the browser lacks something', () => {
  it.each([
    ['Cache Storage is blocked', { open: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
    ['Cache Storage is missing', undefined],
    [
      'the disk is full',
      {
        open: () =>
          Promise.resolve({
            ...cache,
            put: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
          }),
      },
    ],
    [
      'the cache cannot be read',
      { open: () => Promise.resolve({ ...cache, match: () => Promise.reject(new Error('corrupt')) }) },
    ],
  ])('works when %s', async (_, caches) => {
    vi.stubGlobal('caches', caches);
    expect(await load()).toEqual(NAMES.map((name) => FILES[name]));
  });

  it('verifies without crypto.subtle, which plain http hides: good bytes pass, bad ones do not', async () => {
    vi.stubGlobal('crypto', { getRandomValues: (array: Uint8Array) => webcrypto.getRandomValues(array) });
    expect(await load()).toEqual(NAMES.map((name) => FILES[name]));
    kept.clear();
    answers.set(addressOf('b.json'), () => inPieces(bytes(500, 9)));
    await expect(load()).rejects.toEqual(unavailable);
  });
});

describe('a download that is cut off', () => {
  const file = FILES['c.bin'];
  const cut = Math.floor(file.length * 0.4);
  /** The first bytes, then a broken line; counts how often. */
  const broken = (data: Uint8Array) =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (let at = 0; at < data.length; at += 1000) controller.enqueue(data.slice(at, at + 1000));
        },
        pull: (controller) => controller.error(new TypeError('network error')),
      }),
    );
  /** The rest, as a server answers to a range. */
  const rest = (data: Uint8Array, range: string) => {
    const from = Number(/bytes=(\d+)-/.exec(range)?.[1]);
    const headers = { 'Content-Range': `bytes ${from}-${data.length - 1}/${data.length}` };
    return new Response(data.slice(from), { status: 206, headers });
  };
  const ranges: (string | undefined)[] = [];
  /** Breaks the first time, and answers to ranges of `data` from then on. */
  const flaky = (data: Uint8Array): Answer => {
    let first = true;
    return (_, range) => {
      ranges.push(range);
      if (!first) return range === undefined ? inPieces(data) : rest(data, range);
      first = false;
      return broken(data.subarray(0, cut));
    };
  };
  beforeEach(() => void ranges.splice(0));

  it('at 40 % goes on there by range, and its progress never falls', async () => {
    answers.set(addressOf('c.bin'), flaky(file));
    const seen: number[] = [];
    expect(await load(['c.bin'], ({ loadedBytes }) => seen.push(loadedBytes))).toEqual([file]);
    expect(ranges).toEqual([undefined, `bytes=${cut}-`]);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(file.length);
  });

  it('and goes on wrong is dropped, fetched once as a whole, and its progress never falls', async () => {
    const wrong = file.map((byte, i) => (i === file.length - 1 ? byte ^ 1 : byte));
    let asks = 0;
    const first = flaky(wrong);
    answers.set(addressOf('c.bin'), (signal, range) =>
      (asks += 1) <= 2 ? first(signal, range) : inPieces(file),
    );
    const seen: number[] = [];
    expect(await load(['c.bin'], ({ loadedBytes }) => seen.push(loadedBytes))).toEqual([file]);
    expect(asks).toBe(3);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
  });

  it('and is wrong twice is reported, and nothing of it kept', async () => {
    answers.set(addressOf('c.bin'), flaky(file.map((byte, i) => (i === 5 ? byte ^ 1 : byte))));
    await expect(load(['c.bin'])).rejects.toEqual(unavailable);
    expect(ranges).toEqual([undefined, `bytes=${cut}-`, undefined]);
    expect([...kept.keys()].filter((address) => address.includes('c.bin'))).toEqual([]);
  });

  it('for good goes on at the next visit', async () => {
    let line = false;
    const answer = flaky(file);
    answers.set(addressOf('c.bin'), (signal, range) => {
      if (!line && ranges.length > 0) throw new TypeError('Failed to fetch');
      return answer(signal, range);
    });
    await expect(load(['c.bin'])).rejects.toEqual(unavailable);
    line = true;
    const seen: number[] = [];
    expect(await load(['c.bin'], ({ loadedBytes }) => seen.push(loadedBytes))).toEqual([file]);
    expect(ranges).toEqual([undefined, `bytes=${cut}-`]);
    expect(seen.slice(0, 2)).toEqual([0, cut]);
    expect([...kept.keys()].filter((address) => address.includes('from='))).toEqual([]);
  });

  it.each([
    ['sends the whole file again', () => inPieces(file)],
    ['sends another range', () => rest(file, 'bytes=7-')],
    ['knows no such range', () => new Response('', { status: 416 })],
  ] satisfies [string, Answer][])('ends well also where the server %s', async (_, other) => {
    const answer = flaky(file);
    answers.set(addressOf('c.bin'), (signal, range) =>
      range === undefined ? answer(signal, range) : other(),
    );
    expect(await load(['c.bin'])).toEqual([file]);
  });

  it('is asked for as a whole where that costs less than the plain rest', async () => {
    const models = listing().models.map((model) => ({ ...model, transfer: Math.ceil(model.bytes / 5) }));
    answers.set(MANIFEST, () => Response.json({ models }));
    answers.set(addressOf('c.bin'), flaky(file));
    const seen: PrepareProgress[] = [];
    expect(await load(['c.bin'], (progress) => seen.push(progress))).toEqual([file]);
    expect(ranges).toEqual([undefined, undefined]);
    const loaded = seen.map(({ loadedBytes }) => loadedBytes);
    expect(loaded).toEqual([...loaded].sort((a, b) => a - b));
    expect(seen.at(-1)).toEqual({ loadedBytes: file.length / 5, totalBytes: file.length / 5 });
  });
});

describe('runtimes', () => {
  const wasm = bytes(9000, 7);
  const runtime = { name: 'onnx-1.30.0/ort.wasm', bytes: wasm.length, sha256: sha256(wasm), transfer: 2000 };
  const address = `${BASES.wasm}${runtime.name}`;
  const wanted = { models: ['b.json'], runtimes: [runtime.name] };
  const store = () => createModelStore(BASES, { pause: 0 });
  beforeEach(() => {
    answers.set(MANIFEST, () => Response.json({ ...listing(), runtimes: [runtime] }));
    answers.set(address, () => inPieces(wasm));
  });

  it('count in the same progress, and answer their package from what was verified', async () => {
    const seen: PrepareProgress[] = [];
    const one = store();
    const loaded = await one.load(wanted, (progress) => seen.push(progress));
    expect([...loaded]).toEqual([['b.json', FILES['b.json']]]);
    expect(seen.at(-1)).toEqual({ loadedBytes: 2500, totalBytes: 2500 });
    const answer = await one.answer(address);
    expect(new Uint8Array((await answer?.arrayBuffer()) ?? [])).toEqual(wasm);
    expect(await one.answer(`${BASES.wasm}other.wasm`)).toBeUndefined();
    expect(await one.answer(addressOf('b.json'))).toBeUndefined();
  });

  it('answer also where nothing can be kept, with the type that streaming compilation wants', async () => {
    vi.stubGlobal('caches', undefined);
    const one = store();
    await one.load(wanted, silent);
    const answer = await one.answer(address);
    expect(answer?.headers.get('Content-Type')).toBe('application/wasm');
    expect(new Uint8Array((await answer?.arrayBuffer()) ?? [])).toEqual(wasm);
  });

  it('that were damaged after they were kept go after a start that failed', async () => {
    const one = store();
    await one.load(wanted, silent);
    await one.recheck([runtime.name]);
    expect(kept.has(address)).toBe(true);
    kept.set(address, wasm.subarray(1));
    await one.recheck([runtime.name]);
    expect(kept.has(address)).toBe(false);
  });

  it('of an earlier version go when the new ones are here', async () => {
    kept.set(`${BASES.wasm}onnx-1.29.0/ort.wasm`, wasm);
    kept.set(`${BASES.wasm}onnx-1.29.0/ort.wasm?from=0`, wasm);
    kept.set(`${BASE}a.task?sha256=4567`, wasm);
    await store().load(wanted, silent);
    expect([...kept.keys()].sort()).toEqual([MANIFEST, addressOf('b.json'), address].sort());
  });
});

it('two who load at once fetch everything once, and both see it come', async () => {
  const store = createModelStore(BASES, { pause: 0 });
  const wanted = { models: NAMES, runtimes: [] };
  const seen: PrepareProgress[][] = [[], []];
  const both = seen.map((list) => store.load(wanted, (progress) => list.push(progress)));
  for (const loaded of await Promise.all(both)) expect(loaded).toHaveProperty('size', NAMES.length);
  expect(asked).toEqual([MANIFEST, ...NAMES.map(addressOf)]);
  for (const list of seen)
    expect(Math.max(...list.map(({ loadedBytes }) => loadedBytes))).toBeGreaterThan(20_000);
});

describe('what the rest can do without', () => {
  const wanted = { models: ['b.json'], runtimes: [] };
  const store = () => createModelStore(BASES, { pause: 0 });

  it('is handed out like the others', async () => {
    const loaded = await store().load({ ...wanted, extras: ['a.task'] }, silent);
    expect(loaded.get('a.task')).toEqual(FILES['a.task']);
  });

  it('is left out where it is not offered, or is wrong', async () => {
    answers.set(addressOf('a.task'), html);
    const seen: PrepareProgress[] = [];
    const loaded = await store().load({ ...wanted, extras: ['a.task', 'gone.onnx'] }, (progress) =>
      seen.push(progress),
    );
    expect([...loaded.keys()]).toEqual(['b.json']);
    const shares = seen.map(({ loadedBytes }) => loadedBytes);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });
});

it('does not wait long for a new list over a line that is as good as dead, where an old one is kept', async () => {
  await load();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const patience = vi.spyOn(AbortSignal, 'timeout');
  await load();
  const [ms] = patience.mock.calls.at(-1) ?? [];
  patience.mockRestore();
  expect(ms).toBeLessThan(5_000);
});
