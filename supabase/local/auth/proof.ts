/**
 * Before a password changes, the caller proves to be the account's owner, and not just to hold a phone that was
 * left open: by the current password, by a code from an e-mail, or by having come in by one just now.
 */
import { redirectTarget, type AuthContext } from './context.ts';
import { isPassword } from './crypto.ts';
import { AuthFailure } from './failure.ts';
import { countFailure, limitGuesses } from './guesses.ts';
import { limitMail, redeemCode, sendOneTime } from './one-time.ts';
import type { SignedIn } from './sessions.ts';
import type { User } from './users.ts';

export interface Proof {
  readonly current_password?: string | undefined;
  /** The code that `sendNonce` e-mailed. */
  readonly nonce?: string | undefined;
}

/** Throws AuthFailure in GoTrue's codes, which say what is missing; a wrong proof counts as a wrong password. */
export async function requireProof(
  context: AuthContext,
  { user, signedIn, proof }: { readonly user: User; readonly signedIn: SignedIn; readonly proof: Proof },
): Promise<void> {
  const { current_password, nonce } = proof;
  if (nonce !== undefined && nonce !== '') {
    limitGuesses(context, 'code', user.email);
    const asked = { email: user.email, code: nonce, kinds: ['reauthentication'] } as const;
    const used = await context.database.transaction((queries) => redeemCode(context, queries, asked));
    if (used !== null) return;
    countFailure(context);
    throw new AuthFailure(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  if (user.encrypted_password !== null && current_password !== undefined && current_password !== '') {
    limitGuesses(context, 'password', user.email);
    context.budgets.spend(context.address, ['hashes']);
    if (await isPassword(current_password, user.encrypted_password, context)) return;
    countFailure(context);
    throw new AuthFailure(
      400,
      'current_password_invalid',
      'Current password required when setting new password.',
    );
  }
  if (signedIn.fresh) return;
  throw user.encrypted_password === null
    ? new AuthFailure(400, 'reauthentication_needed', 'Password update requires reauthentication')
    : new AuthFailure(
        400,
        'current_password_required',
        'Current password required when setting new password.',
      );
}

/** E-mails the code that `requireProof` takes. */
export async function sendNonce(context: AuthContext, user: User): Promise<void> {
  context.budgets.spend(context.address, ['mails']);
  limitMail(context, user.email);
  await context.database.transaction((queries) =>
    sendOneTime(context, queries, {
      user,
      kind: 'reauthentication',
      email: user.email,
      codeChallenge: null,
      redirectTo: redirectTarget(context, null),
    }),
  );
}
