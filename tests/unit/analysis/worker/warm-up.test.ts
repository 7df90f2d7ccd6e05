import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Pipeline } from '#analysis/worker/pipeline.ts';
import { createWarmUp } from '#analysis/worker/api.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pipelineWith = (run: () => Promise<unknown>) => ({ skinMaps: { run } }) as unknown as Pipeline;

it('runs a blank crop once, when the worker has rested', async () => {
  const run = vi.fn(() => Promise.resolve());
  const pipeline = pipelineWith(run);
  const warmUp = createWarmUp();
  warmUp.whenAtRest(pipeline);
  warmUp.whenAtRest(pipeline);
  expect(run).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(run).toHaveBeenCalledTimes(1);
});

it('keeps no photo waiting that is there already', async () => {
  const run = vi.fn(() => Promise.resolve());
  const pipeline = pipelineWith(run);
  const warmUp = createWarmUp();
  warmUp.whenAtRest(pipeline);
  warmUp.spare(pipeline);
  await vi.runAllTimersAsync();
  expect(run).not.toHaveBeenCalled();
});

it('leaves a failure to the photo', async () => {
  const warmUp = createWarmUp();
  warmUp.whenAtRest(pipelineWith(() => Promise.reject(new Error('no memory'))));
  await expect(vi.runAllTimersAsync()).resolves.toBeDefined();
});
