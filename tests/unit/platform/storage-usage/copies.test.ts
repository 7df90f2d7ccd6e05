/** A copy of records takes room, and is no item that somebody keeps or takes along. */
import { createStore, setMany } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { indexKey, isIndexKey } from '#platform/history/databases.ts';
import { measureDatabase, weigh } from '#platform/storage-usage/measure.ts';
import { readDatabase } from '#platform/storage-usage/read-store.ts';
import { memoryDatabases } from '#tests/support/phone/memory-indexeddb.ts';

const KNOWN = { database: 'history', store: 'analyses', isCopy: isIndexKey };

beforeEach(() => {
  vi.stubGlobal(
    'indexedDB',
    memoryDatabases({ refuse: () => null, inRealTime: (work) => work() }).factory(() => true),
  );
});

it('is weighed, and neither counted nor read', async () => {
  const records = Array.from({ length: 120 }, (_, n) => [`id-${n}`, { n }] as [string, unknown]);
  const copy: [string, unknown] = [indexKey(3), { rows: '[]' }];
  await setMany([...records, copy], createStore('history', 'analyses'));
  const bytes = [...records, copy].flat().reduce<number>((sum, part) => sum + weigh(part), 0);
  expect(await measureDatabase(KNOWN)).toEqual({ name: 'history', kind: 'indexedDB', bytes, items: 120 });
  expect(await readDatabase(KNOWN)).toEqual(records.map(([key, value]) => ({ key, value })));
  // A database without copies has none left out.
  const { isCopy: _none, ...plain } = KNOWN;
  expect((await measureDatabase(plain)).items).toBe(121);
});
