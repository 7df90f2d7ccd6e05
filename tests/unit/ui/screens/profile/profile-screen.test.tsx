import { beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { setUserAtom } from '#state/session-atoms.ts';
import { USER } from '#tests/unit/state/support/history.ts';
import { markupOf } from '#tests/unit/ui/support/markup.tsx';
import { AccountTab } from '#ui/screens/profile/profile-screen.tsx';

describe('profile tabs', () => {
  beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));

  const auth = { availability: 'on' } as const;
  const { safety, profile } = en;

  it('of an account begins with how one signs in and where; the ways out fill the other column', () => {
    const room = markupOf(<AccountTab />, { auth, prepare: (store) => store.set(setUserAtom, USER) });
    const places = [safety.title, safety.devices.title, profile.account.title].map((title) =>
      room.indexOf(`>${title}</`),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('of a guest has the ways in before the way out', () => {
    const room = markupOf(<AccountTab />, { auth });
    expect(room.indexOf(profile.guest.action)).toBeLessThan(room.indexOf(profile.account.signOutGuest));
    expect(room).not.toContain(safety.devices.title);
  });
});
