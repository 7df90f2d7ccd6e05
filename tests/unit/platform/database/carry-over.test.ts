/** What 1.0.0 kept comes over once, whatever happens on the way: nothing is lost, doubled, or brought back. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headOf, type HistoryEntry } from '#domain/history/entry.ts';
import { createDatabase } from '#platform/database/database.ts';
import { createDeviceHistory } from '#platform/history/device-history.ts';
import { createDeviceThumbnails } from '#platform/history/device-thumbnails.ts';
import { createOutbox } from '#platform/history/outbox.ts';
import { createSentBodies } from '#platform/history/sent-bodies.ts';
import { memoryDatabases, type Access } from '#tests/support/phone/memory-indexeddb.ts';
import { layDownOld, OLD_DATABASES, openOld } from '#tests/support/stored-by-1-0-0.ts';
import { STORED } from '#tests/support/stored.ts';
import { entry } from '../history/fakes.ts';

const OWNER = 'aki';
/** More than are moved at a time. */
const MANY = 230;
const LIKE = entry(1);
const DELETED = '2026-06-02T00:00:00.000Z';
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const dayOf = (n: number): HistoryEntry => ({ ...LIKE, id: idOf(n) });
const tombstoneOf = (n: number) => ({ v: 2, id: idOf(n), ownerId: OWNER, deletedAt: DELETED });
const BODY = { part: 'facts', body: '{}', answered: true } as const;

let refuse: (access: Access) => DOMException | null = () => null;

/** One holder at a time, as in a browser. */
function locks() {
  let last = Promise.resolve();
  return {
    request: <T>(_name: string, _options: LockOptions, work: () => Promise<T>): Promise<T> => {
      const mine = last.then(work);
      last = mine.then(
        () => undefined,
        () => undefined,
      );
      return mine;
    },
  };
}

/** A phone that 1.0.0 was used on: `length` entries but for one that was deleted, and something in every place. */
async function phoneOf(length: number): Promise<{ readonly asTab: (alive: () => boolean) => IDBFactory }> {
  refuse = () => null;
  const databases = memoryDatabases({ refuse: (access) => refuse(access) });
  vi.stubGlobal('indexedDB', databases.factory());
  vi.stubGlobal('navigator', { locks: locks() });
  const entries = Array.from({ length }, (_, n) => [idOf(n), dayOf(n)] as const);
  await layDownOld('roast-me-history', {
    ...Object.fromEntries(entries),
    [idOf(0)]: tombstoneOf(0),
    'index 0': STORED.today['roast-me-history']['index 1'],
  });
  const marks = entries.map(([id]) => [`mark ${OWNER} ${id}`, { ownerId: OWNER, told: 'uploaded' }]);
  await layDownOld('roast-me-outbox', {
    ...Object.fromEntries(marks),
    [`cursor ${OWNER}`]: STORED.today['roast-me-outbox'][`cursor ${OWNER}`],
  });
  await layDownOld('roast-me-sent', { [idOf(1)]: { ownerId: OWNER, bodies: [BODY] } });
  await layDownOld('roast-me-thumbnails', { [idOf(1)]: { ownerId: OWNER, picture: new Blob(['small']) } });
  await layDownOld('roast-me-pictures', { [OWNER]: { ownerId: OWNER, picture: new Blob(['me']) } });
  return { asTab: (alive) => databases.factory(alive) };
}

/** The app in a new tab. */
function openApp() {
  const database = createDatabase();
  const same = (photo: Blob) => Promise.resolve(photo);
  return {
    database,
    device: createDeviceHistory(database),
    outbox: createOutbox(database),
    sent: createSentBodies(database),
    thumbnails: createDeviceThumbnails(database, 'thumbnails', same),
    pictures: createDeviceThumbnails(database, 'pictures', same),
  };
}

