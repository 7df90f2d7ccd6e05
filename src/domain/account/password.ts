/** How hard a password is to guess: a rough measure for a hint, not a promise. */
import { PASSWORD_MIN } from './limits.ts';

export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

const COMMON =
  /^(?:password|passw0rd|qwerty|asdf|iloveyou|letmein|welcome|admin|roastme)|12345|abcdef|^(.)\1+$/i;
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /[\p{Lo}\p{Lm}]/u, /\p{Script=Han}/u];

/** Long beats mixed; the first words of every guessing list stay weak however they are decorated. */
export function passwordStrength(password: string): Strength {
  const letters = Array.from(password);
  if (letters.length < PASSWORD_MIN || COMMON.test(password)) return 'weak';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const distinct = new Set(letters).size;
  const points = (letters.length >= 12 ? 1 : 0) + (letters.length >= 16 ? 1 : 0) + (kinds - 1);
  if (distinct < 5 || points <= 0) return 'weak';
  if (points === 1) return 'fair';
  return points === 2 ? 'good' : 'strong';
}
