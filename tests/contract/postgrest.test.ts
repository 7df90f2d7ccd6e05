/**
 * What PostgREST's clients ask for beyond the app: it works as PostgREST documents it, or is refused with PostgREST's code.
 * docs/rest.md has the list.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { analysisRow } from './analysis-row.ts';
import { openTestServer, type TestServer, type Tokens } from './support/test-server.ts';

interface Answered {
  readonly status: number;
  readonly range: string | null;
  readonly body: unknown;
}

let server: TestServer;
let person: Tokens;
const COUNT = 7;
beforeAll(async () => {
  server = await openTestServer();
  person = await server.move();
  const rows = Array.from({ length: COUNT }, (_, n) => analysisRow(person.id, { score: 70 + n }));
  expect((await ask('POST', '/analyses', { body: rows })).status).toBe(201);
});
afterAll(() => server.server.close());

async function ask(
  method: string,
  path: string,
  {
    body,
    headers = {},
  }: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Answered> {
  const response = await fetch(`${server.server.url}/rest/v1${path}`, {
    method,
    headers: {
      apikey: server.server.backend.secrets.publicKey,
      authorization: `Bearer ${person.access}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    range: response.headers.get('content-range'),
    body: text === '' ? null : (JSON.parse(text) as unknown),
  };
}
const prefer = (said: string) => ({ headers: { prefer: said } });
const refusal = (status: number, code: string) => ({ status, body: { code } });

describe('pages and counts', () => {
  test.each([
    ['no count', '?limit=3', {}, 200, '0-2/*'],
    ['an exact count of a part', '?limit=3', { prefer: 'count=exact' }, 206, `0-2/${COUNT}`],
    ['an exact count of the whole', '', { prefer: 'count=exact' }, 200, `0-6/${COUNT}`],
    ['an estimated count of few', '?limit=3&offset=2', { prefer: 'count=estimated' }, 206, `2-4/${COUNT}`],
    ['a range', '', { range: '2-4', 'range-unit': 'items' }, 200, '2-4/*'],
    ['a range to the end, with a count', '', { range: '5-', prefer: 'count=exact' }, 206, `5-6/${COUNT}`],
    ['a range within limit and offset', '?limit=3&offset=1', { range: '0-1' }, 200, '1-1/*'],
    ['a range behind the end without a count', '', { range: '50-60' }, 200, '*/*'],
  ] as const)('%s', async (_what, query, headers, status, range) => {
    const answer = await ask('GET', `/analyses${query}`, { headers });
    expect(answer).toMatchObject({ status, range });
    // HEAD says the same without rows.
    expect(await ask('HEAD', `/analyses${query}`, { headers })).toEqual({ status, range, body: null });
  });

  test('a planned count is the planner’s', async () => {
    const { status, range } = await ask('GET', '/analyses?limit=1', prefer('count=planned'));
    expect([200, 206, 416]).toContain(status);
    expect(range).toMatch(/^0-0\/\d+$/);
  });

  test('behind the end with a count, or the wrong way round: 416', async () => {
    const far = await ask('GET', '/analyses?offset=50', prefer('count=exact'));
    expect(far).toMatchObject({
      ...refusal(416, 'PGRST103'),
      body: { details: expect.stringContaining('only 7 rows') as string },
    });
    expect(await ask('GET', '/analyses', { headers: { range: '9-5' } })).toMatchObject(
      refusal(416, 'PGRST103'),
    );
  });

  test('HEAD counts what would be too long to send', async () => {
    const heavy = await server.move();
    await server.server.backend.database.query(
      `insert into public.analyses (id, user_id, created_at, pipeline_version, score, spread, band, report)
       select gen_random_uuid(), $1, '2026-06-01', '1.0.0', 70, 2, 'not-bad', $2 from generate_series(1, 1100)`,
      [heavy.id, JSON.stringify({ v: 2, facts: { note: 'x'.repeat(3_968) } })],
    );
    const headers = { authorization: `Bearer ${heavy.access}`, prefer: 'count=exact' };
    expect(await ask('GET', '/analyses', { headers })).toMatchObject(refusal(413, '54000'));
    expect(await ask('HEAD', '/analyses', { headers })).toEqual({
      status: 206,
      range: '0-999/1100',
      body: null,
    });
  });
});

