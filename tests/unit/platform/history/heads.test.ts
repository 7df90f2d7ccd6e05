/** The heads are made from the records: after anything at all they say what the records say, or are made anew. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENTRY_VERSION, headOf } from '#domain/history/entry.ts';
import { createDatabase, type Database } from '#platform/database/database.ts';
import type { Head } from '#platform/database/schema.ts';
import { createDeviceHistory } from '#platform/history/device-history.ts';
import { READER } from '#platform/history/entry-migrations.ts';
import { ownerOf, readRecord } from '#platform/history/entry-schema.ts';
import { receivedRow, rowOf } from '#platform/history/row.ts';
import { memoryDatabases, type Access } from '#tests/support/phone/memory-indexeddb.ts';
import { entry } from './fakes.ts';

const OWNER = 'aki';
const DELETED = '2026-06-02T00:00:00.000Z';
let refused: Access | null = null;

/** An empty phone; the database as one of its tabs has it. */
function anew(): Database {
  refused = null;
  const refuse = (access: Access) =>
    access === refused ? new DOMException('no room', 'QuotaExceededError') : null;
  vi.stubGlobal('indexedDB', memoryDatabases({ refuse }).factory());
  return createDatabase();
}

beforeEach(() => void anew());

/** What a record is, by what the head of it is to say. */
function truthOf(id: string, value: unknown): Head {
  const of = { id, ownerId: ownerOf(value) ?? '', reader: READER.version };
  const record = readRecord(value);
  if (record.kind === 'entry') return { ...of, kind: 'entry', head: headOf(record.entry) };
  return record.kind === 'tombstone' ? { ...of, ...record } : { ...of, kind: record.kind };
}

/** Every record's head as it must be, and as it is. */
async function headsIn(
  database: Database,
): Promise<readonly [truth: readonly Head[], said: readonly Head[]]> {
  const [ids, values, said] = await database.run('readonly', ['history', 'heads'], (transaction) =>
    Promise.all([
      transaction.objectStore('history').getAllKeys(),
      transaction.objectStore('history').getAll(),
      transaction.objectStore('heads').getAll(),
    ]),
  );
  const byId = (a: Head, b: Head) => (a.id < b.id ? -1 : 1);
  return [ids.map((id, at) => truthOf(id, values[at])).toSorted(byId), said.toSorted(byId)];
}

/** Every head becomes one that another version of the app made. */
async function makeOld(database: Database, reader = READER.version - 1): Promise<void> {
  await database.run('readwrite', ['heads'], async ({ store }) => {
    for (const { id, ownerId } of await store.getAll())
      await store.put({ id, ownerId, reader, kind: 'damaged' });
  });
}

/** What the app is told, and what it is told where every head is made anew. */
async function expectTrue(database: Database): Promise<void> {
  const device = createDeviceHistory(database);
  const told = [await device.list(OWNER), await device.records(OWNER)];
  const [truth, said] = await headsIn(database);
  expect(said).toEqual(truth);
  await makeOld(database);
  expect([await device.list(OWNER), await device.records(OWNER)]).toEqual(told);
}

type Device = ReturnType<typeof createDeviceHistory>;
const textless = (n: number, owner: string) => ({ ...entry(n, owner), roast: null });
/** A row of the account, of this version of the app or of a newer one. */
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

describe('the heads', () => {
  it('after any saves, merges, deletions and lists say what the records say', async () => {
    const step = fc.tuple(
      fc.constantFrom(...NAMES),
      fc.integer({ min: 0, max: 5 }),
      fc.constantFrom(OWNER, 'ben'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        // Two tabs, each with what it deleted in its memory.
        const [database, other] = [anew(), createDatabase()];
        const tabs = [createDeviceHistory(database), createDeviceHistory(other)] as const;
        for (const [index, [name, n, owner]] of steps.entries())
          await STEPS[name](tabs[index % 3 === 0 ? 1 : 0], n, owner);
        await expectTrue(database);
      }),
      { numRuns: 60 },
    );
  });

  it('hold also where two tabs write at the same time', async () => {
    const database = createDatabase();
    const tabs = [createDeviceHistory(database), createDeviceHistory(createDatabase())] as const;
    await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const device = tabs[n % 2] ?? tabs[0];
        if (n % 5 === 0) await device.list(OWNER);
        await device.save(entry(n));
        if (n % 3 === 0) await device.remove(entry(n), DELETED);
      }),
    );
    await expectTrue(database);
    expect((await tabs[0].list(OWNER))?.entries).toHaveLength(26);
  });

  it('are read without touching a record', async () => {
    const database = createDatabase();
    const device = createDeviceHistory(database);
    await device.save(entry(1));
    // Whatever stands in the record now: nobody looks.
    await database.run('readwrite', ['history'], ({ store }) => store.put('nonsense', entry(1).id));
    expect((await device.list(OWNER))?.entries).toEqual([headOf(entry(1))]);
    expect(await device.read(entry(1))).toBeNull();
  });

  it.each([
    ['an earlier', READER.version - 1],
    ['a later', READER.version + 1],
  ])('that %s version of the app made are made anew', async (_which, reader) => {
    const database = createDatabase();
    const device = createDeviceHistory(database);
    await device.save(entry(1));
    await makeOld(database, reader);
    expect((await device.list(OWNER))?.entries).toEqual([headOf(entry(1))]);
    const [truth, said] = await headsIn(database);
    expect(said).toEqual(truth);
  });

  it('that find no room leave the history to be read from the records', async () => {
    const database = createDatabase();
    const device = createDeviceHistory(database);
    await device.save(entry(1));
    await makeOld(database);
    refused = 'write';
    expect((await device.list(OWNER))?.entries).toEqual([headOf(entry(1))]);
  });

  it('go with the last record', async () => {
    const database = createDatabase();
    const device = createDeviceHistory(database);
    await device.save(entry(1));
    await device.forget(OWNER);
    expect(await headsIn(database)).toEqual([[], []]);
    await device.save(entry(1));
    await device.clearLocal();
    expect(await headsIn(database)).toEqual([[], []]);
  });
});

it('a record is read whole by its owner alone', async () => {
  const device = createDeviceHistory(createDatabase());
  await device.save(entry(1));
  expect(await device.read(entry(1))).toEqual(entry(1));
  expect(await device.read(entry(1, 'ben'))).toBeNull();
  expect(await device.read(entry(2))).toBeNull();
});

it('a record that finds no room leaves neither itself nor a head', async () => {
  const database = createDatabase();
  const device = createDeviceHistory(database);
  await device.list(OWNER);
  refused = 'write';
  expect(await device.save(entry(1))).toBe('full');
  refused = null;
  expect(await headsIn(database)).toEqual([[], []]);
});
