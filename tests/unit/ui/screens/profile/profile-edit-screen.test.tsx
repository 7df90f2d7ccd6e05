import { Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { en } from '#i18n/locales/en/en.ts';
import { createI18n } from '#i18n/setup.ts';
import { localOnlyFieldsAtom } from '#state/onboarding-atoms.ts';
import type { ProfileKey } from '#state/profile-fields.ts';
import { servicesAtom } from '#state/services.ts';
import { fakeAccounts, FIELDS } from '#tests/unit/state/support/accounts.ts';
import { setUpUser, USER } from '#tests/unit/state/support/history.ts';
import { ProfileForm } from '#ui/screens/profile/profile-edit-screen.tsx';

/** The form of somebody with an account who keeps these on the device. */
function formWith(...keptHere: readonly ProfileKey[]): string {
  const { store, services } = setUpUser();
  store.set(servicesAtom, { ...services, cloud: fakeAccounts().cloud });
  store.set(localOnlyFieldsAtom, () => keptHere);
  return renderToStaticMarkup(
    <Provider store={store}>
      <I18nextProvider i18n={createI18n('en', en)}>
        <ProfileForm profile={{ version: 1, ...FIELDS, ownerId: USER.id }} />
      </I18nextProvider>
    </Provider>,
  );
}

it('says of the birth date where it is kept', () => {
  expect(formWith()).toContain(en.sync.profile.birthDate);
  expect(formWith('bio')).toContain(en.sync.profile.birthDate);
  const here = formWith('birthDate');
  expect(here).toContain(en.profile.form.birthDateHint);
  expect(here).not.toContain(en.sync.profile.birthDate);
});

it('asks for an address for news, not for the one that signs in', () => {
  const label = /<label[^>]*><span>([^<]*)(?=<[^]*name="email")/g;
  const labels = [...formWith().matchAll(label)].map(([, words]) => words?.trim());
  expect(labels).toContain(en.account.keep.fields.email);
});
