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
    expect(made.askModel).toBeNull();
    expect(deps({ ROAST_LLM_URL: 'https://llm.example/v1' }).askModel).toBeNull();
    expect(deps({ ROAST_LLM_URL: 'https://llm.example/v1', ROAST_LLM_MODEL: 'm' }).askModel).not.toBeNull();
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

  test('the address is the first one that the proxy names', () => {
    const request = new Request('https://project.example', {
      headers: { 'x-forwarded-for': '192.0.2.1, 10.0.0.1', 'x-real-ip': '192.0.2.9' },
    });
    expect(deps().addressOf(request)).toBe('192.0.2.1');
    expect(deps({ ROAST_ADDRESS_HEADER: 'x-real-ip' }).addressOf(request)).toBe('192.0.2.9');
    expect(deps().addressOf(new Request('https://project.example'))).toBe('unknown');
  });
});
