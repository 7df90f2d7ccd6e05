/** An account survives its mail and its line: scanners, lost answers, and strangers who know its address. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { target } from './support/browser.ts';
import { openLink, tapOf } from './support/links.ts';
import { openTestServer, PASSWORD, type Said, type TestServer } from './support/test-server.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const STRANGERS = 'a stranger’s password';

describe.runIf(target.embedded)('the embedded backend', () => {
  let host: TestServer;
  beforeAll(async () => {
    host = await openTestServer();
  });
  afterAll(() => host.server.close());

  const post = (path: string, body: object) => host.ask('POST', `/auth/v1${path}`, { body });
  const refresh = (token: string) => post('/token?grant_type=refresh_token', { refresh_token: token });
  const refreshed = async (token: string) => String((await refresh(token)).body['refresh_token']);
  const verify = (email: string, token: string, type: string) => post('/verify', { email, token, type });
  const liveTokens = async (sessionOf: string) => {
    const [row] = await host.server.backend.database.query<{ n: number }>(
      `select count(*)::int as n from auth.refresh_tokens r join auth.sessions s on s.id = r.session_id
       where r.used_at is null and s.user_id = $1`,
      [sessionOf],
    );
    return row?.n;
  };
  const claimsOf = ({ body }: Said) =>
    JSON.parse(
      Buffer.from(String(body['access_token']).split('.')[1] ?? '', 'base64url').toString(),
    ) as Readonly<Record<string, unknown>>;
  const codeOf = (said: Said) => [said.status, said.body['error_code']];

  describe('a refresh token', () => {
    test('whose answer was lost is answered with the same successor, a minute and a day later', async () => {
      const person = await host.move();
      const next = await refreshed(person.refresh);
      for (const later of [0, MINUTE, DAY]) {
        host.clock.now += later;
        expect(await refreshed(person.refresh), `${later} ms later`).toBe(next);
        expect(await liveTokens(person.id)).toBe(1);
      }
      expect((await refresh(next)).status).toBe(200);
    });

    test('that is older than the parent of the live one ends the session', async () => {
      const person = await host.move();
      const second = await refreshed(person.refresh);
      const third = await refreshed(second);
      expect(codeOf(await refresh(person.refresh))).toEqual([400, 'refresh_token_already_used']);
      expect(codeOf(await refresh(third))).toEqual([400, 'refresh_token_not_found']);
      expect(await host.isSignedIn(person.access)).toBe(false);
    });

    test('sent by sixteen tabs at once makes one chain', async () => {
      const person = await host.move();
      const all = await Promise.all(Array.from({ length: 16 }, () => refreshed(person.refresh)));
      expect(new Set(all).size).toBe(1);
      expect(await liveTokens(person.id)).toBe(1);
    });

    test('in any order of new, lost and stolen ones: never two live, and only old ones end it', async () => {
      const seed = Number(process.env['SEED'] ?? 1);
      let state = seed;
      const random = (below: number) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((state / 2_147_483_648) * below);
      };
      for (let round = 0; round < 6; round += 1) {
        const person = await host.move();
        const chain = [person.refresh];
        const told: string[] = [`seed ${seed}, round ${round}:`];
        for (let step = 0; step < 8; step += 1) {
          // Mostly the live one or its parent, now and then any.
          const at = Math.max(0, chain.length - 1 - (random(5) === 0 ? random(chain.length) : random(2)));
          host.clock.now += random(3) * MINUTE;
          const said = await refresh(chain[at] ?? '');
          const age = chain.length - 1 - at;
          told.push(`${age} old: ${said.status}`);
          if (age > 1) {
            expect(codeOf(said), told.join(' ')).toEqual([400, 'refresh_token_already_used']);
            expect(await liveTokens(person.id), told.join(' ')).toBe(0);
            break;
          }
          const given = String(said.body['refresh_token']);
          if (age === 1) expect(given, told.join(' ')).toBe(chain.at(-1));
          else chain.push(given);
          expect(await liveTokens(person.id), told.join(' ')).toBe(1);
        }
      }
    });

    test('keeps the time at which the person proved who they are', async () => {
      const person = await host.move();
      const before = host.clock.now;
      host.clock.now += 3 * 3_600_000;
      const claims = claimsOf(await refresh(person.refresh));
      expect(claims['amr']).toEqual([{ method: 'otp', timestamp: Math.floor(before / 1000) }]);
      expect(claims['iat']).toBe(Math.floor(host.clock.now / 1000));
    });
  });

  describe('a mail scanner that opens every link', () => {
    const scan = async (link: string) => {
      for (const method of ['GET', 'HEAD', 'GET']) {
        await fetch(link, { method, redirect: 'manual', headers: { accept: 'text/html' } });
      }
    };
    const newest = async (email: string) => (await host.mails(email))[0]?.link ?? '';

    test.each(['signup', 'magiclink', 'recovery'] as const)('spends no %s', async (kind) => {
      const email = kind === 'signup' ? host.newEmail() : (await host.move()).email;
      host.clock.now += 2 * MINUTE;
      if (kind === 'signup') await post('/signup', { email, password: PASSWORD });
      else await post(kind === 'recovery' ? '/recover' : '/otp', { email });
      await scan(await newest(email));
      const said = await verify(email, await host.code(email), kind);
      expect(said.status, JSON.stringify(said.body)).toBe(200);
    });

    test('changes no address', async () => {
      const person = await host.move();
      const next = host.newEmail();
      await host.ask('PUT', '/auth/v1/user', { body: { email: next }, token: person.access });
      await scan(await newest(person.email));
      await scan(await newest(next));
      expect((await host.ask('GET', '/auth/v1/user', { token: person.access })).body['email']).toBe(
        person.email,
      );
    });

    test('sees a page in their language without script; its tap works once', async () => {
      const email = host.newEmail();
      await post('/signup', { email, password: PASSWORD });
      const link = await newest(email);
      const pageIn = async (languages: string) => {
        const answer = await fetch(link, { headers: { 'accept-language': languages } });
        // The style is in the page, and nothing else may run or load.
        const policy = answer.headers.get('content-security-policy') ?? '';
        const whole = await answer.text();
        const style = /<style>([^]*)<\/style>/.exec(whole)?.[1] ?? '';
        const hash = createHash('sha256').update(style).digest('base64');
        expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash}';`);
        return whole;
      };
      const page = await pageIn('fr, en-GB;q=0.8, ja;q=0.5');
      expect(page).toContain('Confirm your e-mail address');
      expect(page).toContain('<html lang="en">');
      expect(page).not.toMatch(/[ぁ-ん]/);
      const japanese = await pageIn('ja-JP,en;q=0.9');
      expect(japanese).toContain('<html lang="ja">');
      expect(japanese).toContain('メールアドレスの確認');
      expect(japanese).not.toContain('Confirm');
      expect(await pageIn('')).toContain('<html lang="en">');
      for (const one of [page, japanese]) expect(one).not.toMatch(/<script|style=|\son\w+=|http-equiv/);
      expect(tapOf(page, link).origin).toBe(new URL(link).origin);
      expect((await openLink(link)).hash).toContain('access_token=');
      expect((await openLink(link)).searchParams.get('error_code')).toBe('otp_expired');
    });

    test.each(['wish', '', 'sms', 'invite'])('gets nothing for the type “%s”', async (type) => {
      const { email } = await host.move();
      await post('/otp', { email });
      const link = new URL(await newest(email));
      const token = link.searchParams.get('token') ?? '';
      expect(codeOf(await post('/verify', { token_hash: token, type }))).toEqual([400, 'validation_failed']);
      expect(codeOf(await post('/verify', { email, token: '000000', type }))).toEqual([
        400,
        'validation_failed',
      ]);
      link.searchParams.set('type', type);
      expect((await openLink(link.href)).searchParams.get('error_code')).toBe('validation_failed');
      // None of it spent the token; nor does a type that is another one's.
      expect((await post('/verify', { token_hash: token, type: 'recovery' })).status).toBe(403);
      expect((await post('/verify', { token_hash: token, type: 'magiclink' })).status).toBe(200);
    });
  });

  describe('signing up with an address that has an account', () => {
    test('mails its reader the way in, and changes nothing', async () => {
      const person = await host.move();
      host.clock.now += 2 * MINUTE;
      await post('/signup', { email: person.email, password: STRANGERS, data: { nick: 'stranger' } });
      const [mail] = await host.mails(person.email);
      expect(mail?.subject).toContain('already have an account');
      const said = await verify(person.email, mail?.code ?? '', 'signup');
      expect((said.body['user'] as { id: string } | undefined)?.id, JSON.stringify(said.body)).toBe(
        person.id,
      );
      expect((await host.signIn(person.email)).id).toBe(person.id);
      expect(
        (await post('/token?grant_type=password', { email: person.email, password: STRANGERS })).status,
      ).toBe(400);
    });

    test('and asking for the e-mail again sends it again', async () => {
      const person = await host.move();
      host.clock.now += 2 * MINUTE;
      await post('/signup', { email: person.email, password: STRANGERS });
      const before = (await host.mails(person.email)).length;
      await post('/resend', { email: person.email, type: 'signup' });
      const mails = await host.mails(person.email);
      expect([mails.length, mails[0]?.subject]).toEqual([before + 1, mails[1]?.subject]);
    });
  });

  describe('a stranger who signed up with my address', () => {
    const signUp = (email: string, password: string) => post('/signup', { email, password });
    const signIn = async (email: string, password: string) =>
      codeOf(await post('/token?grant_type=password', { email, password }))[1];
    /** How I confirm that the address is mine. */
    const WAYS = {
      'the newest code of a sign-up': async (email: string) =>
        verify(email, await host.code(email), 'signup'),
      'its link': async (email: string) => openLink((await host.mails(email))[0]?.link ?? ''),
      'a code to sign in': async (email: string) => {
        await post('/otp', { email });
        return verify(email, await host.code(email), 'email');
      },
      'a code for a new password': async (email: string) => {
        await post('/recover', { email });
        return verify(email, await host.code(email), 'recovery');
      },
      'the e-mail sent once more': async (email: string) => {
        await post('/resend', { email, type: 'signup' });
        return verify(email, await host.code(email), 'signup');
      },
    } as const;

    test.each(Object.keys(WAYS) as (keyof typeof WAYS)[])(
      'before or after me never signs in, however I confirm: by %s',
      async (way) => {
        for (const order of [
          [PASSWORD, STRANGERS],
          [STRANGERS, PASSWORD],
          [STRANGERS, PASSWORD, STRANGERS],
        ]) {
          const email = host.newEmail();
          for (const password of order) await signUp(email, password);
          await WAYS[way](email);
          expect(await signIn(email, STRANGERS), order.join(', ')).toBe('invalid_credentials');
          const told = (await host.mails(email)).filter(({ body }) => body.includes('neither counts'));
          expect(told.length, order.join(', ')).toBe(
            order.length - 1 + (way === 'the e-mail sent once more' ? 1 : 0),
          );
          host.clock.now += 6 * MINUTE;
        }
      },
    );

    test.each(['a code to sign in', 'a code for a new password'] as const)(
      'has no word in my account after I confirm by %s',
      async (way) => {
        for (const path of ['/signup', '/otp']) {
          const email = host.newEmail();
          const data = { full_name: 'what the stranger says' };
          await host.ask('POST', `/auth/v1${path}`, {
            body: { email, password: STRANGERS, data },
            from: '203.0.113.9',
          });
          const said = await WAYS[way](email);
          expect(said.body['user'], path).toMatchObject({ email, user_metadata: {} });
        }
      },
    );

    test('does not take mine away: they come with my own e-mail', async () => {
      const email = host.newEmail();
      const body = { email, password: PASSWORD, data: { full_name: 'Aki' } };
      await post('/signup', body);
      await post('/resend', { email, type: 'signup' });
      const said = await verify(email, await host.code(email), 'signup');
      expect(said.body['user']).toMatchObject({ user_metadata: { full_name: 'Aki' } });
    });

    test.each(['a code to sign in', 'a code for a new password'] as const)(
      'alone never signs in after I confirm by %s',
      async (way) => {
        const email = host.newEmail();
        await signUp(email, STRANGERS);
        await WAYS[way](email);
        expect(await signIn(email, STRANGERS)).toBe('invalid_credentials');
      },
    );

    test.each(['the newest code of a sign-up', 'its link', 'the e-mail sent once more'] as const)(
      'is nobody where I was the only one: my password is kept by %s',
      async (way) => {
        const email = host.newEmail();
        await signUp(email, PASSWORD);
        expect(await signIn(email, PASSWORD)).toBe('email_not_confirmed');
        await WAYS[way](email);
        expect((await host.signIn(email)).email).toBe(email);
      },
    );
  });

  test('what a person says of themselves: null takes a key out, and stays where it stands deeper', async () => {
    const person = await host.move();
    const put = async (data: object) =>
      (await host.ask('PUT', '/auth/v1/user', { body: { data }, token: person.access })).body[
        'user_metadata'
      ];
    expect(await put({ a: { b: null, c: [null, { d: null }] }, e: 1 })).toEqual({
      a: { b: null, c: [null, { d: null }] },
      e: 1,
    });
    expect(await put({ e: null, f: null, g: 2 })).toEqual({ a: { b: null, c: [null, { d: null }] }, g: 2 });
    expect(await put({ a: { h: 1 } })).toEqual({ a: { h: 1 }, g: 2 });
  });
});
