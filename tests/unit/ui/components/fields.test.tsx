/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '#tests/unit/ui/support/show.tsx';
import { TextField } from '#ui/components/fields.tsx';
import { PasswordForm } from '#ui/screens/profile/safety-card.tsx';
import { PreferencesCard } from '#ui/screens/profile/preference-cards.tsx';

describe('fields', () => {
  it('leave a password as it is typed, also while it can be read', () => {
    for (const type of ['password', 'text'] as const) {
      show(<TextField label="Password" type={type} autoComplete="new-password" />);
      const field = screen.getByLabelText('Password');
      const helps = ['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => field.getAttribute(name));
      expect(helps).toEqual(['none', 'off', 'false']);
    }
  });

  it('of a new password name whose it is to password managers', () => {
    show(<PasswordForm email="ana@example.org" onDone={() => undefined} />);
    expect(screen.getByDisplayValue('ana@example.org').getAttribute('autocomplete')).toBe('username');
  });

  it('name each language in itself', () => {
    show(<PreferencesCard />);
    for (const [lang, name] of [
      ['ja', '日本語'],
      ['en', 'English'],
    ] as const)
      expect(screen.getByText(name).closest('[lang]')?.getAttribute('lang')).toBe(lang);
  });
});
