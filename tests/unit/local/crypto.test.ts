import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVerifier } from '#functions/http/jwt.ts';
import {
  hashPassword,
  isPassword,
  isVerifier,
  PASSWORD_COST,
  randomCode,
  signJwt,
} from '#local/auth/crypto.ts';

const CHEAP = { passwordCost: { N: 1024, p: 1 }, address: 'here' };

test('a password is known again, at its own cost, and no other is', async () => {
  const stored = await hashPassword('pässword', { ...CHEAP, passwordCost: PASSWORD_COST });
  expect(stored).toMatch(/^scrypt\$32768\$3\$/);
  expect(await isPassword('pässword', stored, CHEAP)).toBe(true);
  // The same letters, composed by another keyboard.
  expect(await isPassword('pa\u0308ssword', stored, CHEAP)).toBe(true);
  expect(await isPassword('password', stored, CHEAP)).toBe(false);
  expect(await hashPassword('pässword', CHEAP)).not.toBe(await hashPassword('pässword', CHEAP));
});

test('a hash made like another one shows whether the password is the same', async () => {
  const stored = await hashPassword('pässword', CHEAP);
  expect(await hashPassword('pa\u0308ssword', CHEAP, stored)).toBe(stored);
  expect(await hashPassword('password', CHEAP, stored)).not.toBe(stored);
});

test('an account without a password has none that fits', async () => {
  expect(await isPassword('', null, CHEAP)).toBe(false);
  expect(await isPassword('', '', CHEAP)).toBe(false);
  expect(await isPassword('x', 'bcrypt$1$1$a$b', CHEAP)).toBe(false);
});

test('a PKCE verifier belongs to its challenge (RFC 7636, appendix B)', () => {
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  expect(isVerifier(verifier, 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')).toBe(true);
  expect(isVerifier(verifier, verifier)).toBe(false);
  expect(isVerifier('', createHash('sha256').update('x').digest('base64url'))).toBe(false);
});

test('codes have six digits, leading zeros included', () => {
  for (let i = 0; i < 200; i += 1) expect(randomCode()).toMatch(/^\d{6}$/);
});

test('what is signed here verifies there, and ends in time', async () => {
  const clock = { ms: 1_000_000 };
  const issuers = new Set(['me']);
  const verify = createVerifier({ secret: 'a secret', fetchKeys: null, issuers, now: () => clock.ms });
  const claims = { iss: 'me', aud: 'authenticated', sub: 'me', role: 'authenticated', exp: 2_000 };
  const token = await signJwt(claims, 'a secret');
  expect(await verify(token)).toMatchObject({ sub: 'me' });
  expect(await verify(await signJwt(claims, 'another'))).toBeNull();
  clock.ms = 2_011_000;
  expect(await verify(token)).toBeNull();
});
