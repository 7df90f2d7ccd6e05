/** The table of a person's fields against the table `profiles` of supabase/migrations. */
import { describe, expect, it } from 'vitest';
import { BIO_UNITS_MAX, EMAIL_MAX, NAME_UNITS_MAX } from '#domain/account/limits.ts';
import { readMigrations } from '#local/database/migrate.ts';
import { PROFILE_COLUMNS, profileOfRow, rowOfChange } from '#state/account-profile.ts';
import { fieldOf, PROFILE_KEYS, type ProfileKey } from '#state/profile-fields.ts';

/** Columns that the app writes by itself, or the database. */
const OF_THE_ROW = ['user_id', 'onboarding_completed', 'created_at', 'updated_at'];

const migrations = await readMigrations();
const sql = migrations.map((one) => one.sql.replaceAll(/--.*$/gm, '')).join('\n');

/** What the migrations say of each column of `profiles`, by its name. */
function columnsInSql(): ReadonlyMap<string, string> {
  const columns = new Map<string, string>();
  const [, created = ''] = /create table public\.profiles \(\n([\s\S]*?)\n\);/.exec(sql) ?? [];
  const added = [...sql.matchAll(/alter table public\.profiles\s+add column ([^;]*);/g)];
  for (const text of [...created.split(/,\n(?= {2}\w)/), ...added.map(([, column = '']) => column)]) {
    const [, name, definition] = /^\s*(\w+)\s+([\s\S]*)$/.exec(text) ?? [];
    if (name !== undefined && definition !== undefined) columns.set(name, definition);
  }
  return columns;
}

const columns = columnsInSql();
const sqlOf = (key: ProfileKey) => columns.get(fieldOf(key).column) ?? '';
const takes = (key: ProfileKey, value: unknown) => fieldOf(key).schema.safeParse(value).success;

it('every field has its column, and every column its field', () => {
  expect([...columns.keys()].toSorted()).toEqual([...PROFILE_COLUMNS, ...OF_THE_ROW].toSorted());
});

describe.each(PROFILE_KEYS)('%s', (key) => {
  const { empty, column, serverSpelling = {} } = fieldOf(key);

  it('begins in the account as it begins on a device', () => {
    expect(takes(key, empty)).toBe(true);
    const [, quoted, plain] = / default (?:'([^']*)'|(true|false))/.exec(sqlOf(key)) ?? [];
    const inSql = quoted ?? (plain === undefined ? null : plain === 'true');
    const unset = empty === '' || empty === null || key === 'style';
    expect(inSql).toBe(unset ? null : empty);
  });

  it('takes the words that the column takes, in its spelling, and no others', () => {
    const [, list] = new RegExp(`\\b${column} in\\s*\\(([^)]*)\\)`).exec(sqlOf(key)) ?? [];
    const there = [...(list ?? '').matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
    const here = (word: string) =>
      Object.entries(serverSpelling).find(([, spelled]) => spelled === word)?.[0] ?? word;
    for (const word of there) {
      expect(takes(key, here(word)), word).toBe(true);
      expect(rowOfChange({ [key]: here(word) })).toEqual({ [column]: word });
    }
    if (list !== undefined) expect(takes(key, 'on no list')).toBe(false);
  });
});

it('the texts may be as long as their columns', () => {
  // The last word of the migrations.
  const longestIn = (key: ProfileKey) =>
    Number(
      [
        ...sql.matchAll(
          new RegExp(`char_length\\(${fieldOf(key).column}\\) (?:<=|between \\d+ and) (\\d+)`, 'g'),
        ),
      ]
        .at(-1)
        ?.at(1),
    );
  expect([longestIn('displayName'), longestIn('bio'), longestIn('email')]).toEqual([
    NAME_UNITS_MAX,
    BIO_UNITS_MAX,
    EMAIL_MAX,
  ]);
  for (const [key, max] of [
    ['displayName', NAME_UNITS_MAX],
    ['bio', BIO_UNITS_MAX],
  ] as const) {
    expect([takes(key, 'あ'.repeat(max)), takes(key, 'あ'.repeat(max + 1))]).toEqual([true, false]);
  }
});

it.each([
  ['display_name', 'displayName', 'A\u0000n\ud83da\u202e', 'Ana'],
  ['display_name', 'displayName', `Z${'\u0301'.repeat(300)}`, `Z${'\u0301'.repeat(5)}`],
  ['display_name', 'displayName', '👨‍👩‍👧‍👦'.repeat(6), '👨‍👩‍👧‍👦'.repeat(6)],
  ['display_name', 'displayName', 'Ana\nMaria', 'Ana Maria'],
  ['bio', 'bio', 'One\r\n\u200ftwo', 'One\ntwo'],
  ['email', 'email', '\u200eana@example.org\u200b', 'ana@example.org'],
] as const)('%s from elsewhere is taken in clean (%#)', (column, key, given, kept) => {
  expect(profileOfRow({ [column]: given, gender: 'female' })).toMatchObject({
    [key]: kept,
    gender: 'female',
  });
});
