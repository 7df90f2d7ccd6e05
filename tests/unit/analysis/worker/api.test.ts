import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalysisApi, EngineChoice, Operations } from '#analysis/contract.ts';
import { OPERATIONS, type OperationName } from '#analysis/operations.ts';
import type * as Api from '#analysis/worker/api.ts';
import type * as Models from '#analysis/worker/start-models.ts';

vi.mock('#analysis/worker/start-models.ts', () => ({ startModels: vi.fn(), fetchModels: vi.fn() }));
vi.mock('#analysis/worker/stages/align.ts', () => ({ createAligner: () => ({}) }));
vi.mock('#analysis/worker/store/answer-runtimes.ts', () => ({ answerRuntimes: () => undefined }));

let createAnalysisApi: typeof Api.createAnalysisApi;
let fetchModels: typeof Models.fetchModels;
let startModels: typeof Models.startModels;
beforeAll(async () => {
  // Modules are loaded once for all files of a worker: another file may have loaded these, with the real models.
  vi.resetModules();
  ({ createAnalysisApi } = await import('#analysis/worker/api.ts'));
  ({ fetchModels, startModels } = await import('#analysis/worker/start-models.ts'));
});

/** What can be had here; MediaPipe comes first where nothing is said. */
let offered: readonly string[];
let started: string[];
let closed: string[];
/** Of the engines that were started, so many have lost their graphics. */
let blindUpTo: number;

beforeEach(() => {
  offered = ['mediapipe', 'lite'];
  [started, closed, blindUpTo] = [[], [], 0];
  vi.mocked(startModels).mockImplementation((choice) => {
    const name = choice === 'auto' ? offered[0] : choice;
    started.push(name ?? 'none');
    const number = started.length;
    return Promise.resolve({
      engine: { name, lost: () => number <= blindUpTo, close: () => closed.push(name ?? 'none') },
      skinMaps: { close: () => Promise.resolve() },
      shape: { close: () => Promise.resolve() },
    } as unknown as Awaited<ReturnType<typeof startModels>>);
  });
});

const api = () => createAnalysisApi({ models: 'http://app.test/models/', wasm: 'http://app.test/wasm/' });
async function prepare(choices: readonly EngineChoice[]): Promise<readonly unknown[]> {
  const one = api();
  const engines: unknown[] = [];
  for (const engine of choices) {
    const prepared = await one.prepare({ engine }, () => undefined);
    engines.push(prepared.ok ? prepared.engine : prepared.code);
  }
  return engines;
}

describe('a warm engine', () => {
  it('serves the same choice again, and its own name', async () => {
    expect(await prepare(['auto', 'auto', 'mediapipe'])).toEqual(['mediapipe', 'mediapipe', 'mediapipe']);
    expect(started).toEqual(['mediapipe']);
  });

  it('serves "auto" where it is the best one', async () => {
    expect(await prepare(['mediapipe', 'auto'])).toEqual(['mediapipe', 'mediapipe']);
    expect(started).toEqual(['mediapipe']);
  });

  it('is replaced by the full engine once no call wants the lite one any more', async () => {
    expect(await prepare(['lite', 'auto'])).toEqual(['lite', 'mediapipe']);
    expect(closed).toEqual(['lite']);
  });

  it('is started anew, once for all who ask, after its graphics were taken away', async () => {
    const one = api();
    const ask = () => one.prepare({ engine: 'auto' }, () => undefined);
    await ask();
    blindUpTo = 1;
    await Promise.all([ask(), ask(), ask()]);
    expect(started).toEqual(['mediapipe', 'mediapipe']);
    expect(closed).toEqual(['mediapipe']);
  });

  it('stays where "auto" came down to lite', async () => {
    offered = ['lite'];
    expect(await prepare(['auto', 'auto', 'lite'])).toEqual(['lite', 'lite', 'lite']);
    expect(started).toEqual(['lite']);
  });
});

describe('every operation', () => {
  const QUESTIONS: { readonly [Name in OperationName]: Operations[Name]['asked'] } = {
    prepare: { engine: 'auto' },
    prefetch: { engine: 'auto' },
    analyze: {
      photo: new Blob([]),
      id: '1',
      engine: 'auto',
      angle: 'front',
      focalRatio: null,
      overlays: false,
      timings: false,
    },
    guide: { frame: { close: () => undefined } as ImageBitmap, angle: 'front' },
    cancel: { id: '1' },
  };
  const ask = <Name extends OperationName>(one: AnalysisApi, name: Name) =>
    one[name](QUESTIONS[name], () => undefined);
  const names = Object.keys(OPERATIONS) as OperationName[];

  it('answers a value with `ok`, also where nothing can be started', async () => {
    vi.mocked(startModels).mockRejectedValue(new Error('no models'));
    vi.mocked(fetchModels).mockRejectedValue(new Error('no models'));
    const one = api();
    for (const name of names) {
      const failed = { ok: false, code: 'internal', detail: expect.any(String) };
      expect(await ask(one, name), name).toEqual(name === 'cancel' ? { ok: true } : failed);
    }
  });

  it('closes the frame of a question that it cannot answer', async () => {
    const close = vi.fn();
    await api().guide({ frame: { close } as unknown as ImageBitmap, angle: 'front' }, () => undefined);
    expect(close).toHaveBeenCalledTimes(1);
  });
});
