/** Passkeys at the embedded backend: both ceremonies, what a forger tries, and what an account says of its own. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { Authenticator, type Forged, type Options } from './support/authenticator.ts';
import { ok, target } from './support/browser.ts';
import { openTestServer, type Said, type TestServer, type Tokens } from './support/test-server.ts';

const MINUTE = 60_000;

type Answer = Parameters<SupabaseClient['auth']['passkey']['verifyRegistration']>[0]['credential'];

describe.runIf(target.embedded)('a passkey', () => {
  let host: TestServer;
  /** The first of the app's origins; the tests' requests name none. */
  let origin = '';
  beforeAll(async () => {
    host = await openTestServer();
    origin = host.server.url;
  });
  afterAll(() => host.server.close());

  const post = (
    path: string,
    body: unknown,
    token?: string,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    host.ask('POST', `/auth/v1/passkeys/${path}`, {
      body,
      headers,
      ...(token === undefined ? {} : { token }),
    });
  const asked = ({ body }: Said) => ({
    challenge_id: String(body['challenge_id']),
    options: body['options'] as Options,
  });
  const code = ({ status, body }: Said) => [status, body['error_code'], body['msg']];

  const register = async (person: Tokens, key: Authenticator, forged: Forged = {}) => {
    const { challenge_id, options } = asked(await post('registration/options', {}, person.access));
    return post(
      'registration/verify',
      { challenge_id, credential: key.create(options, forged) },
      person.access,
    );
  };
  const signIn = async (key: Authenticator, forged: Forged = {}) => {
    const { challenge_id, options } = asked(await post('authentication/options', {}));
    return post('authentication/verify', { challenge_id, credential: key.get(options, forged) });
  };
  /** An account with a passkey. */
  const keyed = async () => {
    const person = await host.move();
    const key = new Authenticator(origin);
    const said = await register(person, key);
    expect(code(said)).toEqual([200, undefined, undefined]);
    return { person, key, id: String(said.body['id']) };
  };
  const all = async ({ access }: Tokens) =>
    (await host.ask('GET', '/auth/v1/passkeys', { token: access })).body as unknown as readonly {
      readonly id: string;
      readonly friendly_name: string;
      readonly last_used_at?: string;
    }[];

  test('is asked for as one that finds its account by itself, and only by who has a session', async () => {
    const person = await host.move();
    const { options } = asked(await post('registration/options', {}, person.access));
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Roast Me' },
      user: { id: Buffer.from(person.id).toString('base64url'), name: person.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: 5 * MINUTE,
    });
    expect((await post('registration/options', {})).status).toBe(401);
    const login = await post('authentication/options', {});
    expect(login.body['options']).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(login.body['options']).not.toHaveProperty('allowCredentials');
    expect(login.body['expires_at']).toBe(Math.floor((host.clock.now + 5 * MINUTE) / 1000));
  });

  test('signs its owner in: aal1, by "passkey"', async () => {
    const { person, key, id } = await keyed();
    expect(await all(person)).toMatchObject([{ id, friendly_name: 'Passkey' }]);
    expect((await host.mails(person.email))[0]?.subject).toContain('A passkey was added');
    expect((await all(person))[0]).not.toHaveProperty('last_used_at');
    const said = await signIn(key);
    expect(said.body).toMatchObject({ token_type: 'bearer', user: { id: person.id } });
    const claims = decodeJwt(String(said.body['access_token']));
    expect(claims).toMatchObject({ sub: person.id, aal: 'aal1', amr: [{ method: 'passkey' }] });
    expect(await all(person)).toMatchObject([{ id, last_used_at: new Date(host.clock.now).toISOString() }]);
    expect((await signIn(key)).status).toBe(200);
  });

  test('where the authenticator does not count, no count is missed', async () => {
    const { key } = await keyed();
    for (const count of [0, 0]) expect((await signIn(key, { count })).status).toBe(200);
    expect((await signIn(key, { count: 7 })).status).toBe(200);
    expect((await signIn(key, { count: 0 })).status).toBe(400);
  });

  const FAILED = 'webauthn_verification_failed';
  test.each<[string, Forged, string]>([
    ['of another origin', { origin: 'https://roast.example' }, 'another origin'],
    ['for another relying party', { rpId: 'roast.example' }, 'another relying party'],
    ['to another challenge', { challenge: 'AAAA' }, 'another challenge'],
    ['of the other ceremony', { type: 'webauthn.create' }, 'the other ceremony'],
    ['without finger, face or PIN', { verified: false }, 'nobody was verified'],
    [
      'with another signature',
      { signature: Buffer.from('3006020101020101', 'hex') },
      'the signature does not fit',
    ],
  ])('an answer %s is refused, and says why', async (_what, forged, why) => {
    const { key } = await keyed();
    const said = await signIn(key, forged);
    expect(code(said)).toEqual([400, FAILED, expect.stringContaining(why)]);
    expect((await signIn(key)).status).toBe(200);
  });

  test('a copied key is found out by its count, one after the other and at once', async () => {
    const { key } = await keyed();
    expect((await signIn(key)).status).toBe(200);
    expect(code(await signIn(key, { count: 1 }))).toEqual([
      400,
      FAILED,
      expect.stringContaining('its count of uses went back'),
    ]);
    const statuses = (await Promise.all([1, 2, 3].map(() => signIn(key, { count: 40 })))).map(
      (s) => s.status,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  test('a challenge is spent by its answer, right or wrong, and by nothing else', async () => {
    const { key, person } = await keyed();
    const { challenge_id, options } = asked(await post('authentication/options', {}));
    const credential = key.get(options);
    const answer = { challenge_id, credential };
    expect((await post('registration/verify', answer, person.access)).body['error_code']).toBe(
      'webauthn_challenge_not_found',
    );
    expect((await post('authentication/verify', answer)).status).toBe(200);
    expect(code(await post('authentication/verify', answer))).toEqual([
      400,
      'webauthn_challenge_not_found',
      'Challenge not found or already used',
    ]);
    const next = asked(await post('authentication/options', {}));
    const wrong = key.get(next.options, { verified: false });
    const right = key.get(next.options);
    const tried = { challenge_id: next.challenge_id };
    expect((await post('authentication/verify', { ...tried, credential: wrong })).status).toBe(400);
    expect((await post('authentication/verify', { ...tried, credential: right })).body['error_code']).toBe(
      'webauthn_challenge_not_found',
    );
  });

  test('a challenge is over after five minutes', async () => {
    const { key } = await keyed();
    const early = asked(await post('authentication/options', {}));
    host.clock.now += 5 * MINUTE - 1;
    const late = asked(await post('authentication/options', {}));
    const answer = (to: typeof early) =>
      post('authentication/verify', { challenge_id: to.challenge_id, credential: key.get(to.options) });
    expect((await answer(early)).status).toBe(200);
    host.clock.now += 5 * MINUTE;
    expect(code(await answer(late))).toEqual([400, 'webauthn_challenge_expired', 'Challenge has expired']);
  });

  test('what was asked of one account is not answered by another', async () => {
    const [one, other] = [await host.move(), await host.move()];
    const { challenge_id, options } = asked(await post('registration/options', {}, one.access));
    const credential = new Authenticator(origin).create(options);
    expect(
      (await post('registration/verify', { challenge_id, credential }, other.access)).body,
    ).toMatchObject({
      error_code: 'webauthn_challenge_not_found',
    });
    expect((await post('registration/verify', { challenge_id, credential }, one.access)).status).toBe(200);
  });

  test('opens no other account, and an unknown or removed one opens none', async () => {
    const [mine, yours] = [await keyed(), await keyed()];
    const unknown = [400, FAILED, 'Credential verification failed: no account has this passkey'];
    expect(code(await signIn(mine.key, { userHandle: yours.key.userHandle }))).toEqual(unknown);
    expect(code(await signIn(mine.key, { userHandle: 'bm9ib2R5' }))).toEqual(unknown);
    const stray = new Authenticator(origin);
    stray.userHandle = mine.key.userHandle;
    expect(code(await signIn(stray))).toEqual(unknown);
    const path = `/auth/v1/passkeys/${mine.id}`;
    expect((await host.ask('DELETE', path, { token: yours.person.access })).status).toBe(404);
    expect((await host.ask('DELETE', path, { token: mine.person.access })).status).toBe(204);
    expect(code(await signIn(mine.key))).toEqual(unknown);
    expect(await all(mine.person)).toEqual([]);
  });

  test.each<[string, Forged]>([
    ['of another origin', { origin: 'https://roast.example' }],
    ['for another relying party', { rpId: 'roast.example' }],
    ['to another challenge', { challenge: 'AAAA' }],
    ['of the other ceremony', { type: 'webauthn.get' }],
    ['without finger, face or PIN', { verified: false }],
  ])('a new key %s is not kept', async (_what, forged) => {
    const person = await host.move();
    expect((await register(person, new Authenticator(origin), forged)).body['error_code']).toBe(FAILED);
    expect(await all(person)).toEqual([]);
  });

  test('no certificate is read: its list of revocations would be fetched from anywhere', async () => {
    const person = await host.move();
    for (const format of ['packed', 'android-key', 'apple', 'tpm', 'fido-u2f', 'nonsense']) {
      const statement = new Map([['x5c', [Buffer.from('a certificate')]]]);
      const said = await register(person, new Authenticator(origin), { attestation: [format, statement] });
      expect(code(said)).toEqual([400, FAILED, expect.stringContaining('no attestation was asked for')]);
    }
  });

  test('what cannot be read is refused, whatever it is', async () => {
    const { person, key } = await keyed();
    const hostile = [{}, { id: 1 }, { ...key.get({ challenge: '' }), response: {} }];
    for (const [path, token] of [['authentication'], ['registration', person.access]] as const) {
      for (const credential of hostile) {
        const { challenge_id } = asked(await post(`${path}/options`, {}, token));
        const said = await post(`${path}/verify`, { challenge_id, credential }, token);
        expect(code(said)).toEqual([400, FAILED, 'Invalid credential response']);
      }
      const { challenge_id } = asked(await post(`${path}/options`, {}, token));
      const credential = JSON.parse(
        JSON.stringify(key.create({ challenge: '' })).replaceAll(/"[\w-]{60,}"/g, '"oWNmbXQ"'),
      ) as object;
      expect((await post(`${path}/verify`, { challenge_id, credential }, token)).status).toBe(400);
      for (const body of [{}, { challenge_id: 'x', credential: {} }, { challenge_id }])
        expect((await post(`${path}/verify`, body, token)).body['error_code']).toBe('validation_failed');
    }
  });

  test('an account has ten, each once', async () => {
    const { person, key } = await keyed();
    expect(code(await register(person, key))).toEqual([
      422,
      'webauthn_credential_exists',
      'This credential is already registered',
    ]);
    const waiting = asked(await post('registration/options', {}, person.access));
    for (let i = 1; i < 10; i += 1) {
      expect((await register(person, new Authenticator(origin))).status).toBe(200);
    }
    const { options } = waiting;
    const credential = new Authenticator(origin).create(options);
    const full = { challenge_id: waiting.challenge_id, credential };
    expect((await post('registration/verify', full, person.access)).body['error_code']).toBe(
      'too_many_passkeys',
    );
    expect((await post('registration/options', {}, person.access)).status).toBe(422);
  });

  test('is renamed by its owner', async () => {
    const { person, id } = await keyed();
    const other = await host.move();
    const rename = (friendly_name: unknown, { access } = person) =>
      host.ask('PATCH', `/auth/v1/passkeys/${id}`, { body: { friendly_name }, token: access });
    expect((await rename('  My phone ')).body).toMatchObject({ id, friendly_name: 'My phone' });
    expect((await rename('Mine', other)).status).toBe(404);
    for (const bad of ['', ' ', 'x'.repeat(121), 'a\u0000b', 7]) expect((await rename(bad)).status).toBe(400);
    expect(await all(person)).toMatchObject([{ friendly_name: 'My phone' }]);
  });

  test('belongs to the name under which the app is open, and to no address in numbers', async () => {
    const named = await openTestServer({
      env: { ROAST_ORIGINS: 'https://roast.example,http://192.168.1.2:80,http://localhost:1' },
    });
    onTestFinished(() => named.server.close());
    const of = async (headers: Readonly<Record<string, string>>) => {
      const request = new Request(`https://roast.example/auth/v1/passkeys/authentication/options`, {
        method: 'POST',
        body: '{}',
        headers: { apikey: named.server.backend.secrets.publicKey, ...headers },
      });
      const answer = await named.server.backend.handle(request, { address: '127.0.0.1' });
      const body = (await answer.json()) as { readonly options?: Options; readonly error_code?: string };
      return body.options?.rpId ?? body.error_code;
    };
    expect(await of({ origin: 'https://roast.example' })).toBe('roast.example');
    expect(await of({ origin: 'http://localhost:1' })).toBe('localhost');
    expect(await of({ origin: 'https://evil.example' })).toBe('roast.example');
    expect(await of({ origin: 'http://192.168.1.2' })).toBe('passkey_disabled');
  });

  test('is in the export by name and times, and goes with the account', async () => {
    const { person, key } = await keyed();
    await signIn(key);
    const exported = await host.ask('POST', '/rest/v1/rpc/export_my_data', {
      body: {},
      token: person.access,
    });
    expect(exported.body['passkeys']).toEqual([
      { name: 'Passkey', created_at: expect.any(String), last_used_at: expect.any(String) },
    ]);
    await host.ask('POST', '/rest/v1/rpc/delete_my_account', { body: {}, token: person.access });
    expect((await signIn(key)).body['error_code']).toBe(FAILED);
    const left = await host.server.backend.database.query(
      'select 1 from auth.webauthn_credentials where user_id = $1',
      [person.id],
    );
    expect(left).toEqual([]);
  });

  test('one machine cannot ask without end, and what nobody answers is forgotten', async () => {
    const ask = () =>
      host.ask('POST', '/auth/v1/passkeys/authentication/options', { body: {}, from: '203.0.113.7' });
    const statuses: number[] = [];
    for (let i = 0; i < 160; i += 1) statuses.push((await ask()).status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    host.clock.now += 11 * MINUTE;
    expect((await ask()).status).toBe(200);
    const kept = await host.server.backend.database.query('select 1 from auth.webauthn_challenges');
    expect(kept).toHaveLength(1);
  });

  test('by the calls of supabase-js', async () => {
    const person = await host.move();
    const { secrets } = host.server.backend;
    const client: SupabaseClient = createClient(host.server.url, secrets.publicKey, {
      auth: { persistSession: false, autoRefreshToken: false, experimental: { passkey: true } },
      realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
    });
    const { auth } = client;
    ok(await auth.setSession({ access_token: person.access, refresh_token: person.refresh }));
    const key = new Authenticator(origin);
    const begun = ok(await auth.passkey.startRegistration());
    const made = ok(
      await auth.passkey.verifyRegistration({
        challengeId: begun.challenge_id,
        credential: key.create(begun.options as unknown as Options) as unknown as Answer,
      }),
    );
    expect(made).toMatchObject({ friendly_name: 'Passkey' });
    expect(ok(await auth.passkey.update({ passkeyId: made.id, friendlyName: 'Mine' })).friendly_name).toBe(
      'Mine',
    );
    const coming = ok(await auth.passkey.startAuthentication());
    const came = ok(
      await auth.passkey.verifyAuthentication({
        challengeId: coming.challenge_id,
        credential: key.get(coming.options as unknown as Options),
      }),
    );
    expect(came.user?.id).toBe(person.id);
    expect(ok(await auth.passkey.list())).toMatchObject([{ id: made.id, friendly_name: 'Mine' }]);
    expect((await auth.passkey.delete({ passkeyId: made.id })).error).toBeNull();
    expect(ok(await auth.passkey.list())).toEqual([]);
  });
});
