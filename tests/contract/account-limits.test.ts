/** What an outsider or a user may send is bounded, and the answers do not tell whether an address has an account. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRateLimiter } from '#local/auth/context.ts';
import { SAMPLE_FACTS } from '#tests/unit/functions/support/facts.ts';
import { target } from './support/browser.ts';
import { openTestServer, PASSWORD, type TestServer, type Said, type Tokens } from './support/test-server.ts';

const nested = (depth: number, inside = '0') => `${'['.repeat(depth)}${inside}${']'.repeat(depth)}`;

test('a lock-out outlives any number of other events', () => {
  const limiter = createRateLimiter(() => 0);
  const limit = { count: 2, perMs: 1_000 };
  limiter.take('somebody', limit);
  limiter.take('somebody', limit);
  for (let i = 0; i < 25_000; i += 1) limiter.take(`other ${i}`, limit);
  expect(limiter.take('somebody', limit)).toBe(false);
});

test('events that are over make room: more than are kept at once are taken one after the other', () => {
  const clock = { now: 0 };
  const limiter = createRateLimiter(() => clock.now);
  const limit = { count: 1, perMs: 1_000 };
  let taken = 0;
  for (let i = 0; i < 150_000; i += 1) {
    clock.now += 1;
    taken += limiter.take(`event ${i}`, limit) ? 1 : 0;
  }
  expect(taken).toBe(150_000);
});

describe.runIf(target.embedded)('the embedded backend', () => {
  let host: TestServer;
  beforeAll(async () => {
    host = await openTestServer();
  });
  afterAll(() => host.server.close());

  test('what a person says of themselves stays so small that their token is taken everywhere', async () => {
    const person = await host.move();
    const put = (data: object) => host.ask('PUT', '/auth/v1/user', { body: { data }, token: person.access });
    expect((await put({ bio: 'x'.repeat(20_000) })).status).toBe(400);
    for (let i = 0; i < 40; i += 1) await put({ [`key${i}`]: 'あ'.repeat(100) });
    const again = await host.ask('POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: person.refresh },
    });
    const token = String(again.body['access_token']);
    expect(token.length).toBeLessThan(4_096);
    expect(await host.isSignedIn(token)).toBe(true);
    expect((await host.ask('GET', '/rest/v1/profiles?select=user_id', { token })).status).toBe(200);
  });

  test.each([200, 5_000, 30_000])(
    'JSON that is nested %i deep is a 400 wherever it is sent',
    async (depth) => {
      const person = await host.move();
      const email = host.newEmail();
      const signUp = `{"email":"${email}","password":"${PASSWORD}","data":{"a":${nested(depth)}}}`;
      expect(await host.ask('POST', '/auth/v1/signup', { text: signUp })).toMatchObject({
        status: 400,
        body: { error_code: 'bad_json' },
      });
      const row = `{"user_id":"${person.id}","bio":${nested(depth)}}`;
      for (const path of ['/rest/v1/profiles', '/rest/v1/rpc/export_my_data', '/rest/v1/analyses']) {
        expect(await host.ask('POST', path, { text: row, token: person.access }), path).toMatchObject({
          status: 400,
          body: { code: 'PGRST102' },
        });
      }
      const roast = await host.ask('POST', '/functions/v1/roast', {
        text: nested(depth),
        token: person.access,
      });
      expect(roast.status).toBeLessThan(500);
    },
  );

  test.each(['\\u0000', '\\ud800', '\\udc00\\ud800'])(
    '%s in a text is the sender’s mistake everywhere',
    async (odd) => {
      const person = await host.move();
      const email = host.newEmail();
      for (const [method, path, text] of [
        ['POST', '/auth/v1/signup', `{"email":"${email}","password":"${PASSWORD}","data":{"a":"${odd}"}}`],
        ['POST', '/auth/v1/otp', `{"email":"a${odd}b@example.com"}`],
        [
          'POST',
          '/auth/v1/token?grant_type=password',
          `{"email":"a${odd}b@example.com","password":"${odd}"}`,
        ],
        ['POST', '/auth/v1/recover', `{"email":"a${odd}b@example.com"}`],
        ['PUT', '/auth/v1/user', `{"data":{"a":"${odd}"}}`],
        ['POST', '/rest/v1/profiles', `{"user_id":"${person.id}","bio":"${odd}"}`],
        ['POST', '/rest/v1/rpc/end_my_session', `{"p_session":"${odd}"}`],
      ] as const) {
        const { status } = await host.ask(method, path, { text, token: person.access });
        expect(status, path).toBeLessThan(500);
      }
    },
  );

  test.each(['\u200e', '\u202e', '\u200b', '\u00ad'])(
    'an address with a character that nobody sees is none (%#)',
    async (odd) => {
      const address = host.newEmail();
      for (const email of [`${odd}${address}`, address.replace('@', `${odd}@`), `${address}${odd}`])
        expect(
          await host.ask('POST', '/auth/v1/signup', { body: { email, password: PASSWORD } }),
        ).toMatchObject({ status: 400, body: { error_code: 'email_address_invalid' } });
    },
  );

  test.each([100, 1_000, 6_000])('a filter that is nested %i deep is the sender’s mistake', async (depth) => {
    const person = await host.move();
    const said = await host.ask('GET', `/rest/v1/analyses?report=eq.${nested(depth, '')}`, {
      token: person.access,
    });
    if (depth <= 100) expect(said.status).toBe(200);
    else expect(said).toMatchObject({ status: 400, body: { code: 'PGRST100' } });
    expect((await host.ask('GET', '/rest/v1/analyses', { token: person.access })).status).toBe(200);
  });

  test.each(['/auth/v1/recover', '/auth/v1/resend', '/auth/v1/signup', '/auth/v1/otp'])(
    '%s answers for an address with an account as for one without, however often',
    async (path) => {
      const { email } = await host.move();
      host.clock.now += 120_000;
      const asked = async (address: string) => {
        const said: number[] = [];
        for (let i = 0; i < 14; i += 1) {
          const body = { email: address, password: 'quite another one', type: 'signup' };
          said.push((await host.ask('POST', path, { body })).status);
        }
        return said;
      };
      expect(await asked(email)).toEqual(await asked(host.newEmail()));
    },
  );

  /** An answer without what names the asker: two of them may differ in nothing else. */
  const plain = (said: Said, ...own: readonly string[]) => {
    let text = JSON.stringify([said.status, said.body]);
    for (const one of own) text = text.replaceAll(one, 'own');
    return text
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'an id')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, 'a time');
  };

  test('a new account looks the same for an address that has one, the second time as well', async () => {
    const { email } = await host.move();
    const signUpTwice = async (address: string) => {
      const body = { email: address, password: 'quite another one', data: { nick: 'N', a: 1 } };
      const [first, second] = [
        await host.ask('POST', '/auth/v1/signup', { body }),
        await host.ask('POST', '/auth/v1/signup', { body }),
      ];
      const isStable = first.body['id'] === second.body['id'];
      return [isStable, plain(first, address), plain(second, address)];
    };
    expect(await signUpTwice(email)).toEqual(await signUpTwice(host.newEmail()));
  });

  test('a code for existing accounts only is promised to everybody', async () => {
    const { email } = await host.move();
    const nobody = host.newEmail();
    const ask = async (address: string) =>
      plain(await host.ask('POST', '/auth/v1/otp', { body: { email: address, create_user: false } }));
    expect(await ask(nobody)).toBe(await ask(email));
    expect([(await host.mails(nobody)).length, (await host.mails(email)).length]).toEqual([0, 2]);
  });

  describe('a change of address', () => {
    const put = (person: Tokens, email: string) =>
      host.ask('PUT', '/auth/v1/user', { body: { email }, token: person.access });
    const verify = (email: string, token: string) =>
      host.ask('POST', '/auth/v1/verify', { body: { email, token, type: 'email_change' } });

    test('to one that has an account is answered as to one that has none, at every step', async () => {
      const known = await host.move();
      const goTo = async (next: string) => {
        const person = await host.move();
        const look = () => host.ask('GET', '/auth/v1/user', { token: person.access });
        const said = [await put(person, next), await look()];
        said.push(await verify(next, '000000'), await verify(person.email, '000000'));
        said.push(
          await host.ask('POST', '/auth/v1/resend', { body: { email: person.email, type: 'email_change' } }),
        );
        said.push(await verify(person.email, await host.code(person.email)), await look());
        // Ten e-mails a minute to one address: the limit tells nothing either.
        for (let i = 0; i < 10; i += 1) said.push(await put(person, next));
        return said.map((one) => plain(one, person.email, next));
      };
      expect(await goTo(known.email)).toEqual(await goTo(host.newEmail()));
    });

    test('to one that has an account is told to that address, and leads nowhere', async () => {
      const known = await host.move();
      const person = await host.move();
      await put(person, known.email);
      const [mail] = await host.mails(known.email);
      expect(mail).toMatchObject({ code: null, link: null });
      expect(mail?.subject).toContain('already has an account');
      await verify(person.email, await host.code(person.email));
      expect((await host.signIn(known.email)).id).toBe(known.id);
      expect((await host.signIn(person.email)).id).toBe(person.id);
    });

    test('is not told by a code that was sent for another address before', async () => {
      const known = await host.move();
      const person = await host.move();
      const own = host.newEmail();
      await put(person, own);
      const earlier = await host.code(own);
      await put(person, known.email);
      expect((await verify(own, earlier)).body['error_code']).toBe('otp_expired');
    });
  });

  test('a token of a deleted account is nobody’s', async () => {
    const person = await host.move();
    const roast = async () =>
      (await host.ask('POST', '/functions/v1/roast', { body: SAMPLE_FACTS, token: person.access })).status;
    expect(await roast()).toBe(200);
    await host.ask('POST', '/rest/v1/rpc/delete_my_account', { body: {}, token: person.access });
    for (let i = 0; i < 10; i += 1) expect(await roast()).toBe(401);
  });

  test('a deleted account leaves no e-mail behind, at none of its addresses', async () => {
    const person = await host.move();
    const next = host.newEmail();
    await host.ask('PUT', '/auth/v1/user', { body: { email: next }, token: person.access });
    expect(await host.mails(next)).toHaveLength(1);
    await host.ask('POST', '/rest/v1/rpc/delete_my_account', { body: {}, token: person.access });
    expect(await host.mails(person.email)).toEqual([]);
    expect(await host.mails(next)).toEqual([]);
  });
});

