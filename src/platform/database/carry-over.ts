/**
 * What 1.0.0 kept in five databases of one store each, carried over into the one of today. It goes when nobody can still
 * have them. A tab that dies on the way, or finds no room, leaves the rest where it was, and the next one goes on. The start
 * after that deletes the old ones.
 */
import { deleteDB, openDB, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { Stored } from './schema.ts';
import { alone } from './alone.ts';
import { LIMIT_MS, within } from './within.ts';

const INTO = ['history', 'heads', 'marks', 'cursors', 'sent', 'thumbnails', 'pictures'] as const;
type Transaction = IDBPTransaction<Stored, typeof INTO, 'readwrite'>;

interface Old {
  readonly database: string;
  readonly store: string;
  /** Puts one record where it belongs, unless something newer is there. */
  readonly put: (transaction: Transaction, key: string, value: unknown) => Promise<unknown>;
}

/** The history made an index of its own, beside its records. */
const INDEX = 'index ';
const CURSOR = 'cursor ';

/** The text under a key of a stored value; '' where there is none. */
function textIn(value: unknown, key: string): string {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' ? found : '';
}

const putHistory: Old['put'] = async (transaction, id, value) => {
  if (id.startsWith(INDEX)) return;
  const records = transaction.objectStore('history');
  // A deletion in a tab of 1.0.0 that stayed open comes after what was carried over before.
  if (textIn(value, 'deletedAt') === '' && (await records.getKey(id)) !== undefined) return;
  // Whoever asks for the head makes it (reader 0).
  const head = { id, ownerId: textIn(value, 'ownerId'), reader: 0, kind: 'damaged' } as const;
  await Promise.all([records.put(value, id), transaction.objectStore('heads').put(head)]);
};

const putTold: Old['put'] = async (transaction, key, value) => {
  const ownerId = textIn(value, 'ownerId');
  if (key.startsWith(CURSOR)) {
    const cursors = transaction.objectStore('cursors');
    if ((await cursors.getKey(ownerId)) === undefined) await cursors.put(value, ownerId);
    return;
  }
  const id = key.slice(`mark ${ownerId} `.length);
  const marks = transaction.objectStore('marks');
  if ((await marks.getKey([ownerId, id])) === undefined)
    await marks.put({ ownerId, id, told: textIn(value, 'told') });
};

const putIn =
  (name: 'sent' | 'thumbnails' | 'pictures'): Old['put'] =>
  async (transaction, key, value) => {
    const store = transaction.objectStore(name);
    if ((await store.getKey(key)) === undefined) await store.put(value, key);
  };

const OLD: readonly Old[] = [
  { database: 'roast-me-history', store: 'analyses', put: putHistory },
  { database: 'roast-me-outbox', store: 'told', put: putTold },
  { database: 'roast-me-sent', store: 'bodies', put: putIn('sent') },
  { database: 'roast-me-thumbnails', store: 'thumbnails', put: putIn('thumbnails') },
  { database: 'roast-me-pictures', store: 'thumbnails', put: putIn('pictures') },
];

/** Records moved at a time: one step of a slow phone, and as much as lies on it twice for a moment. */
const AT_A_TIME = 200;

/** Null where there is none; asking for it makes none. */
async function openOld(name: string): Promise<IDBPDatabase | null> {
  let made = false;
  const opening = openDB(name, undefined, {
    upgrade(_database, _from, _to, transaction) {
      made = true;
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });
  try {
    return await within(opening);
  } catch (error) {
    if (made) return null;
    void opening.then((late) => late.close()).catch(() => undefined);
    throw error;
  }
}

/** Moves everything: what is safe in the new database goes out of the old one, unless it has changed meanwhile. */
async function move(database: IDBPDatabase<Stored>, { database: name, store, put }: Old): Promise<void> {
  const old = await openOld(name);
  if (old === null) return;
  const step = async (): Promise<boolean> => {
    const reading = old.transaction(store).store;
    const [keys, values] = await Promise.all([
      // It had no others.
      reading.getAllKeys(null, AT_A_TIME) as Promise<readonly string[]>,
      reading.getAll(null, AT_A_TIME) as Promise<readonly unknown[]>,
    ]);
    if (keys.length === 0) return false;
    const writing = database.transaction(INTO, 'readwrite');
    writing.done.catch(() => undefined);
    await Promise.all(keys.map((key, at) => put(writing, key, values[at])));
    await writing.done;
    const { store: leaving, done } = old.transaction(store, 'readwrite');
    done.catch(() => undefined);
    await Promise.all(
      keys.map(async (key, at) => {
        const now: unknown = await leaving.get(key);
        if (JSON.stringify(now) === JSON.stringify(values[at])) await leaving.delete(key);
      }),
    );
    await done;
    return true;
  };
  try {
    while (await within(step()));
  } finally {
    old.close();
  }
}

/** Which of the old databases may be here. */
async function found(): Promise<readonly Old[]> {
  // Firefox before 126 lists none.
  if (!('databases' in indexedDB)) return OLD;
  const names = new Set((await within(indexedDB.databases())).map(({ name }) => name));
  return OLD.filter((old) => names.has(old.database));
}

/**
 * Ends when everything that was kept before is here. Rejects where something could not be read or finds no room; then
 * the history is not all here, and nothing is to be said about it.
 */
export async function carryOver(database: IDBPDatabase<Stored>): Promise<void> {
  const all = await found();
  if (all.length === 0) return;
  const work = async () => {
    for (const old of all) {
      if ((await database.getKey('carried', old.database)) === undefined) {
        await move(database, old);
        await within(database.put('carried', true, old.database));
      } else {
        // A tab of 1.0.0 that stayed open may have written there since. As long as it is open, this waits, and nobody for it.
        void move(database, old)
          .then(() => deleteDB(old.database))
          .catch(() => undefined);
      }
    }
  };
  await alone('roast-me-carry-over', work, LIMIT_MS);
}
