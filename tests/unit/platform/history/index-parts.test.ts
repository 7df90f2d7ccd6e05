/** The index of the history is a copy: after anything at all it says what the records say, or is made anew. */
import fc from 'fast-check';
import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENTRY_VERSION, headOf } from '#domain/history/entry.ts';
import { indexKey, isIndexKey } from '#platform/history/databases.ts';
import { createDeviceHistory } from '#platform/history/device-history.ts';
import { READER } from '#platform/history/entry-migrations.ts';
import * as entrySchemas from '#platform/history/entry-schema.ts';
import { indexed } from '#platform/history/indexed-store.ts';
import { indexKeyOf, readPart, storedPart } from '#platform/history/index-parts.ts';
import { receivedRow, rowOf } from '#platform/history/row.ts';
import { memoryDatabases, type Access } from '#tests/support/phone/memory-indexeddb.ts';
import { entry } from './fakes.ts';

const OWNER = 'aki';
const DELETED = '2026-06-02T00:00:00.000Z';
let refused: Access | null = null;
let databases = 0;

beforeEach(() => {
  refused = null;
  vi.stubGlobal(
    'indexedDB',
    memoryDatabases({
      refuse: (access) => (access === refused ? new DOMException('no room', 'QuotaExceededError') : null),
      inRealTime: (work) => work(),
    }).factory(() => true),
  );
});

const anew = () => createStore(`history ${(databases += 1)}`, 'analyses');

