/** @vitest-environment happy-dom */
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import type { AuthOutcome, PasskeyService, User } from '#ports/auth.ts';
import { LoginWays } from '#ui/screens/login/login-ways.tsx';
import { servicesAtom } from '#state/services.ts';
import { deferred, type Deferred } from '#tests/unit/state/support/services.ts';
import { show } from '#tests/unit/ui/support/show.tsx';

it('has Google first, and the form as the only one that stands out', () => {
  show(<LoginWays />, { auth: { availability: 'on', google: true } });
  const { google, login } = en.account;
  const buttons = screen.getAllByRole('button').filter(({ textContent }) => textContent !== '');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([google, login.submit]);
  expect(buttons.map(({ className }) => className.includes('primary'))).toEqual([false, true]);
});

it.each([
  ['LINE', 'Mozilla/5.0 (iPhone) Safari Line/14.0.0', true],
  ['Instagram', 'Mozilla/5.0 (iPhone) Mobile/15E148 Instagram 320.0', false],
  ['Facebook on Android', 'Mozilla/5.0 (Linux; Android 14; K; wv) [FB_IAB/FB4A;FBAV/453.0;]', false],
  ['Facebook on iOS', 'Mozilla/5.0 (iPhone) Mobile/15E148 [FBAN/FBIOS;FBDV/iPhone13,3]', false],
] as const)('inside %s has the code first, the way out, and no Google', (_app, userAgent, line) => {
  vi.spyOn(window, 'location', 'get').mockReturnValue(
    new URL('https://roast.example/login?account') as unknown as Location,
  );
  show(<LoginWays />, {
    auth: { availability: 'on', google: true },
    prepare(store) {
      const services = store.get(servicesAtom);
      const install = { ...services.install, hints: { userAgent, maxTouchPoints: 5 } };
      store.set(servicesAtom, { ...services, install });
    },
  });
  expect(screen.queryByRole('button', { name: en.account.google })).toBeNull();
  const links = screen.getAllByRole('link');
  const [code, ...others] = links.filter((link) => link.getAttribute('href') === '/auth/code');
  expect(others).toEqual([]);
  expect(code?.className).toContain('primary');
  const address = screen.getByRole('textbox', { name: en.account.email });
  expect(address.compareDocumentPosition(code ?? address)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  const outside = 'https://roast.example/login?account=&openExternalBrowser=1';
  expect(links.some((link) => link.getAttribute('href') === outside)).toBe(line);
});

describe('with passkeys', () => {
  const failed = (code: 'passkey-cancelled' | 'passkey-unknown') =>
    ({ ok: false, code, reasons: [] }) as const;
  interface Suggestion {
    readonly ending: AbortSignal;
    readonly answer: Deferred<AuthOutcome<User> | null>;
  }

  function open(here = true) {
    const suggestions: Suggestion[] = [];
    const asked = deferred<AuthOutcome<User>>();
    const passkeys: Pick<PasskeyService, 'here' | 'signIn' | 'suggest'> = {
      here,
      signIn: () => asked.promise,
      suggest(ending) {
        const answer = deferred<AuthOutcome<User> | null>();
        suggestions.push({ ending, answer });
        return answer.promise;
      },
    };
    show(<LoginWays />, { auth: { availability: 'on', passkeys: passkeys as PasskeyService } });
    return { suggestions, asked };
  }
  const address = () => screen.getByRole('textbox', { name: en.account.email }).getAttribute('autocomplete');

  it('are suggested in the field, and have a button; not where the browser has none', () => {
    const { suggestions } = open();
    expect(address()).toBe('username webauthn');
    expect(suggestions).toHaveLength(1);
    screen.getByRole('button', { name: en.passkeys.signIn });
    open(false);
    expect(address()).toBe('email');
    expect(screen.queryByRole('button', { name: en.passkeys.signIn })).toBeNull();
    expect(suggestions).toHaveLength(1);
  });

  it('the button ends the suggestions; who lets it be gets a kind word, the other ways, and suggestions again', async () => {
    const { suggestions, asked } = open();
    fireEvent.click(screen.getByRole('button', { name: en.passkeys.signIn }));
    expect(suggestions.map(({ ending }) => ending.aborted)).toEqual([true]);
    await act(async () => asked.resolve(failed('passkey-cancelled')));
    screen.getByText(en.account.errors['passkey-cancelled']);
    screen.getByRole('button', { name: en.account.login.submit });
    expect(suggestions.map(({ ending }) => ending.aborted)).toEqual([true, false]);
  });

  it('what became of one that was taken from the suggestions is said, and the next can be taken', async () => {
    const { suggestions } = open();
    await act(async () => suggestions[0]?.answer.resolve(failed('passkey-unknown')));
    screen.getByText(en.account.errors['passkey-unknown']);
    expect(suggestions).toHaveLength(2);
  });
});
