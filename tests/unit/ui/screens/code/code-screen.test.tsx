/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import type { CodePurpose } from '#ports/auth.ts';
import { sentCodeAtom } from '#state/sent-code.ts';
import { CodeScreen } from '#ui/screens/code/code-screen.tsx';
import { show } from '#tests/unit/ui/support/show.tsx';

it.each<[CodePurpose, string]>([
  ['sign-in', '/auth/code'],
  ['sign-up', '/signup'],
  ['recovery', '/auth/recover'],
])('leads back to where the address of a code was asked for: %s', (purpose, asked) => {
  show(<CodeScreen />, {
    path: '/auth/code',
    auth: { availability: 'on' },
    prepare: (store) => store.set(sentCodeAtom, { email: 'ana@exampel.org', purpose }),
  });
  const back = screen.getByRole('link', { name: en.account.code.otherAddress });
  expect(back.getAttribute('href')).toBe(asked);
});
