/**
 * A change of address: a code goes to the address until now, so that its reader learns of it and agrees, and one
 * to the new address. The second of the two to come back changes it (`double_confirm_changes` of GoTrue). Whether
 * the new address has an account already is said to its reader and to nobody else.
 */
import type { Queries } from '../database/open.ts';
import type { AuthContext } from './context.ts';
import { AuthFailure } from './failure.ts';
import { forgetOneTime, forgetOneTimes, invalidOneTime, sendOneTime, type OneTime } from './one-time.ts';
import { userByEmail, userById, type User } from './users.ts';

export interface AddressChange {
  readonly user: User;
  readonly next: string;
  readonly codeChallenge: string | null;
  readonly redirectTo: string;
}

/** Begins it, anew where one was under way. `limitMail` comes first. */
export async function beginAddressChange(
  context: AuthContext,
  queries: Queries,
  { user, next, codeChallenge, redirectTo }: AddressChange,
): Promise<void> {
  await queries.query(
    'update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1',
    [user.id, next],
  );
  const send = { user, codeChallenge, redirectTo };
  await sendOneTime(context, queries, { ...send, kind: 'email_change_current', email: user.email });
  const holder = await userByEmail(queries, next);
  if (holder === null) await sendOneTime(context, queries, { ...send, kind: 'email_change', email: next });
  else await refuseQuietly(context, queries, { user, holder });
}

/** Nothing that was sent before leads on, and the reader of the address learns that somebody wanted it. */
async function refuseQuietly(
  context: AuthContext,
  queries: Queries,
  { user, holder }: { readonly user: User; readonly holder: User },
): Promise<void> {
  await forgetOneTime(queries, user.id, 'email_change');
  const mail = { kind: 'address_taken', to: holder.email, userId: holder.id } as const;
  await context.mail(queries, { ...mail, link: null, code: null });
}

/** What was answered when only one of the two has been confirmed; GoTrue writes the code as a text. */
export const HALF_CONFIRMED = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: '200',
} as const;

/** One of the two said yes; whether the address has changed by that. */
export async function confirmAddressChange(
  context: AuthContext,
  queries: Queries,
  { user_id }: Pick<OneTime, 'user_id'>,
): Promise<boolean> {
  const user = await userById(queries, user_id);
  if (user === null || user.email_change === null) throw invalidOneTime();
  if (user.email_change_confirm_status === 0) {
    await queries.query('update auth.users set email_change_confirm_status = 1 where id = $1', [user.id]);
    return false;
  }
  const next = user.email_change;
  // Both addresses have said yes, so this is told to the reader of `next`: it got an account meanwhile.
  if ((await userByEmail(queries, next)) !== null) {
    throw new AuthFailure(422, 'email_exists', 'A user with this email address has already been registered');
  }
  await queries.query(
    `update auth.users set email = $2, email_change = null, email_change_confirm_status = 0,
       email_confirmed_at = now(), updated_at = now() where id = $1`,
    [user.id, next],
  );
  await queries.query(
    `update auth.identities set identity_data = jsonb_set(identity_data, '{email}', to_jsonb($2::text))
     where user_id = $1 and provider = 'email'`,
    [user.id, next],
  );
  await forgetOneTimes(queries, user.id);
  // The session that begins by this very confirmation is made afterwards.
  await queries.query('delete from auth.sessions where user_id = $1', [user.id]);
  await context.mail(queries, {
    kind: 'email_changed',
    to: user.email,
    userId: user.id,
    link: null,
    code: null,
  });
  return true;
}
