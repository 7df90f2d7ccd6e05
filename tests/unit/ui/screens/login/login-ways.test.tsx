import { expect, it, vi } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { LoginWays } from '#ui/screens/login/login-ways.tsx';
import { servicesAtom } from '#state/services.ts';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

it('has Google first, and the form as the only one that stands out', () => {
  const page = markupOf(<LoginWays />, { auth: { availability: 'on', google: true } });
  const buttons = [...page.matchAll(/<button[^>]*class="([^"]*)"[^>]*>([^<]+)</g)];
  expect(buttons.map(([, , words]) => words)).toEqual([en.account.google, en.account.login.submit]);
  expect(buttons.map(([, look = '']) => look.includes('primary'))).toEqual([false, true]);
});

it.each([
  ['LINE', 'Mozilla/5.0 (iPhone) Safari Line/14.0.0', true],
  ['Instagram', 'Mozilla/5.0 (iPhone) Mobile/15E148 Instagram 320.0', false],
  ['Facebook on Android', 'Mozilla/5.0 (Linux; Android 14; K; wv) [FB_IAB/FB4A;FBAV/453.0;]', false],
  ['Facebook on iOS', 'Mozilla/5.0 (iPhone) Mobile/15E148 [FBAN/FBIOS;FBDV/iPhone13,3]', false],
] as const)('inside %s has the code first, the way out, and no Google', (_app, userAgent, line) => {
  vi.stubGlobal('window', { location: new URL('https://roast.example/login?account') });
  const page = markupOf(<LoginWays />, {
    auth: { availability: 'on', google: true },
    prepare(store) {
      const services = store.get(servicesAtom);
      const install = { ...services.install, hints: { userAgent, maxTouchPoints: 5 } };
      store.set(servicesAtom, { ...services, install });
    },
  });
  expect(page).not.toContain(en.account.google);
  const code = page.indexOf('href="/auth/code"');
  expect(code).toBeGreaterThan(0);
  expect(code).toBeLessThan(page.indexOf('type="email"'));
  expect(page.slice(0, code)).toContain('primary');
  expect(page.split('href="/auth/code"')).toHaveLength(2);
  const outside = 'https://roast.example/login?account=&amp;openExternalBrowser=1';
  expect(page.includes(outside)).toBe(line);
});
