/** A project that asks for a captcha, by the real supabase-js against a backend with the stand-in for Turnstile. */
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { target } from './support/browser.ts';
import type { Embedded } from './support/embedded.ts';
import { startFromTemplate } from './support/template.ts';

const PASSWORD = 'correct horse battery';
const MINUTE = 60_000;

describe.runIf(target.embedded)('with ROAST_CAPTCHA', () => {
  const clock = { now: Date.now() };
  let server: Embedded;
  beforeAll(async () => {
    server = await startFromTemplate({ now: () => clock.now, env: { ROAST_CAPTCHA: 'stand-in' } });
  });
  afterAll(() => server.close());

  const realtime = { transport: WebSocket as unknown as typeof globalThis.WebSocket };
  const auth = {
    persistSession: false,
    autoRefreshToken: false,
    flowType: 'pkce',
    experimental: { passkey: true },
  } as const;
  const open = (key = server.backend.secrets.publicKey) =>
    createClient(server.url, key, { auth, realtime }).auth;
  const token = async () => {
    const answer = await fetch(`${server.url}/dev/captcha/token`, { method: 'POST' });
    return ((await answer.json()) as { readonly token: string }).token;
  };
  const newEmail = () => `captcha-${crypto.randomUUID().slice(0, 8)}@example.com`;

  /** Every call that a captcha guards, made with this token or none. */
  const guarded = (email: string, captchaToken?: string) => {
    const options = captchaToken === undefined ? {} : { captchaToken };
    return {
      signUp: () => open().signUp({ email, password: PASSWORD, options }),
      signInWithPassword: () => open().signInWithPassword({ email, password: PASSWORD, options }),
      signInWithOtp: () => open().signInWithOtp({ email, options }),
      resetPasswordForEmail: () => open().resetPasswordForEmail(email, options),
      resend: () => open().resend({ type: 'signup', email, options }),
      startAuthentication: () => open().passkey.startAuthentication({ options }),
    };
  };

  test('the app is told which, and nothing of it is needed elsewhere', async () => {
    const config = (await (await fetch(`${server.url}/config.json`)).json()) as { captcha: unknown };
    expect(config.captcha).toEqual({ provider: 'turnstile', siteKey: 'stand-in' });
    const script = await fetch(`${server.url}/dev/captcha/turnstile.js`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(await script.text()).toContain('A stand-in for turnstile: it checks nothing');
  });

  test('every call that makes or opens an account is refused without a token, and one that was made up', async () => {
    for (const [name, made] of [
      ['none', undefined],
      ['made up', 'x.y.z'],
    ] as const) {
      for (const [call, ask] of Object.entries(guarded(newEmail(), made))) {
        const { error } = await ask();
        expect([error?.status, error?.code], `${call}, ${name}`).toEqual([400, 'captcha_failed']);
        expect(error?.message).toContain(
          made === undefined ? 'no captcha_token found' : 'invalid-input-response',
        );
      }
    }
  });

  test('a token holds for one call and five minutes', async () => {
    const email = newEmail();
    const once = await token();
    expect((await guarded(email, once).signUp()).error).toBeNull();
    expect((await guarded(email, once).resend()).error?.message).toContain('timeout-or-duplicate');
    const old = await token();
    clock.now += 5 * MINUTE + 1_000;
    expect((await guarded(email, old).resend()).error?.message).toContain('invalid-input-response');
    for (const ask of ['resend', 'signInWithOtp', 'resetPasswordForEmail'] as const)
      expect((await guarded(email, await token())[ask]()).error, ask).toBeNull();
    // Past the captcha, the password counts as ever.
    expect((await guarded(email, await token()).signInWithPassword()).error?.code).toBe(
      'email_not_confirmed',
    );
  });

  test('a code, a refresh and the project’s own service need none', async () => {
    const email = newEmail();
    const mine = open();
    await mine.signUp({ email, password: PASSWORD, options: { captchaToken: await token() } });
    const [{ code }] = (await (await fetch(server.mailbox)).json()) as [{ readonly code: string }];
    expect((await mine.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull();
    expect((await mine.refreshSession()).error).toBeNull();
    const service = open(server.backend.secrets.serviceKey);
    expect((await service.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });
});

test.runIf(target.embedded)('without it there is no stand-in, and a token is passed over', async () => {
  const config = (await (await fetch(`${target.url}/config.json`)).json()) as { captcha: unknown };
  expect(config.captcha).toBeNull();
  expect((await fetch(`${target.url}/dev/captcha/turnstile.js`)).status).toBe(404);
});
