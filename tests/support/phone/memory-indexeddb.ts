/**
 * IndexedDB in memory (fake-indexeddb), which fails and dies as a phone's does: a store may refuse an access, and a page
 * that is gone takes its unfinished transactions along and hears of nothing any more.
 */
import * as fake from 'fake-indexeddb';

/** `write`: what needs room; taking away needs none. */
export type Access = 'open' | 'read' | 'write';

export interface MemoryDatabases {
  /** What a page of this phone sees; it lives as long as `alive` says. */
  factory(alive?: () => boolean): IDBFactory;
  /** Everything in a store, without asking anybody's leave. */
  rows(database: string, store: string): Promise<readonly unknown[]>;
}

export interface MemoryDatabasesOptions {
  /** Asked before each access; what it returns is thrown to the caller. */
  readonly refuse?: (access: Access) => DOMException | null;
  /** Is given everything that takes turns of this machine's own, and runs it. */
  readonly inRealTime?: (work: () => Promise<void>) => Promise<void>;
}

/** What of the package's own insides this file changes; the version is pinned. */
interface Asked {
  readonly operation: () => unknown;
}
const ASK = '_execRequestAsync';
const RAW = '_rawDatabase';
type Transaction = IDBTransaction & Record<typeof ASK, (asked: Asked) => IDBRequest>;
type Connection = IDBDatabase & Readonly<Record<typeof RAW, { processTransactions(): void }>>;

// The names that `idb` tells things by.
const { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction } = fake;
const NAMES = { IDBCursor, IDBDatabase, IDBIndex, IDBKeyRange, IDBObjectStore, IDBRequest, IDBTransaction };
Object.assign(globalThis, NAMES);

export function memoryDatabases({
  refuse = () => null,
  inRealTime = (work) => work(),
}: MemoryDatabasesOptions = {}): MemoryDatabases {
  const all = new fake.IDBFactory();
  const connections = new Set<{ readonly connection: Connection; readonly alive: () => boolean }>();

  /** A browser closes what a page leaves behind. */
  const closeDead = () => {
    for (const one of connections) {
      if (one.alive()) continue;
      one.connection.close();
      connections.delete(one);
    }
  };

  function guardTransaction(transaction: Transaction, { [RAW]: raw }: Connection, alive: () => boolean) {
    let access: Access = 'read';
    const ask = transaction[ASK].bind(transaction);
    transaction[ASK] = (asked) => {
      const wanted = access;
      const operation = () => {
        const error = alive() ? refuse(wanted) : new DOMException('the page is gone', 'AbortError');
        if (error !== null) throw error;
        return asked.operation();
      };
      const request = ask({ ...asked, operation });
      const tell = request.dispatchEvent.bind(request);
      request.dispatchEvent = (event) => !alive() || tell(event);
      return request;
    };
    const pick = transaction.objectStore.bind(transaction);
    transaction.objectStore = (name) => {
      const store = pick(name);
      if (Object.hasOwn(store, 'put')) return store;
      const put = store.put.bind(store);
      return Object.assign(store, {
        put: (...args: Parameters<typeof put>) => {
          access = 'write';
          try {
            return put(...args);
          } finally {
            access = 'read';
          }
        },
      });
    };
    void inRealTime(
      () =>
        new Promise((end) => {
          const tell = transaction.dispatchEvent.bind(transaction);
          transaction.dispatchEvent = (event) => {
            end();
            if (alive()) return tell(event);
            // Whoever waits for this one goes on.
            raw.processTransactions();
            return true;
          };
        }),
    );
  }

  function guard(connection: Connection, alive: () => boolean): void {
    connections.add({ connection, alive });
    const begin = connection.transaction.bind(connection);
    connection.transaction = (...args) => {
      const transaction = begin(...args);
      guardTransaction(transaction as Transaction, connection, alive);
      return transaction;
    };
  }

  function open(alive: () => boolean, ...args: Parameters<IDBFactory['open']>): IDBOpenDBRequest {
    closeDead();
    if (!alive()) return new fake.IDBOpenDBRequest();
    const error = refuse('open');
    if (error !== null) throw error;
    const request = all.open(...args);
    void inRealTime(
      () =>
        new Promise((end) => {
          const tell = request.dispatchEvent.bind(request);
          request.dispatchEvent = (event) => {
            if (event.type === 'success') guard(request.result as Connection, alive);
            if (event.type !== 'upgradeneeded') end();
            if (alive()) return tell(event);
            // Half a database is none.
            if (event.type === 'upgradeneeded') throw new Error('the page is gone');
            closeDead();
            return true;
          };
        }),
    );
    return request;
  }

  return {
    factory: (alive = () => true) => ({
      cmp: (first, second) => all.cmp(first, second),
      databases: () => all.databases(),
      deleteDatabase(name) {
        closeDead();
        return all.deleteDatabase(name);
      },
      open: (...args) => open(alive, ...args),
    }),
    async rows(database, store) {
      if (!(await all.databases()).some(({ name }) => name === database)) return [];
      const answerOf = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error(store)));
        });
      const opened = await answerOf(all.open(database));
      try {
        const values: readonly unknown[] = await answerOf(
          opened.transaction(store).objectStore(store).getAll(),
        );
        return values;
      } finally {
        opened.close();
      }
    },
  };
}
