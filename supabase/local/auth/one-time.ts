/**
 * Codes and links that were e-mailed. Of what one asker asked for, the newest of a kind is the only one that works; a
 * stranger who asks again and again does not replace the owner's. One that works ends all of its kind, and none outlives
 * a change of the account's address or password.
 */
import type { Queries, Row } from '../database/open.ts';
import { isoNow, LIMITS, ONE_TIME_MS, type AuthContext } from './context.ts';
import { randomCode, randomToken, sha256 } from './crypto.ts';
import { AuthFailure } from './failure.ts';
import type { MailKind } from './mail-words.ts';
import type { User } from './users.ts';

/** A change of address has two: `email_change` goes to the new address, `email_change_current` to the one until now. */
export type OneTimeKind =
  | 'signup'
  | 'magiclink'
  | 'recovery'
  | 'email_change'
  | 'email_change_current'
  | 'reauthentication';

export interface OneTime extends Row {
  readonly id: string;
  readonly user_id: string;
  readonly kind: OneTimeKind;
  readonly email: string;
  readonly code_hash: string;
  readonly code_challenge: string | null;
  /** Of a sign-up: the password that it chose. */
  readonly password_hash: string | null;
  /** What its asker said of themselves. */
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly failed_attempts: number;
  readonly created_at: Date;
}

/** After so many wrong codes of one asker the right one does not work for them either. */
const WRONG_CODES = { count: 5, perMs: ONE_TIME_MS };
/** After so many of all askers it works for nobody: a new one is a tap away, and the link still works. */
const MAX_WRONG_CODES = 50;

/** So many of a kind live at a time, of as many askers; each of them is one more for a guesser to hit. */
const MAX_LIVE = 5;

export interface SendOptions {
  readonly user: User;
  readonly kind: OneTimeKind;
  /** Where it goes; the new address where one is changed. */
  readonly email: string;
  readonly codeChallenge: string | null;
  readonly redirectTo: string;
  /** Of a sign-up: the password that this e-mail stands for. */
  readonly passwordHash?: string | null;
  /** What the asker says of themselves: the account's once it is confirmed by this e-mail. */
  readonly data?: Readonly<Record<string, unknown>> | null;
  /** What the e-mail says, where it is something else than its kind. */
  readonly says?: MailKind;
}

/**
 * Counts one e-mail to an address, of this asker and of all. An endpoint that answers for any address counts before it
 * looks for an account: a limit that only accounts run into would tell who has one. Throws AuthFailure (429) when there
 * were too many.
 */