describe('writes', () => {
  const where = '/analyses?score=gte.70&score=lte.72';
  test('say how many rows they changed, and none more than they may', async () => {
    const strict = 'handling=strict, max-affected=2';
    expect(await ask('DELETE', where, prefer(strict))).toMatchObject({
      ...refusal(400, 'PGRST124'),
      body: { details: 'The query affects 3 rows' },
    });
    expect((await ask('GET', where)).body).toHaveLength(3);
    expect(await ask('DELETE', where, prefer('handling=strict, max-affected=3, count=exact'))).toMatchObject({
      status: 204,
      range: '*/3',
    });
    const profile = { user_id: person.id, display_name: 'Aki' };
    expect(await ask('POST', '/profiles', { body: profile, ...prefer('count=exact') })).toMatchObject({
      status: 201,
      range: '*/1',
    });
    const mine = `/profiles?user_id=eq.${person.id}`;
    const change = { body: { display_name: 'Ben' } };
    expect(await ask('PATCH', mine, { ...change, ...prefer('count=exact') })).toMatchObject({
      status: 204,
      range: '0-0/1',
    });
    expect(await ask('PATCH', mine, change)).toMatchObject({ status: 204, range: '0-0/*' });
    expect(
      await ask('PATCH', mine, { ...change, ...prefer('handling=strict, max-affected=0') }),
    ).toMatchObject(refusal(400, 'PGRST124'));
    // Without handling=strict it is a wish, as there.
    expect((await ask('PATCH', mine, { ...change, ...prefer('max-affected=0') })).status).toBe(204);
  });

  test('rows of unequal keys are refused, unless the columns are named', async () => {
    const [one, other] = [analysisRow(person.id), analysisRow(person.id)];
    const { roast: _roast, ...less } = other;
    for (const body of [
      [one, less],
      [less, one],
      [one, { ...other, more: 1 }],
    ]) {
      expect(await ask('POST', '/analyses', { body })).toMatchObject({
        ...refusal(400, 'PGRST102'),
        body: { message: 'All object keys must match' },
      });
    }
    const columns = `/analyses?columns=${Object.keys(less).join(',')}`;
    expect((await ask('POST', columns, { body: [one, less] })).status).toBe(201);
    const all = `/analyses?columns=${Object.keys(one).join(',')}`;
    expect(await ask('POST', all, { body: [one, less], ...prefer('missing=default') })).toMatchObject(
      refusal(400, 'PGRST122'),
    );
  });

  test.each(['limit=1', 'offset=1', 'order=score'])(
    'a write of a part (%s) is refused: it would be the whole',
    async (part) => {
      expect(await ask('DELETE', `/analyses?score=gt.0&${part}`)).toMatchObject(refusal(400, 'PGRST100'));
      expect(await ask('PATCH', `/analyses?score=gt.0&${part}`, { body: { roast: {} } })).toMatchObject(
        refusal(400, 'PGRST100'),
      );
    },
  );
});

describe('refused with PostgREST’s code', () => {
  test.each([
    ['another schema', 'GET', '/analyses', { 'accept-profile': 'private' }, 406, 'PGRST106'],
    ['another schema to write to', 'POST', '/analyses', { 'content-profile': 'auth' }, 406, 'PGRST106'],
    [
      'another schema of a function',
      'POST',
      '/rpc/my_sessions',
      { 'content-profile': 'private' },
      406,
      'PGRST106',
    ],
    ['CSV', 'GET', '/analyses', { accept: 'text/csv' }, 406, 'PGRST107'],
    ['a plan', 'GET', '/analyses', { accept: 'application/vnd.pgrst.plan+json' }, 406, 'PGRST107'],
    [
      'rows without nulls',
      'GET',
      '/analyses',
      { accept: 'application/vnd.pgrst.array+json;nulls=stripped' },
      406,
      'PGRST107',
    ],
    ['GeoJSON', 'GET', '/analyses', { accept: 'application/geo+json' }, 406, 'PGRST107'],
    ['a body of CSV', 'POST', '/analyses', { 'content-type': 'text/csv' }, 400, 'PGRST102'],
    [
      'an unknown preference, strictly',
      'GET',
      '/analyses',
      { prefer: 'handling=strict, foo' },
      400,
      'PGRST122',
    ],
    ['a time zone', 'GET', '/analyses', { prefer: 'timezone=Asia/Tokyo' }, 400, 'PGRST122'],
    ['a filter on a function', 'POST', '/rpc/my_sessions?id=eq.1', {}, 400, 'PGRST100'],
    ['a limit on a function', 'POST', '/rpc/my_sessions?limit=1', {}, 400, 'PGRST100'],
    [
      'a limit of a function’s rows',
      'POST',
      '/rpc/my_sessions',
      { prefer: 'handling=strict, max-affected=1' },
      400,
      'PGRST128',
    ],
  ] as const)('%s', async (_what, method, path, headers, status, code) => {
    const body = method === 'POST' ? {} : undefined;
    expect(await ask(method, path, { headers, ...(body === undefined ? {} : { body }) })).toMatchObject(
      refusal(status, code),
    );
  });

  test.each([
    '*/*',
    'application/json',
    'text/html, application/xhtml+xml, */*;q=0.8',
    'application/json;charset=utf-8',
  ])('but not %s', async (accept) => {
    const headers = { accept, prefer: 'foo, constructor=1, =, tx=rollback', 'accept-profile': 'public' };
    expect((await ask('GET', '/analyses?limit=1', { headers })).status).toBe(200);
  });
});

test('an account is given no phone, and a plain challenge is refused where it is made', async () => {
  const phone = await server.ask('PUT', '/auth/v1/user', {
    token: person.access,
    body: { phone: '+819012345678' },
  });
  expect(phone).toMatchObject({ status: 400, body: { error_code: 'phone_provider_disabled' } });
  const email = server.newEmail();
  const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' };
  for (const path of ['otp', 'recover', 'signup']) {
    const body = { email, password: 'correct horse battery', ...challenge };
    expect(await server.ask('POST', `/auth/v1/${path}`, { body })).toMatchObject({
      status: 400,
      body: { error_code: 'validation_failed' },
    });
  }
});
