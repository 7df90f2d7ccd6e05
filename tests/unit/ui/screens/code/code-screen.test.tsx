import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { CodeScreen } from '#ui/screens/code/code-screen.tsx';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

it.each([
  ['sign-in', '/auth/code'],
  ['sign-up', '/signup'],
  ['recovery', '/auth/recover'],
])('leads back to where the address of a code was asked for: %s', (purpose, asked) => {
  const state = { email: 'ana@exampel.org', purpose };
  const page = markupOf(<CodeScreen />, { path: '/auth/code', state, auth: { availability: 'on' } });
  const links = [...page.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)];
  expect(links.find(([, , words]) => words === en.account.code.otherAddress)?.[1]).toBe(asked);
});
