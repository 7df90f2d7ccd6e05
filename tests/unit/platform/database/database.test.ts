/** What can happen to the connection of a database, and that the next question goes on. */
import { forceCloseDatabase, IDBOpenDBRequest } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attempt, createDatabase, type Database } from '#platform/database/database.ts';
import { DATABASE, KEPT_PLACES, VERSION } from '#platform/database/schema.ts';
import { LIMIT_MS } from '#platform/database/within.ts';
import { createDeviceThumbnails } from '#platform/history/device-thumbnails.ts';
import { createDeviceHistory } from '#platform/history/device-history.ts';
import { memoryDatabases, type Access } from '#tests/support/phone/memory-indexeddb.ts';
import { entry } from '../history/fakes.ts';

let refuse: (access: Access) => DOMException | null = () => null;

beforeEach(() => {
  refuse = () => null;
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('indexedDB', memoryDatabases({ refuse: (access) => refuse(access) }).factory());
});

const write = (database: Database, value: string) =>
  database.run('readwrite', ['cursors'], ({ store }) => store.put(value, 'aki'));
const read = (database: Database) => database.run('readonly', ['cursors'], ({ store }) => store.get('aki'));

/** The connections that are opened from now on, in their order. */
function watchConnections(): readonly IDBDatabase[] {
  const seen: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const request = open(...args);
    request.addEventListener('success', () => seen.push(request.result));
    return request;
  });
  return seen;
}

it('has no store that is not among the places which somebody is told of, but for names of databases', async () => {
  const seen = watchConnections();
  await read(createDatabase());
  const told = KEPT_PLACES.flatMap(({ stores, copies = [] }) => [...stores, ...copies]);
  expect([...(seen[0]?.objectStoreNames ?? [])]).toEqual([...told, 'carried'].toSorted());
});

describe('a unit of work', () => {
  it('is done whole, or not at all', async () => {
    const database = createDatabase();
    await write(database, 'first');
    const halfway = database.run('readwrite', ['cursors', 'carried'], async (transaction) => {
      await transaction.objectStore('cursors').put('second', 'aki');
      throw new Error('by the test');
    });
    await expect(halfway).rejects.toThrow('by the test');
    expect(await read(database)).toBe('first');
  });

  it('that finds no room is told apart from storage that is shut', async () => {
    const database = createDatabase();
    await write(database, 'first');
    refuse = (access) => (access === 'write' ? new DOMException('no', 'QuotaExceededError') : null);
    expect(await attempt(() => write(database, 'second'))).toBe('full');
    refuse = () => new DOMException('no', 'SecurityError');
    expect(await attempt(() => write(database, 'third'))).toBe('blocked');
    refuse = () => null;
    expect(await read(database)).toBe('first');
  });
});

describe('the connection', () => {
  it('is one for all questions', async () => {
    const seen = watchConnections();
    const database = createDatabase();
    await Promise.all([write(database, 'first'), read(database), read(database)]);
    await read(database);
    expect(seen).toHaveLength(1);
  });

  it('that cannot be opened is tried again with the next question', async () => {
    const database = createDatabase();
    refuse = (access) => (access === 'open' ? new DOMException('shut', 'SecurityError') : null);
    await expect(read(database)).rejects.toThrow('shut');
    refuse = () => null;
    expect(await read(database)).toBeUndefined();
  });

  it.each([
    ['the browser closes', (connection: IDBDatabase) => forceCloseDatabase(connection as never)],
    // Some browsers say nothing of it.
    ['is closed without a word', (connection: IDBDatabase) => connection.close()],
  ])('that %s is opened again', async (_what, close) => {
    const seen = watchConnections();
    const database = createDatabase();
    await write(database, 'first');
    close(seen[0] ?? expect.fail('never opened'));
    expect(await read(database)).toBe('first');
    expect(seen).toHaveLength(2);
  });

  it('lets a newer version of the app change the database, and says then that it is shut', async () => {
    const database = createDatabase();
    await write(database, 'first');
    const newer = await openDB(DATABASE, VERSION + 1);
    expect(await newer.get('cursors', 'aki')).toBe('first');
    await expect(read(database)).rejects.toMatchObject({ name: 'VersionError' });
    expect(await attempt(() => write(database, 'second'))).toBe('blocked');
    newer.close();
  });

  it('lets go of a database that is deleted, and makes it anew', async () => {
    const database = createDatabase();
    await write(database, 'first');
    await deleteDB(DATABASE);
    expect(await read(database)).toBeUndefined();
  });
});

describe('a database that never answers', () => {
  /** What a call ends with once the limit has passed. */
  async function afterTheLimit<T>(call: Promise<T>): Promise<T> {
    // Its code, and the schemas, are fetched before the database is asked.
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(LIMIT_MS);
    return call;
  }

  it('is storage that is shut, for the history and for the pictures, until it answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const open = indexedDB.open.bind(indexedDB);
    const silent = vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
    const database = createDatabase();
    const history = createDeviceHistory(database);
    expect(await afterTheLimit(history.list('aki'))).toBeNull();
    expect(await afterTheLimit(history.save(entry(1)))).toBe('blocked');
    const thumbnails = createDeviceThumbnails(database, 'thumbnails', (photo) => Promise.resolve(photo));
    expect(await afterTheLimit(thumbnails.read('a'))).toBeNull();
    expect(await afterTheLimit(thumbnails.keep('a', 'aki', new Blob(['x'])))).toBe('blocked');
    silent.mockImplementation((...args) => open(...args));
    expect(await history.save(entry(1))).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('is storage that is shut also where a transaction hangs; the next one has a connection of its own', async () => {
    const seen = watchConnections();
    const database = createDatabase();
    await write(database, 'first');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hanging = database.run('readonly', ['cursors'], () => new Promise(() => undefined));
    const said = afterTheLimit(hanging);
    await expect(said).rejects.toMatchObject({ name: 'TimeoutError' });
    vi.useRealTimers();
    expect(await read(database)).toBe('first');
    expect(seen).toHaveLength(2);
  });
});
