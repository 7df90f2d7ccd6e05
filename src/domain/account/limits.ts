/** How long the texts of a person may be: what the table `profiles` takes (tests/unit/state/profile-fields.test.ts). */

export const NAME_MAX = 30;
/** Letters as they are seen (`countGraphemes`). */
export const BIO_MAX = 160;
/** What they may take in all, in UTF-16 units: a letter of emoji is made of several. */
export const BIO_UNITS_MAX = 640;
/** RFC 5321: a longer address cannot be mailed to. */
export const EMAIL_MAX = 254;
