/** Which passwords are refused, and why: too short, on every guesser's list, or the address itself. */
import { MIN_PASSWORD } from './context.ts';
import { AuthFailure } from './failure.ts';

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** The 50,000 most common ones, most frequent first; loaded when first asked for (0.2 s). */
let common: Promise<ReadonlySet<string>> | null = null;
const commonPasswords = () =>
  (common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD)),
  ));

/**
 * Throws AuthFailure (422) with the reasons that supabase-js hands on as AuthWeakPasswordError. `pwned` is the
 * word of hosted projects for a password that is publicly known; `email` is ours.
 */
export async function requireStrong(candidate: string, email: string): Promise<void> {
  const weak = (reason: string, message: string) =>
    new AuthFailure(422, 'weak_password', message, { weak_password: { reasons: [reason] } });
  if (candidate.length < MIN_PASSWORD) {
    throw weak('length', `Password should be at least ${MIN_PASSWORD} characters.`);
  }
  const password = plain(candidate);
  if (password === email || password === email.split('@', 1)[0]) {
    throw weak('email', 'Password should not be the e-mail address.');
  }
  if ((await commonPasswords()).has(password)) {
    throw weak('pwned', 'Password is known to be weak and easy to guess, please choose a different one.');
  }
}
