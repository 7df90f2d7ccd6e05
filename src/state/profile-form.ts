/** What may stand in the profile form, with a code for each thing that may not; the words are in the locale files. */
import * as z from 'zod';
import { cleanLine, cleanText, countGraphemes } from '#domain/account/clean-text.ts';
import {
  BIO_MAX,
  BIO_UNITS_MAX,
  EMAIL_MAX,
  MIN_AGE,
  NAME_MAX,
  NAME_UNITS_MAX,
} from '#domain/account/limits.ts';
import type { ProfileFields } from '#state/profile.ts';

/** No living person is older: a higher age is a typing error. */
export const MAX_AGE = 120;

export const PROFILE_ERRORS = [
  'name-missing',
  'name-long',
  'email-invalid',
  'email-long',
  'email-foreign',
  'birth-invalid',
  'birth-future',
  'birth-young',
  'birth-old',
  'bio-long',
] as const;
export type ProfileError = (typeof PROFILE_ERRORS)[number];

/** `code` travels as the message of the issue. */
const code = (error: ProfileError): string => error;

/** Full years between two days, both YYYY-MM-DD. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

function birthError(birthDate: string, today: string): ProfileError | null {
  if (birthDate === '') return null;
  if (!z.iso.date().safeParse(birthDate).success) return 'birth-invalid';
  if (birthDate > today) return 'birth-future';
  const age = ageOn(birthDate, today);
  if (age < MIN_AGE) return 'birth-young';
  return age > MAX_AGE ? 'birth-old' : null;
}

const fits = (letters: number, units: number) => (text: string) =>
  text.length <= units && countGraphemes(text) <= letters;

/**
 * @param today local day, YYYY-MM-DD
 * @param accountEmail the only address that the account takes; null where there is no account to keep it
 */
export function profileFormSchema(
  today: string,
  accountEmail: string | null = null,
): z.ZodType<ProfileFields, ProfileFields> {
  const isOwn = (email: string) =>
    accountEmail === null || email.toLowerCase() === accountEmail.toLowerCase();
  return z.object({
    name: z
      .string()
      .overwrite(cleanLine)
      .trim()
      .min(1, code('name-missing'))
      .refine(fits(NAME_MAX, NAME_UNITS_MAX), code('name-long')),
    email: z
      .string()
      .overwrite(cleanLine)
      .trim()
      .max(EMAIL_MAX, code('email-long'))
      .refine((email) => email === '' || z.email().safeParse(email).success, code('email-invalid'))
      .refine((email) => email === '' || isOwn(email), code('email-foreign')),
    birthDate: z.string().superRefine((birthDate, context) => {
      const error = birthError(birthDate, today);
      if (error !== null) context.addIssue({ code: 'custom', message: code(error) });
    }),
    bio: z.string().overwrite(cleanText).trim().refine(fits(BIO_MAX, BIO_UNITS_MAX), code('bio-long')),
  });
}
