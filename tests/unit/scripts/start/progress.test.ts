import { expect, test } from 'vitest';
import { createProgress, type Step } from '#scripts/start/progress.ts';

test('each step waits, works and is done, in the order in which they were named', async () => {
  let now = 1_000;
  const progress = createProgress(['models', 'app'], () => now);
  const heard: Step[] = [];
  progress.follow((step) => heard.push(step));
  expect(progress.steps()).toEqual([
    { name: 'models', state: 'waiting', detail: null, ms: 0 },
    { name: 'app', state: 'waiting', detail: null, ms: 0 },
  ]);

  const result = await progress.run(
    'app',
    (say) => {
      now += 200;
      say({ kind: 'reading', modules: 12 });
      expect(progress.steps()[1]).toMatchObject({ state: 'running', ms: 200 });
      now += 300;
      return Promise.resolve(12);
    },
    (modules) => ({ kind: 'built', modules }),
  );
  now += 5_000;
  expect(result).toBe(12);
  expect(progress.steps().map(({ state }) => state)).toEqual(['waiting', 'done']);
  expect(heard).toEqual([
    { name: 'app', state: 'running', detail: { kind: 'reading', modules: 12 }, ms: 200 },
    { name: 'app', state: 'done', detail: { kind: 'built', modules: 12 }, ms: 500 },
  ]);
  expect(progress.steps()[1]?.ms).toBe(500);
});

test('a step that fails is never done', async () => {
  const progress = createProgress(['app']);
  const failing = progress.run(
    'app',
    () => Promise.reject(new Error('no disk')),
    () => ({ kind: 'kept' }),
  );
  await expect(failing).rejects.toThrow('no disk');
  expect(progress.steps()[0]?.state).toBe('running');
});

test('a step that was not named is refused', async () => {
  const run = createProgress(['app']).run(
    'models',
    () => Promise.resolve(),
    () => ({ kind: 'kept' }),
  );
  await expect(run).rejects.toThrow('models');
});
