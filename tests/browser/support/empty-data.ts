/**
 * The database that tests of `npm start` begin with: all migrations, nobody in it. Making one takes five seconds of
 * work, copying one a second. account-safety.test.ts makes its own, as a first start does.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { readBootstrap, readMigrations } from '#local/database/migrate.ts';
import { openDatabase } from '#local/database/open.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { served } from './served.ts';

/** What a database is made from. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  hash.update(await readFile(inRoot('node_modules', '@electric-sql', 'pglite', 'package.json')));
  for (const { name, sql } of [...(await readBootstrap()), ...(await readMigrations())]) {
    hash.update(`${name}\0${sql}\0`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Makes it, unless an earlier run has, and resolves to its folder. */
export async function makeEmptyData(): Promise<string> {
  const all = inRoot('out', 'test', 'empty-data');
  const folder = `${all}/${await fingerprint()}`;
  if (existsSync(folder)) return folder;
  await rm(all, { recursive: true, force: true });
  // Half a database must not be found by the next run.
  const unfinished = `${all}/unfinished`;
  await (await openDatabase(unfinished)).close();
  await rename(unfinished, folder);
  return folder;
}

/** Lays it down in `folder`, which must not exist. */
export const layEmptyData = (folder: string): Promise<void> =>
  cp(served.emptyData, folder, { recursive: true });
