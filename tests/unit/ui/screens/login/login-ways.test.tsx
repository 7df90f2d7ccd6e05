import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { LoginWays } from '#ui/screens/login/login-ways.tsx';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

it('has Google first, and the form as the only one that stands out', () => {
  const page = markupOf(<LoginWays />, { auth: { availability: 'on', google: true } });
  const buttons = [...page.matchAll(/<button[^>]*class="([^"]*)"[^>]*>([^<]+)</g)];
  expect(buttons.map(([, , words]) => words)).toEqual([en.account.google, en.account.login.submit]);
  expect(buttons.map(([, look = '']) => look.includes('primary'))).toEqual([false, true]);
});
