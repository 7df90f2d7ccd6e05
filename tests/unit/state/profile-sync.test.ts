/** The profile between two devices and one account, over a fake server that keeps rows as PostgreSQL does. */
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import type { CloudService } from '#ports/cloud.ts';
import { followHistoryAtom, onlyHereAtom, refreshAccountAtom, syncSummaryAtom } from '#state/cloud-atoms.ts';
import {
  chooseInterestAtom,
  FIRST_RUN,
  ONBOARDING_KEY,
  onboardingAtom,
  personalizationAtom,
  UNKNOWN_PERSONALIZATION,
} from '#state/onboarding-atoms.ts';
import { leaveAtom, profileAtom, saveProfileAtom } from '#state/profile-atoms.ts';
import {
  forgetAgreementAtom,
  profileWaitsAtom,
  syncProfileAtom,
  unsyncedProfileAtom,
} from '#state/profile-sync-atoms.ts';
import { ACCOUNT_SYNC_KEY } from '#state/account-profile.ts';
import { profileFormSchema } from '#state/profile-form.ts';
import { PROFILE_KEY } from '#state/profile.ts';
import { servicesAtom } from '#state/services.ts';
import { setUserAtom } from '#state/session-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { followTabsAtom } from '#state/stored-atom.ts';
import { ANSWERS, COLUMN_DEFAULTS, fakeAccounts, FIELDS } from './support/accounts.ts';
import { USER } from './support/history.ts';
import { authService, deferred, settle, setUp } from './support/services.ts';

/** A phone after the first run, on which a user signs in. */
async function phone(cloud: CloudService, { user = USER, answers = false } = {}) {
  const world = setUp();
  world.storage.texts[ONBOARDING_KEY] = JSON.stringify({
    ...FIRST_RUN,
    splashCompleted: true,
    completed: true,
    confirmed: ['age', 'culture', 'mood'],
  });
  const { store } = world;
  store.set(servicesAtom, { ...world.services, cloud });
  if (answers) store.set(personalizationAtom, ANSWERS);
  store.set(setUserAtom, user);
  await store.set(refreshAccountAtom);
  return { ...world, store };
}

