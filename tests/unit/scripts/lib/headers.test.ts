import { describe, expect, test } from 'vitest';
import {
  cacheControlOf,
  otherHostsOf,
  securityHeaders,
  staticHostHeaders,
  supabaseOriginOf,
} from '#scripts/lib/headers.ts';

const policy = (supabaseOrigin: string | null) =>
  securityHeaders({ supabaseOrigin, https: false })['Content-Security-Policy'];

describe('securityHeaders', () => {
  test('is the promised set, word for word', () => {
    expect(securityHeaders({ supabaseOrigin: null, https: false })).toEqual({
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; " +
        "img-src 'self' blob: data:; style-src 'self'; font-src 'self'; manifest-src 'self'; " +
        "media-src 'self' blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
    });
  });
  test('adds HSTS on https only', () => {
    const headers = securityHeaders({ supabaseOrigin: null, https: true });
    expect(headers['Strict-Transport-Security']).toMatch(/^max-age=\d{8}/);
  });
  test('lets the configured Supabase in, by http and by WebSocket, and nothing else', () => {
    expect(policy('https://x.supabase.test')).toContain(
      "connect-src 'self' https://x.supabase.test wss://x.supabase.test;",
    );
    expect(policy('http://localhost:54321')).toContain('ws://localhost:54321;');
  });
});

describe('hosts of others', () => {
  const policyWith = (env: Readonly<Record<string, string>>) =>
    securityHeaders({ supabaseOrigin: null, https: false, others: otherHostsOf(env) })[
      'Content-Security-Policy'
    ];

  test('are let in where this installation names them, and nowhere else', () => {
    expect(policyWith({})).toBe(policy(null));
    const turnstile = policyWith({ VITE_CAPTCHA: 'turnstile:0x4AAA' });
    expect(turnstile).toContain("script-src 'self' 'wasm-unsafe-eval' https://challenges.cloudflare.com;");
    expect(turnstile).toContain('frame-src https://challenges.cloudflare.com;');
    // Its script does not promise to keep to it.
    expect(turnstile).not.toContain('trusted-types');
    const hcaptcha = policyWith({ VITE_CAPTCHA: 'hcaptcha:key' });
    for (const kind of [
      "script-src 'self' 'wasm-unsafe-eval'",
      'frame-src',
      "connect-src 'self'",
      "style-src 'self'",
    ])
      expect(hcaptcha).toContain(`${kind} https://hcaptcha.com https://*.hcaptcha.com`);
    const google = policyWith({ VITE_GOOGLE_CLIENT_ID: 'x.apps.googleusercontent.com' });
    expect(google).toBe(
      policy(null)?.replace("connect-src 'self'", "connect-src 'self' https://accounts.google.com/gsi/"),
    );
  });
  test('are named in a form that is read, or the start says so', () => {
    for (const text of ['turnstile', 'recaptcha:key', 'turnstile:'])
      expect(() => otherHostsOf({ VITE_CAPTCHA: text }), text).toThrow('turnstile:SITEKEY');
    expect(otherHostsOf({ VITE_CAPTCHA: 'hcaptcha:a:b' }).captcha).toBe('hcaptcha');
  });
});

test('supabaseOriginOf takes the origin of the address only', () => {
  expect(supabaseOriginOf({ VITE_SUPABASE_URL: 'https://x.supabase.test/path?q' })).toBe(
    'https://x.supabase.test',
  );
  expect(supabaseOriginOf({ VITE_SUPABASE_URL: '' })).toBeNull();
  expect(supabaseOriginOf({})).toBeNull();
});

test('only names that last are kept for good, pictures for a day', () => {
  for (const path of ['/assets/index-abc123.js', '/wasm/onnx-1.30.0/a.wasm']) {
    expect(cacheControlOf(path)).toContain('immutable');
  }
  expect(cacheControlOf('/icons/flame.svg')).toBe('public, max-age=86400');
  for (const path of ['/index.html', '/models/face_landmarker.task', '/config.json', '/']) {
    expect(cacheControlOf(path)).toBe('no-cache');
  }
});

test('static hosts get the same set', () => {
  const file = staticHostHeaders(null);
  const headers = securityHeaders({ supabaseOrigin: null, https: true });
  for (const [name, value] of Object.entries(headers)) expect(file).toContain(`  ${name}: ${value}\n`);
  expect(file).toMatch(/^\/\*\n/);
});
