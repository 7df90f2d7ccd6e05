/** Google's ID tokens, by the real supabase-js; the stand-in issues them, and the tests forge some. */
import { createHash, randomUUID } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { checkIdToken } from '#local/auth/id-token.ts';
import { CLIENT_ID, createGoogleTokens, STAND_IN_PEOPLE, standInId } from '#local/dev/google-tokens.ts';
import { target } from './support/browser.ts';
import type { Embedded } from './support/embedded.ts';
import { startFromTemplate } from './support/template.ts';

const NONCE = 'n'.repeat(32);
const HASHED = createHash('sha256').update(NONCE).digest('hex');
const [PERSON] = STAND_IN_PEOPLE;
const FEDCM = '/dev/google/fedcm';

describe.runIf(target.embedded)('the id_token grant', () => {
  const clock = { now: Date.now() };
  let server: Embedded;
  let cookie = '';
  beforeAll(async () => {
    server = await startFromTemplate({ now: () => clock.now, env: { ROAST_FEDCM: 'stand-in' } });
    const opened = await fetch(`${server.url}/dev/mailbox?key=${server.backend.devKey}`, {
      redirect: 'manual',
    });
    const set = opened.headers.getSetCookie().find((one) => one.startsWith('roast-me-dev-fedcm=')) ?? '';
    expect(set).toContain('SameSite=None');
    expect(opened.headers.get('set-login')).toBe('logged-in');
    cookie = set.split(';')[0] ?? '';
  });
  afterAll(() => server.close());

  const open = () =>
    createClient(server.url, server.backend.secrets.publicKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
    }).auth;
  const signIn = (token: string, nonce?: string, provider = 'google') =>
    open().signInWithIdToken({ provider, token, ...(nonce === undefined ? {} : { nonce }) });

  /** What a browser asks for after a person has chosen. */
  const assertion = (
    more: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) =>
    fetch(`${server.url}${FEDCM}/private/assertion`, {
      method: 'POST',
      headers: {
        'sec-fetch-dest': 'webidentity',
        origin: server.url,
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: new URLSearchParams({
        client_id: CLIENT_ID,
        account_id: standInId(PERSON.email),
        nonce: HASHED,
        ...more,
      }).toString(),
    });
  const issued = async (more: Readonly<Record<string, string>> = {}) =>
    ((await (await assertion(more)).json()) as { readonly token: string }).token;

  test('a token of the stand-in signs in, by the nonce that it was made for, as the redirect would', async () => {
    const { data, error } = await signIn(await issued(), NONCE);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(PERSON.email);
    expect(data.user?.user_metadata['full_name']).toBe(PERSON.name);
    expect(data.user?.identities?.map(({ provider, id }) => [provider, id])).toEqual([
      ['google', standInId(PERSON.email)],
    ]);
    // The same person again, by the newer browsers' place for the nonce.
    const token = await issued({ nonce: '', params: JSON.stringify({ nonce: HASHED }) });
    const again = await signIn(token, NONCE);
    expect([again.error, again.data.user?.id]).toEqual([null, data.user?.id]);
  });

  test('its nonce has to be the one that was asked with', async () => {
    const token = await issued();
    expect((await signIn(token, 'another')).error?.message).toBe('Nonces mismatch');
    expect((await signIn(token, HASHED)).error?.message).toBe('Nonces mismatch');
    expect((await signIn(token)).error?.message).toContain('should either both exist or not');
    // Not a whole request: no nonce in it.
    const without = await signIn(await issued({ nonce: '' }), NONCE);
    expect(without.error?.message).toContain('should either both exist or not');
  });

  test('signature, issuer, audience, times and a proved address all count', async () => {
    const own = createGoogleTokens(server.url, () => clock.now);
    const claims = { sub: 'x', email: 'forged@example.com', email_verified: true, nonce: HASHED };
    const { privateKey } = await generateKeyPair('ES256');
    const now = Math.floor(clock.now / 1000);
    const sign = (more: Readonly<Record<string, unknown>>) =>
      new SignJWT({
        iss: `${server.url}/dev/google`,
        aud: CLIENT_ID,
        iat: now,
        exp: now + 600,
        ...claims,
        ...more,
      })
        .setProtectedHeader({ alg: 'ES256' })
        .sign(privateKey);
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
    for (const [why, token] of [
      ['another key', await sign({})],
      ['another process', await own.sign(claims)],
      ['no signature', none],
      ['no token', 'x.y.z'],
    ] as const)
      expect((await signIn(token, NONCE)).error?.message, why).toBe('Bad ID token');
    const old = await issued();
    clock.now += 601_000;
    expect((await signIn(old, NONCE)).error?.message, 'too old').toBe('Bad ID token');

    // Signed by the stand-in itself, but not as it should be.
    const tokens = createGoogleTokens('https://app.example', () => clock.now);
    const said = async (more: Readonly<Record<string, unknown>>) => {
      const answer = await checkIdToken(tokens, {
        token: await tokens.sign({ ...claims, ...more }),
        nonce: NONCE,
      });
      return answer instanceof Response
        ? ((await answer.json()) as { error_description: string }).error_description
        : answer.email;
    };
    expect(await said({})).toBe(claims.email);
    expect(await said({ aud: ['another', CLIENT_ID] })).toBe(claims.email);
    expect(await said({ aud: 'another' })).toBe('Unacceptable audience in id_token');
    for (const more of [
      { iss: 'https://other.example' },
      { exp: Math.floor(clock.now / 1000) - 1 },
      { email_verified: false },
      { email: 'no address' },
      { sub: '' },
    ])
      expect(await said(more), JSON.stringify(more)).toBe('Bad ID token');
  });

  test('other providers are refused, each with GoTrue’s code', async () => {
    expect((await signIn('x.y.z', NONCE, 'apple')).error?.code).toBe('provider_disabled');
    expect((await signIn('x.y.z', NONCE, 'own')).error?.code).toBe('validation_failed');
    const linked = await open().linkIdentity({ provider: 'google', token: await issued(), nonce: NONCE });
    expect(linked.error?.code).toBeTruthy();
    const { error } = await open().signInWithSSO({ domain: 'example.com' });
    expect([error?.status, error?.code]).toEqual([404, 'saml_provider_disabled']);
  });

  test('the stand-in shows itself to a browser that has opened the mailbox, and to nothing else', async () => {
    const names = await (await fetch(`${server.url}/.well-known/web-identity`)).json();
    expect(names).toEqual({ provider_urls: [`${server.url}${FEDCM}/config.json`] });
    const config = await fetch(`${server.url}${FEDCM}/config.json`);
    // Chromium asks as nobody's page, and would not be given it otherwise.
    expect([config.status, config.headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'cross-origin',
    ]);
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`${server.url}${FEDCM}/private/accounts`, { headers })).status;
    expect(await ask({ cookie, 'sec-fetch-dest': 'webidentity' })).toBe(200);
    expect(await ask({ 'sec-fetch-dest': 'webidentity' })).toBe(403);
    expect(await ask({ cookie })).toBe(403);
    expect(await ask({ cookie: `roast-me-dev-fedcm=${randomUUID()}`, 'sec-fetch-dest': 'webidentity' })).toBe(
      403,
    );
    expect((await assertion({}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await assertion({}, { cookie: '' })).status).toBe(403);
    expect((await assertion({ account_id: 'nobody' })).status).toBe(400);
    expect((await assertion({ client_id: 'another' })).status).toBe(400);
  });
});

test.runIf(target.embedded)(
  'without ROAST_FEDCM the app is not told of a chooser, and there is none',
  async () => {
    const config = (await (await fetch(`${target.url}/config.json`)).json()) as { googleClient: unknown };
    expect(config.googleClient).toBeNull();
    expect((await fetch(`${target.url}/.well-known/web-identity`)).status).toBe(404);
  },
);
