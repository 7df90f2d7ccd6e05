/** Keeps the profile on this device and the one in the account alike, whichever of them was changed. */
import { atom, type Getter } from 'jotai';
import type { CloudService, ProfileRow, Stay } from '#ports/cloud.ts';
import {
  accountSyncRecord,
  ACCOUNT_SYNC_KEY,
  mergeProfiles,
  PROFILE_COLUMNS,
  profileOfRow,
  rowOfChange,
  type ProfileChange,
} from '#state/account-profile.ts';
import { forgetGivingAtom } from '#state/giving-atoms.ts';
import { ownerIdAtom } from '#state/history-atoms.ts';
import { notificationPreferencesAtom, wishNotificationsAtom } from '#state/notifications/preference-atoms.ts';
import {
  localOnlyFieldsAtom,
  onboardingAtom,
  personalizationAtom,
  recallInterestAtom,
} from '#state/onboarding-atoms.ts';
import {
  EMPTY_ACCOUNT_PROFILE,
  fieldOf,
  keysAsked,
  partOf,
  PROFILE_FIELDS,
  PROFILE_KEYS,
  type AccountProfile,
  type ProfileKey,
} from '#state/profile-fields.ts';
import { NO_PROFILE, removeStoredProfileAtom, storedProfileAtom } from '#state/profile.ts';
import { servicesAtom } from '#state/services.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { storedAtom, takeStoredAtom } from '#state/stored-atom.ts';

const { value: syncAtom, remove: removeSyncAtom } = storedAtom(accountSyncRecord, ACCOUNT_SYNC_KEY);

/** What this device holds of the signed-in user's profile, from the records that keep it. */
export const deviceProfileAtom = atom((get): AccountProfile => {
  const stored = get(storedProfileAtom);
  const { interest, personalization } = get(onboardingAtom);
  return {
    ...personalization,
    ...partOf('interest-step', { interest }),
    ...partOf('profile-form', stored.ownerId === get(ownerIdAtom) ? stored : NO_PROFILE),
    ...partOf('settings', get(settingsAtom)),
    ...partOf('notifications', { notifications: get(notificationPreferencesAtom).enabled }),
  };
});

/** What a new account gets from this device in any case. */
export const ALWAYS_IN_ACCOUNT = PROFILE_KEYS.filter((key) => fieldOf(key).always === true);

/** The fields that a new account would get from this device, unless they are kept here: all that were filled in. */
export const filledInAtom = atom((get): readonly ProfileKey[] => {
  const device = get(deviceProfileAtom);
  return PROFILE_KEYS.filter((key) => fieldOf(key).always !== true && device[key] !== fieldOf(key).empty);
});

/**
 * Whether the account gets a field of this device. Switched on where both have met already, it counts as changed here,
 * and goes up in the next meeting; what the account has got is not taken back from it.
 */
export const keepInAccountAtom = atom(null, (_get, set, key: ProfileKey, on: boolean) => {
  set(localOnlyFieldsAtom, (kept) => [...kept.filter((one) => one !== key), ...(on ? [] : [key])]);
  if (on)
    set(syncAtom, ({ agreed }) =>
      agreed === null ? {} : { agreed: { ...agreed, ...Object.fromEntries([[key, fieldOf(key).empty]]) } },
    );
});

const isSame = (a: AccountProfile, b: AccountProfile) => PROFILE_KEYS.every((key) => a[key] === b[key]);

/** The profile here, where something of it was changed that the account has not heard of; null otherwise. */
export const unsyncedProfileAtom = atom((get): AccountProfile | null => {
  const { ownerId, agreed } = get(syncAtom);
  if (ownerId !== get(ownerIdAtom) || agreed === null) return null;
  const device = get(deviceProfileAtom);
  return isSame(agreed, device) ? null : device;
});

/** Whether device and account have yet to meet: what was entered here may be nowhere else. */
const unmetAtom = atom((get): boolean => {
  const { ownerId, agreed } = get(syncAtom);
  const mine = get(ownerIdAtom);
  return mine !== null && get(servicesAtom).cloud !== undefined && (ownerId !== mine || agreed === null);
});

/** Whether the account may not have heard yet of all that this device holds of the profile. */
export const profileWaitsAtom = atom((get) => get(unmetAtom) || get(unsyncedProfileAtom) !== null);

/** Whether a sign-out takes something of the profile from this device that the account may not have heard of. */
export const profileAtStakeAtom = atom((get): boolean => {
  if (!get(profileWaitsAtom)) return false;
  const known = get(syncAtom).agreed ?? EMPTY_ACCOUNT_PROFILE;
  const device = get(deviceProfileAtom);
  return PROFILE_KEYS.some((key) => fieldOf(key).stays !== true && device[key] !== known[key]);
});

