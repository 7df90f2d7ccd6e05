/** The profile of the signed-in user, and the ways to change and to leave it. */
import { atom } from 'jotai';
import type { AuthOutcome, SignOutScope } from '#ports/auth.ts';
import { ownerIdAtom } from '#state/history-atoms.ts';
import { localOnlyFieldsAtom, personalizationAtom } from '#state/onboarding-atoms.ts';
import { NO_PROFILE, type Profile, type ProfileFields, storedProfileAtom } from '#state/profile.ts';
import {
  forgetAgainAtom,
  forgetPersonAtom,
  keepInAccountAtom,
  sendProfileAtom,
} from '#state/profile-sync-atoms.ts';
import { sessionAtom, signOutAtom } from '#state/session-atoms.ts';

/** Read: what was saved for this account, else what the account itself knows. Null: no account. */
export const profileAtom = atom((get): Profile | null => {
  const session = get(sessionAtom);
  if (session.kind !== 'user') return null;
  const { id, name, email } = session.user;
  const stored = get(storedProfileAtom);
  if (stored.ownerId === id) return stored;
  const called = name === '' ? get(personalizationAtom).displayName : name;
  return { ...NO_PROFILE, ownerId: id, name: called, email: email ?? '' };
});

/** Saves the form. The name is also the one that the next roast calls the person by. */
export const saveProfileAtom = atom(null, (get, set, fields: ProfileFields) => {
  const ownerId = get(ownerIdAtom);
  if (ownerId === null) return;
  set(storedProfileAtom, { ...fields, ownerId });
  // A name that is entered here is meant for the account, also where the one of the first run was kept on the phone.
  const renamed = fields.name !== get(personalizationAtom).displayName;
  if (renamed && get(localOnlyFieldsAtom).includes('displayName'))
    set(keepInAccountAtom, 'displayName', true);
  set(personalizationAtom, { displayName: fields.name });
});

/**
 * Signs out. What this device knows of an account's person stays in the account; the next user
 * of this device must not get it. A guest's answers are the device's own, and stay.
 */
export const leaveAtom = atom(null, async (get, set, scope: SignOutScope): Promise<AuthOutcome> => {
  const ownerId = get(ownerIdAtom);
  if (ownerId === null || scope === 'others') return set(signOutAtom, scope);
  const sending = set(sendProfileAtom);
  const leaving = set(signOutAtom, scope, sending);
  set(forgetPersonAtom);
  const outcome = await leaving;
  set(forgetAgainAtom, ownerId);
  return outcome;
});
