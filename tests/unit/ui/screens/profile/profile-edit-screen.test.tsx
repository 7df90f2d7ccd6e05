/** @vitest-environment happy-dom */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { localOnlyFieldsAtom } from '#state/onboarding-atoms.ts';
import type { ProfileKey } from '#state/profile-fields.ts';
import { servicesAtom } from '#state/services.ts';
import { fakeAccounts, FIELDS } from '#tests/unit/state/support/accounts.ts';
import { setUpUser, USER } from '#tests/unit/state/support/history.ts';
import { showWith, text } from '#tests/unit/ui/support/show.tsx';
import { ProfileForm } from '#ui/screens/profile/profile-edit-screen.tsx';

/** Shows the form of somebody with an account who keeps these on the device. Returns all that it says. */
function formWith(...keptHere: readonly ProfileKey[]): string {
  const { store, services } = setUpUser();
  store.set(servicesAtom, { ...services, cloud: fakeAccounts().cloud });
  store.set(localOnlyFieldsAtom, () => keptHere);
  showWith(store, <ProfileForm profile={{ version: 1, ...FIELDS, ownerId: USER.id }} />);
  return text();
}

it('says of the birth date where it is kept', () => {
  expect(formWith()).toContain(en.sync.profile.birthDate);
  expect(formWith('bio')).toContain(en.sync.profile.birthDate);
  const here = formWith('birthDate');
  expect(here).toContain(en.profile.form.birthDateHint);
  expect(here).not.toContain(en.sync.profile.birthDate);
});

it('asks for an address for news, not for the one that signs in', () => {
  formWith();
  expect(
    screen.getByRole('textbox', { name: new RegExp(en.account.keep.fields.email) }).getAttribute('name'),
  ).toBe('email');
});
