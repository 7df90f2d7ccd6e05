/**
 * What is known of a person, one entry a field. The records of this device that hold the fields, the columns of the
 * account's row, reading, merging and applying follow from this table: see `account-profile.ts` and
 * `profile-sync-atoms.ts`.
 */
import * as z from 'zod/mini';
// By another name: linters take `z.catch` for a promise's. Taking it out of `z` would bundle all of zod.
import { catch as orElse, type ZodMiniType } from 'zod/mini';
import { cleanLine, cleanText } from '#domain/account/clean-text.ts';
import { BIO_UNITS_MAX, EMAIL_MAX, NAME_UNITS_MAX } from '#domain/account/limits.ts';
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

type Value = string | boolean | null;

/**
 * Where a field is asked, and with it the record that keeps it: `about-step` and `interest-step` in the record of the
 * first run, `profile-form` in the profile's, `settings` in the settings, `notifications` in the notifications'.
 */
export type Place = 'about-step' | 'interest-step' | 'profile-form' | 'settings' | 'notifications';

interface ProfileField {
  /** Its column in the table `profiles`. */
  readonly column: string;
  readonly schema: ZodMiniType<Value>;
  /** The value on a device before the person has given one. '' and null are gaps: null in the column. */
  readonly empty: Value;
  readonly asked: Place;
  /**
   * What it means that the account has no value. `cleared`: another device cleared it, so it is cleared here.
   * `unknown`: the account has not heard of it, so the value of this device fills it.
   */
  readonly gap: 'cleared' | 'unknown';
  /**
   * Whose value holds where device and account differ. `change`: of the side that changed it since both last agreed,
   * and this device's where both did. `device`: always this device's.
   */
  readonly wins: 'change' | 'device';
  /** Stays on the device when its person signs out: a choice about the device rather than about the person. */
  readonly stays?: true;
  /** An account has it in any case: nobody is asked whether it goes there. */
  readonly always?: true;
  /** Words that the column spells in another way. */
  readonly serverSpelling?: Readonly<Record<string, string>>;
}

/**
 * What a form let through is only recognised again here. zod's own `email` and `iso.date` would weigh half a kilobyte
 * on the first screen.
 */
const ADDRESS_OR_NONE = /^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** YYYY-MM-DD */
const DATE_OR_NONE = /^$|^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

export const PROFILE_FIELDS = {
  language: {
    column: 'language',
    schema: z.enum(LANGS),
    empty: LANGS[0],
    asked: 'settings',
    gap: 'unknown',
    // It never changes by itself while the app is in use.
    wins: 'device',
    stays: true,
    always: true,
  },
  displayName: {
    column: 'display_name',
    // Never leaves the phone in the facts.
    schema: z.string().check(z.overwrite(cleanLine), z.maxLength(NAME_UNITS_MAX)),
    empty: '',
    asked: 'about-step',
    gap: 'cleared',
    wins: 'change',
  },
  email: {
    column: 'email',
    schema: z.string().check(z.overwrite(cleanLine), z.maxLength(EMAIL_MAX), z.regex(ADDRESS_OR_NONE)),
    empty: '',
    asked: 'profile-form',
    gap: 'cleared',
    wins: 'change',
  },
  birthDate: {
    column: 'birth_date',
    schema: z.string().check(z.regex(DATE_OR_NONE)),
    empty: '',
    asked: 'profile-form',
    gap: 'cleared',
    wins: 'change',
  },
  bio: {
    column: 'bio',
    schema: z.string().check(z.overwrite(cleanText), z.maxLength(BIO_UNITS_MAX)),
    empty: '',
    asked: 'profile-form',
    gap: 'cleared',
    wins: 'change',
  },
  ageRange: {
    column: 'age_range',
    schema: z.nullable(z.enum(AGE_RANGES)),
    empty: null,
    asked: 'about-step',
    gap: 'unknown',
    wins: 'change',
  },
  gender: {
    column: 'gender',
    schema: z.nullable(z.enum(GENDERS)),
    empty: null,
    asked: 'about-step',
    gap: 'unknown',
    wins: 'change',
  },
  mainConcern: {
    column: 'main_concern',
    schema: z.nullable(z.enum(MAIN_CONCERNS)),
    empty: null,
    asked: 'about-step',
    gap: 'unknown',
    wins: 'change',
  },
  skincareLevel: {
    column: 'skincare_level',
    schema: z.nullable(z.enum(SKINCARE_LEVELS)),
    empty: null,
    asked: 'about-step',
    gap: 'cleared',
    wins: 'change',
  },
  interest: {
    column: 'interest',
    schema: z.nullable(z.enum(INTERESTS)),
    empty: null,
    asked: 'interest-step',
    gap: 'cleared',
    wins: 'change',
  },
  style: {
    column: 'roast_style',
    schema: z.enum(STYLES),
    empty: 'classic',
    asked: 'settings',
    gap: 'unknown',
    wins: 'change',
    stays: true,
  },
  notifications: {
    column: 'notifications',
    schema: z.boolean(),
    empty: false,
    asked: 'notifications',
    gap: 'unknown',
    wins: 'change',
    stays: true,
  },
  emailUpdates: {
    column: 'email_updates',
    schema: z.boolean(),
    empty: false,
    asked: 'settings',
    gap: 'unknown',
    wins: 'change',
  },
  soundEffects: {
    column: 'sound_effects',
    schema: z.boolean(),
    empty: true,
    asked: 'settings',
    gap: 'unknown',
    wins: 'change',
    stays: true,
  },
  privacy: {
    column: 'privacy',
    // Who may see the profile, once there is anything to see.
    schema: z.enum(PRIVACIES),
    empty: 'private',
    asked: 'settings',
    gap: 'unknown',
    wins: 'change',
    serverSpelling: { friends: 'friends-only' },
  },
} as const satisfies Readonly<Record<string, ProfileField>>;

