/** What the account forms take. Every message is a key of the locale file `account.fields`. */
import * as z from 'zod';
import { cleanLine } from '#domain/account/clean-text.ts';
import { CODE_DIGITS, PASSWORD_MAX_BYTES, PASSWORD_MIN } from '#domain/account/limits.ts';

export const FIELD_ERRORS = [
  'emailRequired',
  'emailInvalid',
  'passwordRequired',
  'passwordShort',
  'passwordLong',
  'termsRequired',
  'codeInvalid',
] as const;
export type FieldErrorKey = (typeof FIELD_ERRORS)[number];

const message = (key: FieldErrorKey) => ({ error: key });
const EMAIL_MAX = 254;

/** Full-width letters and digits (ａ＠ｂ．ｊｐ, １２３) are what a Japanese keyboard types by default. */
const plain = (text: string) => cleanLine(text).normalize('NFKC').trim();

const email = z
  .string()
  .transform(plain)
  .pipe(
    z
      .string()
      .min(1, message('emailRequired'))
      .max(EMAIL_MAX, message('emailInvalid'))
      .pipe(z.email(message('emailInvalid'))),
  );
const password = z.string().min(1, message('passwordRequired'));
const newPassword = password
  .min(PASSWORD_MIN, message('passwordShort'))
  .refine((text) => new TextEncoder().encode(text).length <= PASSWORD_MAX_BYTES, message('passwordLong'));

export const loginSchema = z.object({ email, password });
const terms = z.boolean().refine((agreed) => agreed, message('termsRequired'));
export const signupSchema = z.object({ email, password: newPassword, terms });
export const emailSchema = z.object({ email });
/** Where an e-mail may make an account, and where it only goes to one that is there. */
export const agreedEmailSchema = emailSchema.extend({ terms });
export const plainEmailSchema = emailSchema.extend({ terms: z.boolean() });
export const newPasswordSchema = z.object({ password: newPassword });
export const codeSchema = z.object({
  code: z
    .string()
    .transform((text) => plain(text).replace(/[\s-]/g, ''))
    .pipe(z.string().regex(new RegExp(`^\\d{${CODE_DIGITS}}$`), message('codeInvalid'))),
});

/** The key that a schema put into an error; anything else (there is nothing else) reads as null. */
export function fieldErrorKey(text: string | undefined): FieldErrorKey | null {
  return FIELD_ERRORS.find((key) => key === text) ?? null;
}
