import { createHash, webcrypto } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PrepareProgress } from '#analysis/contract.ts';
import { createModelStore } from '#analysis/worker/model-store.ts';

const BASE = 'http://app.test/models/';
const MANIFEST = `${BASE}manifest.json`;

/** Bytes that are the same every time and compress to nothing else. */
const bytes = (length: number, seed: number) =>
  Uint8Array.from({ length }, (_, i) => (i * 131 + seed * 17 + (i >> 7)) % 256);
const FILES = { 'a.task': bytes(3000, 1), 'b.json': bytes(500, 2), 'c.bin': bytes(70_000, 3) };
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
const inPieces = (data: Uint8Array, size = 1000) =>
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

type Answer = (signal: AbortSignal) => Response | Promise<Response>;
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
};

beforeEach(() => {
  asked = [];
  kept = new Map();
  answers = new Map<string, Answer>([[MANIFEST, () => Response.json(listing())]]);
  for (const name of NAMES) answers.set(addressOf(name), () => inPieces(FILES[name]));
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push(address);
    const answer = answers.get(address);
    return answer === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve().then(() => answer(signal));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const offline = () => answers.clear();
const silent = () => undefined;
const load = (names: readonly string[] = NAMES, onProgress: (p: PrepareProgress) => void = silent) =>
  createModelStore(BASE).load(names, onProgress);
const unavailable = expect.objectContaining({ name: 'AnalysisError', code: 'model-unavailable' }) as Error;

describe('a first visit', () => {
  it('gives the verified bytes in the order asked for, and keeps them under their hash', async () => {
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
    const store = createModelStore(BASE);
    expect(await store.offers(NAMES)).toBe(true);
    expect(await store.offers(['a.task', 'missing.task'])).toBe(false);
    await store.load(['b.json'], silent);
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
    const store = createModelStore(BASE);
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
    await vi.advanceTimersByTimeAsync(60_000);
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
