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

async function readFolder(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(folder + name, 'utf8') })));
}

export const readMigrations = (): Promise<readonly Migration[]> => readFolder(folderOf('../../migrations/'));

/** What a hosted project brings along (roles, schema auth), and the embedded backend's own schema. */
export const readBootstrap = (): Promise<readonly Migration[]> => readFolder(folderOf('./bootstrap/'));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The first file makes the table in which applied ones are listed. */
const FIRST = '01-project.sql';

/**
 * Applies what is missing, each file in a transaction of its own: what a hosted project brings along first.
 * Throws where an applied one was edited since: on a hosted project the edit would never arrive.
 */
export async function migrate(database: SqlRunner): Promise<readonly string[]> {
  const known = await database.query<{ present: boolean }>(
    `select to_regclass('local.migrations') is not null as present`,
  );
  const isNew = known.rows[0]?.present !== true;
  const applied = new Map<string, string>();
  if (!isNew) {
    const { rows } = await database.query<{ name: string; sha256: string }>(
      'select name, sha256 from local.migrations',
    );
    for (const row of rows) applied.set(row.name, row.sha256);
  }
  const fresh: string[] = [];
  for (const { name, sql } of [...(await readBootstrap()), ...(await readMigrations())]) {
    const hash = applied.get(name);
    // Not listed in folders that were made before there was a second file.
    if (hash === sha256(sql) || (name === FIRST && !isNew)) continue;
    if (hash !== undefined) throw new Error(`${name} was changed after it was applied: add a new migration.`);
    await database.transaction(async (tx) => {
      await tx.exec(sql);
      await tx.query('insert into local.migrations (name, sha256) values ($1, $2)', [name, sha256(sql)]);
    });
    fresh.push(name);
  }
  return fresh;
}
