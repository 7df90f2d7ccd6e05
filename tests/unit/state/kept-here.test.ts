/** What a person has switched off at the sign-up stays on the phone. */
import { describe, expect, it } from 'vitest';
import type { CloudService } from '#ports/cloud.ts';
import { refreshAccountAtom } from '#state/cloud-atoms.ts';
import {
  chooseInterestAtom,
  FIRST_RUN,
  localOnlyFieldsAtom,
  ONBOARDING_KEY,
  personalizationAtom,
} from '#state/onboarding-atoms.ts';
import { leaveAtom, saveProfileAtom } from '#state/profile-atoms.ts';
import {
  filledInAtom,
  forgetAgreementAtom,
  keepInAccountAtom,
  profileWaitsAtom,
  syncProfileAtom,
} from '#state/profile-sync-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { setUserAtom } from '#state/session-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { ANSWERS, fakeAccounts, FIELDS } from './support/accounts.ts';
import { USER } from './support/history.ts';
import { setUp } from './support/services.ts';

describe('what its person keeps on the phone', () => {
  /** A guest after the first run who has switched these off, and signs up. */
  async function signedUp(cloud: CloudService, off: readonly ('gender' | 'displayName' | 'style')[]) {
    const world = setUp();
    world.storage.texts[ONBOARDING_KEY] = JSON.stringify({
      ...FIRST_RUN,
      splashCompleted: true,
      completed: true,
      confirmed: ['age', 'culture', 'mood'],
    });
    const { store } = world;
    store.set(servicesAtom, { ...world.services, cloud });
    store.set(personalizationAtom, { ...ANSWERS, displayName: 'Aki' });
    store.set(chooseInterestAtom, 'serious');
    expect(store.get(filledInAtom)).toEqual(
      expect.arrayContaining(['displayName', 'gender', 'interest', 'style']),
    );
    for (const key of off) store.set(keepInAccountAtom, key, false);
    store.set(setUserAtom, USER);
    await store.set(refreshAccountAtom);
    return world;
  }

  it('is never the language, which an account always has: nobody is asked, and it is the one of this phone', async () => {
    const { cloud, rows } = fakeAccounts();
    const { store } = await signedUp(cloud, ['gender']);
    expect(store.get(filledInAtom)).not.toContain('language');
    store.set(keepInAccountAtom, 'language', false);
    store.set(settingsAtom, { language: 'en' });
    await store.set(syncProfileAtom);
    expect(rows.get(USER.id)).toMatchObject({ language: 'en' });
  });

  it('is not sent when the account is made, nor later, and is not cleared by what the account lacks', async () => {
    const { cloud, rows } = fakeAccounts();
    const { store } = await signedUp(cloud, ['gender', 'displayName', 'style']);
    expect(rows.get(USER.id)).toMatchObject({ age_range: '40s', interest: 'serious' });
    store.set(settingsAtom, { emailUpdates: true });
    await store.set(syncProfileAtom);
    await store.set(refreshAccountAtom);
    store.set(forgetAgreementAtom);
    await store.set(refreshAccountAtom);
    expect(rows.get(USER.id)).toMatchObject({ email_updates: true });
    for (const column of ['gender', 'display_name', 'roast_style'])
      expect(rows.get(USER.id), column).not.toHaveProperty(column);
    expect(store.get(personalizationAtom)).toMatchObject({ gender: 'other', displayName: 'Aki' });
    expect(store.get(profileWaitsAtom)).toBe(false);
  });

  it('goes up once it is switched on', async () => {
    const { cloud, rows } = fakeAccounts();
    const { store } = await signedUp(cloud, ['gender', 'displayName']);
    store.set(keepInAccountAtom, 'gender', true);
    expect(store.get(profileWaitsAtom)).toBe(true);
    await store.set(syncProfileAtom);
    expect(rows.get(USER.id)).toMatchObject({ gender: 'other' });
    expect(rows.get(USER.id)).not.toHaveProperty('display_name');
    expect(store.get(localOnlyFieldsAtom)).toEqual(['displayName']);
  });

  it('goes up where the form is saved with another name, and not with the same one', async () => {
    const { cloud, rows } = fakeAccounts();
    const { store } = await signedUp(cloud, ['displayName']);
    store.set(saveProfileAtom, FIELDS);
    await store.set(syncProfileAtom);
    expect(rows.get(USER.id)).toMatchObject({ bio: 'Hi' });
    expect(rows.get(USER.id)).not.toHaveProperty('display_name');
    store.set(saveProfileAtom, { ...FIELDS, name: 'Aoi' });
    await store.set(syncProfileAtom);
    expect(rows.get(USER.id)).toMatchObject({ display_name: 'Aoi' });
  });

  it('goes with its person; what is about the device stays, and stays unsent', async () => {
    const { cloud, rows } = fakeAccounts();
    const { store } = await signedUp(cloud, ['gender', 'style']);
    await store.set(leaveAtom, 'local');
    expect(store.get(personalizationAtom).gender).toBeNull();
    expect(store.get(localOnlyFieldsAtom)).toEqual(['style']);
    store.set(setUserAtom, USER);
    await store.set(refreshAccountAtom);
    expect(rows.get(USER.id)).not.toHaveProperty('roast_style');
  });
});
