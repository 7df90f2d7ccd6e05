/** The counters with many rows in them, what they forget and when, and how long a roast of a free account lies: on both PostgreSQLs. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LACKING } from '#scripts/test/lacking.ts';
import { OWNER, prepare, STRANGER } from './support/attempt.ts';
import { ENGINES, type Engine } from './support/engines.ts';

const ROWS = 30_000;
/** An index of a million rows is four pages deep; a search of so many rows reads three hundred. What else comes is noise. */
const FEW_PAGES = 150;
/** The plan of a statement that ran, after others of its kind: a new connection reads the catalogue first. */
const PAGES = `
create function test.plan(sql text) returns json language plpgsql as $$
declare plan json;
begin
  for i in 1..2 loop
    delete from private.user_quota where user_id = '${STRANGER}';
    perform public.consume_roast_quota(u, md5('warm'), md5(coalesce(u::text, 'guest') || i), '{"guest":1000000,"free":1000000,"premium":1000000,"address":1000000}')
    from (values (null::uuid), ('${STRANGER}')) v (u);
    perform public.consume_roast_quota(null, md5('warm'), md5('w' || i), '{"guest":0,"free":0,"premium":0,"address":0}');
    perform public.consume_model_budget(0), public.consume_model_budget(1);
  end loop;
  execute 'explain (analyze, buffers, format json) ' || sql into plan;
  return plan;
end $$`;
const TODAY = `(now() at time zone 'utc')::date`;

const call = (user: string | null, address: string, request: string, limit = 6) =>
  `public.consume_roast_quota(${user === null ? 'null' : `'${user}'`}, '${address.repeat(32)}', '${request.repeat(32 / request.length)}',
     '{"guest":${limit},"free":${limit},"premium":200,"address":300}')`;

/** Rows of a day so many days back, of addresses and requests. */
const fill = (rows: number, daysAgo: number) => {
  const day = `${TODAY} - ${daysAgo}`;
  return `
    insert into private.address_quota (slot, day, address, used)
    select private.slot_of(${day}), ${day}, md5(i::text), 1 from generate_series(1, ${rows}) i;
    insert into private.roast_requests (slot, day, request)
    select private.slot_of(${day}), ${day}, md5(i::text) from generate_series(1, ${rows}) i;`;
};

const analysis = (owner: string, id: string, daysAgo: number) =>
  `insert into public.analyses (id, user_id, created_at, synced_at, pipeline_version, score, spread, band, report, roast)
   values ('${id}', '${owner}', now() - interval '${daysAgo} days', now() - interval '${daysAgo} days', '1', 70, 2, 'not-bad', '{}', '{}');`;

