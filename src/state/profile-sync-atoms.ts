/** Keeps the profile on this device and the one in the account alike, whichever of them was changed. */
import { atom } from 'jotai';
import {
  accountSyncRecord,
  ACCOUNT_SYNC_KEY,
  EMPTY_ACCOUNT_PROFILE,
  mergeProfiles,
  NO_ACCOUNT_SYNC,
  PROFILE_KEYS,
  profileOfRow,
  rowOfChange,
  type AccountProfile,
  type ProfileChange,
} from '#state/account-profile.ts';
import { ownerIdAtom } from '#state/history-atoms.ts';
import { notificationPreferencesAtom, wishNotificationsAtom } from '#state/notifications/preference-atoms.ts';
import { onboardingAtom, personalizationAtom, recallInterestAtom } from '#state/onboarding-atoms.ts';
import { UNKNOWN_PERSONALIZATION } from '#state/onboarding.ts';
import { NO_PROFILE, type ProfileFields } from '#state/profile.ts';
import { servicesAtom } from '#state/services.ts';
import { DEFAULT_SETTINGS, type Settings } from '#state/settings.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { storedAtom } from '#state/stored-atom.ts';
import { storedProfileAtom } from '#state/stored-profile-atom.ts';

const { value: syncAtom } = storedAtom(accountSyncRecord, { area: 'text', key: ACCOUNT_SYNC_KEY });

/** What this device holds of the profile of whoever is signed in. */
export const deviceProfileAtom = atom((get): AccountProfile => {
  const { language, style, emailUpdates, soundEffects, privacy } = get(settingsAtom);
  const { interest, personalization } = get(onboardingAtom);
  const stored = get(storedProfileAtom);
  const { email, birthDate, bio } = stored.ownerId === get(ownerIdAtom) ? stored : NO_PROFILE;
  const { enabled: notifications } = get(notificationPreferencesAtom);
  return {
    ...personalization,
    language,
    style,
    emailUpdates,
    soundEffects,
    privacy,
    interest,
    email,
    birthDate,
    bio,
    notifications,
  };
});

const isSame = (a: AccountProfile, b: AccountProfile) => PROFILE_KEYS.every((key) => a[key] === b[key]);

/** The profile here, where something of it was changed that the account has not heard of; null otherwise. */
export const unsaidProfileAtom = atom((get): AccountProfile | null => {
  const { ownerId, agreed } = get(syncAtom);
  if (ownerId !== get(ownerIdAtom) || agreed === null) return null;
  const device = get(deviceProfileAtom);
  return isSame(agreed, device) ? null : device;
});
export const profileWaitsAtom = atom((get) => get(unsaidProfileAtom) !== null);

const has = (change: ProfileChange, keys: readonly (keyof AccountProfile)[]) =>
  keys.some((key) => change[key] !== undefined);

/** Takes over what another device changed. */
const applyAtom = atom(null, (get, set, change: ProfileChange) => {
  const { displayName, ageRange, gender, mainConcern, skincareLevel, interest, notifications } = change;
  const given = Object.entries({ displayName, ageRange, gender, mainConcern, skincareLevel });
  set(personalizationAtom, Object.fromEntries(given.filter(([, value]) => value !== undefined)));
  if (interest !== undefined) set(recallInterestAtom, interest);
  const { style, emailUpdates, soundEffects, privacy } = change;
  const settings = Object.entries({ style, emailUpdates, soundEffects, privacy });
  const known: Partial<Settings> = Object.fromEntries(
    settings.filter(([, value]) => value !== undefined && value !== null),
  );
  if (Object.keys(known).length > 0) set(settingsAtom, known);
  if (notifications !== undefined) set(wishNotificationsAtom, notifications);
  const ownerId = get(ownerIdAtom);
  if (ownerId === null || !has(change, ['displayName', 'email', 'birthDate', 'bio'])) return;
  const { email, birthDate, bio } = { ...get(deviceProfileAtom), ...change };
  const fields: ProfileFields = { name: get(personalizationAtom).displayName, email, birthDate, bio };
  set(storedProfileAtom, { ...fields, ownerId });
});

