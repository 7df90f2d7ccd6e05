import { createClient } from '@supabase/supabase-js';
import { describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createAccountSafety } from '#platform/auth/account-safety.ts';
import { SESSION_KEY } from '#platform/supabase/stored-session.ts';
import type { AccountSafetyService } from '#ports/auth.ts';

const USER = {
  id: 'aki',
  email: 'aki@example.com',
  created_at: '2026-01-01T00:00:00Z',
  app_metadata: {},
  user_metadata: {},
  aud: 'authenticated',
};
const SESSION = {
  access_token: `e30.${btoa(JSON.stringify({ exp: 9_999_999_999 }))}.c2ln`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3_600,
  expires_at: 9_999_999_999,
  user: USER,
};
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** The real client of a signed-in user; `answer` is the server. */
function account(answer: (path: string, method: string) => Response | Promise<Response>) {
  const texts = new Map([[SESSION_KEY, JSON.stringify(SESSION)]]);
  const asked: { readonly path: string; readonly body: unknown }[] = [];
  const ask = vi.fn<typeof fetch>(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ path: `${url.pathname}${url.search}`, body });
    return answer(url.pathname, init?.method ?? 'GET');
  });
  const client = createClient('https://cloud.example', 'public', {
    auth: {
      storage: {
        getItem: (key) => texts.get(key) ?? null,
        setItem: (key, text) => void texts.set(key, text),
        removeItem: (key) => void texts.delete(key),
      },
      storageKey: SESSION_KEY,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: ask },
    realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
  });
  const lazy = { get: () => Promise.resolve(client), whenReady: () => undefined };
  const safety: AccountSafetyService = createAccountSafety(lazy, 'https://app.example/auth/callback');
  return { safety, asked };
}

describe('a new password', () => {
  it('goes with the proof that there is, and no other', async () => {
    const { safety, asked } = account(() => json(200, USER));
    expect(await safety.changePassword({ next: 'a better one', current: 'the old one' })).toMatchObject({
      ok: true,
    });
    expect(await safety.changePassword({ next: 'a better one', code: '123456' })).toMatchObject({ ok: true });
    expect(asked.map(({ body }) => body)).toMatchObject([
      { password: 'a better one', current_password: 'the old one' },
      { password: 'a better one', nonce: '123456' },
    ]);
  });
  it.each([
    [400, 'current_password_required', 'password-wanted'],
    [400, 'current_password_invalid', 'password-wrong'],
    [400, 'reauthentication_needed', 'code-wanted'],
    [422, 'reauthentication_not_valid', 'code-invalid'],
    [422, 'same_password', 'same-password'],
  ])('%i %s is %s', async (status, code, expected) => {
    const { safety } = account(() => json(status, { code: status, error_code: code, msg: '' }));
    expect(await safety.changePassword({ next: 'x' })).toMatchObject({ ok: false, code: expected });
  });
  it('too weak says why, in every word that servers use', async () => {
    const { safety } = account(() =>
      json(422, {
        code: 422,
        error_code: 'weak_password',
        msg: '',
        weak_password: { reasons: ['pwned', 'email'] },
      }),
    );
    expect(await safety.changePassword({ next: 'x' })).toMatchObject({
      code: 'weak-password',
      reasons: ['pwned', 'email'],
    });
  });
});

describe('a new address', () => {
  it('is answered alike whether somebody else has it or nobody', async () => {
    const { safety } = account(() => json(422, { code: 422, error_code: 'email_exists', msg: '' }));
    expect(await safety.changeAddress('taken@example.com')).toEqual({ ok: true, value: null });
  });

  it('is changed by the second code, and the other sessions end with it', async () => {
    let codes = 0;
    const { safety, asked } = account((path) => {
      if (!path.endsWith('/verify'))
        return path.endsWith('/logout') ? new Response(null, { status: 204 }) : json(200, USER);
      codes += 1;
      return codes === 1
        ? json(200, { msg: 'Confirmation link accepted.', code: '200' })
        : json(200, SESSION);
    });
    expect(await safety.changeAddress('new@example.com')).toMatchObject({ ok: true });
    expect(await safety.confirmAddress({ email: 'aki@example.com', code: '111111' })).toEqual({
      ok: true,
      value: 'half',
    });
    expect(asked.some(({ path }) => path.includes('/logout'))).toBe(false);
    expect(await safety.confirmAddress({ email: 'new@example.com', code: '222222' })).toEqual({
      ok: true,
      value: 'changed',
    });
    expect(asked.at(-1)?.path).toBe('/auth/v1/logout?scope=others');
  });
});

describe('the devices', () => {
  it('are what the function of the database says', async () => {
    const { safety, asked } = account((path) =>
      path.endsWith('/my_sessions')
        ? json(200, [
            { id: 'a', seen_at: '2026-11-20T12:00:00+00:00', user_agent: null, current: true, more: 1 },
          ])
        : json(200, true),
    );
    expect(await safety.devices()).toEqual({
      ok: true,
      value: [{ id: 'a', seenAt: Date.UTC(2026, 10, 20, 12), userAgent: null, current: true }],
    });
    expect(await safety.endDevice('a')).toEqual({ ok: true, value: null });
    expect(asked.at(-1)).toEqual({ path: '/rest/v1/rpc/end_my_session', body: { p_session: 'a' } });
  });
  it.each([
    [() => json(401, { code: '42501', message: '', details: null, hint: null }), 'session-missing'],
    [() => json(500, { code: 'XX000', message: '', details: null, hint: null }), 'server'],
    [() => json(200, { not: 'a list' }), 'server'],
    [() => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ])('say what went wrong', async (answer, code) => {
    expect(await account(answer).safety.devices()).toMatchObject({ ok: false, code });
  });
});
