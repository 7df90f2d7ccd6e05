/** A history of many years, read as a phone can bear it. */
import { createStore, setMany, type UseStore } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceHistory } from '#platform/history/device-history.ts';
import { memoryDatabases } from '#tests/support/phone/memory-indexeddb.ts';
import { entry } from './fakes.ts';

const MANY = 130;

beforeEach(() => {
  vi.stubGlobal(
    'indexedDB',
    memoryDatabases({ refuse: () => null, inRealTime: (work) => work() }).factory(() => true),
  );
});

/** Counts the values that are asked for in one transaction; it is also the end of a transaction. */
function counting(store: UseStore, asked: number[], afterEach: () => Promise<void>): UseStore {
  return async (mode, work) => {
    let count = 0;
    const answer = await store(mode, (real) =>
      work(
        new Proxy(real, {
          get(target, name) {
            if (name === 'getAll') count = Infinity;
            if (name === 'get') count += 1;
            const value: unknown = Reflect.get(target, name);
            return value;
          },
        }),
      ),
    );
    if (count > 0) asked.push(count);
    await afterEach();
    return answer;
  };
}

describe('a long history', () => {
  it('is read some at a time, all of it, newest first', async () => {
    const store = createStore('history', 'analyses');
    await setMany(
      Array.from({ length: MANY }, (_, n) => [entry(n).id, entry(n)] as const),
      store,
    );
    const asked: number[] = [];
    const listing = await createDeviceHistory(() => counting(store, asked, async () => undefined)).list(
      'aki',
    );
    expect(listing?.entries.map(({ id }) => id)).toEqual(
      Array.from({ length: MANY }, (_, n) => entry(MANY - 1 - n).id),
    );
    // Keys and index, then one transaction for each part of the index that is made; here they hold two or three records.
    expect(asked[0]).toBe(64);
    expect(Math.max(...asked.slice(1))).toBeLessThanOrEqual(5);
  });

  it('leaves out what is deleted while its index is made', async () => {
    const store = createStore('history', 'analyses');
    await setMany(
      Array.from({ length: MANY }, (_, n) => [entry(n).id, entry(n)] as const),
      store,
    );
    const plain = createDeviceHistory(() => store);
    let reads = 0;
    const device = createDeviceHistory(() =>
      counting(store, [], async () => {
        reads += 1;
        // After the keys, the index and the first records.
        if (reads === 2) await plain.forget('aki', new Set([entry(1).id]));
      }),
    );
    const listing = await device.list('aki');
    expect(listing?.damaged).toBe(0);
    expect(listing?.entries.length).toBeLessThanOrEqual(5);
    expect((await plain.list('aki'))?.entries.map(({ id }) => id)).toEqual([entry(1).id]);
  });
});
