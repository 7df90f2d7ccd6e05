import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  codeSchema,
  emailSchema,
  fieldErrorKey,
  loginSchema,
  newPasswordSchema,
  signupSchema,
} from '#state/account-forms.ts';

/** Field → key of the first thing that is wrong with it. */
function errors(schema: z.ZodType, value: unknown): Record<string, string | null> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return {};
  const found: Record<string, string | null> = {};
  for (const { path, message } of parsed.error.issues) found[String(path[0])] ??= fieldErrorKey(message);
  return found;
}

const GOOD = { email: 'aki@example.org', password: 'purple7tent', terms: true };

describe('forms', () => {
  it('take what is right', () => {
    expect(signupSchema.parse(GOOD)).toEqual(GOOD);
    expect(loginSchema.parse({ email: 'a@b.jp', password: 'x' })).toEqual({ email: 'a@b.jp', password: 'x' });
  });

  it.each([
    ['', 'emailRequired'],
    ['   ', 'emailRequired'],
    ['aki', 'emailInvalid'],
    ['aki@', 'emailInvalid'],
    ['a b@example.org', 'emailInvalid'],
    [`${'a'.repeat(250)}@example.org`, 'emailInvalid'],
  ])('e-mail %j: %s', (email, key) => {
    expect(errors(emailSchema, { email })).toEqual({ email: key });
  });

  it('read what a Japanese keyboard types', () => {
    expect(emailSchema.parse({ email: ' ａｋｉ＠ｅｘａｍｐｌｅ．ｏｒｇ ' })).toEqual({
      email: 'aki@example.org',
    });
    // As contacts and chats hand it over: with marks of direction and spaces of no width.
    expect(emailSchema.parse({ email: '\u200eaki@exa\u200bmple.org\u2069\u0000' })).toEqual({
      email: 'aki@example.org',
    });
    expect(codeSchema.parse({ code: '\u2068123456\u2069' })).toEqual({ code: '123456' });
    expect(codeSchema.parse({ code: '１２３ ４５６' })).toEqual({ code: '123456' });
  });

  it.each([
    ['', 'passwordRequired'],
    ['seven77', 'passwordShort'],
    ['あ'.repeat(25), 'passwordLong'],
    ['a'.repeat(73), 'passwordLong'],
  ])('a new password %j: %s', (password, key) => {
    expect(errors(newPasswordSchema, { password })).toEqual({ password: key });
  });

  it('do not judge a password that exists already', () => {
    expect(errors(loginSchema, { email: GOOD.email, password: 'old' })).toEqual({});
    expect(errors(loginSchema, { email: GOOD.email, password: '' })).toEqual({
      password: 'passwordRequired',
    });
  });

  it('name everything that is wrong at once', () => {
    expect(errors(signupSchema, { email: '', password: 'x', terms: false })).toEqual({
      email: 'emailRequired',
      password: 'passwordShort',
      terms: 'termsRequired',
    });
  });

  it.each(['', '12345', '1234567', '12345a', '12 34'])('code %j is none', (code) => {
    expect(errors(codeSchema, { code })).toEqual({ code: 'codeInvalid' });
  });

  it.each(['123456', '123 456', '123-456', ' 000000 '])('code %j is one', (code) => {
    expect(errors(codeSchema, { code })).toEqual({});
  });
});
