import { expect, it, vi } from 'vitest';
import { retryDelay, startLoop } from '#platform/history/sync-loop.ts';
import type { SyncResult } from '#platform/history/sync-run.ts';

const DONE: SyncResult = { complete: true, changed: false, dueInMs: null };
const FAILED: SyncResult = { complete: false, changed: false, dueInMs: null };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A fake clock: what was planned, and how long it should wait. */
function clock() {
  const planned: { act: () => void; ms: number }[] = [];
  const later = (act: () => void, ms: number) => {
    const plan = { act, ms };
    planned.push(plan);
    return () => void planned.splice(planned.indexOf(plan), planned.includes(plan) ? 1 : 0);
  };
  return { planned, later };
}

function loopOver(results: SyncResult[]) {
  const { planned, later } = clock();
  const run = vi.fn(() => Promise.resolve(results.shift() ?? DONE));
  const onChange = vi.fn();
  return { ...startLoop({ run, onChange, random: () => 0, later }), run, onChange, planned };
}

it('doubles the wait after each failure, from 2 s to 5 min, and begins anew after a success', async () => {
  expect([1, 2, 3, 20].map((failures) => retryDelay(failures, 0))).toEqual([2_000, 4_000, 8_000, 300_000]);
  expect(retryDelay(1, 1)).toBe(1_500);
  const { run, planned } = loopOver([FAILED, FAILED, DONE, FAILED]);
  await settle();
  expect(planned.map(({ ms }) => ms)).toEqual([2_000]);
  planned.shift()?.act();
  await settle();
  expect(planned.map(({ ms }) => ms)).toEqual([4_000]);
  planned.shift()?.act();
  await settle();
  expect(planned).toEqual([]);
  expect(run).toHaveBeenCalledTimes(3);
});

it('runs again after a change during a round, never two at a time', async () => {
  const { kick, run } = loopOver([]);
  kick();
  kick();
  expect(run).toHaveBeenCalledTimes(1);
  await settle();
  expect(run).toHaveBeenCalledTimes(2);
});

it('comes back when a deletion is due, tells of changes, and ends when told', async () => {
  const { stop, kick, run, onChange, planned } = loopOver([
    { complete: true, changed: true, dueInMs: 9_000 },
  ]);
  await settle();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(planned.map(({ ms }) => ms)).toEqual([9_000]);
  stop();
  expect(planned).toEqual([]);
  kick();
  expect(run).toHaveBeenCalledTimes(1);
});
