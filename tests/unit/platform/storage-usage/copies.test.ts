/** A copy of records takes room, and is no item that somebody keeps or takes along. */
import { beforeEach, expect, it, vi } from 'vitest';
import { createDatabase } from '#platform/database/database.ts';
import { createDeviceHistory } from '#platform/history/device-history.ts';
import { createOutbox } from '#platform/history/outbox.ts';
import { createStorageUsage, measurePlace, readPlace, weigh } from '#platform/storage-usage/storage-usage.ts';
import { memoryDatabases } from '#tests/support/phone/memory-indexeddb.ts';
import { entry } from '../history/fakes.ts';

const HISTORY = { name: 'roast-me-history', stores: ['history'], copies: ['heads'] } as const;
const MANY = 120;

beforeEach(() => {
  vi.stubGlobal('indexedDB', memoryDatabases().factory());
});

it('is weighed, and neither counted nor read', async () => {
  const database = createDatabase();
  const device = createDeviceHistory(database);
  const entries = Array.from({ length: MANY }, (_, n) => entry(n));
  for (const one of entries) await device.save(one);
  const copies = await database.run('readonly', ['heads'], ({ store }) =>
    Promise.all([store.getAllKeys(), store.getAll()]),
  );
  const parts = [...entries.flatMap((one) => [one.id, one]), ...copies.flat()];
  const bytes = parts.reduce<number>((sum, part) => sum + weigh(part), 0);
  expect(await measurePlace(database, HISTORY)).toEqual({
    name: 'roast-me-history',
    kind: 'indexedDB',
    bytes,
    items: MANY,
  });
  expect(await readPlace(database, HISTORY)).toEqual(entries.map((one) => ({ key: one.id, value: one })));
});

it('goes with the records when somebody empties the place, and nothing else does', async () => {
  const database = createDatabase();
  await createDeviceHistory(database).save(entry(1));
  const outbox = createOutbox(database);
  await outbox.mark('aki', entry(1).id, 'uploaded');
  await outbox.enter('aki', 'first');
  const usage = createStorageUsage(database);
  expect(await usage.read('indexedDB', 'roast-me-outbox')).toEqual([
    { key: `aki ${entry(1).id}`, value: { ownerId: 'aki', id: entry(1).id, told: 'uploaded' } },
    { key: 'aki', value: { ownerId: 'aki', analyses: '', tombstones: '', session: 'first' } },
  ]);
  expect(await usage.clear('indexedDB', 'roast-me-history')).toBe(true);
  expect((await measurePlace(database, HISTORY)).bytes).toBe(0);
  expect((await outbox.marks('aki')).size).toBe(1);
  expect(await usage.clear('indexedDB', 'somebody-else')).toBe(false);
});