describe.each(ENGINES)('%s', (_name, start) => {
  let engine: Engine;
  beforeEach(({ skip }) => skip(start === null, LACKING.postgres));
  beforeAll(async () => {
    if (start === null) return;
    engine = await start();
    await prepare(engine, []);
    await engine.run(PAGES);
  });
  afterAll(() => engine?.close());

  const ask = async (text: string) =>
    JSON.parse(await engine.value(`select ${text}::text`)) as Record<string, unknown>;
  const list = async (sql: string) =>
    JSON.parse(
      await engine.value(`select coalesce(json_agg(v), '[]')::text from (${sql}) r (v)`),
    ) as unknown[];

  /** Pages that one call looked at, and those that it changed. */
  async function pagesOf(text: string): Promise<{ readonly seen: number; readonly changed: number }> {
    const plan = await engine.value(`select test.plan('select ${text.replaceAll("'", "''")}')::text`);
    const [{ Plan: found }] = JSON.parse(plan) as [{ Plan: Record<string, number> }];
    const { 'Shared Hit Blocks': hit = 0, 'Shared Read Blocks': read = 0 } = found;
    return { seen: hit + read, changed: found['Shared Dirtied Blocks'] ?? 0 };
  }

  test('a day that is over is emptied by the first request of a later one; today and yesterday stay', async () => {
    for (const daysAgo of [5, 4, 3, 2, 1]) await engine.run(fill(3, daysAgo));
    await engine.run(`
      insert into private.user_quota (slot, day, user_id, used)
      select private.slot_of(d), d, '${OWNER}', 2 from (values (${TODAY} - 4), (${TODAY} - 1)) v (d)`);
    const days = (table: string) => list(`select distinct ${TODAY} - day from private.${table} order by 1`);
    expect(await ask(call(OWNER, 'a', 'b'))).toMatchObject({ allowed: true, repeated: false });
    // Of today's slot and yesterday's older days may be left, where nobody asked for days: they go with it.
    expect(await days('address_quota')).toEqual([0, 1, 4]);
    expect(await days('roast_requests')).toEqual([0, 1, 4]);
    expect(await days('user_quota')).toEqual([0, 1, 4]);
    expect(
      await list(`select used from private.user_quota where user_id = '${OWNER}' and day = ${TODAY}`),
    ).toEqual([1]);
    // Once a day only.
    await engine.run(fill(3, 2));
    await ask(call(null, 'a', 'c'));
    expect(await days('address_quota')).toEqual([0, 1, 2, 4]);
  });

  test('what was counted yesterday is not counted again, nor what was counted today', async () => {
    await engine.run(`
      insert into private.roast_requests (slot, day, request)
      values (private.slot_of(${TODAY} - 1), ${TODAY} - 1, '${'y'.repeat(32)}')`);
    for (const request of ['y', 'b']) {
      expect(await ask(call(OWNER, 'a', request))).toMatchObject({ allowed: true, repeated: true });
    }
  });

  test(`a call looks at few more pages however many rows there are, and a refused one changes none`, async () => {
    await ask(call(null, 'f', '0', 1));
    await engine.value(`select public.consume_model_budget(1)::text`);
    const pagesOfAll = async (address: string) => ({
      guest: await pagesOf(call(null, address, `${address}2`)),
      account: await pagesOf(call(OWNER, address, `${address}3`)),
      repeated: await pagesOf(call(OWNER, address, `${address}3`)),
      refusedGuest: await pagesOf(call(null, 'f', `${address}4`, 1)),
      refusedAccount: await pagesOf(call(OWNER, address, `${address}5`, 1)),
      spentModel: await pagesOf(`public.consume_model_budget(1)`),
    });
    const empty = await pagesOfAll('7');
    await engine.run(fill(ROWS, 0));
    const full = await pagesOfAll('8');
    const grown = Object.entries(full).filter(
      ([kind, { seen }]) => seen - empty[kind as keyof typeof empty].seen > FEW_PAGES,
    );
    expect(grown, JSON.stringify({ empty, full })).toEqual([]);
    const { refusedGuest, refusedAccount, spentModel } = full;
    expect([refusedGuest, refusedAccount, spentModel].map(({ changed }) => changed)).toEqual([0, 0, 0]);
    expect(await ask(call(null, 'f', '6', 1))).toMatchObject({ allowed: false });
  });

  test('a roast of an account that never had premium lies 400 days, without a trace; what was bought stays', async () => {
    const id = (n: number) => `0000000${n}-0000-4000-8000-000000000000`;
    await engine.run(`
      ${analysis(OWNER, id(1), 399)} ${analysis(OWNER, id(2), 401)} ${analysis(OWNER, id(3), 500)}
      ${analysis(STRANGER, id(4), 500)}
      insert into public.purchased_analyses (user_id, analysis_id) values ('${OWNER}', '${id(3)}');
      insert into public.subscriptions (user_id, status) values ('${STRANGER}', 'free');`);
    expect(await engine.value('select private.forget_closed_roasts()::text')).toBe('1');
    expect(await list('select id from public.analyses order by 1')).toEqual([id(1), id(3), id(4)]);
    expect(await list('select id from public.analysis_tombstones')).toEqual([]);
    expect(await engine.value('select private.forget_closed_roasts()::text')).toBe('0');
  });

  test('the twenty-first export of a day is refused', async () => {
    await engine.run(`
      insert into private.user_quota (slot, day, user_id, exported)
      values (private.slot_of(${TODAY}), ${TODAY}, '${STRANGER}', 19)
      on conflict (user_id, day, slot) do update set exported = 19`);
    const exported = `
      do $$ begin
        perform set_config('request.jwt.claims', '{"role":"authenticated","sub":"${STRANGER}"}', true);
        set local role authenticated;
        perform public.export_my_data();
      end $$`;
    await engine.run(exported);
    await expect(engine.run(exported)).rejects.toThrow('twenty times a day');
  });
});
