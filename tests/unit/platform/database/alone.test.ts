import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alone } from '#platform/database/alone.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As in a browser: one holder, the others in line until their signal is aborted. */
function locksOf(frozen: Promise<unknown>): Pick<LockManager, 'request'> {
  let last = frozen;
  return {
    request: (_name: string, { signal }: LockOptions, work: LockGrantedCallback<unknown>) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
        const mine = last.then(() => (signal?.aborted === true ? undefined : work(null)));
        mine.then(resolve, reject);
        last = mine.catch(() => undefined);
      }),
  } as unknown as Pick<LockManager, 'request'>;
}

it('waits for its turn, and no longer than its patience where the holder is frozen', async () => {
  vi.stubGlobal('navigator', { locks: locksOf(new Promise(() => undefined)) });
  const work = vi.fn(() => Promise.resolve('done'));
  const running = alone('name', work, 30_000);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await running).toBe('done');
  expect(work).toHaveBeenCalledOnce();
});

it('runs at once where nobody holds it or the browser knows no locks, and rejects as its work does', async () => {
  for (const navigator of [{ locks: locksOf(Promise.resolve()) }, {}]) {
    vi.stubGlobal('navigator', navigator);
    expect(await alone('name', () => Promise.resolve(1), 30_000)).toBe(1);
    await expect(alone('name', () => Promise.reject(new Error('its own')), 30_000)).rejects.toThrow(
      'its own',
    );
  }
});