type Fields = typeof PROFILE_FIELDS;
export type ProfileKey = keyof Fields;
type KeyAsked<P extends Place> = {
  [K in ProfileKey]: Fields[K]['asked'] extends P ? K : never;
}[ProfileKey];

/** All of it. */
export type AccountProfile = { readonly [K in ProfileKey]: z.infer<Fields[K]['schema']> };
/** What is asked in one place. */
export type Asked<P extends Place> = Pick<AccountProfile, KeyAsked<P>>;

/** Columns of every profile that goes up, whatever its person has said. */
export const PROFILE_FRAME = ['user_id', 'onboarding_completed'] as const;

export const PROFILE_KEYS = Object.keys(PROFILE_FIELDS) as readonly ProfileKey[];
export const fieldOf = (key: ProfileKey): ProfileField => PROFILE_FIELDS[key];

export const keysAsked = <P extends Place>(place: P): readonly KeyAsked<P>[] =>
  PROFILE_KEYS.filter((key): key is KeyAsked<P> => fieldOf(key).asked === place);

/** An object of the fields of one place. */
const eachAsked = <Each>(place: Place, of: (field: ProfileField) => Each) =>
  Object.fromEntries(keysAsked(place).map((key) => [key, of(fieldOf(key))]));

/** The schemas of the fields of one place, for the record that keeps them. */
export const shapeOf = <P extends Place>(place: P) =>
  eachAsked(place, ({ schema }) => schema) as { [K in KeyAsked<P>]: Fields[K]['schema'] };

/** An object of the fields of one place in which a value that this version does not know is none; the others hold. */
export const forgivingSchema = <P extends Place>(place: P) =>
  z.object(eachAsked(place, ({ schema, empty }) => orElse(schema, empty))) as unknown as ZodMiniType<
    Asked<P>
  >;

export const emptyOf = <P extends Place>(place: P) => eachAsked(place, ({ empty }) => empty) as Asked<P>;

/** What of `from` is asked in one place; a field that `from` does not name is left out. */
export const partOf = <P extends Place, From extends Partial<AccountProfile>>(place: P, from: From) =>
  Object.fromEntries(
    keysAsked(place).flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])),
  ) as Pick<From, KeyAsked<P> & keyof From>;

/** What a device holds of a person who has said nothing. */
export const EMPTY_ACCOUNT_PROFILE: AccountProfile = {
  ...emptyOf('about-step'),
  ...emptyOf('interest-step'),
  ...emptyOf('profile-form'),
  ...emptyOf('settings'),
  ...emptyOf('notifications'),
};
