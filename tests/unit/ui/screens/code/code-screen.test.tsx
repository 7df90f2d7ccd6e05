import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import type { CodePurpose } from '#ports/auth.ts';
import { sentCodeAtom } from '#state/sent-code.ts';
import { CodeScreen } from '#ui/screens/code/code-screen.tsx';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';

it.each<[CodePurpose, string]>([
  ['sign-in', '/auth/code'],
  ['sign-up', '/signup'],
  ['recovery', '/auth/recover'],
])('leads back to where the address of a code was asked for: %s', (purpose, asked) => {
  const page = markupOf(<CodeScreen />, {
    path: '/auth/code',
    auth: { availability: 'on' },
    prepare: (store) => store.set(sentCodeAtom, { email: 'ana@exampel.org', purpose }),
  });
  const links = [...page.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)</g)];
  expect(links.find(([, , words]) => words === en.account.code.otherAddress)?.[1]).toBe(asked);
});
