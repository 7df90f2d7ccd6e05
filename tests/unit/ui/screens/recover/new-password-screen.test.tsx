import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';
import { NewPasswordScreen } from '#ui/screens/recover/new-password-screen.tsx';

it('leads past the new password into the app: whoever comes by e-mail is signed in, and /login would send them on', () => {
  const markup = markupOf(<NewPasswordScreen />, { auth: { availability: 'on' } });
  expect(markup).toContain(en.account.replace.submit);
  expect(markup).not.toContain('href="/login"');
  expect(/href="\/"[^>]*>.*?<\/a>/.exec(markup)?.[0]).toContain(en.account.replace.later);
});
