/** Brings a database to the state of supabase/migrations, each file once, in the order of their names. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PGliteInterface } from '@electric-sql/pglite';

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** The part of a database that migrations need. */
export type SqlRunner = Pick<PGliteInterface, 'exec' | 'query' | 'transaction'>;

const folderOf = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export async function readMigrations(): Promise<readonly Migration[]> {
  const folder = folderOf('../../migrations/');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(folder + name, 'utf8') })));
}

/** What a hosted project brings along (roles, schema auth). */
export const readBootstrap = (): Promise<string> => readFile(folderOf('./bootstrap.sql'), 'utf8');

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Applies what is missing, each migration in a transaction of its own. Throws where an applied migration
 * was edited since: on a hosted project the edit would never arrive.
 */
export async function migrate(database: SqlRunner): Promise<readonly string[]> {
  const known = await database.query<{ present: boolean }>(
    `select to_regclass('local.migrations') is not null as present`,
  );
  if (known.rows[0]?.present !== true) {
    const bootstrap = await readBootstrap();
    await database.transaction((tx) => tx.exec(bootstrap));
  }
  const { rows } = await database.query<{ name: string; sha256: string }>(
    'select name, sha256 from local.migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.sha256]));
  const fresh: string[] = [];
  for (const { name, sql } of await readMigrations()) {
    const hash = applied.get(name);
    if (hash === sha256(sql)) continue;
    if (hash !== undefined) throw new Error(`${name} was changed after it was applied: add a new migration.`);
    await database.transaction(async (tx) => {
      await tx.exec(sql);
      await tx.query('insert into local.migrations (name, sha256) values ($1, $2)', [name, sha256(sql)]);
    });
    fresh.push(name);
  }
  return fresh;
}
