import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnalysisClient, type AnalysisClient, type ClientLimits } from '#analysis/client.ts';
import type {
  AnalysisApi,
  AnalysisFailure,
  AnalyzeOptions,
  AnalyzeProgress,
  Guidance,
  PrepareProgress,
} from '#analysis/contract.ts';
import {
  bitmapLike,
  FakeErrorEvent,
  fakeWorker,
  never,
  signalled,
  sizeOf,
  type FakeWorker,
} from './fake-worker.ts';

const PHOTO = new Blob(['photo']);
const CALL = { engine: 'auto', overlays: false, timings: false } as const;
const LIMITS: ClientLimits = {
  prepare: 1000,
  prefetch: 1000,
  analyze: 1000,
  guide: 1000,
  cancel: 1000,
  idle: 10_000,
};
/** Any outcome will do: the boundary does not look inside. */
const OUTCOME: AnalysisFailure = { ok: false, code: 'blurred', detail: 'from the worker' };

let workers: FakeWorker[];
let client: AnalysisClient;

/** A client whose first worker has the first API, and so on; the last one serves all that follow. */
function clientOf(...apis: Partial<AnalysisApi>[]): AnalysisClient {
  workers = [];
  client = createAnalysisClient({
    limits: LIMITS,
    startWorker: () => {
      const worker = fakeWorker(apis[Math.min(workers.length, apis.length - 1)] ?? {});
      workers.push(worker);
      return worker;
    },
  });
  return client;
}
const answering = { analyze: () => Promise.resolve(OUTCOME) };
const hanging = { analyze: () => never<AnalysisFailure>() };
const started = () => workers.length;
const first = () => {
  const [worker] = workers;
  if (worker === undefined) throw new Error('no worker was started');
  return worker;
};

let uncaught: unknown[];
const note = (error: unknown) => uncaught.push(error);
beforeEach(() => {
  uncaught = [];
  vi.stubGlobal('ErrorEvent', FakeErrorEvent);
  // Only the timers of the client: messages keep their own pace.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(uncaught).toEqual([]);
});

describe('a call that goes well', () => {
  it('starts the worker when first needed, and one for all', async () => {
    clientOf(answering);
    expect(started()).toBe(0);
    expect(await client.analyze(PHOTO, CALL)).toEqual(OUTCOME);
    await Promise.all([client.analyze(PHOTO, CALL), client.analyze(PHOTO, CALL)]);
    expect(started()).toBe(1);
  });

  it('hands over photo and options, with a name of its own for each run', async () => {
    const options: AnalyzeOptions[] = [];
    const photos: string[] = [];
    clientOf({
      analyze: async ({ photo, ...given }) => {
        options.push(given);
        photos.push(await photo.text());
        return OUTCOME;
      },
    });
    await client.analyze(PHOTO, { engine: 'lite', overlays: true, timings: true });
    await client.analyze(PHOTO, CALL);
    expect(photos).toEqual(['photo', 'photo']);
    expect(options[0]).toMatchObject({ engine: 'lite', overlays: true, timings: true });
    expect(Object.keys(options[0] ?? {}).sort()).toEqual([
      'angle',
      'engine',
      'focalRatio',
      'id',
      'overlays',
      'timings',
    ]);
    expect(new Set(options.map(({ id }) => id)).size).toBe(2);
  });

  it('reports progress in order, of analysis and of preparation', async () => {
    const steps: AnalyzeProgress[] = [
      { stage: 'decode', fraction: 0 },
      { stage: 'landmarks', fraction: 0.2 },
      { stage: 'scores', fraction: 0.9 },
    ];
    const loads: PrepareProgress[] = [0, 40, 90].map((loadedBytes) => ({ loadedBytes, totalBytes: 90 }));
    clientOf({
      analyze: async (_asked, onProgress) => {
        for (const step of steps) await (onProgress(step) as unknown as Promise<void>);
        return OUTCOME;
      },
      prepare: async (_options, onProgress) => {
        for (const load of loads) await (onProgress(load) as unknown as Promise<void>);
        return { ok: true, engine: 'lite' };
      },
    });
    const seen: unknown[] = [];
    expect(await client.prepare({ engine: 'lite' }, (p) => seen.push(p))).toEqual({
      ok: true,
      engine: 'lite',
    });
    await client.analyze(PHOTO, { ...CALL, onProgress: (p) => seen.push(p) });
    expect(seen).toEqual([...loads, ...steps]);
  });

  it('moves a preview frame to the worker instead of copying it', async () => {
    const guidance: Guidance = {
      face: true,
      hints: ['chin-level'],
      box: { x: 0, y: 0, width: 1, height: 1 },
    };
    const arrived: number[] = [];
    clientOf({
      guide: ({ frame }) => (arrived.push(sizeOf(frame)), Promise.resolve({ ok: true, guidance })),
    });
    const frame = bitmapLike(32);
    expect(await client.guide(frame, 'front')).toEqual(guidance);
    expect(sizeOf(frame)).toBe(0);
    expect(arrived).toEqual([32]);
  });
});

