/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { show } from '#tests/unit/ui/support/show.tsx';
import { NewPasswordScreen } from '#ui/screens/recover/new-password-screen.tsx';

it('leads past the new password into the app: whoever comes by e-mail is signed in, and /login would send them on', () => {
  show(<NewPasswordScreen />, { auth: { availability: 'on' } });
  screen.getByRole('button', { name: en.account.replace.submit });
  const goals = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(goals).not.toContain('/login');
  expect(screen.getByRole('link', { name: en.account.replace.later }).getAttribute('href')).toBe('/');
});
