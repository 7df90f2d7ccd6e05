/** The lists in the migrations are the lists of the app: a value on one and not on the other would be lost. */
import {
  AGE_RANGES,
  BANDS,
  GENDERS,
  INTERESTS,
  LANGS,
  MAIN_CONCERNS,
  SKINCARE_LEVELS,
  SKINCARE_LEVELS as ONBOARDING_LEVELS,
  STYLES,
} from '#functions/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { readMigrations } from '#local/database/migrate.ts';

const migrations = await readMigrations();
const sqlOf = (part: string) => migrations.find(({ name }) => name.endsWith(`_${part}.sql`))?.sql ?? '';

function listOf(sql: string, column: string): string[] {
  const [, list = ''] = new RegExp(`\\b${column} in\\s*\\(([^)]*)\\)`).exec(sql) ?? [];
  return [...list.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);
}

describe('profiles', () => {
  test.each([
    ['skincare_level', SKINCARE_LEVELS],
    ['roast_style', STYLES],
    ['age_range', AGE_RANGES],
    ['main_concern', MAIN_CONCERNS],
    ['skincare_level', ONBOARDING_LEVELS],
    ['gender', GENDERS],
    ['interest', INTERESTS],
    ['privacy', ['public', 'friends-only', 'private']],
  ] as const)('%s', (column, values) => {
    expect(listOf(sqlOf('profiles'), column).sort()).toEqual([...values].sort());
  });
});

test('analyses: bands', () => {
  expect(listOf(sqlOf('analyses'), 'band').toSorted()).toEqual([...BANDS].toSorted());
});

test('every language has the form that the columns ask for', () => {
  const forms = [...sqlOf('any_language').matchAll(/check \(lang(?:uage)? ~ '([^']+)'\)/g)];
  expect(forms).toHaveLength(2);
  for (const [, form = ''] of forms) for (const lang of LANGS) expect(lang).toMatch(new RegExp(form));
});

test('each table has its policies in its own file', () => {
  for (const { name, sql } of migrations) {
    for (const [, table = ''] of sql.matchAll(/create table public\.(\w+)/g)) {
      expect(sql, name).toContain(`alter table public.${table} enable row level security`);
      expect(sql, name).toMatch(new RegExp(`create policy "[^"]+" on public\\.${table}\\b`));
      expect(sql, name).toContain(
        `revoke all on public.${table} from public, anon, authenticated, service_role`,
      );
    }
  }
});