describe('cancelling', () => {
  it('ends the call at once, tells the worker which run, and shows no more progress', async () => {
    const running = signalled<AnalyzeOptions>();
    const told = signalled<string>();
    let report: ((progress: AnalyzeProgress) => void) | undefined;
    clientOf({
      analyze: (options, onProgress) => {
        report = onProgress;
        running.done(options);
        return never();
      },
      cancel: ({ id }) => (told.done(id), Promise.resolve({ ok: true })),
    });
    const abort = new AbortController();
    const onProgress = vi.fn();
    const outcome = client.analyze(PHOTO, { ...CALL, signal: abort.signal, onProgress });
    const { id } = await running.promise;
    abort.abort();
    expect(await outcome).toMatchObject({ ok: false, code: 'cancelled' });
    expect(await told.promise).toBe(id);
    await (report?.({ stage: 'align', fraction: 0.5 }) as unknown as Promise<void>);
    expect(onProgress).not.toHaveBeenCalled();
  });

  it('does not even begin where the signal has fired before', async () => {
    clientOf(answering);
    const signal = AbortSignal.abort();
    expect(await client.analyze(PHOTO, { ...CALL, signal })).toMatchObject({ code: 'cancelled' });
    expect(await client.prepare({ engine: 'auto' }, undefined, signal)).toMatchObject({ code: 'cancelled' });
    expect(started()).toBe(0);
  });

  it('leaves the warm worker and other calls alone', async () => {
    const begun = signalled();
    let calls = 0;
    clientOf({
      analyze: () => {
        if (++calls > 1) return Promise.resolve(OUTCOME);
        begun.done();
        return never();
      },
      cancel: () => Promise.resolve({ ok: true }),
    });
    const abort = new AbortController();
    const cancelled = client.analyze(PHOTO, { ...CALL, signal: abort.signal });
    await begun.promise;
    abort.abort();
    await cancelled;
    expect(await client.analyze(PHOTO, CALL)).toEqual(OUTCOME);
    expect(started()).toBe(1);
  });

  it('lets go of a preparation, whose download goes on', async () => {
    const begun = signalled();
    clientOf({ prepare: () => (begun.done(), never()) });
    const abort = new AbortController();
    const prepared = client.prepare({ engine: 'auto' }, undefined, abort.signal);
    await begun.promise;
    abort.abort();
    expect(await prepared).toMatchObject({ code: 'cancelled' });
    expect(first().isTerminated()).toBe(false);
  });

  it('replaces a worker that does not stop when it is told', async () => {
    clientOf(hanging, answering);
    const abort = new AbortController();
    const outcome = client.analyze(PHOTO, { ...CALL, signal: abort.signal });
    abort.abort();
    await outcome;
    await vi.advanceTimersByTimeAsync(LIMITS.analyze);
    expect(first().isTerminated()).toBe(true);
    expect(await client.analyze(PHOTO, CALL)).toEqual(OUTCOME);
  });
});

