import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';
import { TextField } from '#ui/components/fields.tsx';
import { PasswordForm } from '#ui/screens/profile/safety-card.tsx';
import { PreferencesCard } from '#ui/screens/profile/preference-cards.tsx';

describe('fields', () => {
  it('leave a password as it is typed, also while it can be read', () => {
    for (const type of ['password', 'text'] as const) {
      const markup = markupOf(<TextField label="Password" type={type} autoComplete="new-password" />);
      expect(markup).toContain('autoCapitalize="none"');
      expect(markup).toContain('autoCorrect="off"');
      expect(markup).toContain('spellCheck="false"');
    }
  });

  it('of a new password name whose it is to password managers', () => {
    const markup = markupOf(<PasswordForm email="ana@example.org" onDone={() => undefined} />);
    expect(markup).toMatch(/<input [^>]*autoComplete="username"[^>]*value="ana@example.org"/);
  });

  it('name each language in itself', () => {
    const markup = markupOf(<PreferencesCard />);
    expect(markup).toMatch(/lang="ja"[^>]*>日本語/);
    expect(markup).toMatch(/lang="en"[^>]*>English/);
  });
});
