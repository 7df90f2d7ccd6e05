import type { UseStore } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceHistory } from '#platform/history/device-history.ts';
import { createDeviceThumbnails } from '#platform/history/device-thumbnails.ts';
import { inTime, STORE_LIMIT_MS } from '#platform/history/in-time.ts';
import { entry } from './fakes.ts';

const silent: UseStore = () => new Promise(() => undefined);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a call ends with once the limit has passed. */
async function afterTheLimit<T>(call: Promise<T>): Promise<T> {
  // The schemas are fetched before the store is asked.
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(STORE_LIMIT_MS);
  return call;
}

describe('a store that never answers', () => {
  it('is storage that is shut, for the history', async () => {
    const history = createDeviceHistory(() => inTime(silent));
    expect(await afterTheLimit(history.list('aki'))).toBeNull();
    expect(await afterTheLimit(history.save(entry(1)))).toBe('blocked');
    expect(await afterTheLimit(history.remove(entry(1), '2026-06-01T12:00:00.000Z'))).toBe('blocked');
  });

  it('and for the thumbnails', async () => {
    const thumbnails = createDeviceThumbnails(
      () => inTime(silent),
      (photo) => Promise.resolve(photo),
    );
    expect(await afterTheLimit(thumbnails.read('a'))).toBeNull();
    expect(await afterTheLimit(thumbnails.keep('a', 'aki', new Blob(['x'])))).toBe('blocked');
  });
});

it('a store that answers is not waited for, and its failures are its own', async () => {
  expect(await inTime(() => Promise.resolve('kept') as never)('readonly', () => undefined)).toBe('kept');
  await expect(inTime(() => Promise.reject(new Error('no')))('readonly', () => undefined)).rejects.toThrow(
    'no',
  );
  expect(vi.getTimerCount()).toBe(0);
});