/** Everything is where the app looks for it, once. */
async function expectWhole(length: number): Promise<void> {
  const { device, outbox, sent, thumbnails, pictures } = openApp();
  const { entries, tombstones } = await device.records(OWNER);
  const days = Array.from({ length: length - 1 }, (_, n) => headOf(dayOf(n + 1)));
  expect([...entries].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(days);
  expect(tombstones).toEqual([tombstoneOf(0)]);
  expect(await device.read(dayOf(1))).toEqual(dayOf(1));
  expect((await outbox.marks(OWNER)).size).toBe(length);
  expect(await outbox.cursor(OWNER)).toMatchObject({ analyses: '2026-06-01T12:20:00+00:00' });
  expect(await sent.of(OWNER, idOf(1))).toEqual([BODY]);
  expect(await (await thumbnails.read(idOf(1)))?.text()).toBe('small');
  expect(await (await pictures.read(OWNER))?.text()).toBe('me');
}

const oldOnes = async () =>
  (await indexedDB.databases()).flatMap(({ name }) => OLD_DATABASES.filter((old) => old === name));

/** Another start, which deletes them: one that still waited for that could meet what the next test lays down. */
async function allGone(): Promise<void> {
  await openApp().device.list(OWNER);
  if (!('databases' in indexedDB)) return;
  await expect.poll(oldOnes).toEqual([]);
}

beforeEach(() => {
  refuse = () => null;
});
afterEach(allGone);

describe('the five databases of 1.0.0', () => {
  it('are in the one of today with the first question, and go with the next start', async () => {
    await phoneOf(MANY);
    await expectWhole(MANY);
    for (const name of OLD_DATABASES) {
      const old = await openOld(name);
      expect(await old.keys(), name).toEqual([]);
      old.close();
    }
    await allGone();
    await expectWhole(MANY);
  });

  it('also in a browser that lists no databases, and a phone without any gets none', async () => {
    await phoneOf(3);
    Reflect.deleteProperty(indexedDB, 'databases');
    expect('databases' in indexedDB).toBe(false);
    await expectWhole(3);
    const databases = memoryDatabases();
    vi.stubGlobal('indexedDB', databases.factory());
    Reflect.deleteProperty(indexedDB, 'databases');
    expect(await openApp().device.list(OWNER)).toEqual({ entries: [], damaged: 0, newer: 0 });
    expect((await databases.factory().databases()).map(({ name }) => name)).toEqual(['roast-me']);
  });

  it('are there for two tabs that open at once', async () => {
    await phoneOf(MANY);
    await Promise.all([expectWhole(MANY), expectWhole(MANY)]);
  });

  it('stay whole where the tab dies, after any access', async () => {
    const length = 3;
    let accesses = 0;
    for (let last = 0; ; last += 1) {
      const { asTab } = await phoneOf(length);
      const whole = indexedDB;
      accesses = 0;
      let alive = true;
      vi.stubGlobal(
        'indexedDB',
        asTab(() => alive),
      );
      const died = new Promise<'died'>((resolve) => {
        refuse = () => {
          accesses += 1;
          if (accesses <= last) return null;
          alive = false;
          resolve('died');
          return new DOMException('by the test', 'AbortError');
        };
      });
      const end = await Promise.race([openApp().outbox.cursor(OWNER), died]);
      refuse = () => null;
      vi.stubGlobal('indexedDB', whole);
      // What it held, a browser lets go of.
      vi.stubGlobal('navigator', { locks: locks() });
      await expectWhole(length);
      await allGone();
      if (end !== 'died') break;
    }
    // It was let die at least at each of the records' own.
    expect(accesses).toBeGreaterThan(40);
  });

  it('wait where there is no room, are said to be full and not to be empty, and come when there is', async () => {
    await phoneOf(MANY);
    let writes = 0;
    refuse = (access) => {
      writes += Number(access === 'write');
      return access === 'write' && writes > 420 ? new DOMException('no room', 'QuotaExceededError') : null;
    };
    const { device } = openApp();
    expect(await device.list(OWNER)).toBeNull();
    expect(await device.save(entry(500))).toBe('full');
    refuse = () => null;
    expect(await device.list(OWNER)).not.toBeNull();
    await expectWhole(MANY);
  });
});

describe('a tab of 1.0.0 that stays open', () => {
  it('holds nobody up; what it writes comes with the next start, and its deletion counts', async () => {
    await phoneOf(3);
    const older = await openOld('roast-me-history');
    await expectWhole(3);
    await older.put({ [idOf(1)]: tombstoneOf(1), [idOf(7)]: dayOf(7) });
    // It still has its database: nobody waits for that.
    expect(await openApp().device.list(OWNER)).not.toBeNull();
    older.close();
    await allGone();
    const { entries, tombstones } = await openApp().device.records(OWNER);
    expect(entries.map(({ id }) => id).toSorted()).toEqual([idOf(2), idOf(7)]);
    expect(tombstones).toContainEqual(tombstoneOf(1));
  });

  it('brings nothing back that was deleted here since', async () => {
    await phoneOf(3);
    const older = await openOld('roast-me-history');
    const { device } = openApp();
    await device.remove(dayOf(1), DELETED);
    await older.put({ [idOf(1)]: dayOf(1) });
    older.close();
    await allGone();
    expect((await openApp().device.records(OWNER)).entries.map(({ id }) => id)).toEqual([idOf(2)]);
  });

  it('that writes while a record is moved loses nothing', async () => {
    await phoneOf(2);
    const older = await openOld('roast-me-history');
    let reads = 0;
    const get = Reflect.get(IDBObjectStore.prototype, 'get') as (this: IDBObjectStore, id: unknown) => never;
    const first = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
      this: IDBObjectStore,
      id,
    ) {
      // The first record is looked at once more before it goes: just before, the older tab has deleted it.
      if (reads === 0) Reflect.apply(this.put.bind(this), this, [tombstoneOf(1), idOf(1)]);
      reads += 1;
      return get.call(this, id);
    });
    const { device } = openApp();
    await device.list(OWNER);
    first.mockRestore();
    older.close();
    expect((await device.records(OWNER)).entries).toEqual([]);
    expect(await device.allTombstones()).toHaveLength(2);
  });
});
