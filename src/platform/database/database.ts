/** The app's database, asked for a unit of work at a time. Whatever can happen to its connection is handled here. */
import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { StoreOutcome } from '#ports/storage.ts';
import type { Stored, StoreName } from './schema.ts';
import { within } from './within.ts';

export interface Database {
  /**
   * Does `work` in one transaction over these stores, all of it or nothing; `work` waits for its own requests. Rejects
   * where storage is shut, full, or does not answer in time; the next question then tries anew.
   */
  run<T, const Names extends readonly StoreName[], Mode extends 'readonly' | 'readwrite'>(
    mode: Mode,
    stores: Names,
    work: (transaction: IDBPTransaction<Stored, Names, Mode>) => Promise<T>,
  ): Promise<T>;
}

const isNamed = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

/** Runs a write; a failure becomes a word for what the person can do about it. */
export async function attempt(write: () => Promise<unknown>): Promise<StoreOutcome> {
  try {
    await write();
    return 'done';
  } catch (error) {
    return isNamed(error, 'QuotaExceededError') ? 'full' : 'blocked';
  }
}

type Connection = IDBPDatabase<Stored>;

/** Opens nothing before the first question, whose code comes with it: a guest asks none. */
export function createDatabase(): Database {
  let opened: Promise<Connection> | undefined;

  const forget = (connecting: Promise<Connection>) => {
    if (opened === connecting) opened = undefined;
  };
  const open = (): Promise<Connection> => {
    if (opened !== undefined) return opened;
    const connecting: Promise<Connection> = import('./connect.ts').then(({ connect }) =>
      connect(() => forget(connecting)),
    );
    opened = connecting;
    connecting.catch(() => forget(connecting));
    return connecting;
  };

  return {
    async run(mode, stores, work) {
      let connecting = open();
      let connection = await connecting;
      const begin = () => connection.transaction(stores, mode);
      let transaction: ReturnType<typeof begin>;
      try {
        transaction = begin();
      } catch (error) {
        if (!isNamed(error, 'InvalidStateError')) throw error;
        // Closed meanwhile: by a newer version of the app in another tab, or by the browser.
        forget(connecting);
        connecting = open();
        connection = await connecting;
        transaction = begin();
      }
      const { done } = transaction;
      // Told by whoever waits for it, or by the work that failed before it.
      done.catch(() => undefined);
      const both = async () => {
        const answer = await work(transaction);
        await done;
        return answer;
      };
      try {
        return await within(both());
      } catch (error) {
        try {
          transaction.abort();
        } catch {
          // It has ended by itself.
        }
        if (isNamed(error, 'TimeoutError')) {
          forget(connecting);
          connection.close();
        }
        throw error;
      }
    },
  };
}