const hasFields = (part: object): boolean => Object.keys(part).length > 0;

/** Puts each field into the record that keeps it. */
const applyAtom = atom(null, (get, set, change: ProfileChange) => {
  const about = partOf('about-step', change);
  if (hasFields(about)) set(personalizationAtom, about);
  if (change.interest !== undefined) set(recallInterestAtom, change.interest);
  const settings = partOf('settings', change);
  if (hasFields(settings)) set(settingsAtom, settings);
  if (change.notifications !== undefined) set(wishNotificationsAtom, change.notifications);
  const form = partOf('profile-form', change);
  const ownerId = get(ownerIdAtom);
  if (ownerId === null || (!hasFields(form) && change.displayName === undefined)) return;
  const name = get(personalizationAtom).displayName;
  set(storedProfileAtom, (now) => {
    const known = now.ownerId === ownerId ? {} : partOf('profile-form', NO_PROFILE);
    return { ...known, ...form, name, ownerId };
  });
});

/** What goes with a person who leaves this device. */
const GOING: ProfileChange = Object.fromEntries(
  PROFILE_KEYS.filter((key) => fieldOf(key).stays !== true).map((key) => [key, PROFILE_FIELDS[key].empty]),
);

/**
 * Forgets on this device what it knows of a person: the account keeps it, the next person must not get it. A choice
 * about the device that was not to go to an account stays here, as the choice itself does.
 */
export const forgetPersonAtom = atom(null, (_get, set) => {
  // First: without an agreement nothing that goes counts as a change, in no tab.
  set(removeSyncAtom);
  set(applyAtom, GOING);
  set(localOnlyFieldsAtom, (kept) => kept.filter((key) => fieldOf(key).stays === true));
  set(removeStoredProfileAtom);
  set(forgetGivingAtom);
});

/**
 * Once more, at the end of a sign-out, where something of this person was put back meanwhile: by a tab that had not heard
 * of it. Not where they are here again.
 */
export const forgetAgainAtom = atom(null, (get, set, ownerId: string) => {
  const services = get(servicesAtom);
  // As it is stored: what another tab has written is not known to this one.
  const { value } = accountSyncRecord.read(services.text(ACCOUNT_SYNC_KEY).read());
  if (value.ownerId === ownerId && services.cloud?.stay(ownerId).here() !== true) set(forgetPersonAtom);
});

/** As if device and account had never met: the account's word stands in the next meeting. */
export const forgetAgreementAtom = atom(null, (get, set) => {
  // Nothing is written on a device that has never had an account.
  if (get(syncAtom).ownerId !== '') set(syncAtom, { agreed: null, entered: null });
});

/** Before anything of this device is told to an account: what belongs to another one goes. */
const claimDeviceAtom = atom(null, (get, set) => {
  const ownerId = get(ownerIdAtom);
  const { cloud } = get(servicesAtom);
  if (cloud === undefined || ownerId === null || get(syncAtom).ownerId === ownerId) return;
  const stay = cloud.stay(ownerId);
  if (!stay.here()) return;
  // Another tab may have been quicker: then the device is theirs already, with all that they have changed in it since.
  set(takeStoredAtom);
  const known = get(syncAtom).ownerId;
  if (known === ownerId) return;
  if (known !== '') set(forgetPersonAtom);
  const entered = stay.session === null ? null : { session: stay.session, device: get(deviceProfileAtom) };
  set(syncAtom, { ownerId, agreed: null, entered });
});

const running = atom<Promise<void> | null>(null);
const again = atom(false);

/** A lost or damaged record of the form's fields is no wish to clear them in the account. */
const isTrusted = (agreed: AccountProfile, recordIsOwn: boolean) =>
  recordIsOwn || keysAsked('profile-form').every((key) => agreed[key] === PROFILE_FIELDS[key].empty);

/** This device's side of a meeting, as it is now. */
function sideOf(get: Getter, { session }: Stay) {
  const { agreed, entered } = get(syncAtom);
  return {
    agreed,
    device: get(deviceProfileAtom),
    /** Before the first meeting: what their person found here. Null afterwards, and in a later session. */
    found: agreed === null && entered?.session === session ? entered.device : null,
    keptHere: get(localOnlyFieldsAtom),
    recordIsOwn: get(storedProfileAtom).ownerId === get(ownerIdAtom),
  };
}
type Side = ReturnType<typeof sideOf>;

