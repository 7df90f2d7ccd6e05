/**
 * As much of IndexedDB as idb-keyval asks for, in memory, with what its promises rest on: one writing
 * transaction at a time, all of it or nothing, callbacks in turns of their own. A page that dies takes its
 * unfinished transactions along.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** `write`: what needs room; taking away needs none. */
export type Access = 'open' | 'read' | 'write';
type Rows = Map<IDBValidKey, unknown>;
type Callback = (() => void) | null;

interface Request {
  result: unknown;
  error: DOMException | null;
  onsuccess: Callback;
  onerror: Callback;
  onupgradeneeded?: Callback;
}

interface Transaction {
  error: DOMException | null;
  oncomplete: Callback;
  onabort: Callback;
  onerror: Callback;
}

export interface MemoryDatabases {
  /** What a page of this phone sees; it lives as long as `alive` says. */
  factory(alive: () => boolean): IDBFactory;
  /** Everything in a store, without asking anybody's leave. */
  rows(database: string, store: string): readonly unknown[];
}

export interface MemoryDatabasesOptions {
  /** Asked before each access; what it returns is thrown to the caller. */
  readonly refuse: (access: Access) => DOMException | null;
  /** Is given everything that takes turns of this machine's own, and runs it. */
  readonly inRealTime: (work: () => Promise<void>) => Promise<void>;
}

export function memoryDatabases({ refuse, inRealTime }: MemoryDatabasesOptions): MemoryDatabases {
  const databases = new Map<string, Map<string, Rows>>();
  /** The transactions of a store wait for each other here. */
  const queues = new Map<string, Promise<void>>();
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

  function transactionOf(database: string, name: string, mode: IDBTransactionMode, alive: () => boolean) {
    const stores = databases.get(database);
    if (!stores?.has(name)) throw new DOMException('no such store', 'NotFoundError');
    const inPage = AsyncLocalStorage.snapshot();
    const transaction: Transaction = { error: null, oncomplete: null, onabort: null, onerror: null };
    const waiting: { readonly access: Access; readonly answer: (error: DOMException | null) => void }[] = [];
    let rows: Rows = new Map();

    const ask = (access: Access, work: () => unknown): Request => {
      const request: Request = { result: undefined, error: null, onsuccess: null, onerror: null };
      waiting.push({
        access,
        answer: (error) => {
          if (error !== null) {
            request.error = error;
            transaction.error = error;
            inPage(() => request.onerror?.());
            return;
          }
          request.result = work();
          inPage(() => request.onsuccess?.());
        },
      });
      return request;
    };
    const write = (work: () => unknown, access: Access = 'read'): Request => {
      if (mode !== 'readwrite') throw new DOMException('read only', 'ReadOnlyError');
      return ask(access, work);
    };

    const run = async (): Promise<void> => {
      rows = new Map(stores.get(name));
      // One turn for what the page asks at once; every answer may ask for more. Requests of one kind that were asked
      // at once are one access: whichever of them fails, the transaction ends and the page learns the same.
      await turn();
      for (let batch = waiting.splice(0); batch.length > 0; batch = waiting.splice(0)) {
        if (!alive()) return;
        let asked: Access | null = null;
        for (const { access, answer } of batch) {
          answer(access === asked ? null : refuse(access));
          asked = access;
          if (transaction.error !== null) break;
        }
        if (transaction.error !== null) break;
        await turn();
      }
      if (!alive()) return;
      if (transaction.error !== null) return inPage(() => transaction.onabort?.());
      if (mode === 'readwrite') stores.set(name, rows);
      inPage(() => transaction.oncomplete?.());
    };
    const key = `${database}/${name}`;
    const before = queues.get(key) ?? Promise.resolve();
    queues.set(
      key,
      inRealTime(() => before.then(run)),
    );

    const store = {
      transaction,
      get: (id: IDBValidKey) => ask('read', () => structuredClone(rows.get(id))),
      getAll: () => ask('read', () => structuredClone([...rows.values()])),
      getAllKeys: () => ask('read', () => [...rows.keys()]),
      put: (value: unknown, id: IDBValidKey) => {
        const copy: unknown = structuredClone(value);
        return write(() => rows.set(id, copy), 'write');
      },
      delete: (id: IDBValidKey) => write(() => rows.delete(id)),
      clear: () => write(() => rows.clear()),
    };
    return { objectStore: () => store };
  }

  function open(name: string, alive: () => boolean): Request {
    const inPage = AsyncLocalStorage.snapshot();
    const request: Request = { result: undefined, error: null, onsuccess: null, onerror: null };
    const database = {
      createObjectStore: (store: string) => void databases.get(name)?.set(store, new Map()),
      transaction: (store: string, mode: IDBTransactionMode) => transactionOf(name, store, mode, alive),
      onclose: null,
    };
    const answer = async (): Promise<void> => {
      await turn();
      if (!alive()) return;
      request.error = refuse('open');
      if (request.error !== null) return inPage(() => request.onerror?.());
      request.result = database;
      if (!databases.has(name)) {
        databases.set(name, new Map());
        inPage(() => request.onupgradeneeded?.());
      }
      inPage(() => request.onsuccess?.());
    };
    void inRealTime(answer);
    return request;
  }

  return {
    factory: (alive) => ({ open: (name: string) => open(name, alive) }) as unknown as IDBFactory,
    rows: (database, store) => [...(databases.get(database)?.get(store)?.values() ?? [])],
  };
}