describe('a worker that does not answer', () => {
  it('is replaced: the call ends with internal, and the next one works', async () => {
    clientOf(hanging, answering);
    const outcome = client.analyze(PHOTO, CALL);
    await vi.advanceTimersByTimeAsync(LIMITS.analyze);
    expect(await outcome).toMatchObject({ ok: false, code: 'internal' });
    expect(first().isTerminated()).toBe(true);
    expect(await client.analyze(PHOTO, CALL)).toEqual(OUTCOME);
    expect(started()).toBe(2);
  });

  it('takes every call that waits on it along', async () => {
    clientOf({ ...hanging, guide: () => never(), prepare: () => never() });
    const calls = [
      client.analyze(PHOTO, CALL),
      client.analyze(PHOTO, CALL),
      client.prepare({ engine: 'auto' }),
    ];
    await vi.advanceTimersByTimeAsync(1000);
    for (const outcome of await Promise.all(calls)) expect(outcome.ok).toBe(false);
  });

  it('may take as long as it likes while it reports progress', async () => {
    const finish = signalled();
    const reporter = signalled<(progress: AnalyzeProgress) => void>();
    clientOf({
      analyze: async (_asked, onProgress) => {
        reporter.done(onProgress);
        await finish.promise;
        return OUTCOME;
      },
    });
    const outcome = client.analyze(PHOTO, CALL);
    const report = await reporter.promise;
    for (let i = 0; i < 5; i++) {
      await vi.advanceTimersByTimeAsync(LIMITS.analyze - 1);
      await (report({ stage: 'landmarks', fraction: 0.1 }) as unknown as Promise<void>);
    }
    expect(first().isTerminated()).toBe(false);
    finish.done();
    expect(await outcome).toEqual(OUTCOME);
  });

  it('makes a preparation without a byte of progress model-unavailable', async () => {
    clientOf({ prepare: () => never() });
    const outcome = client.prepare({ engine: 'mediapipe' });
    await vi.advanceTimersByTimeAsync(LIMITS.prepare);
    expect(await outcome).toMatchObject({ ok: false, code: 'model-unavailable' });
  });

  it('is said of a frame that nobody has looked at', async () => {
    clientOf({ guide: () => never() });
    const guidance = client.guide(bitmapLike(), 'front');
    await vi.advanceTimersByTimeAsync(LIMITS.guide);
    expect(await guidance).toBeNull();
  });

  it('is not one where the page was frozen with it: time that nobody had does not count', async () => {
    const finish = signalled();
    clientOf({ analyze: async () => (await finish.promise, OUTCOME) });
    const outcome = client.analyze(PHOTO, CALL);
    // What a page that wakes up finds: every timer has run out, and no message has been read.
    await vi.runOnlyPendingTimersAsync();
    expect(first().isTerminated()).toBe(false);
    finish.done();
    expect(await outcome).toEqual(OUTCOME);
  });

  const FACE = { face: true, hints: [], box: null };
  const ready = { ok: true, engine: 'lite' } as const;
  /** Answers a frame after so many milliseconds. */
  const after = (ms: number) => () =>
    new Promise<{ ok: true; guidance: typeof FACE }>((resolve) => {
      setTimeout(() => resolve({ ok: true, guidance: FACE }), ms);
    });

  it('is no silence where the first frame takes as long as preparing may', async () => {
    client = createAnalysisClient({
      limits: { ...LIMITS, prepare: 60_000, guide: 5000 },
      startWorker: () => {
        const worker = fakeWorker({ prepare: () => Promise.resolve(ready), guide: after(20_000) });
        workers.push(worker);
        return worker;
      },
    });
    workers = [];
    await client.prepare({ engine: 'lite' });
    const guidance = client.guide(bitmapLike(), 'front');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await guidance).toEqual(FACE);
    expect(started()).toBe(1);
  });

  it('comes back after a worker that died between two frames', async () => {
    let ready = false;
    clientOf(
      { prepare: () => Promise.resolve({ ok: true, engine: 'lite' }) },
      {
        prepare: () => ((ready = true), Promise.resolve({ ok: true, engine: 'lite' })),
        guide: () =>
          Promise.resolve(
            ready
              ? { ok: true, guidance: FACE }
              : { ok: false, code: 'internal', detail: 'guide before prepare' },
          ),
      },
    );
    await client.prepare({ engine: 'lite' });
    first().crash('Uncaught Error');
    expect(await client.guide(bitmapLike(), 'front')).toBeNull();
    await client.prepare({ engine: 'lite' });
    expect(await client.guide(bitmapLike(), 'front')).toEqual(FACE);
  });

  it('ends one worker at most: the next one is given the time that it takes', async () => {
    let frames = 0;
    const api = {
      prepare: () => Promise.resolve(ready),
      // The first is quick; every later one takes twice what it may.
      guide: () => ((frames += 1), after(frames === 1 ? 1 : 10_000)()),
    };
    workers = [];
    client = createAnalysisClient({
      limits: { ...LIMITS, prepare: 60_000, guide: 5000, idle: 600_000 },
      startWorker: () => {
        const worker = fakeWorker(api);
        workers.push(worker);
        return worker;
      },
    });
    await client.prepare({ engine: 'lite' });
    const seen = async () => {
      const guidance = client.guide(bitmapLike(), 'front');
      await vi.advanceTimersByTimeAsync(10_000);
      return guidance;
    };
    expect([await seen(), await seen()]).toEqual([FACE, null]);
    await client.prepare({ engine: 'lite' });
    expect([await seen(), await seen(), await seen()]).toEqual([FACE, FACE, FACE]);
    expect(started()).toBe(2);
  });
});