export function limitMail(
  { limiter, address }: Pick<AuthContext, 'limiter' | 'address'>,
  email: string,
): void {
  const counts = [
    [`mail ${email} ${address}`, LIMITS.mail],
    [`mail ${email}`, LIMITS.mailOfAll],
  ] as const;
  if (
    counts.some(([event, limit]) => limiter.isFull(event, limit)) ||
    !counts.every(([event, limit]) => limiter.take(event, limit))
  ) {
    throw new AuthFailure(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
  }
}

/** Makes a code and a link, and e-mails both; `limitMail` comes first. */
export async function sendOneTime(
  context: AuthContext,
  queries: Queries,
  options: SendOptions,
): Promise<void> {
  const {
    user,
    kind,
    email,
    codeChallenge,
    redirectTo,
    passwordHash = null,
    data = null,
    says = kind,
  } = options;
  const code = randomCode();
  const token = `${codeChallenge === null ? '' : 'pkce_'}${randomToken()}`;
  // Whose address it is, is not kept.
  const asker = sha256(`${context.jwtSecret} asks from ${context.address}`);
  await queries.query(
    `delete from auth.one_time_tokens where user_id = $1 and kind = $2 and (created_at <= $3 or id in (
       select id from auth.one_time_tokens where user_id = $1 and kind = $2 and asker <> $4
       order by created_at desc, id offset ${MAX_LIVE - 1}))`,
    [user.id, kind, new Date(context.now() - ONE_TIME_MS).toISOString(), asker],
  );
  await queries.query(
    `insert into auth.one_time_tokens
       (user_id, kind, asker, email, link_hash, code_hash, code_challenge, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (user_id, kind, asker) do update set id = excluded.id, email = excluded.email,
       link_hash = excluded.link_hash, code_hash = excluded.code_hash,
       code_challenge = excluded.code_challenge, failed_attempts = 0, created_at = excluded.created_at`,
    [user.id, kind, asker, email, sha256(token), codeHash(email, code), codeChallenge, isoNow(context)],
  );
  const said = data === null ? null : JSON.stringify(data);
  // All e-mails of a sign-up stand for the same password and words, or for none.
  await queries.query(
    `update auth.one_time_tokens set password_hash = $4, data = $5
     where user_id = $1 and kind = $2 and (asker = $3 or kind = 'signup')`,
    [user.id, kind, asker, passwordHash, said],
  );
  const link = new URL('/auth/v1/verify', redirectTo);
  const type = kind === 'email_change_current' ? 'email_change' : kind;
  link.search = new URLSearchParams({ token, type, redirect_to: redirectTo }).toString();
  // A signed-in user types the code into the app where they asked for it, so the mail has no link.
  const isLink = kind !== 'reauthentication';
  await context.mail(queries, {
    kind: says,
    to: email,
    userId: user.id,
    link: isLink ? link.href : null,
    code,
  });
}

/** The last sign-up with this address whose e-mail was not answered, however long ago; null where there is none. */
export async function waitingSignUp(queries: Queries, email: string): Promise<OneTime | null> {
  const [row] = await queries.query<OneTime>(
    `select * from auth.one_time_tokens where email = $1 and kind = 'signup' order by created_at desc limit 1`,
    [email],
  );
  return row ?? null;
}

/** The kinds of which something was sent and not answered yet, however long ago. */
export async function waitingKinds(queries: Queries, userId: string): Promise<ReadonlySet<OneTimeKind>> {
  const rows = await queries.query<Pick<OneTime, 'kind'>>(
    'select distinct kind from auth.one_time_tokens where user_id = $1',
    [userId],
  );
  return new Set(rows.map(({ kind }) => kind));
}

/** Ends the codes and the links of one kind. */
export async function forgetOneTime(queries: Queries, userId: string, kind: OneTimeKind): Promise<void> {
  await queries.query('delete from auth.one_time_tokens where user_id = $1 and kind = $2', [userId, kind]);
}

/** Ends all codes, links and flows of this account: none that was made until now can sign in. */
export async function forgetOneTimes(queries: Queries, userId: string): Promise<void> {
  await queries.query('delete from auth.one_time_tokens where user_id = $1', [userId]);
  await queries.query('delete from auth.flow_state where user_id = $1', [userId]);
}

const codeHash = (email: string, code: string) => sha256(`${email} ${code}`);

/** For callers of redeemCode or redeemLink that get null: thrown after the transaction, so that the count of wrong codes stays. */
export const invalidOneTime = () => new AuthFailure(403, 'otp_expired', 'Token has expired or is invalid');

const isFresh = (context: AuthContext, { created_at }: OneTime) =>
  context.now() - created_at.getTime() < ONE_TIME_MS;

/** Uses up the code that was sent to `email`; null unless it is the right one. A wrong one is counted. */
export async function redeemCode(
  context: AuthContext,
  queries: Queries,
  {
    email,
    code,
    kinds,
  }: { readonly email: string; readonly code: string; readonly kinds: readonly OneTimeKind[] },
): Promise<OneTime | null> {
  const rows = await queries.query<OneTime>(
    'select * from auth.one_time_tokens where email = $1 and kind = any($2::text[])',
    [email, [...kinds]],
  );
  const { limiter, address } = context;
  const wrong = (row: OneTime) => `wrong ${row.id} ${address}`;
  const open = rows.filter(
    (row) =>
      isFresh(context, row) &&
      row.failed_attempts < MAX_WRONG_CODES &&
      !limiter.isFull(wrong(row), WRONG_CODES),
  );
  const right = open.find((row) => row.code_hash === codeHash(email, code));
  if (right === undefined) {
    for (const row of open) limiter.take(wrong(row), WRONG_CODES);
    await queries.query(
      'update auth.one_time_tokens set failed_attempts = failed_attempts + 1 where id = any($1::uuid[])',
      [open.map(({ id }) => id)],
    );
    return null;
  }
  return redeem(queries, right);
}

/** What a link's token stands for, unspent. Null where it is not known, was used or is old, or is of another kind. */
export async function findLink(
  context: AuthContext,
  queries: Queries,
  { token, kinds }: { readonly token: string; readonly kinds: readonly OneTimeKind[] },
): Promise<OneTime | null> {
  const [row] = await queries.query<OneTime>(
    'select * from auth.one_time_tokens where link_hash = $1 and kind = any($2::text[])',
    [sha256(token), [...kinds]],
  );
  return row !== undefined && isFresh(context, row) ? row : null;
}

/** Uses up the link's token; null as `findLink`. */
export async function redeemLink(
  context: AuthContext,
  queries: Queries,
  asked: Parameters<typeof findLink>[2],
): Promise<OneTime | null> {
  const row = await findLink(context, queries, asked);
  return row === null ? null : redeem(queries, row);
}

async function redeem(queries: Queries, row: OneTime): Promise<OneTime> {
  await forgetOneTime(queries, row.user_id, row.kind);
  return row;
}
