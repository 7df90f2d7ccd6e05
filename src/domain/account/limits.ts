/** How long the texts of a person may be: what the table `profiles` takes (tests/unit/state/profile-fields.test.ts). */

export const NAME_MAX = 30;
export const BIO_MAX = 160;
/** RFC 5321: a longer address cannot be mailed to. */
export const EMAIL_MAX = 254;
