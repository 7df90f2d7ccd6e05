/** The real client and the real start of the worker, talking over a MessageChannel; only the API behind them is ours. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnalysisClient, type AnalysisClient } from '#analysis/client.ts';
import type { AnalysisApi, AnalysisSuccess, Overlays } from '#analysis/contract.ts';
import { STAGES } from '#analysis/contract.ts';
import { OVERLAY_MAPS } from '#functions/vocabulary.ts';
import { bitmapLike, FakeErrorEvent, fakeWorker, signalled, sizeOf } from './fake-worker.ts';

const PHOTO = new Blob(['photo']);
const CALL = { engine: 'auto', overlays: true, timings: true } as const;

const { api, addresses, reported } = vi.hoisted(() => ({
  /** Null: its files cannot be had. */
  api: {} as { current: Partial<AnalysisApi> | null },
  reported: [] as unknown[],
  addresses: [] as Readonly<Record<string, string>>[],
}));
vi.mock('#analysis/worker/api.ts', () => ({
  createAnalysisApi: (given: Readonly<Record<string, string>>) => {
    if (api.current === null) throw new Error('not to be had');
    addresses.push(given);
    return api.current;
  },
}));

/** Ports that Comlink opens for callbacks, and how many of them were closed again. */
let opened: number;
let closed: number;
const RealChannel = globalThis.MessageChannel;
class CountingChannel extends RealChannel {
  constructor() {
    super();
    opened++;
    this.port1.addEventListener('close', () => closed++);
  }
}

/** Starts src/analysis/worker/entry.ts with `end` as the global scope of its thread. */
async function startEntry(end: MessagePort): Promise<void> {
  vi.stubGlobal('self', { location: { origin: 'http://app.test' } });
  vi.stubGlobal('addEventListener', end.addEventListener.bind(end));
  vi.stubGlobal('removeEventListener', end.removeEventListener.bind(end));
  vi.stubGlobal('postMessage', (message: unknown, transfer: Transferable[]) =>
    end.postMessage(message, transfer),
  );
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  vi.resetModules();
  await import('#analysis/worker/entry.ts');
  await vi.dynamicImportSettled();
  end.start();
}

let client: AnalysisClient;
async function clientOf(served: Partial<AnalysisApi> | null): Promise<void> {
  api.current = served;
  const ready = signalled();
  const worker = fakeWorker({}, (end) => void startEntry(end).then(ready.done));
  await ready.promise;
  client = createAnalysisClient({ startWorker: () => worker });
  vi.stubGlobal('MessageChannel', CountingChannel);
}

beforeAll(() => vi.stubGlobal('ErrorEvent', FakeErrorEvent));
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  [opened, closed] = [0, 0];
});
afterEach(() => {
  client.close();
  vi.stubGlobal('MessageChannel', RealChannel);
});

const overlays = (): Overlays => ({
  landmarks: Float32Array.from([1, 2, 3, 4]),
  cropToImage: [1, 0, 0, 1, 5, 6],
  mapSize: 2,
  maps: Object.fromEntries(
    OVERLAY_MAPS.map((name, i) => [name, Uint8Array.of(i, i, i, i)]),
  ) as Overlays['maps'],
});
const success = (given: Overlays | null): AnalysisSuccess =>
  ({
    ok: true,
    report: { engine: 'lite', advice: ['hold-still'] },
    overlays: given,
    timings: { total: 9 },
  }) as unknown as AnalysisSuccess;

describe('the boundary of the worker', () => {
  it('is an error of the worker when its own files cannot be had: the page begins another', async () => {
    await clientOf(null);
    expect(reported.splice(0)).toEqual([expect.objectContaining({ message: 'not to be had' })]);
  });

  it('serves models and wasm from its own origin only', async () => {
    await clientOf({});
    for (const address of Object.values(addresses.at(-1) ?? {})) {
      expect(address).toMatch(/^http:\/\/app\.test\/.*\/$/);
    }
    expect(Object.keys(addresses.at(-1) ?? {}).sort()).toEqual(['models', 'wasm']);
  });

  it('brings report, overlays and timings whole, and moves the overlays instead of copying them', async () => {
    const made = overlays();
    await clientOf({ analyze: () => Promise.resolve(success(made)) });
    expect(await client.analyze(PHOTO, CALL)).toEqual(success(overlays()));
    const left = [made.landmarks, ...Object.values(made.maps)].map((array) => array.byteLength);
    expect(left).toEqual(left.map(() => 0));
  });

  it('brings failures and reports without overlays', async () => {
    const failure = { ok: false, code: 'several-faces', detail: 'two of them' } as const;
    const answers = [failure, success(null)];
    await clientOf({ analyze: () => Promise.resolve(answers.shift() ?? failure) });
    expect(await client.analyze(PHOTO, CALL)).toEqual(failure);
    expect(await client.analyze(PHOTO, CALL)).toEqual(success(null));
  });

  it('brings every stage of progress, and what preparing says', async () => {
    const seen: unknown[] = [];
    await clientOf({
      prepare: async (options, onProgress) => {
        await (onProgress({ loadedBytes: 1, totalBytes: 2 }) as unknown as Promise<void>);
        return { ok: true, engine: options.engine === 'lite' ? 'lite' : 'mediapipe' };
      },
      analyze: async (_asked, onProgress) => {
        for (const stage of STAGES) await (onProgress({ stage, fraction: 0 }) as unknown as Promise<void>);
        return success(null);
      },
    });
    expect(await client.prepare({ engine: 'lite' }, (p) => seen.push(p))).toEqual({
      ok: true,
      engine: 'lite',
    });
    await client.analyze(PHOTO, { ...CALL, onProgress: ({ stage }) => seen.push(stage) });
    expect(seen).toEqual([{ loadedBytes: 1, totalBytes: 2 }, ...STAGES]);
  });

  it('carries a cancel to the worker while a run is on', async () => {
    const begun = signalled<string>();
    const told = signalled<string>();
    await clientOf({
      analyze: async ({ id }) => {
        begun.done(id);
        await told.promise;
        return { ok: false, code: 'cancelled', detail: '' };
      },
      cancel: ({ id }) => (told.done(id), Promise.resolve({ ok: true })),
    });
    const abort = new AbortController();
    const outcome = client.analyze(PHOTO, { ...CALL, signal: abort.signal });
    const id = await begun.promise;
    abort.abort();
    expect(await outcome).toMatchObject({ code: 'cancelled' });
    expect(await told.promise).toBe(id);
  });

  it('moves a frame, which the page no longer has', async () => {
    const arrived: number[] = [];
    await clientOf({
      guide: ({ frame }) => (
        arrived.push(sizeOf(frame)),
        Promise.resolve({ ok: true, guidance: { face: false, hints: [], box: null } })
      ),
    });
    const frame = bitmapLike(24);
    await client.guide(frame, 'front');
    expect([arrived, sizeOf(frame)]).toEqual([[24], 0]);
  });

  it('closes the port of every callback when its call ends, failed ones included', async () => {
    let fail = false;
    await clientOf({
      prepare: () => Promise.resolve({ ok: true, engine: 'lite' }),
      analyze: () => (fail ? Promise.reject(new Error('bug')) : Promise.resolve(success(null))),
    });
    await client.prepare({ engine: 'auto' });
    for (let i = 0; i < 4; i++) {
      fail = i % 2 === 1;
      await client.analyze(PHOTO, CALL);
    }
    expect(opened).toBeGreaterThanOrEqual(5);
    await expect.poll(() => closed).toBe(opened);
  });
});
