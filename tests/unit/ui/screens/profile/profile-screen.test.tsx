/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { setUserAtom } from '#state/session-atoms.ts';
import { USER } from '#tests/unit/state/support/history.ts';
import { show, textOf } from '#tests/unit/ui/support/show.tsx';
import { AccountTab } from '#ui/screens/profile/profile-screen.tsx';

describe('profile tabs', () => {
  const auth = { availability: 'on' } as const;
  const { safety, profile } = en;

  it('of an account begins with how one signs in and where; the ways out fill the other column', () => {
    show(<AccountTab />, { auth, prepare: (store) => store.set(setUserAtom, USER) });
    const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    const asked = [safety.title, safety.devices.title, profile.account.title];
    expect(titles.filter((title) => asked.includes(title))).toEqual(asked);
  });

  it('of a guest has the ways in before the way out', () => {
    const room = textOf(<AccountTab />, { auth });
    expect(room.indexOf(profile.guest.action)).toBeLessThan(room.indexOf(profile.account.signOutGuest));
    expect(room).not.toContain(safety.devices.title);
  });
});
