/** The profile's record on this device, of whichever account. */
import { PROFILE_KEY, profileRecord } from '#state/profile.ts';
import { storedAtom } from '#state/stored-atom.ts';

export const { value: storedProfileAtom, remove: removeStoredProfileAtom } = storedAtom(
  profileRecord,
  PROFILE_KEY,
);
