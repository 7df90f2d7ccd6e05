/** A worker that is killed, garbled or silent in each stage in turn: the call ends, and the next one works. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnalysisClient } from '#analysis/client.ts';
import { STAGES, type AnalysisFailure, type Stage } from '#analysis/contract.ts';
import { FakeErrorEvent, fakeWorker, never, type FakeWorker } from './fake-worker.ts';

const PHOTO = new Blob(['photo']);
const CALL = { engine: 'auto', overlays: false, timings: false } as const;
const LIMIT = 1_000;
const OUTCOME: AnalysisFailure = { ok: false, code: 'blurred', detail: 'from the next worker' };

beforeEach(() => {
  vi.stubGlobal('ErrorEvent', FakeErrorEvent);
  // Only the timers of the client: messages keep their own pace.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FATES: Readonly<Record<string, (worker: FakeWorker) => void>> = {
  'is killed': (worker) => worker.crash('killed'),
  'runs out of memory': (worker) => worker.crash('Out of memory'),
  'is garbled': (worker) => worker.garble(),
  'falls silent': () => void vi.advanceTimersByTime(LIMIT),
};

/** The fate meets the first worker when it has reported that it begins `stage`; the second one is sound. */
async function meet(stage: Stage, fate: (worker: FakeWorker) => void) {
  const workers: FakeWorker[] = [];
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const client = createAnalysisClient({
    limits: { analyze: LIMIT },
    startWorker: () => {
      const sound = workers.length > 0;
      const worker = fakeWorker({
        async analyze(_asked, onProgress) {
          if (sound) return OUTCOME;
          for (const [index, at] of STAGES.entries()) {
            // Over Comlink a call of the page's listener is a promise.
            await (onProgress({ stage: at, fraction: index / STAGES.length }) as unknown as Promise<void>);
            if (at === stage) return never<AnalysisFailure>();
          }
          return OUTCOME;
        },
      });
      workers.push(worker);
      return worker;
    },
  });
  const onProgress = ({ stage: at }: { readonly stage: Stage }) => {
    if (at === stage) arrive();
  };
  const outcome = client.analyze(PHOTO, { ...CALL, onProgress });
  // Not polled: Vitest moves fake timers on with each look, and the client's limit would pass.
  await arrived;
  const [first] = workers;
  if (first === undefined) throw new Error('no worker was started');
  fate(first);
  const ended = await outcome;
  const next = await client.analyze(PHOTO, CALL);
  client.close();
  return { ended, next, first, workers };
}

it.each(STAGES.flatMap((stage) => Object.entries(FATES).map(([fate, act]) => [fate, stage, act] as const)))(
  'a worker that %s in %s',
  async (fate, stage, act) => {
    const { ended, next, first, workers } = await meet(stage, act);
    expect(ended).toMatchObject({
      ok: false,
      code: fate === 'runs out of memory' ? 'out-of-memory' : 'internal',
    });
    expect(first.isTerminated()).toBe(true);
    expect(next).toEqual(OUTCOME);
    expect(workers).toHaveLength(2);
  },
);
