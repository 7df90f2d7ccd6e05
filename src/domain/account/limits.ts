/** What an account asks of its person: said in the texts, too (src/i18n/figures.ts). */

/** In years. */
export const MIN_AGE = 13;
export const PASSWORD_MIN = 8;
/** What the server hashes; anything behind it would be ignored. In bytes of UTF-8. */
export const PASSWORD_MAX_BYTES = 72;
/** Of a code in an e-mail. */
export const CODE_DIGITS = 6;

// How long texts may be: what the table `profiles` takes (tests/unit/state/profile-fields.test.ts).
// Letters are those that are seen (`countGraphemes`); units, what they may take in all, are of UTF-16: a letter of emoji
// is made of several.
export const NAME_MAX = 30;
export const NAME_UNITS_MAX = 120;
export const BIO_MAX = 160;
export const BIO_UNITS_MAX = 640;
/** RFC 5321: a longer address cannot be mailed to. */
export const EMAIL_MAX = 254;

/** Days after which the account's server reminds no more of an app that nobody opens (supabase/migrations; a test compares). */
export const PUSH_DAYS = 60;

/** The side of a profile picture, in pixels. */
export const PICTURE_SIDE = 256;