/** Forgets on this device what it knows of a person: the account keeps it, the next person must not get it. */
export const forgetPersonAtom = atom(null, (_get, set) => {
  set(storedProfileAtom, NO_PROFILE);
  set(personalizationAtom, UNKNOWN_PERSONALIZATION);
  set(recallInterestAtom, null);
  set(settingsAtom, { privacy: DEFAULT_SETTINGS.privacy, emailUpdates: DEFAULT_SETTINGS.emailUpdates });
  set(syncAtom, NO_ACCOUNT_SYNC);
});

/** As if device and account had never met: the account's word stands in the next meeting. */
export const forgetAgreementAtom = atom(null, (get, set) => {
  // Whoever never had an account has nothing stored about one.
  if (get(syncAtom).agreed !== null) set(syncAtom, { agreed: null });
});

/** Before anything of this device is told to an account: what belongs to another one goes. */
export const claimDeviceAtom = atom(null, (get, set) => {
  const ownerId = get(ownerIdAtom);
  const known = get(syncAtom).ownerId;
  if (ownerId === null || known === ownerId) return;
  if (known !== '') set(forgetPersonAtom);
  set(syncAtom, { ownerId, agreed: null });
});

const running = atom(false);
const again = atom(false);

/** A lost or damaged record of the form's fields is no wish to clear them in the account. */
const isTrusted = (agreed: AccountProfile, recordIsOwn: boolean) =>
  recordIsOwn || (agreed.email === '' && agreed.birthDate === '' && agreed.bio === '');

/** One meeting of device and server. `made`: this device has just made the profile, so its word counts. */
const meetAtom = atom(null, async (get, set, made: boolean): Promise<void> => {
  const { cloud } = get(servicesAtom);
  const ownerId = get(ownerIdAtom);
  if (cloud === undefined || ownerId === null) return;
  const row = await cloud.readProfile(ownerId);
  if (row === null || get(ownerIdAtom) !== ownerId) return;
  const server = row === 'none' ? EMPTY_ACCOUNT_PROFILE : profileOfRow(row);
  const device = get(deviceProfileAtom);
  // Nothing to hold it against where no profile is there, or only our own: whatever differs was said here.
  const known = get(syncAtom).agreed ?? (made || row === 'none' ? EMPTY_ACCOUNT_PROFILE : null);
  const recordIsOwn = get(storedProfileAtom).ownerId === ownerId;
  const agreed = known !== null && isTrusted(known, recordIsOwn) ? known : null;
  const { up, down } = mergeProfiles({ agreed, device, server });
  if (Object.keys(up).length > 0) {
    const outcome = await cloud.writeProfile(ownerId, rowOfChange(up));
    // Refused for good: kept here, and not asked again until it changes.
    if (outcome === 'later' || get(ownerIdAtom) !== ownerId) return;
  }
  // Whatever was changed here meanwhile is newer than what comes down, and goes up in the next meeting.
  const now = get(deviceProfileAtom);
  const untouched = Object.entries(down).filter(([key]) =>
    PROFILE_KEYS.some((known) => known === key && now[known] === device[known]),
  );
  set(applyAtom, Object.fromEntries(untouched));
  const held = get(deviceProfileAtom);
  const changedMeanwhile = PROFILE_KEYS.filter((key) => now[key] !== device[key]);
  const kept = Object.fromEntries(changedMeanwhile.map((key) => [key, device[key]]));
  set(syncAtom, { ownerId, agreed: { ...held, ...kept } });
});

/** Brings both sides together, one meeting at a time; a change during one starts another. */
export const syncProfileAtom = atom(null, async (get, set, made?: boolean): Promise<void> => {
  if (get(running)) {
    set(again, true);
    return;
  }
  set(running, true);
  try {
    await set(meetAtom, made === true);
    while (get(again)) {
      set(again, false);
      await set(meetAtom, false);
    }
  } finally {
    set(running, false);
    set(again, false);
  }
});
