/** A history of many years, read as a phone can bear it. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '#platform/database/database.ts';
import { createDeviceHistory } from '#platform/history/device-history.ts';
import { memoryDatabases } from '#tests/support/phone/memory-indexeddb.ts';
import { layDownOld } from '#tests/support/stored-by-1-0-0.ts';
import { entry } from './fakes.ts';

const MANY = 620;
const LIKE = entry(1);
/** The nth day's, without a text of its own: to write a thousand takes seconds. */
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const dayOf = (n: number) => ({
  ...LIKE,
  id: idOf(n),
  createdAt: new Date(Date.parse(LIKE.createdAt) + n * 1_000).toISOString(),
});

beforeEach(async () => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('indexedDB', memoryDatabases().factory());
  const entries = Array.from({ length: MANY }, (_, n) => [idOf(n), dayOf(n)] as const);
  await layDownOld('roast-me-history', Object.fromEntries(entries));
});

/** Notes how many values each request answers with, by store; `between`: after each transaction. */
async function counting(
  database: Database,
  asked: Record<string, number[]>,
  between: () => Promise<void>,
): Promise<Database> {
  // What was carried over has no heads yet.
  await database.run('readonly', ['heads'], () => Promise.resolve());
  return {
    async run(mode, stores, work) {
      const get = vi.spyOn(IDBObjectStore.prototype, 'get');
      const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');
      const answer = await database.run(mode, stores, work);
      const note = (name: string, count: number) => count > 0 && (asked[name] ??= []).push(count);
      note('records', get.mock.calls.length);
      for (const [, limit = Number.POSITIVE_INFINITY] of getAll.mock.calls) note('heads', limit);
      get.mockRestore();
      getAll.mockRestore();
      await between();
      return answer;
    },
  };
}

describe('a long history', () => {
  it('is read some at a time, all of it, newest first', async () => {
    const asked: Record<string, number[]> = {};
    const device = createDeviceHistory(await counting(createDatabase(), asked, async () => undefined));
    // Made anew, then read.
    for (const listing of [await device.list('aki'), await device.list('aki')]) {
      expect(listing?.entries.map(({ id }) => id)).toEqual(
        Array.from({ length: MANY }, (_, n) => idOf(MANY - 1 - n)),
      );
    }
    const { records = [], heads = [] } = asked;
    expect(records.reduce((sum, count) => sum + count)).toBe(MANY);
    expect(Math.max(...records)).toBeLessThanOrEqual(50);
    expect(Math.max(...heads)).toBeLessThanOrEqual(500);
  });

  it('leaves out what is deleted while its heads are made', async () => {
    const database = createDatabase();
    const plain = createDeviceHistory(database);
    let reads = 0;
    const device = createDeviceHistory(
      await counting(database, {}, async () => {
        reads += 1;
        // After the heads, and the first records.
        if (reads === 2) await plain.forget('aki', new Set([idOf(1)]));
      }),
    );
    const listing = await device.list('aki');
    expect(listing?.damaged).toBe(0);
    expect(listing?.entries.length).toBeLessThanOrEqual(51);
    expect((await plain.list('aki'))?.entries.map(({ id }) => id)).toEqual([idOf(1)]);
  });
});