describe('the profile', () => {
  it('comes back on a second phone: form, answers and switches', async () => {
    const { cloud, rows } = fakeAccounts();
    const one = await phone(cloud, { answers: true });
    one.store.set(saveProfileAtom, FIELDS);
    one.store.set(settingsAtom, { emailUpdates: true, soundEffects: false, privacy: 'friends' });
    one.store.set(chooseInterestAtom, 'serious');
    expect(one.store.get(profileWaitsAtom)).toBe(true);
    await one.store.set(syncProfileAtom);
    expect(one.store.get(profileWaitsAtom)).toBe(false);
    expect(rows.get(USER.id)).toMatchObject({ bio: 'Hi', birth_date: '2001-05-17', privacy: 'friends-only' });

    const two = await phone(cloud);
    expect(two.store.get(profileAtom)).toMatchObject(FIELDS);
    expect(two.store.get(personalizationAtom)).toEqual({ ...ANSWERS, displayName: 'Aki' });
    expect(two.store.get(onboardingAtom).interest).toBe('serious');
    expect(two.store.get(settingsAtom)).toMatchObject({
      emailUpdates: true,
      soundEffects: false,
      privacy: 'friends',
      style: 'gentle',
    });
  });

  it('is told of what was chosen before there was an account', async () => {
    const { cloud, rows } = fakeAccounts();
    const world = setUp();
    world.storage.texts[ONBOARDING_KEY] = JSON.stringify({ ...FIRST_RUN, completed: true });
    world.store.set(servicesAtom, { ...world.services, cloud });
    world.store.set(settingsAtom, { soundEffects: false, language: 'en' });
    world.store.set(personalizationAtom, ANSWERS);
    world.store.set(setUserAtom, USER);
    await world.store.set(refreshAccountAtom);
    expect(rows.get(USER.id)).toMatchObject({ sound_effects: false, language: 'en' });
    expect(world.store.get(settingsAtom).soundEffects).toBe(false);
  });

  it('is not made for a user without answers, until they give one', async () => {
    const { cloud, rows } = fakeAccounts();
    const { store } = await phone(cloud);
    expect(rows.size).toBe(0);
    store.set(saveProfileAtom, FIELDS);
    await store.set(syncProfileAtom);
    expect(rows.get(USER.id)).toMatchObject({ display_name: 'Aki' });
  });

  it('keeps a change that was made offline, also when the tab is closed, and takes changes of elsewhere', async () => {
    const { cloud, rows, state } = fakeAccounts();
    const one = await phone(cloud, { answers: true });
    state.online = false;
    one.store.set(saveProfileAtom, FIELDS);
    await one.store.set(syncProfileAtom);
    expect(one.store.get(profileWaitsAtom)).toBe(true);
    state.online = true;
    rows.set(USER.id, { ...rows.get(USER.id), privacy: 'public' });

    const reopened = setUp();
    Object.assign(reopened.storage.texts, one.storage.texts);
    reopened.store.set(servicesAtom, { ...reopened.services, cloud });
    reopened.store.set(setUserAtom, USER);
    expect(reopened.store.get(profileWaitsAtom)).toBe(true);
    await reopened.store.set(refreshAccountAtom);
    expect(rows.get(USER.id)).toMatchObject({ bio: 'Hi', privacy: 'public' });
    expect(reopened.store.get(settingsAtom).privacy).toBe('public');
    expect(reopened.store.get(profileWaitsAtom)).toBe(false);
  });

  it('a change during a round goes up in the next, and nothing older comes down over it', async () => {
    const { cloud, rows } = fakeAccounts();
    const { store } = await phone(cloud, { answers: true });
    const slow = deferred<'go'>();
    store.set(servicesAtom, {
      ...store.get(servicesAtom),
      cloud: { ...cloud, readProfile: async (...asked) => (await slow.promise, cloud.readProfile(...asked)) },
    });
    const first = store.set(syncProfileAtom);
    store.set(saveProfileAtom, FIELDS);
    const second = store.set(syncProfileAtom);
    slow.resolve('go');
    await Promise.all([first, second]);
    expect(rows.get(USER.id)).toMatchObject({ bio: 'Hi' });
    expect(store.get(profileAtom)?.bio).toBe('Hi');
    expect(store.get(profileWaitsAtom)).toBe(false);
  });

  it('changed before a slow line lets device and account meet at all: the change is newer than what comes down', async () => {
    const { cloud, rows, state } = fakeAccounts();
    rows.set(USER.id, { ...COLUMN_DEFAULTS, bio: 'of before', gender: 'male' });
    state.online = false;
    const { store } = await phone(cloud, { answers: true });
    store.set(saveProfileAtom, FIELDS);
    state.online = true;
    await store.set(syncProfileAtom);
    expect(rows.get(USER.id)).toMatchObject({ bio: 'Hi', gender: 'male' });
    expect(store.get(profileAtom)?.bio).toBe('Hi');
    expect(store.get(personalizationAtom).gender).toBe('male');
    expect(store.get(profileWaitsAtom)).toBe(false);
  });

  it('that another device makes at the same moment is met in the next round', async () => {
    const { cloud, rows } = fakeAccounts();
    const late: CloudService = {
      ...cloud,
      makeProfile(id, row, may) {
        rows.set(id, { ...COLUMN_DEFAULTS, bio: 'of the other', gender: 'male' });
        return cloud.makeProfile(id, row, may);
      },
    };
    const { store } = await phone(late, { answers: true });
    expect(rows.get(USER.id)).toMatchObject({ bio: 'of the other', gender: 'male', age_range: '40s' });
    expect(store.get(profileAtom)?.bio).toBe('of the other');
    expect(store.get(profileWaitsAtom)).toBe(false);
  });

  it('whose row is gone from the account is made again with all that this device holds', async () => {
    const { cloud, rows } = fakeAccounts();
    const { store } = await phone(cloud, { answers: true });
    store.set(saveProfileAtom, FIELDS);
    await store.set(syncProfileAtom);
    rows.clear();
    await store.set(refreshAccountAtom);
    expect(rows.get(USER.id)).toMatchObject({ bio: 'Hi', age_range: '40s', display_name: 'Aki' });
    expect(store.get(profileAtom)).toMatchObject(FIELDS);
  });

  it('keeps a value in the account that this version does not know, until it is changed here', async () => {
    const { cloud, rows } = fakeAccounts();
    const { store } = await phone(cloud, { answers: true });
    rows.set(USER.id, { ...rows.get(USER.id), privacy: 'followers', age_range: '60s' });
    await store.set(refreshAccountAtom);
    store.set(settingsAtom, { emailUpdates: true });
    await store.set(syncProfileAtom);
    expect(rows.get(USER.id)).toMatchObject({
      privacy: 'followers',
      age_range: '60s',
      email_updates: true,
    });
    store.set(settingsAtom, { privacy: 'public' });
    await store.set(syncProfileAtom);
    expect(rows.get(USER.id)).toMatchObject({ privacy: 'public', age_range: '60s' });
  });

  it('takes over the address that the account has moved to, so that it can be saved again', async () => {
    const { cloud, rows } = fakeAccounts();
    const { store } = await phone(cloud);
    store.set(saveProfileAtom, { ...FIELDS, email: 'ana@example.org' });
    await store.set(syncProfileAtom);
    rows.set(USER.id, { ...rows.get(USER.id), email: 'moved@example.org' });
    await store.set(refreshAccountAtom);
    const fields = { ...FIELDS, email: store.get(profileAtom)?.email ?? '' };
    expect(profileFormSchema('2026-11-23', 'moved@example.org').safeParse(fields).success).toBe(true);
  });

  it('that has not met the account waits, and meets it in a later round', async () => {
    const { cloud, rows, state } = fakeAccounts();
    let round = () => Promise.resolve(true);
    const followed: CloudService = {
      ...cloud,
      followHistory(_ownerId, { onSync, beside }) {
        round = beside ?? round;
        onSync({ running: false, stuck: false, kept: new Set(), refused: new Set(), waiting: 0 });
        return () => undefined;
      },
    };
    state.online = false;
    const { store } = await phone(followed, { answers: true });
    store.set(followHistoryAtom);
    expect(store.get(syncSummaryAtom)?.phase).toBe('waiting');
    store.set(saveProfileAtom, FIELDS);
    expect(await round()).toBe(false);
    expect(store.get(syncSummaryAtom)?.phase).toBe('waiting');
    state.online = true;
    expect(await round()).toBe(true);
    expect(rows.get(USER.id)).toMatchObject({ bio: 'Hi', age_range: '40s' });
    expect(store.get(syncSummaryAtom)?.phase).toBe('done');
  });

  it('what the server will never take is not asked again', async () => {
    const { cloud, state } = fakeAccounts();
    const { store } = await phone(cloud, { answers: true });
    state.refuse = true;
    store.set(saveProfileAtom, FIELDS);
    await store.set(syncProfileAtom);
    expect(store.get(profileWaitsAtom)).toBe(false);
  });

  it('a record that was lost or cleared on this phone is no wish to clear the account', async () => {
    const { cloud, rows } = fakeAccounts();
    const one = await phone(cloud, { answers: true });
    one.store.set(saveProfileAtom, FIELDS);
    one.store.set(settingsAtom, { privacy: 'public' });
    await one.store.set(syncProfileAtom);
    const lost = setUp();
    one.store.set(forgetAgreementAtom);
    Object.assign(lost.storage.texts, one.storage.texts, { [PROFILE_KEY]: '{' });
    delete lost.storage.texts['roast-me-settings'];
    lost.store.set(servicesAtom, { ...lost.services, cloud });
    lost.store.set(setUserAtom, USER);
    await lost.store.set(refreshAccountAtom);
    expect(rows.get(USER.id)).toMatchObject({ bio: 'Hi', birth_date: '2001-05-17', privacy: 'public' });
    expect(lost.store.get(profileAtom)).toMatchObject({ bio: 'Hi' });
  });
});