/** What goes up to the account and what comes down from it, where `row` is what it has. */
function merged(row: ProfileRow | 'none', { device, found, keptHere, recordIsOwn, ...side }: Side) {
  const isNew = row === 'none';
  const server = isNew ? EMPTY_ACCOUNT_PROFILE : profileOfRow(row);
  // Where the account has no profile (any more), all that this device holds was entered here.
  const known = isNew ? EMPTY_ACCOUNT_PROFILE : side.agreed;
  const agreed = known !== null && isTrusted(known, recordIsOwn) ? known : null;
  const before = found !== null && isTrusted(found, recordIsOwn) ? found : device;
  const isChange = (key: ProfileKey) => device[key] !== before[key] && !keptHere.includes(key);
  const changes = Object.fromEntries(PROFILE_KEYS.filter(isChange).map((key) => [key, device[key]]));
  const { up, down } = mergeProfiles({ agreed, device: before, server, localOnlyFields: keptHere });
  const coming = Object.entries(down).filter(([key]) => !Object.hasOwn(changes, key));
  return { isNew, up: { ...up, ...changes }, down: Object.fromEntries(coming) };
}

interface Sent {
  readonly ownerId: string;
  readonly isNew: boolean;
  readonly up: ProfileChange;
  readonly may: () => boolean;
}
const send = (cloud: CloudService, { ownerId, isNew, up, may }: Sent) =>
  isNew
    ? cloud.makeProfile(ownerId, rowOfChange(up), may)
    : cloud.writeProfile(ownerId, rowOfChange(up), may);

/**
 * One meeting of device and account. True: another device made the profile meanwhile, and they have yet to meet. Who
 * leaves is forgotten here, and that is no change: from then on nothing is written, on neither side.
 */
const syncProfileOnceAtom = atom(null, async (get, set): Promise<boolean> => {
  const { cloud } = get(servicesAtom);
  const ownerId = get(ownerIdAtom);
  if (cloud === undefined || ownerId === null) return false;
  const stay = cloud.stay(ownerId);
  const may = () => stay.here() && get(ownerIdAtom) === ownerId && get(syncAtom).ownerId === ownerId;
  if (!may()) return false;
  const row = await cloud.readProfile(ownerId, PROFILE_COLUMNS);
  if (row === null || !may()) return false;
  const side = sideOf(get, stay);
  const { device } = side;
  const { isNew, up, down } = merged(row, side);
  if (hasFields(up)) {
    const outcome = await send(cloud, { ownerId, isNew, up, may });
    if (!may()) return false;
    if (outcome === 'exists') return true;
    // Refused for good: kept here, and not asked again until it changes.
    if (outcome === 'later') return false;
  }
  // Whatever was changed here meanwhile is newer than what comes down, and goes up in the next meeting.
  const now = get(deviceProfileAtom);
  const changedMeanwhile = PROFILE_KEYS.filter((key) => now[key] !== device[key]);
  const untouched = Object.entries(down).filter(([key]) => !changedMeanwhile.some((one) => one === key));
  set(applyAtom, Object.fromEntries(untouched));
  const before = Object.fromEntries(changedMeanwhile.map((key) => [key, device[key]]));
  set(syncAtom, { ownerId, agreed: { ...get(deviceProfileAtom), ...before }, entered: null });
  return false;
});

/** Sends what the account may not have heard of as it is at this moment: a sign-out forgets it here at once. */
export const sendProfileAtom = atom(null, async (get): Promise<void> => {
  const { cloud } = get(servicesAtom);
  const ownerId = get(ownerIdAtom);
  const isMine = ownerId !== null && get(syncAtom).ownerId === ownerId;
  if (cloud === undefined || !isMine || !get(profileWaitsAtom)) return;
  const stay = cloud.stay(ownerId);
  const side = sideOf(get, stay);
  const row = await cloud.readProfile(ownerId, PROFILE_COLUMNS);
  if (row === null) return;
  const { isNew, up } = merged(row, side);
  if (hasFields(up)) await send(cloud, { ownerId, isNew, up, may: stay.lasts });
});

const meetingsAtom = atom(null, async (get, set): Promise<void> => {
  try {
    // Once: a profile that exists and cannot be read must not be asked for without end.
    if (await set(syncProfileOnceAtom)) await set(syncProfileOnceAtom);
    while (get(again)) {
      set(again, false);
      await set(syncProfileOnceAtom);
    }
  } finally {
    set(running, null);
    set(again, false);
  }
});

/** Brings both sides together, one meeting at a time; a change during one starts another, for which all wait. */
export const syncProfileAtom = atom(null, (get, set): Promise<void> => {
  set(claimDeviceAtom);
  const under = get(running);
  if (under !== null) {
    set(again, true);
    return under;
  }
  const meetings = set(meetingsAtom);
  set(running, meetings);
  return meetings;
});

/** Another meeting where the account may not have heard of everything, or the one under way; whether it has then. */
export const meetIfWaitingAtom = atom(null, async (get, set): Promise<boolean> => {
  if (get(profileWaitsAtom)) await (get(running) ?? set(syncProfileAtom));
  return !get(profileWaitsAtom);
});
