/** One statement as one person, rolled back afterwards. */
import type { Engine } from './engines.ts';

export const OWNER = '11111111-1111-4111-8111-111111111111';
export const STRANGER = '22222222-2222-4222-8222-222222222222';
/** Has an account but no rows yet: the owner of what is inserted. */
export const NEWCOMER = '33333333-3333-4333-8333-333333333333';

export type Role = 'anon' | 'authenticated' | 'service_role';

export interface Attempt {
  readonly role: Role;
  readonly sub: string | null;
  readonly sql: string;
}

/** In the subtransaction of the block the role is set, the statement run, and everything undone by an error. */
const HELPER = `
create schema test;
create function test.attempt(p_role text, p_sub text, p_sql text) returns text language plpgsql as $$
declare n bigint;
begin
  begin
    perform set_config('request.jwt.claims', json_build_object('role', p_role, 'sub', p_sub)::text, true);
    execute format('set local role %I', p_role);
    execute p_sql;
    get diagnostics n = row_count;
    raise exception using errcode = 'UNDO1', message = n::text;
  exception
    when sqlstate 'UNDO1' then return sqlerrm || ' rows';
    when others then return sqlstate;
  end;
end $$;`;

const literal = (text: string | null) => (text === null ? 'null' : `'${text.replaceAll("'", "''")}'`);

/** Accounts, one row for OWNER in every table, and the helper. */
export async function prepare(engine: Engine, fixtures: readonly string[]): Promise<void> {
  const users = [OWNER, STRANGER, NEWCOMER].map((id) => `('${id}', '${id}@example.com')`);
  await engine.run(
    `insert into auth.users (id, email) values ${users.join(', ')};\n${fixtures.join(';\n')};\n${HELPER}`,
  );
}

/** What each attempt came to: "N rows", or the SQLSTATE that refused it. */
export async function attemptAll(engine: Engine, attempts: readonly Attempt[]): Promise<readonly string[]> {
  const calls = attempts.map(
    ({ role, sub, sql }) => `test.attempt(${literal(role)}, ${literal(sub)}, ${literal(sql)})`,
  );
  const text = await engine.value(`select json_build_array(${calls.join(',\n')})::text`);
  return JSON.parse(text) as string[];
}