describe('before device and account have met', () => {
  it('answers that are cleared on this phone are no wish to clear the account', async () => {
    const { cloud, rows, state } = fakeAccounts();
    rows.set(USER.id, { ...COLUMN_DEFAULTS, bio: 'of before', gender: 'male' });
    state.online = false;
    const one = await phone(cloud, { answers: true });
    one.store.set(forgetAgreementAtom);
    const again = setUp();
    const onboarding = JSON.parse(one.storage.texts[ONBOARDING_KEY] ?? '{}') as object;
    Object.assign(again.storage.texts, one.storage.texts, {
      [ONBOARDING_KEY]: JSON.stringify({ ...onboarding, personalization: UNKNOWN_PERSONALIZATION }),
    });
    again.store.set(servicesAtom, { ...again.services, cloud });
    again.store.set(setUserAtom, USER);
    state.online = true;
    await again.store.set(refreshAccountAtom);
    expect(rows.get(USER.id)).toMatchObject({ bio: 'of before', gender: 'male' });
  });
});

describe('signing out', () => {
  /** A phone whose sign-out, as the real one, waits for what is being sent. */
  async function leaving() {
    const accounts = fakeAccounts();
    accounts.state.online = false;
    const { store } = await phone(accounts.cloud, { answers: true });
    const auth = authService({
      async signOut(_scope, sending) {
        await sending;
        accounts.state.online = false;
        return { ok: true, value: null };
      },
    });
    store.set(servicesAtom, { ...store.get(servicesAtom), auth });
    return { ...accounts, store };
  }

  it('sends the profile first, also one that has never met the account', async () => {
    const { store, rows, state } = await leaving();
    expect(store.get(onlyHereAtom)).toEqual({ waiting: 0, refused: 0, profile: true });
    state.online = true;
    store.set(saveProfileAtom, FIELDS);
    await store.set(leaveAtom, 'local');
    expect(rows.get(USER.id)).toMatchObject({ bio: 'Hi', age_range: '40s' });
    expect(store.get(personalizationAtom).ageRange).toBeNull();
  });

  it('sends what was changed before they could meet, over what the account has', async () => {
    const { store, rows, state } = await leaving();
    rows.set(USER.id, { ...COLUMN_DEFAULTS, bio: 'of before', gender: 'male' });
    store.set(saveProfileAtom, FIELDS);
    state.online = true;
    await store.set(leaveAtom, 'local');
    expect(rows.get(USER.id)).toMatchObject({ bio: 'Hi', gender: 'male' });
  });

  it('sends a change that waits, and asks nothing of what stays on the phone', async () => {
    const { store, rows, state } = await leaving();
    state.online = true;
    await store.set(syncProfileAtom);
    expect(store.get(onlyHereAtom)).toBeNull();
    store.set(settingsAtom, { vibration: false, soundEffects: false });
    expect(store.get(onlyHereAtom)).toBeNull();
    store.set(saveProfileAtom, FIELDS);
    expect(store.get(onlyHereAtom)).toEqual({ waiting: 0, refused: 0, profile: true });
    await store.set(leaveAtom, 'global');
    expect(rows.get(USER.id)).toMatchObject({ bio: 'Hi', sound_effects: false });
  });
});

