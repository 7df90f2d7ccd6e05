/** What a person with an account says of themselves: one record on this device, for one account at a time. */
import * as z from 'zod/mini';
import { emptyOf, PROFILE_FIELDS, shapeOf } from '#state/profile-fields.ts';
import { storedAtom } from '#state/stored-atom.ts';
import { storedRecord } from '#state/stored-record.ts';

export const PROFILE_KEY = 'roast-me-profile';

const profileSchema = z.object({
  version: z.literal(1),
  /** '' before the first profile is saved. */
  ownerId: z.string().check(z.maxLength(128)),
  /** The display name, as it was saved with the form. */
  name: PROFILE_FIELDS.displayName.schema,
  ...shapeOf('profile-form'),
});

export type Profile = Readonly<z.infer<typeof profileSchema>>;
/** The fields of the form. */
export type ProfileFields = Omit<Profile, 'version' | 'ownerId'>;

export const NO_PROFILE: Profile = { version: 1, ownerId: '', name: '', ...emptyOf('profile-form') };

export const profileRecord = storedRecord<Profile>({
  schema: profileSchema,
  version: 1,
  fallback: NO_PROFILE,
});

/** The profile's record on this device, of whichever account. */
export const { value: storedProfileAtom, remove: removeStoredProfileAtom } = storedAtom(
  profileRecord,
  PROFILE_KEY,
);
