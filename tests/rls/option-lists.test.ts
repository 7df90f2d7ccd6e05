/** The database takes each word that the app can choose, and no other: one that only one side knows would be lost. */
import {
  AGE_RANGES,
  BANDS,
  GENDERS,
  INTERESTS,
  LANGS,
  MAIN_CONCERNS,
  SKINCARE_LEVELS,
  STYLES,
} from '#functions/vocabulary.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attemptAll, OWNER, prepare, type Attempt } from './support/attempt.ts';
import { startPglite, type Engine } from './support/engines.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await startPglite();
  await prepare(engine, [
    `insert into public.profiles (user_id, language, email) values ('${OWNER}', 'en', '${OWNER}@example.com')`,
  ]);
});
afterAll(() => engine.close());

const asOwner = (sql: string): Attempt => ({ role: 'authenticated', sub: OWNER, sql });
const UNKNOWN = 'no such word';

/** What each word comes to where it is written, the unknown one last. */
async function answers(words: readonly string[], write: (word: string) => string) {
  const told = await attemptAll(
    engine,
    [...words, UNKNOWN].map((word) => asOwner(write(word))),
  );
  return Object.fromEntries([...words, UNKNOWN].map((word, index) => [word, told[index]]));
}
const taken = (words: readonly string[]) =>
  Object.fromEntries([...words.map((word) => [word, '1 rows']), [UNKNOWN, '23514']]);

test.each([
  ['language', LANGS],
  ['skincare_level', SKINCARE_LEVELS],
  ['roast_style', STYLES],
  ['age_range', AGE_RANGES],
  ['main_concern', MAIN_CONCERNS],
  ['gender', GENDERS],
  ['interest', INTERESTS],
  ['privacy', ['public', 'friends-only', 'private']],
] as const)('profiles.%s', async (column, words) => {
  const write = (word: string) =>
    `update public.profiles set ${column} = '${word}' where user_id = '${OWNER}'`;
  expect(await answers(words, write)).toEqual(taken(words));
});

test('analyses.band', async () => {
  const write = (band: string) =>
    `insert into public.analyses (id, user_id, created_at, pipeline_version, score, spread, band, report, roast)
     values (gen_random_uuid(), '${OWNER}', '2026-06-01T12:00:00Z', '1', 70, 2, '${band}', '{}', '{}')`;
  expect(await answers(BANDS, write)).toEqual(taken(BANDS));
});

test('no table is without row-level security', async () => {
  const open = await engine.value(
    `select coalesce(json_agg(relname), '[]')::text from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  );
  expect(JSON.parse(open)).toEqual([]);
});
