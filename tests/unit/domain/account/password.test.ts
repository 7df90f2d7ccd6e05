import fc from 'fast-check';
import { expect, it } from 'vitest';
import { passwordStrength, STRENGTHS } from '#domain/account/password.ts';

it.each([
  ['', 'weak'],
  ['short1!', 'weak'],
  ['password2026!', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['abababababab', 'weak'],
  ['12345678Aa!', 'weak'],
  ['purple7tent', 'fair'],
  ['purple7Tent', 'good'],
  ['correct horse battery', 'strong'],
  ['いじりは愛のある冗談です', 'good'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

it('does not fall when a character of a new kind is added to a decent password', () => {
  const rank = (password: string) => STRENGTHS.indexOf(passwordStrength(password));
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{8,20}$/), (password) => {
      expect(rank(`${password}!`)).toBeGreaterThanOrEqual(rank(password));
    }),
  );
});
