/**
 * The answer to a sign-up. Of the account it shows the id and nothing else that is stored: it is the same for a new
 * address, for one whose sign-up still waits for its e-mail, and for one that has an account.
 */
import { createHmac } from 'node:crypto';
import { isoNow, type AuthContext } from './context.ts';
import { toJson } from './users.ts';

const PROVIDER = 'email';

/** GoTrue's JSON of an account that waits for its e-mail, as it would be if it had been made just now. */
export function waitingAccount(
  context: Pick<AuthContext, 'now'>,
  { email, data }: { readonly email: string; readonly data: Readonly<Record<string, unknown>> },
  id: string,
): Readonly<Record<string, unknown>> {
  const now = new Date(context.now());
  const user = {
    id,
    email,
    encrypted_password: null,
    email_confirmed_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: { provider: PROVIDER, providers: [PROVIDER] },
    raw_user_meta_data: data,
    email_change: null,
    email_change_confirm_status: 0,
    created_at: now,
    updated_at: now,
  };
  const identity = {
    id: crypto.randomUUID(),
    provider: PROVIDER,
    provider_id: id,
    identity_data: { sub: id, email },
    created_at: now,
  };
  return { ...toJson(user, [identity]), confirmation_sent_at: isoNow(context) };
}

/**
 * The id that is shown for an address that has an account: the same at each sign-up, as a waiting account's is, and
 * no account's.
 */
export function secondId({ jwtSecret }: Pick<AuthContext, 'jwtSecret'>, email: string): string {
  const hash = createHmac('sha256', jwtSecret).update(`second account of ${email}`).digest('hex');
  // A random UUID (version 4, variant 8 to b), as PostgreSQL makes them.
  const variant = (8 + (parseInt(hash.charAt(16), 16) % 4)).toString(16);
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, variant + hash.slice(17, 20)];
  return [...parts, hash.slice(20, 32)].join('-');
}
