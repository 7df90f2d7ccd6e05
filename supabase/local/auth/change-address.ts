/**
 * A change of address: a code goes to the address until now, so that its reader learns of it and agrees, and one
 * to the new address. The second of the two to come back changes it (`double_confirm_changes` of GoTrue). Whether
 * the new address has an account already is said to its reader and to nobody else.
 */
import type { Queries } from '../database/open.ts';
import type { AuthContext } from './context.ts';
import { AuthFailure } from './failure.ts';
import {
  forgetOneTime,
  forgetOneTimes,
  invalidOneTime,
  sendOneTime,
  waitingKinds,
  type OneTime,
} from './one-time.ts';
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
  await forgetOneTime(queries, user.id, 'email_change_current');
  await forgetOneTime(queries, user.id, 'email_change');
  await sendOneTime(context, queries, { ...send, kind: 'email_change_current', email: user.email });
  const holder = await userByEmail(queries, next);
  if (holder === null) await sendOneTime(context, queries, { ...send, kind: 'email_change', email: next });
  else {
    const mail = { kind: 'address_taken', to: holder.email, userId: holder.id } as const;
    await context.mail(queries, { ...mail, link: null, code: null });
  }
}

/**
 * Sends what was not answered yet once more. Whoever asks need not be the owner: a half that was confirmed stays so, and
 * its address gets no second code, which would count as the other half. Begins anew where nothing waits.
 */
export async function repeatAddressChange(
  context: AuthContext,
  queries: Queries,
  change: AddressChange,
): Promise<void> {
  const { user, next, codeChallenge, redirectTo } = change;
  const waiting = await waitingKinds(queries, user.id);
  const halves = [
    { kind: 'email_change_current', email: user.email },
    { kind: 'email_change', email: next },
  ] as const;
  const left = halves.filter(({ kind }) => waiting.has(kind));
  if (left.length === 0) return beginAddressChange(context, queries, change);
  for (const half of left) await sendOneTime(context, queries, { ...half, user, codeChallenge, redirectTo });
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
