/** What a person with an account says of themselves: one record on this device, for one account at a time. */
import * as z from 'zod/mini';
import { storedRecord } from '#state/stored-record.ts';

export const PROFILE_KEY = 'roast-me-profile';
export const NAME_MAX = 30;
export const BIO_MAX = 160;
/** RFC 5321: a longer address cannot be mailed to. */
export const EMAIL_MAX = 254;

const profileSchema = z.object({
  version: z.literal(1),
  /** '' before anybody has saved one. */
  ownerId: z.string().check(z.maxLength(128)),
  name: z.string().check(z.maxLength(NAME_MAX)),
  /** '' where none is given. */
  email: z.union([z.literal(''), z.email().check(z.maxLength(EMAIL_MAX))]),
  /** YYYY-MM-DD; '' where none is given. */
  birthDate: z.union([z.literal(''), z.iso.date()]),
  bio: z.string().check(z.maxLength(BIO_MAX)),
});

export type Profile = Readonly<z.infer<typeof profileSchema>>;
/** The fields of the form. */
export type ProfileFields = Omit<Profile, 'version' | 'ownerId'>;

export const NO_PROFILE: Profile = { version: 1, ownerId: '', name: '', email: '', birthDate: '', bio: '' };

export const profileRecord = storedRecord<Profile>({
  schema: profileSchema,
  version: 1,
  fallback: NO_PROFILE,
});
