/** Row-level security on both PostgreSQLs: the matrix, ownership, and that nothing is left without it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LACKING } from '#scripts/test/lacking.ts';
import { asPerson, statement, TABLES, type Person, type Verb } from './matrix.ts';
import { attemptAll, OWNER, prepare, STRANGER, type Attempt } from './support/attempt.ts';
import { ENGINES, type Engine } from './support/engines.ts';

const PEOPLE: readonly Person[] = ['owner', 'stranger', 'guest', 'service'];
const VERBS: readonly Verb[] = ['select', 'insert', 'update', 'delete'];

const rightOf = (outcome: string | undefined): string =>
  outcome === '0 rows'
    ? 'hidden'
    : outcome === '42501'
      ? 'no'
      : /^\d+ rows$/.test(outcome ?? '')
        ? 'yes'
        : `${outcome}`;

describe.each(ENGINES)('%s', (_name, start) => {
  let engine: Engine;
  beforeEach(({ skip }) => skip(start === null, LACKING.postgres));
  beforeAll(async () => {
    if (start === null) return;
    engine = await start();
    await prepare(
      engine,
      TABLES.map(({ insert }) => insert(OWNER)),
    );
  });
  afterAll(() => engine?.close());

  test('is a version that we support', () => {
    expect(Number.parseInt(engine.version, 10)).toBeGreaterThanOrEqual(15);
    expect(Number.parseInt(engine.version, 10)).toBeLessThanOrEqual(18);
  });

  test.each(TABLES.map((entry) => [entry.table, entry] as const))(
    '%s: who may do what',
    async (_table, entry) => {
      const cases = VERBS.flatMap((verb) => PEOPLE.map((person) => ({ verb, person })));
      const outcomes = await attemptAll(
        engine,
        cases.map(({ verb, person }) => ({ ...asPerson(person, verb), sql: statement(entry, verb) })),
      );
      const found = Object.fromEntries(
        cases.map(({ verb, person }, i) => [`${verb} by ${person}`, rightOf(outcomes[i])]),
      );
      const listed = Object.fromEntries(
        cases.map(({ verb, person }) => [`${verb} by ${person}`, entry.rights[verb][person]]),
      );
      expect(found).toEqual(listed);
    },
  );

  test('no caller can give a row another owner', async () => {
    const asks = TABLES.flatMap(({ table }) =>
      PEOPLE.map((person): Attempt => ({
        ...asPerson(person, 'update'),
        sql: `update public.${table} set user_id = '${STRANGER}' where user_id = '${OWNER}'`,
      })),
    );
    const outcomes = await attemptAll(engine, asks);
    for (const [i, outcome] of outcomes.entries())
      expect(['42501', '0 rows'], asks[i]?.sql).toContain(outcome);
    const service = asks.flatMap(({ role }, i) => (role === 'service_role' ? [outcomes[i]] : []));
    expect(service).toEqual(TABLES.map(() => '42501'));
  });

  test('without a filter a person still sees their own rows only', async () => {
    const asks = TABLES.flatMap(({ table }) =>
      [OWNER, STRANGER].map((sub): Attempt => ({
        role: 'authenticated',
        sub,
        sql: `select * from public.${table}`,
      })),
    );
    expect(await attemptAll(engine, asks)).toEqual(TABLES.flatMap(() => ['1 rows', '0 rows']));
  });

  test('every public table is in the matrix and has row-level security', async () => {
    const listed = await engine.value(
      `select json_object_agg(c.relname, c.relrowsecurity)::text
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')`,
    );
    expect(JSON.parse(listed)).toEqual(Object.fromEntries(TABLES.map(({ table }) => [table, true])));
  });

  test('only the owner of the schema reaches private', async () => {
    const counters = ['user_quota', 'address_quota', 'roast_requests'];
    const days = counters.flatMap((table) => [0, 1, 2].map((slot) => `${table}_${slot}`));
    const tables = [...counters, ...days, 'laugh_counts', 'laugh_givers', 'model_budget'];
    const asks = tables.flatMap((table) =>
      PEOPLE.map((person): Attempt => ({
        ...asPerson(person, 'select'),
        sql: `select * from private.${table}`,
      })),
    );
    expect(new Set(await attemptAll(engine, asks))).toEqual(new Set(['42501']));
    const all = await engine.value(
      `select json_agg(relname order by relname)::text from pg_class
       where relnamespace = 'private'::regnamespace and relkind in ('r', 'p') and relrowsecurity`,
    );
    expect(JSON.parse(all)).toEqual(tables.sort());
  });

  test('functions that run as their owner fix their search path, and say who may call them', async () => {
    const loose = await engine.value(
      `select coalesce(json_agg(proname), '[]')::text from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and (proconfig is null or not proconfig::text like '%search_path=%')`,
    );
    expect(JSON.parse(loose)).toEqual([]);
    const open = await engine.value(
      `select json_object_agg(p.proname, (
         select json_agg(r.rolname order by r.rolname) from pg_roles r
         where r.rolname in ('anon', 'authenticated', 'service_role') and has_function_privilege(r.oid, p.oid, 'execute')
       ))::text from pg_proc p where p.pronamespace = 'public'::regnamespace`,
    );
    expect(JSON.parse(open)).toEqual({
      consume_roast_quota: ['service_role'],
      consume_model_budget: ['service_role'],
      set_premium: ['service_role'],
      grant_analysis: ['service_role'],
      export_my_data: ['authenticated'],
      delete_my_account: ['authenticated'],
      my_sessions: ['authenticated'],
      end_my_session: ['authenticated'],
      save_push: ['authenticated'],
      drop_push: ['authenticated'],
      give_laugh: ['authenticated'],
      claim_push: ['service_role'],
      settle_push: ['service_role'],
    });
  });

  test('an account that goes takes every row along', async () => {
    await engine.run(
      `begin; select set_config('request.jwt.claims', '{"role":"authenticated","sub":"${OWNER}"}', true);
       set local role authenticated; select public.delete_my_account(); commit;`,
    );
    const left = TABLES.map(({ table }) => `select user_id from public.${table}`).join(' union all ');
    const count = await engine.value(
      `select count(*)::text from (${left} union all select user_id from private.user_quota
         union all select user_id from private.laugh_givers) r
       where user_id = '${OWNER}'`,
    );
    expect(count).toBe('0');
  });
});
