import { setImmediate } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { STAGES, type AnalyzeProgress } from '#analysis/contract.ts';
import { AnalysisError } from '#analysis/worker/errors.ts';
import { createStageRunner } from '#analysis/worker/stage-runner.ts';

afterEach(() => {
  vi.useRealTimers();
});

const nobodyCancels = () => false;

describe('createStageRunner', () => {
  it('says each stage before its work, in the order of the pipeline, ever further on', async () => {
    const log: (string | number)[] = [];
    const fractions: number[] = [];
    const { run } = createStageRunner(({ stage, fraction }: AnalyzeProgress) => {
      log.push(`begin ${stage}`);
      fractions.push(fraction);
    }, nobodyCancels);
    for (const [i, stage] of STAGES.entries()) {
      expect(await run(stage, () => (log.push(`work ${stage}`), i))).toBe(i);
    }
    expect(log).toEqual(STAGES.flatMap((stage) => [`begin ${stage}`, `work ${stage}`]));
    expect(fractions).toEqual([...new Set(fractions)].sort((a, b) => a - b));
    expect(fractions[0]).toBe(0);
    expect(Math.max(...fractions)).toBeLessThan(1);
  });

  it('hands on what can be drawn with the word of the next stage, once', async () => {
    const told: AnalyzeProgress[] = [];
    const { run, show } = createStageRunner((progress) => told.push(progress), nobodyCancels);
    const sight = { width: 2, height: 3, landmarks: new Float32Array([1, 2]), overlays: null };
    await run('landmarks', () => show(sight));
    await run('align', () => undefined);
    await run('regions', () => undefined);
    expect(told.map(({ stage, partial: sight }) => [stage, sight])).toEqual([
      ['landmarks', undefined],
      ['align', sight],
      ['regions', undefined],
    ]);
  });

  it('awaits work that takes time', async () => {
    const { run } = createStageRunner(() => undefined, nobodyCancels);
    expect(await run('decode', async () => (await setImmediate(), 'done'))).toBe('done');
  });

  it('stops before the next stage once cancelled: no progress, no work', async () => {
    let cancelled = false;
    const stages: string[] = [];
    const work = vi.fn();
    const { run } = createStageRunner(
      ({ stage }) => stages.push(stage),
      () => cancelled,
    );
    await run('decode', () => {
      cancelled = true;
    });
    await expect(run('landmarks', work)).rejects.toMatchObject({ name: 'AnalysisError', code: 'cancelled' });
    expect(stages).toEqual(['decode']);
    expect(work).not.toHaveBeenCalled();
  });

  it('hears a cancel that arrives as a message while a stage keeps the thread busy', async () => {
    const { port1, port2 } = new MessageChannel();
    let cancelled = false;
    port1.on('message', () => {
      cancelled = true;
    });
    const { run } = createStageRunner(
      () => undefined,
      () => cancelled,
    );
    const heard = async () => {
      // The message waits behind this stage, as it does in a worker that computes. Node serves up to a
      // thousand messages of one port before it looks at the next (a browser one), hence so many stages.
      await run('decode', () => port2.postMessage('cancel'));
      for (let i = 0; i < 3000; i++) await run('landmarks', () => undefined);
    };
    await expect(heard()).rejects.toBeInstanceOf(AnalysisError);
    port1.close();
  });

  it('hands on what a stage throws', async () => {
    const { run } = createStageRunner(() => undefined, nobodyCancels);
    const error = new AnalysisError('no-face');
    await expect(
      run('landmarks', () => {
        throw error;
      }),
    ).rejects.toBe(error);
    await expect(run('align', () => Promise.reject(new RangeError('late')))).rejects.toThrow('late');
  });

  it('counts the milliseconds of each stage, and all of them with what lies between and behind', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { run, timings } = createStageRunner(() => undefined, nobodyCancels);
    await run('decode', () => void vi.advanceTimersByTime(30));
    vi.advanceTimersByTime(5);
    await run('landmarks', async () => {
      await setImmediate();
      vi.advanceTimersByTime(20);
    });
    await run('scores', () => void vi.advanceTimersByTime(2));
    vi.advanceTimersByTime(7);
    const spent = timings();
    expect(spent).toMatchObject({ decode: 30, landmarks: 20, align: 0, scores: 2, total: 64 });
    expect(Object.keys(spent).sort()).toEqual([...STAGES, 'total'].sort());
  });

  it('keeps two runs apart', async () => {
    const [one, two] = [createStageRunner, createStageRunner].map((create) => {
      const stages: string[] = [];
      return { stages, runner: create(({ stage }) => stages.push(stage), nobodyCancels) };
    });
    await Promise.all([
      one?.runner.run('decode', () => undefined),
      two?.runner.run('landmarks', () => undefined),
      one?.runner.run('align', () => undefined),
    ]);
    expect(one?.stages).toEqual(['decode', 'align']);
    expect(two?.stages).toEqual(['landmarks']);
  });
});