describe('a worker that dies', () => {
  it.each([
    ['Uncaught RangeError: Array buffer allocation failed: out of memory', 'out-of-memory'],
    ['Uncaught TypeError: x is undefined', 'internal'],
  ])('with "%s" ends the call with %s, and the next one works', async (message, code) => {
    clientOf(hanging, answering);
    const outcome = client.analyze(PHOTO, CALL);
    first().crash(message);
    expect(await outcome).toMatchObject({ ok: false, code });
    expect(first().isTerminated()).toBe(true);
    expect(await client.analyze(PHOTO, CALL)).toEqual(OUTCOME);
  });

  it('because a message cannot be read ends the call too', async () => {
    clientOf(hanging);
    const outcome = client.analyze(PHOTO, CALL);
    first().garble();
    expect(await outcome).toMatchObject({ ok: false, code: 'internal' });
  });

  it('while idle is not missed: the next call starts another', async () => {
    clientOf(answering);
    await client.analyze(PHOTO, CALL);
    first().crash('Uncaught Error');
    expect(await client.analyze(PHOTO, CALL)).toEqual(OUTCOME);
    expect(started()).toBe(2);
  });

  it('cannot be started at all: internal, nobody looks, and another try works', async () => {
    let blocked = true;
    client = createAnalysisClient({
      limits: LIMITS,
      startWorker: () => {
        if (blocked) throw new DOMException('workers are blocked', 'SecurityError');
        return fakeWorker(answering);
      },
    });
    expect(await client.analyze(PHOTO, CALL)).toMatchObject({ ok: false, code: 'internal' });
    expect(await client.prepare({ engine: 'auto' })).toMatchObject({ ok: false, code: 'internal' });
    expect(await client.guide(bitmapLike(), 'front')).toBeNull();
    blocked = false;
    expect(await client.analyze(PHOTO, CALL)).toEqual(OUTCOME);
  });
});

it('opens no port for what tells nothing on the way: a preview has 25 frames a second', async () => {
  let listeners = 0;
  clientOf({
    guide: (_asked, tell: unknown) => {
      if (tell !== undefined) listeners += 1;
      return Promise.resolve({ ok: false, code: 'internal', detail: '' });
    },
  });
  await client.guide(bitmapLike(), 'front');
  expect(listeners).toBe(0);
});