describe('somebody who leaves while the profile and the account meet', () => {
  const KEPT = {
    display_name: 'Akiko',
    age_range: '40s',
    gender: 'other',
    main_concern: 'pores',
    skincare_level: 'basic',
  };

  /** Aki's tab in the middle of a meeting that waits for the server, once all has been in step. */
  async function meeting(during: 'readProfile' | 'writeProfile') {
    const accounts = fakeAccounts();
    const { rows, state } = accounts;
    const slow = deferred<'go'>();
    const cloud: CloudService = { ...accounts.cloud };
    const world = await phone(cloud, { answers: true });
    const { store, storage } = world;
    let hear: Parameters<typeof world.services.watchTexts>[0] = () => undefined;
    store.set(servicesAtom, {
      ...store.get(servicesAtom),
      watchTexts(listener) {
        hear = listener;
        return () => undefined;
      },
    });
    store.set(followTabsAtom);
    // Nothing of the form, whose record would tell that something is missing.
    store.set(personalizationAtom, { displayName: 'Akiko' });
    await store.set(syncProfileAtom);
    expect(rows.get(USER.id)).toMatchObject(KEPT);
    Object.assign(cloud, {
      [during]: async (...asked: readonly unknown[]) => (
        await slow.promise,
        Reflect.apply(accounts.cloud[during], accounts.cloud, asked) as unknown
      ),
    });
    store.set(settingsAtom, { emailUpdates: true });
    const met = store.set(syncProfileAtom);
    await settle();
    /** What a sign-out does to the records, in another tab. */
    const emptiedElsewhere = () => {
      const first = JSON.parse(storage.texts[ONBOARDING_KEY] ?? '{}') as object;
      storage.texts[ONBOARDING_KEY] = JSON.stringify({
        ...first,
        personalization: { ...UNKNOWN_PERSONALIZATION },
      });
      for (const key of [PROFILE_KEY, ACCOUNT_SYNC_KEY]) {
        Reflect.deleteProperty(storage.texts, key);
        hear({ key, gone: true });
      }
    };
    const go = async () => {
      slow.resolve('go');
      await met;
      // As later-effects.tsx does with what the account has not heard of.
      if (store.get(unsyncedProfileAtom) !== null) await store.set(syncProfileAtom);
    };
    return { store, storage, rows, state, emptiedElsewhere, go };
  }

  it.each([
    ['readProfile', 'seen to leave'],
    ['writeProfile', 'seen to leave'],
    ['readProfile', 'not seen to leave'],
    ['writeProfile', 'not seen to leave'],
  ] as const)('in another tab, during %s, %s: nothing is cleared in the account', async (during, seen) => {
    const { rows, state, storage, emptiedElsewhere, go } = await meeting(during);
    if (seen === 'seen to leave') state.here = () => false;
    emptiedElsewhere();
    await go();
    expect(rows.get(USER.id)).toMatchObject(KEPT);
    if (seen !== 'seen to leave') return;
    const stored = Object.values(storage.texts).join('\n');
    for (const text of ['Akiko', USER.id, '40s']) expect(stored).not.toContain(`"${text}"`);
  });

  it.each(['readProfile', 'writeProfile'] as const)(
    'in this tab, during %s, and is put back by the page that becomes visible: nothing is cleared either',
    async (during) => {
      const { store, rows, state, go } = await meeting(during);
      state.here = () => false;
      const left = store.set(leaveAtom, 'local');
      store.set(setUserAtom, USER);
      await go();
      await left;
      expect(rows.get(USER.id)).toMatchObject(KEPT);
    },
  );

  it('is asked right before a write whether they are here', async () => {
    const { rows, state, go } = await meeting('readProfile');
    const before = rows.get(USER.id);
    state.here = () => false;
    await go();
    expect(rows.get(USER.id)).toEqual(before);
  });

  it('and is put back all the same by a tab that has not heard of it, is forgotten once more at the end', async () => {
    const { cloud, state } = fakeAccounts();
    const { store, storage } = await phone(cloud, { answers: true });
    const before = { ...storage.texts };
    const ended = deferred<{ ok: true; value: null }>();
    store.set(servicesAtom, {
      ...store.get(servicesAtom),
      auth: authService({ signOut: () => ended.promise }),
    });
    state.here = () => false;
    const left = store.set(leaveAtom, 'local');
    Object.assign(storage.texts, before);
    ended.resolve({ ok: true, value: null });
    await left;
    const stored = Object.values(storage.texts).join('\n');
    for (const text of [USER.id, '40s']) expect(stored).not.toContain(`"${text}"`);
  });

  it('and has signed in again meanwhile, is not forgotten at the end', async () => {
    const { cloud } = fakeAccounts();
    const { store } = await phone(cloud, { answers: true });
    const ended = deferred<{ ok: true; value: null }>();
    store.set(servicesAtom, {
      ...store.get(servicesAtom),
      auth: authService({ signOut: () => ended.promise }),
    });
    const left = store.set(leaveAtom, 'local');
    store.set(setUserAtom, USER);
    await store.set(refreshAccountAtom);
    ended.resolve({ ok: true, value: null });
    await left;
    expect(store.get(personalizationAtom)).toMatchObject(ANSWERS);
  });
});

