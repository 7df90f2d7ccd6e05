/** The embedded PostgreSQL: opened, locked, migrated, and queried with the role of the caller. */
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { join } from 'node:path';
import { setImmediate as breath } from 'node:timers/promises';
import pLimit from 'p-limit';
import { lockFolder } from './lock.ts';
import { openFolder } from './folder.ts';
import { migrate } from './migrate.ts';

export type Role = 'anon' | 'authenticated' | 'service_role';

/** The claims of a verified token; row-level security reads them through auth.uid() and auth.role(). */
export interface Claims {
  readonly role: Role;
  readonly sub?: string;
  readonly [claim: string]: unknown;
}

export type Row = Record<string, unknown>;

/** What one statement needs; a transaction and the whole database both offer it. */
export interface Queries {
  query<T extends Row>(sql: string, parameters?: readonly unknown[]): Promise<readonly T[]>;
}

export interface Database extends Queries {
  /** A transaction as the owner of the schema `auth`. Await nothing but queries inside: there is one connection. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /**
   * A transaction in which PostgreSQL itself applies the role's grants and policies. Rejects without having begun where
   * `signal` is aborted before its turn comes.
   */
  asRole<T>(claims: Claims, work: (queries: Queries) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Calls back with what NOTIFY says on `channel`, once its transaction is done. */
  listen(channel: string, hear: (text: string) => void): Promise<void>;
  close(): Promise<void>;
}

const wrap = (tx: Pick<Transaction, 'query'>): Queries => ({
  async query<T extends Row>(sql: string, parameters: readonly unknown[] = []) {
    return (await tx.query<T>(sql, [...parameters])).rows;
  },
});

/** Turns at the one connection. */
type InTurn = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * One after the other, and before each of them whatever else waits (a time limit, a socket): PGlite works without a
 * pause, and a queue of its own would be worked off at one go.
 */
function createTurns(): InTurn {
  const one = pLimit(1);
  return (work, signal) =>
    one(async () => {
      await breath();
      signal?.throwIfAborted();
      return work();
    });
}

/**
 * Opens (or makes) the database in `folder`; null keeps it in memory. Throws DataFolderInUse while another
 * process has the folder, and DataFolderDamaged where it cannot be opened.
 */
export async function openDatabase(folder: string | null): Promise<Database> {
  const lock = folder === null ? null : lockFolder(folder);
  try {
    // PGlite flushes before it answers (relaxedDurability is off), so what was acknowledged survives a kill.
    const pglite = folder === null ? await PGlite.create() : await openFolder(join(folder, 'postgres'));
    await migrate(pglite);
    await pglite.exec(`set timezone = 'UTC'`);
    const inTurn = createTurns();
    const whole = wrap(pglite);
    return {
      query: (sql, parameters) => inTurn(() => whole.query(sql, parameters)),
      transaction: (work) => inTurn(() => pglite.transaction((tx) => work(wrap(tx)))),
      asRole: (claims, work, signal) =>
        inTurn(
          () =>
            pglite.transaction(async (tx) => {
              await tx.query(
                `select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`,
                [JSON.stringify(claims), claims.role],
              );
              return work(wrap(tx));
            }),
          signal,
        ),
      listen: (channel, hear) => inTurn(async () => void (await pglite.listen(channel, hear))),
      async close() {
        await pglite.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}