it('turns an exception of the worker into internal', async () => {
  clientOf({ analyze: () => Promise.reject(new TypeError('bug')) });
  const outcome = await client.analyze(PHOTO, CALL);
  expect(outcome).toMatchObject({ ok: false, code: 'internal' });
  expect(outcome.ok ? '' : outcome.detail).toContain('bug');
});

describe('a listener that outlives its call', () => {
  beforeEach(() => void process.on('uncaughtException', note));
  afterEach(() => void process.off('uncaughtException', note));

  it('does nothing when a signal fires after its call has ended', async () => {
    const cancelled = vi.fn(() => Promise.resolve({ ok: true } as const));
    clientOf({ ...answering, cancel: cancelled });
    const abort = new AbortController();
    await client.analyze(PHOTO, { ...CALL, signal: abort.signal });
    abort.abort();
    await turn();
    await client.analyze(PHOTO, CALL);
    expect(cancelled).not.toHaveBeenCalled();
  });

  it('does not throw when a signal fires after its worker was replaced', async () => {
    const listeners: (() => void)[] = [];
    const signal = {
      aborted: false,
      addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    } as unknown as AbortSignal;
    clientOf(hanging);
    const outcome = client.analyze(PHOTO, { ...CALL, signal });
    first().crash('Uncaught Error');
    await outcome;
    for (const listener of listeners) expect(listener).not.toThrow();
  });

  it('does not throw when a dead worker reports a second error', async () => {
    const heard: unknown[] = [];
    const worker = fakeWorker(hanging);
    client = createAnalysisClient({
      limits: LIMITS,
      startWorker: () => ({
        postMessage: (message: unknown, transfer?: Transferable[]) => worker.postMessage(message, transfer),
        addEventListener: (type, listener) => {
          if (type === 'error') heard.push(listener);
          else worker.addEventListener(type, listener);
        },
        removeEventListener: (type, listener) => worker.removeEventListener(type, listener),
        terminate: () => worker.terminate(),
      }),
    });
    const outcome = client.analyze(PHOTO, CALL);
    const [listener] = heard;
    const report = () => {
      if (typeof listener === 'function') listener(new FakeErrorEvent('error', { message: 'boom' }));
    };
    report();
    expect(await outcome).toMatchObject({ code: 'internal' });
    expect(report).not.toThrow();
  });
});

describe('an idle worker', () => {
  it('gives its memory back, and a new one serves the next call', async () => {
    clientOf(answering);
    await client.analyze(PHOTO, CALL);
    await vi.advanceTimersByTimeAsync(LIMITS.idle - 1);
    expect(first().isTerminated()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(first().isTerminated()).toBe(true);
    expect(await client.analyze(PHOTO, CALL)).toEqual(OUTCOME);
  });

  it('is counted from the last call, not from the first', async () => {
    clientOf(answering);
    for (let i = 0; i < 3; i++) {
      await client.analyze(PHOTO, CALL);
      await vi.advanceTimersByTimeAsync(LIMITS.idle - 1);
    }
    expect(started()).toBe(1);
    expect(first().isTerminated()).toBe(false);
  });
});

describe('close', () => {
  it('ends what is running with cancelled, and the next call starts anew', async () => {
    clientOf(hanging, answering);
    const outcome = client.analyze(PHOTO, CALL);
    client.close();
    expect(await outcome).toMatchObject({ ok: false, code: 'cancelled' });
    expect(first().isTerminated()).toBe(true);
    expect(await client.analyze(PHOTO, CALL)).toEqual(OUTCOME);
  });

  it('may be called before anything was started, and twice', async () => {
    clientOf(answering);
    client.close();
    await client.analyze(PHOTO, CALL);
    client.close();
    client.close();
    expect(first().isTerminated()).toBe(true);
  });
});