describe('the next person on this phone', () => {
  const BEN = { ...USER, id: 'user-2', name: 'Ben' };

  it('gets nothing of the one who signed out', async () => {
    const { cloud, rows } = fakeAccounts();
    const { store, storage } = await phone(cloud, { answers: true });
    store.set(saveProfileAtom, FIELDS);
    await store.set(syncProfileAtom);
    await store.set(leaveAtom, 'local');
    const stored = Object.values(storage.texts).join('\n');
    for (const text of [...Object.values(FIELDS), USER.id, '40s']) expect(stored).not.toContain(`"${text}"`);
    // An empty record would still be one in the list of what is stored.
    for (const key of [PROFILE_KEY, ACCOUNT_SYNC_KEY]) expect(Object.keys(storage.texts)).not.toContain(key);
    store.set(setUserAtom, BEN);
    await store.set(refreshAccountAtom);
    expect(rows.has(BEN.id)).toBe(false);
    expect(rows.get(USER.id)).toMatchObject({ bio: 'Hi' });
  });

  it('nor of one whose session merely ended', async () => {
    const { cloud, rows } = fakeAccounts();
    const { store, storage } = await phone(cloud, { answers: true });
    store.set(saveProfileAtom, FIELDS);
    store.set(setUserAtom, null);
    store.set(setUserAtom, BEN);
    await store.set(refreshAccountAtom);
    expect(rows.has(BEN.id)).toBe(false);
    expect(Object.keys(storage.texts)).not.toContain(PROFILE_KEY);
    expect(store.get(personalizationAtom).ageRange).toBeNull();
  });

  it('keeps what they have changed in one tab when another one hears of them late', async () => {
    const { cloud, rows } = fakeAccounts();
    const late = await phone(cloud, { answers: true });
    const quick = createStore();
    quick.set(servicesAtom, late.store.get(servicesAtom));
    quick.set(setUserAtom, BEN);
    await quick.set(refreshAccountAtom);
    quick.set(saveProfileAtom, FIELDS);
    late.store.set(setUserAtom, BEN);
    await late.store.set(refreshAccountAtom);
    await quick.set(syncProfileAtom);
    expect(late.storage.texts[PROFILE_KEY]).toContain(FIELDS.bio);
    expect(rows.get(BEN.id)).toMatchObject({ bio: FIELDS.bio, display_name: FIELDS.name });
    expect(late.store.get(profileAtom)).toMatchObject(FIELDS);
  });

  it('a guest who leaves keeps the answers of the first run, and the settings', async () => {
    const { cloud } = fakeAccounts();
    const world = setUp();
    world.storage.texts[ONBOARDING_KEY] = JSON.stringify({ ...FIRST_RUN, completed: true });
    world.store.set(servicesAtom, { ...world.services, cloud });
    world.store.set(personalizationAtom, ANSWERS);
    world.store.set(settingsAtom, { vibration: false });
    await world.store.set(leaveAtom, 'local');
    expect(world.store.get(personalizationAtom).ageRange).toBe('40s');
    expect(world.store.get(settingsAtom).vibration).toBe(false);
  });
});

it('without an account there is no summary of where the data is', () => {
  expect(setUp().store.get(syncSummaryAtom)).toBeNull();
});
