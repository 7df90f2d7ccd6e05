/** @vitest-environment happy-dom */
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { LoginScreen } from '#ui/screens/login/login-screen.tsx';
import { SIGN_IN } from '#ui/places.ts';
import { REPORT } from '#tests/support/report.ts';
import { showResultAtom } from '#tests/unit/ui/support/result.ts';
import { show, text } from '#tests/unit/ui/support/show.tsx';

const { account } = en;
const { value, spread } = REPORT.score;
const withScore = (words: string) =>
  words.replace('{{score}}', String(value)).replace('{{spread}}', String(spread));

describe.each(['/login', SIGN_IN])('at %s', (path) => {
  const auth = { availability: 'on' } as const;

  it('a guest is told of the result in this tab, can have it kept, and is led back to it', () => {
    show(<LoginScreen />, { path, auth, prepare: (store) => store.set(showResultAtom) });
    expect(text()).toContain(withScore(account.resultHere));
    expect(screen.getByRole('link', { name: account.resultSee }).getAttribute('href')).toBe('/results');
    fireEvent.click(screen.getByRole('button', { name: account.resultKeep }));
    expect(text()).not.toContain(withScore(account.resultHere));
    fireEvent.click(screen.getByRole('button', { name: account.resultDrop }));
    expect(text()).toContain(withScore(account.resultHere));
  });

  it('nothing is said of a result where there is none', () => {
    show(<LoginScreen />, { path, auth });
    expect(screen.queryByRole('link', { name: account.resultSee })).toBeNull();
    expect(document.querySelector('[data-result-to-keep]')).toBeNull();
  });
});
