/**
 * The profile as an account keeps it: what it holds, how it is called at the server, and which side wins where
 * device and server differ. Pure: src/state/profile-sync-atoms.ts moves the values.
 */
import {
  AGE_RANGES,
  GENDERS,
  INTERESTS,
  LANGS,
  MAIN_CONCERNS,
  PRIVACIES,
  SKINCARE_LEVELS,
  STYLES,
} from '#functions/vocabulary.ts';
import * as z from 'zod/mini';
import { DEFAULT_NOTIFICATIONS } from '#state/notifications/preferences.ts';
import { UNKNOWN_PERSONALIZATION } from '#state/onboarding.ts';
import { BIO_MAX, EMAIL_MAX, NAME_MAX } from '#state/profile.ts';
import { DEFAULT_SETTINGS } from '#state/settings.ts';
import { storedRecord } from '#state/stored-record.ts';

const accountProfileSchema = z.object({
  language: z.enum(LANGS),
  displayName: z.string().check(z.maxLength(NAME_MAX)),
  email: z.string().check(z.maxLength(EMAIL_MAX)),
  birthDate: z.union([z.literal(''), z.iso.date()]),
  bio: z.string().check(z.maxLength(BIO_MAX)),
  ageRange: z.nullable(z.enum(AGE_RANGES)),
  gender: z.nullable(z.enum(GENDERS)),
  mainConcern: z.nullable(z.enum(MAIN_CONCERNS)),
  skincareLevel: z.nullable(z.enum(SKINCARE_LEVELS)),
  interest: z.nullable(z.enum(INTERESTS)),
  style: z.nullable(z.enum(STYLES)),
  notifications: z.boolean(),
  emailUpdates: z.boolean(),
  soundEffects: z.boolean(),
  privacy: z.enum(PRIVACIES),
});

/** '' and null are gaps: nobody has said anything there. */
export type AccountProfile = Readonly<z.infer<typeof accountProfileSchema>>;
export type ProfileKey = keyof AccountProfile;
export type ProfileChange = Partial<AccountProfile>;
/** A row of the table `profiles`, or a part of it. */
export type ProfileRow = Readonly<Record<string, string | boolean | null>>;

/** What a device holds of a person who has said nothing. */
export const EMPTY_ACCOUNT_PROFILE: AccountProfile = {
  ...UNKNOWN_PERSONALIZATION,
  language: DEFAULT_SETTINGS.language,
  email: '',
  birthDate: '',
  bio: '',
  interest: null,
  style: DEFAULT_SETTINGS.style,
  notifications: DEFAULT_NOTIFICATIONS.enabled,
  emailUpdates: DEFAULT_SETTINGS.emailUpdates,
  soundEffects: DEFAULT_SETTINGS.soundEffects,
  privacy: DEFAULT_SETTINGS.privacy,
};

const COLUMNS: Readonly<Record<ProfileKey, string>> = {
  language: 'language',
  displayName: 'display_name',
  email: 'email',
  birthDate: 'birth_date',
  bio: 'bio',
  ageRange: 'age_range',
  gender: 'gender',
  mainConcern: 'main_concern',
  skincareLevel: 'skincare_level',
  interest: 'interest',
  style: 'roast_style',
  notifications: 'notifications',
  emailUpdates: 'email_updates',
  soundEffects: 'sound_effects',
  privacy: 'privacy',
};
export const PROFILE_KEYS = Object.keys(COLUMNS) as readonly ProfileKey[];

/** "friends" here is "friends-only" there; every other word is the same. */
const FRIENDS_ONLY = 'friends-only';
const toColumn = (key: ProfileKey, value: AccountProfile[ProfileKey]): string | boolean | null => {
  if (key === 'privacy' && value === 'friends') return FRIENDS_ONLY;
  return value === '' ? null : value;
};

/** A change as the columns of the table. */
export function rowOfChange(change: ProfileChange): ProfileRow {
  return Object.fromEntries(
    PROFILE_KEYS.flatMap((key) => {
      const value = change[key];
      return value === undefined ? [] : [[COLUMNS[key], toColumn(key, value)]];
    }),
  );
}

/** A row as it came (a style that was never chosen is a gap there); what is missing in it, or on no list of ours, is a gap. */
export function profileOfRow(row: ProfileRow): AccountProfile {
  const read = <K extends ProfileKey>(key: K): AccountProfile[K] => {
    const column = row[COLUMNS[key]];
    const value = key === 'privacy' && column === FRIENDS_ONLY ? 'friends' : column;
    const parsed = accountProfileSchema.shape[key].safeParse(value);
    return (
      parsed.success ? parsed.data : { ...EMPTY_ACCOUNT_PROFILE, style: null }[key]
    ) as AccountProfile[K];
  };
  const entries = PROFILE_KEYS.map((key) => [key, read(key)] as const);
  return accountProfileSchema.parse(Object.fromEntries(entries));
}

const isGap = (value: AccountProfile[ProfileKey]): boolean => value === null || value === '';

const pick = (from: AccountProfile, keys: readonly ProfileKey[]): ProfileChange =>
  Object.fromEntries(keys.map((key) => [key, from[key]]));

/**
 * Which values go up and which come down. `agreed` is what this device and the server last both held: what
 * differs from it here was changed here, and wins; what differs from it only there was changed on another
 * device. Null: they have never met, so the server's word stands and only its gaps are filled from here.
 * The language belongs to the device: it goes up, and never comes down under somebody's fingers.
 */
export function mergeProfiles(sides: {
  readonly agreed: AccountProfile | null;
  readonly device: AccountProfile;
  readonly server: AccountProfile;
}): { readonly up: ProfileChange; readonly down: ProfileChange } {
  const { agreed, device, server } = sides;
  const differing = PROFILE_KEYS.filter((key) => device[key] !== server[key]);
  const goesUp = (key: ProfileKey): boolean => {
    if (key === 'language') return true;
    return agreed === null ? isGap(server[key]) : device[key] !== agreed[key];
  };
  return {
    up: pick(device, differing.filter(goesUp)),
    down: pick(
      server,
      differing.filter((key) => !goesUp(key)),
    ),
  };
}

export const ACCOUNT_SYNC_KEY = 'roast-me-account';

/** Whose values this device holds, and what it has agreed on with the server. */
const syncSchema = z.object({
  version: z.literal(1),
  /** '' before anybody has signed in. */
  ownerId: z.string().check(z.maxLength(128)),
  agreed: z.nullable(accountProfileSchema),
});
export type AccountSync = Readonly<z.infer<typeof syncSchema>>;
export const NO_ACCOUNT_SYNC: AccountSync = { version: 1, ownerId: '', agreed: null };
export const accountSyncRecord = storedRecord<AccountSync>({
  schema: syncSchema,
  version: 1,
  fallback: NO_ACCOUNT_SYNC,
});
