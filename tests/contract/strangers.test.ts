/** What strangers learn of an address: nothing. What they can do to its account stands in attacks.test.ts. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { PASSKEY_ENDPOINTS } from '#local/auth/passkeys.ts';
import { ENDPOINTS } from '#local/auth/routes.ts';
import { target } from './support/browser.ts';
import { openTestServer, PASSWORD, type Said, type TestServer } from './support/test-server.ts';

const MINUTE = 60_000;
const STRANGER = '203.0.113.9';

/** An answer without what names the asker: two of them may differ in nothing else. */
function plain(said: Said, email: string): string {
  const text = JSON.stringify([said.status, [...said.headers], said.body]);
  return text
    .replaceAll(email, 'own')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'an id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, 'a time')
    .replaceAll(/"challenge":"[\w-]{43}"/g, 'a challenge')
    .replaceAll(/\["date","[^"]*"\],?/g, '');
}

describe.runIf(target.embedded)('an address', () => {
  /** Answers wait here until the test lets them go. */
  const held: (() => void)[] = [];
  let holds = false;
  let host: TestServer;
  beforeAll(async () => {
    host = await openTestServer({
      pause: () => (holds ? new Promise<void>((resolve) => held.push(resolve)) : Promise.resolve()),
    });
  });
  afterAll(() => host.server.close());

  const REDIRECTS = (own: string) => [
    '',
    own,
    `${own}/auth/callback`,
    `blob:${own}/x`,
    `blob:blob:${own}/x`,
    `filesystem:${own}/x`,
    `data:text/html,${own}`,
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'about:blank',
    'file:///etc/passwd',
    'ftp://localhost/x',
    'app.example://callback',
    'mailto:a@example.com',
    own.replace('//', '//user:pass@'),
    own.replace('//', '//user@'),
    own.replace('http:', 'https:'),
    `${own}@evil.example/`,
    `${own}.evil.example/`,
    '//evil.example/x',
    '/x',
    `\t${own}/x`,
    `${own}/a\nb`,
    `${own}\\@evil.example/x`,
    `${own}/${'x'.repeat(4_000)}`,
    'http://[::1',
    '\u0000',
  ];

  /** Every call that takes an address from somebody who need not be its owner. */
  const CALLS: Readonly<Record<string, (email: string) => readonly [string, string, object]>> = {
    'sign up': (email) => ['POST', '/signup', { email, password: 'quite another one' }],
    'a code': (email) => ['POST', '/otp', { email }],
    'a code for accounts only': (email) => ['POST', '/otp', { email, create_user: false }],
    'a new password': (email) => ['POST', '/recover', { email }],
    'the e-mail again': (email) => ['POST', '/resend', { email, type: 'signup' }],
    'the change again': (email) => ['POST', '/resend', { email, type: 'email_change' }],
    'a password': (email) => ['POST', '/token?grant_type=password', { email, password: 'not the one' }],
    'a wrong code': (email) => ['POST', '/verify', { email, token: '000000', type: 'email' }],
    'a wrong code for a password': (email) => [
      'POST',
      '/verify',
      { email, token: '000000', type: 'recovery' },
    ],
    'a move to it': (email) => ['PUT', '/user', { email }],
  };

  /** What takes no address: a session, a token or a code of its own says whose it is. */
  const WITHOUT_ADDRESS = new Set([
    'GET /settings',
    'GET /health',
    'GET /verify',
    'POST /verify/tap',
    'POST /logout',
    'POST /sso',
    'GET /user',
    'GET /reauthenticate',
    'GET /authorize',
    ...Object.keys(PASSKEY_ENDPOINTS),
    'POST /factors',
    'POST /factors/:id/challenge',
    'POST /factors/:id/verify',
    'DELETE /factors/:id',
    'GET /user/identities/authorize',
    'DELETE /user/identities/:id',
  ]);

  test('every endpoint that takes one is among these', () => {
    const asked = Object.values(CALLS).map((call) => {
      const [method, path] = call('');
      return `${method} ${path.split('?')[0]}`;
    });
    expect(new Set([...asked, ...WITHOUT_ADDRESS])).toEqual(new Set(Object.keys(ENDPOINTS)));
  });

  test.each([...WITHOUT_ADDRESS])('%s does not look at one', async (name) => {
    const [method = '', path = ''] = name.split(' ');
    const known = (await host.move()).email;
    const ask = async (email: string) => {
      const query = new URLSearchParams({ email, type: 'signup', token: 'x', provider: 'google' });
      const body = method === 'POST' ? { body: { email } } : {};
      const said = await host.ask(method, `/auth/v1${path}?${query}`, { ...body, from: STRANGER });
      return plain(said, email).replaceAll(encodeURIComponent(email), 'own');
    };
    expect(await ask(known)).toBe(await ask(host.newEmail()));
  });

  test('a password is compared once, whether the address is known, waits, or is nobody’s', async () => {
    const known = (await host.move()).email;
    const waiting = host.newEmail();
    await host.ask('POST', '/auth/v1/signup', { body: { email: waiting, password: PASSWORD } });
    const byCode = host.newEmail();
    await host.ask('POST', '/auth/v1/otp', { body: { email: byCode } });
    const work = vi.spyOn(crypto, 'scrypt');
    // The names that modules have imported follow.
    syncBuiltinESMExports();
    onTestFinished(() => {
      work.mockRestore();
      syncBuiltinESMExports();
    });
    const statements = vi.spyOn(host.server.backend.database, 'query');
    const seen = new Map<string, unknown>();
    for (const [who, email] of Object.entries({ known, waiting, byCode, nobody: host.newEmail() })) {
      work.mockClear();
      statements.mockClear();
      const body = { email, password: 'not the one' };
      await host.ask('POST', '/auth/v1/token?grant_type=password', { body, from: STRANGER });
      const costs = work.mock.calls.map(([, , size, cost]) => [size, cost]);
      seen.set(who, { costs, statements: statements.mock.calls.map(([sql]) => sql) });
    }
    const [first, ...others] = seen.values();
    expect(first).toMatchObject({ costs: [expect.anything()] });
    for (const other of others) expect(other).toEqual(first);
  });

  const NO_MAIL: ReadonlySet<string> = new Set(['a password', 'a wrong code', 'a wrong code for a password']);

  test('known or not is answered alike on every path, whatever redirect is asked for', async () => {
    const known = (await host.move()).email;
    for (const [name, call] of Object.entries(CALLS)) {
      const person = await host.move();
      // Only a call that may send an e-mail looks at it.
      const redirects = REDIRECTS(host.server.url).slice(0, NO_MAIL.has(name) ? 5 : undefined);
      for (const redirect of redirects) {
        const ask = async (email: string) => {
          host.clock.now += MINUTE;
          const [method, path, body] = call(email);
          const sign = path.includes('?') ? '&' : '?';
          const to = `/auth/v1${path}${sign}${new URLSearchParams({ redirect_to: redirect })}`;
          const said = await host.ask(method, to, { body, token: person.access, from: STRANGER });
          return { status: said.status, text: plain(said, email) };
        };
        const [one, other] = [await ask(known), await ask(host.newEmail())];
        expect(one, `${name} ${redirect}`).toEqual(other);
        expect(one.status, `${name} ${redirect}`).toBeLessThan(500);
      }
    }
    const links = await host.server.backend.database.query<{ link: string }>(
      'select link from local.mails where link is not null',
    );
    expect(links.length).toBeGreaterThan(10);
    for (const { link } of links) {
      const back = new URL(new URL(link).searchParams.get('redirect_to') ?? '');
      expect([back.origin, back.protocol, back.username]).toEqual([host.server.url, 'http:', '']);
    }
  });

  test.each(Object.keys(CALLS).filter((name) => name !== 'a password'))(
    'known or not waits for the same moment: %s',
    async (name) => {
      const person = await host.move();
      const known = (await host.move()).email;
      host.clock.now += 6 * MINUTE;
      for (const email of [known, host.newEmail()]) {
        const [method, path, body] = CALLS[name]?.(email) ?? ['', '', {}];
        let answered = false;
        holds = true;
        const answer = host.ask(method, `/auth/v1${path}`, { body, token: person.access }).then((said) => {
          answered = true;
          return said;
        });
        await expect.poll(() => held.length, { message: email, timeout: 3_000 }).toBe(1);
        // All work in the database is over: it has one connection, and this comes last in its line.
        await host.server.backend.database.query('select 1');
        expect(answered, email).toBe(false);
        holds = false;
        held.pop()?.();
        expect((await answer).status).toBeLessThan(500);
      }
    },
  );

  test('text that cannot be stored is refused for both', async () => {
    const known = (await host.move()).email;
    for (const odd of ['\\u0000', '\\ud800']) {
      for (const email of [known, host.newEmail()]) {
        const text = `{"email":"${email}","password":"${PASSWORD}","data":{"a":["${odd}"]}}`;
        expect((await host.ask('POST', '/auth/v1/signup', { text })).status, email).toBe(400);
        expect((await host.ask('POST', '/auth/v1/otp', { text })).status, email).toBe(400);
      }
    }
  });

  test.each([
    ["o'brien@example.com", 200],
    ["!#$%&'*+/=?^_`{|}~-@example.com", 200],
    ['a.b+c@sub.example.co.jp', 200],
    ['a@b-c.example', 200],
    ['a..b@example.com', 400],
    ['.a@example.com', 400],
    ['a.@example.com', 400],
    ['a@example..com', 400],
    ['a@-example.com', 400],
    ['a@example-.com', 400],
    ['a@example', 400],
    ['a@example.com.', 400],
    [`a@${'x'.repeat(64)}.com`, 400],
    [`${'x'.repeat(250)}@example.com`, 400],
    ['a b@example.com', 400],
    ['"a b"@example.com', 400],
    ['a@b@example.com', 400],
    ['A <a@example.com>', 400],
    ['a\u0007b@example.com', 400],
    ['a\u007fb@example.com', 400],
    ['a\u0085b@example.com', 400],
    ['a\u200bb@example.com', 400],
    ['a\u202eb@example.com', 400],
    ['a@ex\u202eample.com', 400],
    ['あ@example.com', 400],
    ['a@例え.jp', 400],
    // The sign for kelvin becomes a plain k where letters are made small.
    ['\u212aelly@example.com', 400],
    ['\ufeffa@example.com', 400],
    ['a@example.com\n', 400],
  ])('%j is one by GoTrue’s rule: %i', async (email, status) => {
    const person = await host.move();
    for (const [method, path, body] of [
      ['POST', '/signup', { email, password: PASSWORD }],
      ['POST', '/otp', { email }],
      ['POST', '/recover', { email }],
      ['POST', '/resend', { email, type: 'signup' }],
      ['PUT', '/user', { email }],
    ] as const) {
      host.clock.now += 2 * MINUTE;
      const said = await host.ask(method, `/auth/v1${path}`, { body, token: person.access });
      expect(said.status, `${path} ${JSON.stringify(said.body)}`).toBe(status);
    }
  });
});

describe.runIf(target.embedded)('the way to Google', () => {
  let host: TestServer;
  beforeAll(async () => {
    host = await openTestServer();
  });
  afterAll(() => host.server.close());
  const PATH = `/auth/v1/authorize?provider=google&code_challenge=${'x'.repeat(43)}&code_challenge_method=s256`;
  const go = (headers: Readonly<Record<string, string>> = {}) =>
    host.ask('GET', PATH, { from: STRANGER, headers });
  const locationOf = ({ headers }: Said) => headers.get('location') ?? '';

  test('writes nothing, however often it is asked for', async () => {
    for (let i = 0; i < 50; i += 1) expect(locationOf(await go())).toContain('/dev/google?flow=');
    const rows = await host.server.backend.database.query('select id from auth.flow_state');
    expect(rows).toHaveLength(0);
  });

  test.each([
    ['image', 'no-cors'],
    ['script', 'no-cors'],
    ['iframe', 'navigate'],
    ['embed', 'navigate'],
    ['empty', 'cors'],
  ])('is no %s of a page', async (dest, mode) => {
    const said = await go({ 'sec-fetch-dest': dest, 'sec-fetch-mode': mode });
    expect([said.status, locationOf(said)]).toEqual([403, '']);
  });

  test('is open for ten minutes, for one answer, and as it was made', async () => {
    const { devKey } = host.server.backend;
    const page = (flow: string) =>
      fetch(`${host.server.url}/dev/google?${new URLSearchParams({ flow })}`, {
        headers: { cookie: `roast-me-dev=${devKey}` },
      });
    const flow = new URL(
      locationOf(await go({ 'sec-fetch-dest': 'document' })),
      host.server.url,
    ).searchParams.get('flow');
    expect((await page(flow ?? '')).status).toBe(200);
    expect((await page(`${flow}x`)).status).toBe(400);
    host.clock.now += 10 * MINUTE + 1_000;
    expect((await page(flow ?? '')).status).toBe(400);
  });
});
