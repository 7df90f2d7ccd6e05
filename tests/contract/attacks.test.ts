/** Guessing, trickling and flooding, over real HTTP against a server of its own. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUDGETS } from '#local/auth/budgets.ts';
import { PASSWORD_COST } from '#local/auth/crypto.ts';
import { target } from './support/browser.ts';
import type { Embedded } from './support/embedded.ts';
import { postTo, roastAmongSignUps, signUp } from './support/sign-ups.ts';
import { startFromTemplate } from './support/template.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const PASSWORD = 'correct horse battery';
const MINUTES = 60_000;
const OWNER = '198.51.100.7';
const STRANGER = '203.0.113.9';

describe.runIf(target.embedded)('the embedded backend', () => {
  /** Stands still: how fast this machine is decides nothing. */
  const clock = { now: Date.now() };
  let server: Embedded;
  beforeAll(async () => {
    server = await startFromTemplate({ now: () => clock.now, bodyLimitMs: 150 });
  });
  afterAll(() => server.close());

  const post = (path: string, body: object) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: server.backend.secrets.publicKey },
      body: JSON.stringify(body),
    });
  const signIn = async (email: string, password: string) =>
    (await post('/auth/v1/token?grant_type=password', { email, password })).status;
  const confirmed = async (email: string) => {
    await post('/auth/v1/signup', { email, password: PASSWORD });
    const mails = (await (await fetch(server.mailbox)).json()) as { code: string }[];
    await post('/auth/v1/verify', { email, token: mails[0]?.code, type: 'signup' });
    return email;
  };
  const count = (statuses: readonly number[], status: number) =>
    statuses.filter((one) => one === status).length;

  test('a guesser of one password gets 20 tries in five minutes, also all at once', async () => {
    const email = await confirmed('guessed@example.com');
    const tries = await Promise.all(Array.from({ length: 60 }, (_, i) => signIn(email, `guess ${i}`)));
    expect([count(tries, 400), count(tries, 429)]).toEqual([20, 40]);
    // The right one is no exception: a guesser must not see when it comes by.
    expect(await signIn(email, PASSWORD)).toBe(429);
    clock.now += 5 * MINUTES + 1;
    expect(await signIn(email, PASSWORD)).toBe(200);
  });

  test('a guesser of everybody’s password gets 100 wrong ones from one machine', async () => {
    clock.now += 5 * MINUTES + 1;
    const email = await confirmed('bystander@example.com');
    const tries: number[] = [];
    for (let i = 0; i < 120; i += 1) tries.push(await signIn(`somebody-${i}@example.com`, '12345678'));
    expect([count(tries, 400), count(tries, 429)]).toEqual([100, 20]);
    expect((await post('/auth/v1/verify', { email, token: '123456', type: 'email' })).status).toBe(429);
    clock.now += 5 * MINUTES + 1;
    expect(await signIn(email, PASSWORD)).toBe(200);
  });

  test('a guesser of a code gets five tries at it, and ten codes in five minutes', async () => {
    clock.now += 5 * MINUTES + 1;
    const email = await confirmed('coded@example.com');
    const tries: number[] = [];
    for (let i = 0; i < 14; i += 1) {
      if (i % 5 === 0) expect((await post('/auth/v1/otp', { email })).status).toBe(200);
      tries.push((await post('/auth/v1/verify', { email, token: `00000${i % 10}`, type: 'email' })).status);
    }
    // Confirming the address was the first of the ten.
    expect(count(tries, 429)).toBe(5);
  });

  /** Sends a request's head and the first bytes of its body, then nothing; resolves with what came back until the socket closed. */
  const trickle = (path: string) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port, host } = new URL(server.url);
      const socket = connect(Number(port), hostname);
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('error', reject);
      socket.on('close', () => resolve(text));
      const head = [
        `POST ${path} HTTP/1.1`,
        `Host: ${host}`,
        'Content-Type: application/json',
        `apikey: ${server.backend.secrets.publicKey}`,
        'Content-Length: 600',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n{"v":`);
    });

  test('a body that never arrives is cut off, and its socket closed', async () => {
    const answer = await trickle('/functions/v1/roast');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"too-slow"');
    expect(answer).toMatch(/^connection: close/im);
  });

  test('two hundred of them at once do not keep anybody else waiting', async () => {
    const slow = Array.from({ length: 200 }, () => trickle('/functions/v1/roast'));
    expect((await fetch(`${server.url}/config.json`)).status).toBe(200);
    for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe.runIf(target.embedded)('sign-ups in numbers', () => {
  /** tests/soak/server.test.ts has more of them. */
  const AT_ONCE = 24;

  test(`a roast among ${AT_ONCE} sign-ups at once is answered before the tenth of them`, async () => {
    const server = await startFromTemplate({ passwordCost: PASSWORD_COST });
    try {
      expect(await roastAmongSignUps(server, AT_ONCE)).toEqual({ status: 200, beforeTheTenth: true });
    } finally {
      await server.close();
    }
  });

  test('one machine makes 60 accounts an hour and no more, by a password or by a code', async () => {
    const clock = { now: Date.now() };
    const server = await startFromTemplate({ now: () => clock.now, budgets: BUDGETS });
    try {
      const ask = (i: number) =>
        i % 2 === 0
          ? signUp(server, i)
          : postTo(server, '/auth/v1/otp', { email: `many-${i}@example.com`, create_user: true });
      const answers = await Promise.all(Array.from({ length: 90 }, (_, i) => ask(i)));
      const count = (status: number) => answers.filter((answer) => answer.status === status).length;
      expect([count(200), count(429)]).toEqual([60, 30]);
      const [row] = await server.backend.database.query<{ n: number }>(
        'select count(*)::int as n from auth.users',
      );
      expect(row?.n).toBe(60);
      clock.now += 60 * MINUTES + 1;
      expect((await ask(200)).status).toBe(200);
    } finally {
      await server.close();
    }
  });
});

describe.runIf(target.embedded)('a stranger', () => {
  let host: TestServer;
  beforeAll(async () => {
    const per = (count: number) => ({ count, perMs: 60 * MINUTES });
    host = await openTestServer({ budgets: { signUps: per(30), mails: per(40), hashes: per(40) } });
  });
  afterAll(() => host.server.close());
  const post = async (path: string, body: object, from: string) =>
    host.ask('POST', `/auth/v1${path}`, { body, from });
  const signIn = async (email: string, password: string, from: string) =>
    (await post('/token?grant_type=password', { email, password }, from)).status;
  /** Another machine each time: what one may do in all is not what is looked at. */
  let machines = 0;
  const machine = () => `192.0.2.${(machines += 1)}`;

  test('who guesses my password does not lock me out', async () => {
    const { email } = await host.move();
    const stranger = machine();
    const tries: number[] = [];
    for (let i = 0; i < 30; i += 1) tries.push(await signIn(email, `guess ${i}`, stranger));
    expect(tries.filter((status) => status === 400)).toHaveLength(20);
    expect(await signIn(email, PASSWORD, stranger)).toBe(429);
    expect(await signIn(email, PASSWORD, OWNER)).toBe(200);
  });

  test('with any number of machines leaves me the way in by a code', async () => {
    const { email } = await host.move();
    const seen: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      const stranger = machine();
      for (let j = 0; j < 20; j += 1) seen.push(await signIn(email, `guess ${i} ${j}`, stranger));
    }
    // In all there is an end to it, or a password could be guessed by a thousand machines.
    expect(seen).toContain(429);
    expect((await post('/otp', { email }, OWNER)).status).toBe(200);
    const body = { email, token: await host.code(email), type: 'email' };
    expect((await post('/verify', body, OWNER)).status).toBe(200);
  });

  test('who guesses my code does not spend it', async () => {
    const { email } = await host.move();
    await post('/otp', { email }, OWNER);
    const code = await host.code(email);
    const wrong = (i: number) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0');
    for (const stranger of [machine(), machine()]) {
      for (let i = 0; i < 12; i += 1)
        await post('/verify', { email, token: wrong(i), type: 'email' }, stranger);
      // Five tries at one code: the right one is no exception.
      expect((await post('/verify', { email, token: code, type: 'email' }, stranger)).status).not.toBe(200);
    }
    expect((await post('/verify', { email, token: code, type: 'email' }, OWNER)).status).toBe(200);
  });

  const ASKS = {
    'to sign in': { path: '/otp', body: {}, type: 'email' },
    'for a new password': { path: '/recover', body: {}, type: 'recovery' },
    'of a sign-up': { path: '/resend', body: { type: 'signup' }, type: 'signup' },
  } as const;

  test.each(Object.keys(ASKS) as (keyof typeof ASKS)[])(
    'who asks for my code again and again does not replace mine: %s',
    async (what) => {
      const { path, body, type } = ASKS[what];
      const email = type === 'signup' ? host.newEmail() : (await host.move()).email;
      host.clock.now += 2 * MINUTES;
      if (type === 'signup') await post('/signup', { email, password: PASSWORD }, OWNER);
      else await post(path, { ...body, email }, OWNER);
      const [mine, link] = [await host.code(email), (await host.mails(email))[0]?.link ?? ''];
      for (const stranger of [machine(), machine()]) {
        for (let i = 0; i < 4; i += 1)
          expect((await post(path, { ...body, email }, stranger)).status).toBe(200);
      }
      const token_hash = new URL(link).searchParams.get('token');
      // Not spent by looking.
      expect((await fetch(link)).status).toBe(200);
      const said = await post('/verify', { email, token: mine, type }, OWNER);
      expect([said.status, said.body['error_code']]).toEqual([200, undefined]);
      // With it the others are over, and so is its link.
      const last = await host.code(email);
      expect((await post('/verify', { email, token: last, type }, OWNER)).status).toBe(403);
      expect((await post('/verify', { token_hash, type }, OWNER)).status).toBe(403);
      if (type === 'signup') expect(await signIn(email, PASSWORD, OWNER)).toBe(200);
    },
  );

  test('of one asker the newest code is the only one, and of an account there are five', async () => {
    const { email, id } = await host.move();
    host.clock.now += 2 * MINUTES;
    await post('/otp', { email }, OWNER);
    const first = await host.code(email);
    await post('/otp', { email }, OWNER);
    expect((await post('/verify', { email, token: first, type: 'email' }, OWNER)).status).toBe(403);
    for (let i = 0; i < 9; i += 1) await post('/otp', { email }, machine());
    const kept = await host.server.backend.database.query(
      'select asker from auth.one_time_tokens where user_id = $1',
      [id],
    );
    expect(kept).toHaveLength(5);
    // Nobody's address is kept.
    for (const { asker } of kept) expect(asker).toMatch(/^[0-9a-f]{64}$/);
  });

  test('who asks for the e-mail of my new address takes back no half of it, and adds none', async () => {
    const person = await host.move();
    const next = host.newEmail();
    host.clock.now += 2 * MINUTES;
    const from = OWNER;
    await host.ask('PUT', '/auth/v1/user', { body: { email: next }, token: person.access, from });
    const [here, there] = [await host.code(person.email), await host.code(next)];
    const confirm = (email: string, token: string) =>
      post('/verify', { email, token, type: 'email_change' }, OWNER);
    expect((await confirm(person.email, here)).body['code']).toBe('200');
    for (let i = 0; i < 3; i += 1)
      await post('/resend', { email: person.email, type: 'email_change' }, machine());
    // Nothing more comes to the address that has said yes.
    expect(await host.code(person.email)).toBe(here);
    expect((await confirm(person.email, here)).status).toBe(403);
    expect((await confirm(next, there)).body['user']).toMatchObject({ email: next });
  });

  test('who asks for e-mails to me does not keep mine from coming', async () => {
    const { email } = await host.move();
    host.clock.now += 2 * MINUTES;
    const stranger = machine();
    for (let i = 0; i < 15; i += 1) await post('/otp', { email }, stranger);
    expect((await post('/otp', { email }, OWNER)).status).toBe(200);
  });

  test('of one network of IPv6 is one asker, whatever its last half', async () => {
    const { email } = await host.move();
    const tries: number[] = [];
    for (let i = 0; i < 30; i += 1) tries.push(await signIn(email, `guess ${i}`, `2001:db8:1:2:3:4:5:${i}`));
    expect(tries.filter((status) => status === 400)).toHaveLength(20);
    expect(await signIn(email, PASSWORD, '2001:db8:1:3::1')).toBe(200);
  });

  test('spends a machine’s budget by nothing that is refused before it costs anything', async () => {
    const from = machine();
    const person = await host.move();
    for (let i = 0; i < 45; i += 1) {
      await post('/signup', { email: 'nobody', password: PASSWORD }, from);
      await host.ask('POST', '/auth/v1/otp', { text: '{', from });
      await post('/signup', { email: host.newEmail(), password: 'short' }, from);
      await host.ask('PUT', '/auth/v1/user', { body: { password: 'quite another one' }, from });
      await host.ask('GET', '/auth/v1/reauthenticate', { from });
      await host.ask('PUT', '/auth/v1/user', { body: { data: { i } }, token: person.access, from });
    }
    expect((await post('/signup', { email: host.newEmail(), password: PASSWORD }, from)).status).toBe(200);
    expect(await signIn(person.email, PASSWORD, from)).toBe(200);
    expect((await host.ask('GET', '/auth/v1/reauthenticate', { token: person.access, from })).status).toBe(
      200,
    );
  });
});

describe.runIf(target.embedded)('a hundred wrong passwords at once', () => {
  test('let a sign-in from elsewhere wait for its turn, and not for them', async () => {
    // Dear enough that a hash takes longer than what is asked of the database.
    const host = await openTestServer({ passwordCost: { N: 2 ** 13, p: 1 } });
    try {
      const { email } = await host.move();
      let hashed = 0;
      const signIn = async (address: string, password: string, from: string) => {
        const body = { email: address, password };
        const { status } = await host.ask('POST', '/auth/v1/token?grant_type=password', { body, from });
        if (status !== 429) hashed += 1;
        return status;
      };
      const wrong = Array.from({ length: 100 }, (_, i) =>
        signIn(`somebody-${i}@example.com`, 'not the one', STRANGER),
      );
      // All of them stand in the line before the owner comes.
      await host.server.backend.database.query('select 1');
      const before = hashed;
      expect(await signIn(email, PASSWORD, OWNER)).toBe(200);
      // 48 of them wait: in one line the owner would come last.
      expect(hashed - before).toBeLessThan(24);
      expect(await Promise.all(wrong)).toContain(429);
    } finally {
      await host.server.close();
    }
  });
});
