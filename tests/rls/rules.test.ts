/** What a row may hold, and who sees the signed-in devices: on both PostgreSQLs. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LACKING } from '#scripts/test/lacking.ts';
import { attemptAll, OWNER, prepare, STRANGER, type Attempt } from './support/attempt.ts';
import { ENGINES, type Engine } from './support/engines.ts';

const SESSION = '44444444-4444-4444-8444-444444444444';

describe.each(ENGINES)('%s', (_name, start) => {
  let engine: Engine;
  beforeEach(({ skip }) => skip(start === null, LACKING.postgres));
  beforeAll(async () => {
    if (start === null) return;
    engine = await start();
    await prepare(engine, [
      `insert into public.profiles (user_id, language, email) values ('${OWNER}', 'en', '${OWNER}@EXAMPLE.com')`,
      `insert into auth.sessions (id, user_id, method, user_agent) values ('${SESSION}', '${OWNER}', 'otp', 'Phone')`,
    ]);
  });
  afterAll(() => engine?.close());

  const as = (sub: string, sql: string): Attempt => ({ role: 'authenticated', sub, sql });
  const analysis = (report: string, roast = '{}') =>
    as(
      OWNER,
      `insert into public.analyses (id, user_id, created_at, pipeline_version, score, spread, band, report, roast)
       values (gen_random_uuid(), '${OWNER}', '2026-06-01T12:00:00Z', '1', 70, 2, 'not-bad', '${report}', '${roast}')`,
    );

  test('what could rebuild a face is refused however deep it stands', async () => {
    const hidden = [
      '{"landmarks":[1]}',
      '{"a":{"landmarks":[1]}}',
      '{"a":[{"b":[[{"Photo":"x"}]]}]}',
      '{"a":{"l\\u0061ndmark":[1]}}',
      '{"scores":{"embeddings":{}}}',
    ];
    const asks = hidden.flatMap((value) => [analysis(value), analysis('{}', value)]);
    expect(await attemptAll(engine, asks)).toEqual(asks.map(() => '23514'));
    const harmless = [
      analysis(
        '{"v":2,"sections":{"skin":{"metrics":{"pores":{"score":70},"shine":null}}},"facts":{"note":"no landmarks, no photo"}}',
      ),
    ];
    expect(await attemptAll(engine, harmless)).toEqual(['1 rows']);
  });

  test('of a roast the account takes scores and facts, and neither raw values nor probabilities', async () => {
    const beyond = [
      '{"sections":{"skin":{"metrics":{"pores":{"raw":1.2,"score":70}}}}}',
      '{"sections":{"features":{"parts":{"smile":{"raw":1}}}}}',
      '{"faceShape":{"ranked":[{"name":"oval","probability":0.6}]}}',
      '{"confidence":0.9}',
      '{"expression":"smile"}',
      '{"facts":{"a":{"probability":0.6}}}',
    ];
    const asks = beyond.map((report) => analysis(report));
    expect(await attemptAll(engine, asks)).toEqual(asks.map(() => '23514'));
  });

  test('a profile holds the account’s own address or none, and follows a change of it', async () => {
    const email = () =>
      engine.value(`select coalesce(email, 'none') from public.profiles where user_id = '${OWNER}'`);
    expect(await email()).toBe(`${OWNER}@example.com`);
    await engine.run(`update auth.users set email = 'moved@example.com' where id = '${OWNER}'`);
    expect(await email()).toBe('moved@example.com');
    await engine.run(`update public.profiles set email = 'victim@example.com' where user_id = '${OWNER}'`);
    expect(await email()).toBe('none');
    const columns = ['created_at', 'updated_at'].map((column) =>
      as(OWNER, `update public.profiles set ${column} = now() where user_id = '${OWNER}'`),
    );
    expect(await attemptAll(engine, columns)).toEqual(['42501', '42501']);
  });

  test('an account that is gone has no roast left, nor one for a request that was counted', async () => {
    const ask = async (user: string, request: string) =>
      JSON.parse(
        await engine.value(
          `select public.consume_roast_quota(${user}, '${'a'.repeat(32)}', '${request.repeat(32)}',
             '{"guest":60,"free":6,"premium":200,"address":300}')::text`,
        ),
      ) as unknown;
    const gone = `'55555555-5555-4555-8555-555555555555'`;
    expect(await ask(`'${OWNER}'`, 'b')).toMatchObject({ allowed: true, repeated: false });
    expect(await ask('null', 'c')).toMatchObject({ allowed: true, repeated: false });
    for (const request of ['b', 'd']) expect(await ask(gone, request)).toMatchObject({ allowed: false });
  });

  test('devices are their owner’s to see and to sign out', async () => {
    const list = 'select 1 where jsonb_array_length(public.my_sessions()) > 0';
    const end = `select 1 where public.end_my_session('${SESSION}')`;
    expect(
      await attemptAll(engine, [as(STRANGER, list), as(STRANGER, end), as(OWNER, list), as(OWNER, end)]),
    ).toEqual(['0 rows', '0 rows', '1 rows', '1 rows']);
    const guest: Attempt = { role: 'anon', sub: null, sql: list };
    const withoutSubject: Attempt = { role: 'authenticated', sub: null, sql: list };
    expect(await attemptAll(engine, [guest, withoutSubject])).toEqual(['42501', '42501']);
  });
});
