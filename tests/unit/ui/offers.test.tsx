/**
 * No account is offered where there is none (decisions/cloud-is-optional); premium promises what it does (decisions/plans).
 *
 * @vitest-environment happy-dom
 */
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { AuthCallbackScreen } from '#ui/screens/auth-callback/auth-callback-screen.tsx';
import { LimitPanel } from '#ui/screens/camera/limit-panel.tsx';
import { CodeScreen } from '#ui/screens/code/code-screen.tsx';
import { GuestNotice } from '#ui/screens/history/history-notices.tsx';
import { GoogleTerms } from '#ui/screens/login/login-ways.tsx';
import { SIGN_IN } from '#ui/places.ts';
import { LoginScreen } from '#ui/screens/login/login-screen.tsx';
import { PaymentPage } from '#ui/screens/payment/payment-page.tsx';
import { PremiumScreen } from '#ui/screens/premium/premium-screen.tsx';
import { ProfileScreen } from '#ui/screens/profile/profile-screen.tsx';
import { NewPasswordScreen } from '#ui/screens/recover/new-password-screen.tsx';
import { RecoverScreen } from '#ui/screens/recover/recover-screen.tsx';
import { AboutYou } from '#ui/screens/results/about-you.tsx';
import { SignupScreen } from '#ui/screens/signup/signup-screen.tsx';
import { StyleSwitch } from '#ui/components/style-switch.tsx';
import { show, text, textOf } from './support/show.tsx';

const SCREENS: Readonly<Record<string, ReactNode>> = {
  profile: <ProfileScreen />,
  history: <GuestNotice />,
  premium: <PremiumScreen />,
  limit: <LimitPanel onSample={() => undefined} />,
  style: <StyleSwitch />,
  'first result': <AboutYou result="one" />,
  login: <LoginScreen />,
  signup: <SignupScreen />,
  code: <CodeScreen />,
  recover: <RecoverScreen />,
  'new password': <NewPasswordScreen />,
  callback: <AuthCallbackScreen />,
};
/** What the first tap on Google's button brings. */
const GOOGLE = <GoogleTerms look="primary" />;

/** Shows it and returns what on it has to do with an account, or with money. */
function offersOf(...scene: Parameters<typeof show>): readonly (Element | string)[] {
  const page = show(...scene);
  const ways = page.querySelectorAll(
    ':is([href^="/signup"], [href^="/premium"], [href^="/login"], [type=email], [type=password])',
  );
  return [...ways, ...(text().match(/\$4\.99|¥/g) ?? [])];
}

describe('without a cloud', () => {
  it.each(Object.entries(SCREENS))('%s offers no account', (_name, element) => {
    expect(offersOf(element)).toEqual([]);
    expect(offersOf(element, { lang: 'ja' })).toEqual([]);
  });
});

describe('with a cloud', () => {
  const auth = { availability: 'on' } as const;

  it.each(['profile', 'history', 'premium', 'first result', 'login', 'signup'])('%s offers one', (name) =>
    expect(offersOf(SCREENS[name], { auth })).not.toEqual([]),
  );

  it('premium promises nothing that does not exist', () => {
    const english = textOf(SCREENS['premium'], { auth });
    expect(english).not.toMatch(/advanced|AI|support|trial|free for|\{\{/);
    expect(english).toMatch(/30 days/);
    const japanese = textOf(SCREENS['premium'], { auth, lang: 'ja' });
    expect(japanese).not.toMatch(/AI|サポート|おためし|日間は無料|\{\{/);
  });

  it.each(['premium', 'style', 'first result'])(
    '%s does not sell louder jokes as a style of their own',
    (name) => {
      expect(textOf(SCREENS[name], { auth })).not.toMatch(/spicy|heat\b/i);
      expect(textOf(SCREENS[name], { auth, lang: 'ja' })).not.toMatch(/からくち|辛口/);
    },
  );

  const NEW_BY_CODE = '/auth/code?new';
  const goals = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

  it.each([
    ['Google', GOOGLE, SIGN_IN],
    ['signup', SCREENS['signup'], '/signup'],
    ['code, for somebody new,', SCREENS['code'], NEW_BY_CODE],
  ])('%s has the terms and a box to agree to them', (_name, element, path) => {
    show(element, { auth, path });
    screen.getByRole('checkbox', { name: /I have read the terms and agree to them/ });
    expect(goals()).toContain('/privacy');
  });

  it.each([
    ['password', SCREENS['login'], SIGN_IN],
    ['code', SCREENS['code'], '/auth/code'],
  ])(
    'a sign-in by %s meets no box: who signs in to an account that there is agreed when it was made',
    (_by, element, path) => {
      show(element, { auth: { ...auth, google: true }, path });
      expect(screen.queryByRole('checkbox')).toBeNull();
      if (path === '/auth/code') expect(goals()).toContain(NEW_BY_CODE);
      else screen.getByRole('button', { name: en.account.google });
    },
  );

  it('says that nothing can be bought yet, before anybody taps', () => {
    expect(textOf(SCREENS['premium'], { auth })).toContain(en.premium.later);
  });

  it.each(['success', 'cancel', 'complete'] as const)(
    'the page after a payment (%s) says that there was none',
    (outcome) => {
      const page = textOf(<PaymentPage outcome={outcome} />, { auth });
      expect(page).toContain('on sale yet');
      expect(page).not.toMatch(/thank|finished|paid|completed/i);
      const japanese = textOf(<PaymentPage outcome={outcome} />, { auth, lang: 'ja' });
      expect(japanese).toContain('まだ販売していません');
      expect(japanese).not.toMatch(/ありがとう|終わりました|完了/);
    },
  );
});
