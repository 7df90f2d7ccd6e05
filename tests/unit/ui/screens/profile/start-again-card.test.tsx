/** @vitest-environment happy-dom */
import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { setUserAtom } from '#state/session-atoms.ts';
import { USER } from '#tests/unit/state/support/history.ts';
import { textOf } from '#tests/unit/ui/support/show.tsx';
import { StartAgainCard } from '#ui/screens/profile/profile-screen.tsx';

const { hint, hintGuest } = en.profile.again;

it('promises a guest nothing of a history', () => {
  const card = textOf(<StartAgainCard />);
  expect(card).toContain(hintGuest);
  expect(card).not.toContain(hint);
});

it('tells somebody with an account that their history stays', () => {
  const card = textOf(<StartAgainCard />, { prepare: (store) => store.set(setUserAtom, USER) });
  expect(card).toContain(hint);
  expect(card).not.toContain(hintGuest);
});
