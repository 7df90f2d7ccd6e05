import { describe, expect, test } from 'vitest';
import { depsFromEnvironment } from '#roast/hosted.ts';

const FULL: Readonly<Record<string, string>> = {
  SUPABASE_URL: 'https://project.example/',
  SUPABASE_ANON_KEY: 'anon',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
  ROAST_ALLOWED_ORIGINS: 'https://roast.example, http://localhost:4173/app',
};
const deps = (change: Readonly<Record<string, string | undefined>> = {}) => {
  const all = { ...FULL, ...change };
  return depsFromEnvironment(
    (name) => all[name as keyof typeof all],
    () => undefined,
  );
};

describe('the environment of a hosted project', () => {
  test('gives origins, keys and no model unless one is configured', () => {
    const made = deps({ SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}' });
    expect([...made.allowedOrigins]).toEqual(['https://roast.example', 'http://localhost:4173']);
    expect([...made.publicKeys]).toEqual(['sb_publishable_x', 'anon']);
    expect(made.model).toBeNull();
    expect(deps({ ROAST_LLM_URL: 'https://llm.example/v1' }).model).toBeNull();
    expect(deps({ ROAST_LLM_URL: 'https://llm.example/v1', ROAST_LLM_MODEL: 'm' }).model).not.toBeNull();
  });

  test.each(['SUPABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY', 'ROAST_ALLOWED_ORIGINS'])(
    'without %s the function does not start, and says what is missing',
    (name) => {
      expect(() => deps({ [name]: undefined })).toThrow(name);
    },
  );

  test('an odd budget is an error, not a default', () => {
    expect(() => deps({ ROAST_LLM_DAILY_LIMIT: 'lots' })).toThrow('ROAST_LLM_DAILY_LIMIT');
  });

  const from = (headers: Readonly<Record<string, string>>) =>
    new Request('https://project.example', { headers });

  test('the address is what the named header ends with, never what a visitor wrote before it', () => {
    const by = deps({ ROAST_ADDRESS_HEADER: 'x-forwarded-for' });
    for (let i = 0; i < 200; i += 1) {
      const written = `203.0.113.${i}, 198.51.100.${i}`;
      expect(by.addressOf(from({ 'x-forwarded-for': `${written}, 192.0.2.1` }))).toBe('192.0.2.1');
      // Another header than the named one says nothing.
      expect(by.addressOf(from({ 'cf-connecting-ip': written, 'x-real-ip': written }))).toBeNull();
    }
    const header = deps({ ROAST_ADDRESS_HEADER: 'cf-connecting-ip' });
    expect(header.addressOf(from({ 'cf-connecting-ip': '192.0.2.9' }))).toBe('192.0.2.9');
  });

  test('without a named header, or with nonsense in it, there is no address', () => {
    expect(deps().addressOf(from({ 'x-forwarded-for': '192.0.2.1' }))).toBeNull();
    const by = deps({ ROAST_ADDRESS_HEADER: 'x-real-ip' });
    for (const value of ['', 'unknown', '_hidden', '1.2.3', 'fe80::%eth0', 'x:y', '192.0.2.1,'])
      expect(by.addressOf(from({ 'x-real-ip': value })), value).toBeNull();
  });

  test('one IPv6 network is one address', () => {
    const by = deps({ ROAST_ADDRESS_HEADER: 'x-real-ip' });
    const address = (value: string) => by.addressOf(from({ 'x-real-ip': value }));
    expect(address('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64');
    expect(address('2001:DB8:1:2:ffff:1:2:3')).toBe('2001:db8:1:2::/64');
    expect(address('[2001:db8:1:2::7]:443')).toBe('2001:db8:1:2::/64');
    expect(address('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
    expect(address('::1')).toBe('0:0:0:0::/64');
  });
});
