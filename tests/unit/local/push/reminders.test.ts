import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReminders, remindByTimer } from '#local/push/reminders.ts';
import { makeSecrets } from '#local/secrets.ts';

const MINUTE = 60_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reminds once a minute, one run after the other, and goes on after a failure', async () => {
  const runs: PromiseWithResolvers[] = [];
  const stop = remindByTimer(
    () =>
      new Promise((resolve, reject) => {
        runs.push({ resolve: () => resolve(null), reject: () => reject(new Error('database closed')) });
      }),
  );
  await vi.advanceTimersByTimeAsync(MINUTE);
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(runs).toHaveLength(1);
  runs[0]?.reject();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(runs).toHaveLength(2);
  let stopped = false;
  const stopping = stop().then(() => (stopped = true));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([stopped, runs.length]).toEqual([false, 2]);
  runs[1]?.resolve();
  await stopping;
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(runs).toHaveLength(2);
});

interface PromiseWithResolvers {
  readonly resolve: () => void;
  readonly reject: () => void;
}

it.each(['me', 'http://a.example', 'mailto:'])('refuses %s as the one to write to', (subject) => {
  const database = {} as Parameters<typeof createReminders>[0]['database'];
  const options = { database, secrets: makeSecrets(), origins: [], now: Date.now };
  expect(() => createReminders({ ...options, env: { ROAST_PUSH_SUBJECT: subject } })).toThrow();
  expect(() => createReminders({ ...options, env: {} })).not.toThrow();
});