/** Every stored record as the index is to say it, straight from the records. */
async function truth(store: UseStore): Promise<ReadonlyMap<string, unknown>> {
  const all = (await keys<string>(store)).filter((key) => !isIndexKey(key));
  const pairs = await Promise.all(
    all.map(async (key) => [key, indexed(await get<unknown>(key, store), READER, entrySchemas)] as const),
  );
  return new Map(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the stored parts say, without making any anew. */
async function said(store: UseStore): Promise<ReadonlyMap<string, unknown>> {
  const parts = (await keys<string>(store)).filter(isIndexKey);
  const rows = await Promise.all(
    parts.map(async (key) => [...(readPart(await get<unknown>(key, store), READER.version) ?? [])]),
  );
  return new Map(rows.flat().toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the app is told, and what a device without an index says. */
async function expectTrue(store: UseStore): Promise<void> {
  const device = createDeviceHistory(() => store);
  const told = await device.list(OWNER);
  const records = await device.records(OWNER);
  await delMany((await keys<string>(store)).filter(isIndexKey), store);
  expect(told).toEqual(await createDeviceHistory(() => store).list(OWNER));
  expect(records).toEqual(await device.records(OWNER));
  expect(await said(store)).toEqual(await truth(store));
}

type Device = ReturnType<typeof createDeviceHistory>;
const textless = (n: number, owner: string) => ({ ...entry(n, owner), roast: null });
/** A row of the account; `null` stands for one of a newer version. */
const row = (n: number, owner: string, newer: boolean) => {
  const { report, ...rest } = rowOf(entry(n, owner)) ?? { report: {} };
  const received = receivedRow({ ...rest, report: newer ? { ...report, v: ENTRY_VERSION + 1 } : report });
  if (received === null) throw new Error('no row');
  return received;
};

/** One thing that happens to a history, to the record of this number and owner. */
const STEPS = {
  save: (device: Device, n: number, owner: string) => device.save(entry(n, owner)),
  saveTextless: (device: Device, n: number, owner: string) => device.save(textless(n, owner)),
  receive: (device: Device, n: number, owner: string) => device.receive(row(n, owner, false)),
  receiveNewer: (device: Device, n: number, owner: string) => device.receive(row(n, owner, true)),
  remove: (device: Device, n: number, owner: string) => device.remove(entry(n, owner), DELETED),
  restore: (device: Device, n: number, owner: string) => device.restore(entry(n, owner)),
  deletedElsewhere: (device: Device, n: number, owner: string) =>
    device.storeTombstone({ v: 1, id: entry(n).id, ownerId: owner, deletedAt: DELETED }),
  list: (device: Device, _n: number, owner: string) => device.list(owner),
  forget: (device: Device, n: number, owner: string) => device.forget(owner, new Set([entry(n).id])),
  clearLocal: (device: Device, n: number) => device.clearLocal(new Set([entry(n).id])),
} as const;
const NAMES = Object.keys(STEPS) as (keyof typeof STEPS)[];

describe('the index', () => {
  it('after any saves, merges, deletions and lists says what one made anew says', async () => {
    const step = fc.tuple(
      fc.constantFrom(...NAMES),
      fc.integer({ min: 0, max: 5 }),
      fc.constantFrom(OWNER, 'ben'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const store = anew();
        // Two tabs, each with what it deleted in its memory.
        const tabs = [createDeviceHistory(() => store), createDeviceHistory(() => store)] as const;
        for (const [index, [name, n, owner]] of steps.entries())
          await STEPS[name](tabs[index % 3 === 0 ? 1 : 0], n, owner);
        await expectTrue(store);
      }),
      { numRuns: 60 },
    );
  });

  it('holds also where two tabs write at the same time', async () => {
    const store = anew();
    const tabs = [createDeviceHistory(() => store), createDeviceHistory(() => store)] as const;
    await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const device = tabs[n % 2] ?? tabs[0];
        if (n % 5 === 0) await device.list(OWNER);
        await device.save(entry(n));
        if (n % 3 === 0) await device.remove(entry(n), DELETED);
      }),
    );
    await expectTrue(store);
    expect((await tabs[0].list(OWNER))?.entries).toHaveLength(26);
  });

  it('is kept up with each save, and read without touching a record', async () => {
    const store = anew();
    const device = createDeviceHistory(() => store);
    await device.save(entry(1));
    await device.list(OWNER);
    // Of the same part as the first.
    await device.save(entry(41));
    await device.remove(entry(1), DELETED);
    expect(await said(store)).toEqual(await truth(store));
    // Whatever stands in the record now: nobody looks.
    await set(entry(41).id, 'nonsense', store);
    expect((await device.list(OWNER))?.entries).toEqual([headOf(entry(41))]);
    // Opening it shows that the index is wrong, and the next list is right.
    expect(await device.read(entry(41))).toBeNull();
    expect((await device.list(OWNER))?.entries).toEqual([]);
  });

  it.each([
    ['is missing', undefined],
    ['is of another version', { index: 99, reader: READER.version, rows: '[]' }],
    ['was read by another version of the app', { ...storedPart(new Map(), READER.version + 1) }],
    ['is no JSON', { ...storedPart(new Map(), READER.version), rows: '[' }],
    [
      'is a list of something else',
      { ...storedPart(new Map(), READER.version), rows: '[["a",{"kind":"entry"}],3]' },
    ],
    ['names too few', storedPart(new Map(), READER.version)],
    [
      'names another record',
      storedPart(new Map([['x', { kind: 'damaged', ownerId: OWNER }]]), READER.version),
    ],
  ])('is made anew where a part %s', async (_what, part) => {
    const store = anew();
    await set(entry(1).id, entry(1), store);
    if (part !== undefined) await set(indexKeyOf(entry(1).id), part, store);
    expect((await createDeviceHistory(() => store).list(OWNER))?.entries).toEqual([headOf(entry(1))]);
    expect(await said(store)).toEqual(await truth(store));
  });

  it('that finds no room leaves the history to be read from the records', async () => {
    const store = anew();
    await set(entry(1).id, entry(1), store);
    refused = 'write';
    expect((await createDeviceHistory(() => store).list(OWNER))?.entries).toEqual([headOf(entry(1))]);
  });

  it('goes with the last record', async () => {
    const store = anew();
    const device = createDeviceHistory(() => store);
    await device.save(entry(1));
    await device.list(OWNER);
    await device.forget(OWNER);
    expect(await keys(store)).toEqual([]);
    await device.save(entry(1));
    await device.list(OWNER);
    await device.clearLocal();
    expect(await keys(store)).toEqual([]);
  });
});

it('a record is read whole by its owner alone', async () => {
  const store = anew();
  const device = createDeviceHistory(() => store);
  await device.save(entry(1));
  expect(await device.read(entry(1))).toEqual(entry(1));
  expect(await device.read(entry(1, 'ben'))).toBeNull();
  expect(await device.read(entry(2))).toBeNull();
});

it('keys of the index are told from ids', () => {
  expect(isIndexKey(indexKey(0))).toBe(true);
  expect(isIndexKey(entry(1).id)).toBe(false);
  expect(isIndexKey(3)).toBe(false);
});
