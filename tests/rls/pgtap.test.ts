/**
 * The pgTAP files of supabase/tests, which `supabase test db` runs on a hosted project, on PGlite: one test a file, which
 * prints each `not ok`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROW_FIELDS } from '#domain/history/account-row.ts';
import { migrate } from '#local/database/migrate.ts';
import { inRoot } from '#scripts/lib/paths.ts';

const FOLDER = inRoot('supabase/tests');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.test.sql'));
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create({ extensions: { pgtap } });
  // As on a hosted project: the extension is there before our migrations, in a schema that everybody may use.
  await database.exec(`
    create schema extensions;
    create extension pgtap with schema extensions;
    grant usage on schema extensions to public;
    set search_path to "$user", public, extensions;`);
  await migrate(database);
  // A column that only the embedded backend has.
  await database.exec('alter table auth.sessions alter column method drop not null');
});
afterAll(() => database?.close());

/** What a file says, line by line. Rejects on an error of SQL. */
async function run(sql: string): Promise<readonly string[]> {
  try {
    const results = await database.exec(sql, { rowMode: 'array' });
    return results.flatMap(({ rows }) => rows.flat().filter((value) => typeof value === 'string'));
  } finally {
    // Where a statement failed, nothing after it was run.
    await database.exec('rollback');
  }
}

test.each(FILES)('%s', async (name) => {
  const said = (await run(read(name))).flatMap((text) => text.split('\n'));
  const wrong = said.filter((line) => /^(?:not ok|\s*#)/.test(line));
  expect(wrong.join('\n')).toBe('');
  // A plan, and as many tests.
  const planned = said.find((line) => line.startsWith('1..'));
  expect(planned).toBe(`1..${said.filter((line) => line.startsWith('ok ')).length}`);
});

test('a file that finds something, or that cannot be run, says so', async () => {
  const said = await run(
    `begin; select plan(2); select ok(false, 'as it should'); select * from finish(); rollback;`,
  );
  expect(said.join('\n')).toContain('not ok 1 - as it should');
  expect(said.join('\n')).toContain('planned 2 tests but ran 1');
  await expect(run('begin; select no_such_function(); rollback;')).rejects.toThrow('no_such_function');
});

test('the columns of a roast are those that the phone fills, and the time of its arrival', () => {
  const listed = /columns_are\('public', 'analyses', array\[(.*?)\]/s.exec(read('rows.test.sql'))?.[1] ?? '';
  const columns = ROW_FIELDS.map(({ at }) => at.split('.')[0]);
  expect(new Set([...listed.matchAll(/'(\w+)'/g)].map(([, column]) => column))).toEqual(
    new Set([...columns, 'synced_at']),
  );
});