describe.runIf(target.embedded)('a profile', () => {
  let host: TestServer;
  beforeAll(async () => {
    host = await openTestServer();
  });
  afterAll(() => host.server.close());

  test('says itself when it was made', async () => {
    const person = await host.move();
    const row = { user_id: person.id, created_at: '2001-01-01T00:00:00Z' };
    const send = (method: string, path: string, body: object) =>
      host.ask(method, `/rest/v1/profiles${path}`, { body, token: person.access });
    expect((await send('POST', '', row)).body['code']).toBe('42501');
    expect((await send('POST', '', { user_id: person.id })).status).toBe(201);
    for (const column of ['created_at', 'updated_at']) {
      const said = await send('PATCH', `?user_id=eq.${person.id}`, { [column]: '2001-01-01T00:00:00Z' });
      expect(said.body['code']).toBe('42501');
    }
  });

  test('holds no address but the account’s own, and goes along with it', async () => {
    const person = await host.move();
    const read = async () =>
      (await host.ask('GET', '/rest/v1/profiles?select=email', { token: person.access })).body as unknown;
    const send = (email: string) =>
      host.ask('PATCH', `/rest/v1/profiles?user_id=eq.${person.id}`, {
        body: { email },
        token: person.access,
      });
    await host.ask('POST', '/rest/v1/profiles', {
      body: { user_id: person.id, email: 'victim@example.com' },
      token: person.access,
    });
    expect(await read()).toEqual([{ email: null }]);
    await send(person.email.toUpperCase());
    expect(await read()).toEqual([{ email: person.email }]);
    await send('victim@example.com');
    expect(await read()).toEqual([{ email: null }]);
  });
});
