/** Sessions: an access token for an hour, and a refresh token that works once and not after sixty days unused. */
import { ACCESS_TOKEN_S } from '#functions/vocabulary.ts';
import type { Queries, Row } from '../database/open.ts';
import { FRESH_MS, isoNow, UNUSED_SESSION_MS, type AuthContext } from './context.ts';
import { randomToken, sha256, signJwt, successorOf } from './crypto.ts';
import { AuthFailure } from './failure.ts';
import { userById, userJson } from './users.ts';

export type SignInMethod = 'password' | 'otp' | 'oauth' | 'recovery' | 'email_change' | 'passkey';
export type SignOutScope = 'local' | 'global' | 'others';
/** aal2: an authenticator's code came, too. */
export type AssuranceLevel = 'aal1' | 'aal2';

export type Session = Readonly<Record<string, unknown>>;

type OneSession = Pick<SignedIn, 'userId' | 'sessionId'>;

/** Browsers write less; whatever writes more is cut. */
const MAX_AGENT = 256;

export async function startSession(
  context: AuthContext,
  queries: Queries,
  userId: string,
  method: SignInMethod,
): Promise<Session> {
  const now = isoNow(context);
  await queries.query(
    `delete from auth.sessions where user_id = $1 and coalesce(refreshed_at at time zone 'utc', created_at) < $2`,
    [userId, new Date(context.now() - UNUSED_SESSION_MS).toISOString()],
  );
  const [session] = await queries.query<{ id: string }>(
    'insert into auth.sessions (user_id, method, user_agent, created_at) values ($1, $2, $3, $4) returning id',
    [userId, method, context.agent?.slice(0, MAX_AGENT) ?? null, now],
  );
  await queries.query('update auth.users set last_sign_in_at = $2 where id = $1', [userId, now]);
  return newTokens(context, queries, { sessionId: session?.id ?? '', userId });
}

/** Tokens that follow on no others; the session's old ones are worth nothing from now on. */
async function newTokens(context: AuthContext, queries: Queries, session: OneSession): Promise<Session> {
  const now = isoNow(context);
  const refreshToken = randomToken();
  await queries.query(
    'update auth.refresh_tokens set used_at = $2 where session_id = $1 and used_at is null',
    [session.sessionId, now],
  );
  await keepToken(queries, { refreshToken, sessionId: session.sessionId, now });
  return issueTokens(context, queries, { ...session, refreshToken });
}

/**
 * A code of this authenticator came: the session is aal2, and the other sessions of the account that are not end. What
 * somebody may hold of this session from before does not become aal2.
 */
export async function raiseSession(
  context: AuthContext,
  queries: Queries,
  session: OneSession,
  factorId: string,
): Promise<Session> {
  const raised = await queries.query(
    `update auth.sessions set aal = 'aal2', factor_id = $2, second_at = $3 where id = $1 returning id`,
    [session.sessionId, factorId, isoNow(context)],
  );
  // Another session of the account was quicker, and has ended this one.
  if (raised.length === 0)
    throw new AuthFailure(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  await queries.query(`delete from auth.sessions where user_id = $1 and aal = 'aal1'`, [session.userId]);
  return newTokens(context, queries, session);
}

async function keepToken(
  queries: Queries,
  kept: { readonly refreshToken: string; readonly sessionId: string; readonly now: string },
): Promise<void> {
  await queries.query(
    'insert into auth.refresh_tokens (token_hash, session_id, created_at) values ($1, $2, $3)',
    [sha256(kept.refreshToken), kept.sessionId, kept.now],
  );
}

const AUDIENCE = 'authenticated';
/** Who signed a token of the app at this origin. */
export const issuerOf = (origin: string): string => `${origin}/auth/v1`;

interface SessionRow extends Row {
  readonly method: SignInMethod;
  /** When the person proved who they are. */
  readonly created_at: Date;
  readonly aal: AssuranceLevel;
  /** When they proved it a second time; null where they have not. */
  readonly second_at: Date | null;
}

async function sessionRow(queries: Queries, { sessionId, userId }: OneSession): Promise<SessionRow | null> {
  const [row] = await queries.query<SessionRow>(
    'select method, created_at, aal, second_at from auth.sessions where id = $1 and user_id = $2',
    [sessionId, userId],
  );
  return row ?? null;
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

async function issueTokens(
  context: AuthContext,
  queries: Queries,
  issue: OneSession & { readonly refreshToken: string },
): Promise<Session> {
  const user = await userById(queries, issue.userId);
  const session = await sessionRow(queries, issue);
  if (user === null || session === null)
    throw new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const { method, created_at, aal, second_at } = session;
  const issuedAt = Math.floor(context.now() / 1000);
  const expiresAt = issuedAt + ACCESS_TOKEN_S;
  const claims = {
    iss: issuerOf(context.origins[0] ?? ''),
    sub: user.id,
    aud: AUDIENCE,
    role: 'authenticated',
    email: user.email,
    session_id: issue.sessionId,
    aal,
    // The newest proof first.
    amr: [
      ...(second_at === null ? [] : [{ method: 'totp', timestamp: seconds(second_at) }]),
      { method, timestamp: seconds(created_at) },
    ],
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    is_anonymous: false,
    iat: issuedAt,
    exp: expiresAt,
  };
  return {
    access_token: await signJwt(claims, context.jwtSecret),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_S,
    expires_at: expiresAt,
    refresh_token: issue.refreshToken,
    user: await userJson(queries, user.id),
  };
}

interface RefreshRow extends Row {
  readonly session_id: string;
  readonly user_id: string;
  readonly seen_at: Date;
  readonly is_used: boolean;
}

const NOT_FOUND = new AuthFailure(
  400,
  'refresh_token_not_found',
  'Invalid Refresh Token: Refresh Token Not Found',
);
const ALREADY_USED = new AuthFailure(
  400,
  'refresh_token_already_used',
  'Invalid Refresh Token: Already Used',
);
const EXPIRED = new AuthFailure(
  400,
  'session_expired',
  'Invalid Refresh Token: Session Expired (Inactivity)',
);

/**
 * New tokens for a refresh token. The parent of the live one is answered with the live one, at any time: its answer was
 * lost, or two tabs sent it. An older one was stolen or copied, and the whole session ends. Throws AuthFailure (400) for
 * that, for a token that is not known, and for a session that lay unused for too long.
 */
export async function refreshSession(context: AuthContext, token: string): Promise<Session> {
  const outcome = await context.database.transaction(async (queries) => {
    const [row] = await queries.query<RefreshRow>(
      `select r.session_id, r.used_at is not null as is_used, s.user_id,
         coalesce(s.refreshed_at at time zone 'utc', s.created_at) as seen_at
       from auth.refresh_tokens r join auth.sessions s on s.id = r.session_id where r.token_hash = $1`,
      [sha256(token)],
    );
    if (row === undefined) return NOT_FOUND;
    const next = successorOf(token, context.jwtSecret);
    const isOld = context.now() - row.seen_at.getTime() > UNUSED_SESSION_MS;
    if (isOld || (row.is_used && !(await isLive(queries, next)))) {
      await queries.query('delete from auth.sessions where id = $1', [row.session_id]);
      return isOld ? EXPIRED : ALREADY_USED;
    }
    const now = isoNow(context);
    if (!row.is_used) {
      await queries.query('update auth.refresh_tokens set used_at = $2 where token_hash = $1', [
        sha256(token),
        now,
      ]);
      await keepToken(queries, { refreshToken: next, sessionId: row.session_id, now });
    }
    // Without time zone, in UTC: so it is at hosted projects.
    await queries.query(
      `update auth.sessions set refreshed_at = $2::timestamptz at time zone 'utc' where id = $1`,
      [row.session_id, now],
    );
    return issueTokens(context, queries, {
      sessionId: row.session_id,
      userId: row.user_id,
      refreshToken: next,
    });
  });
  // Thrown out here: a session that was ended stays ended.
  if (outcome instanceof AuthFailure) throw outcome;
  return outcome;
}

/** Whether this is a token that waits to be used. */
async function isLive(queries: Queries, token: string): Promise<boolean> {
  const rows = await queries.query(
    'select 1 from auth.refresh_tokens where token_hash = $1 and used_at is null',
    [sha256(token)],
  );
  return rows.length > 0;
}

export interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
  /** Whether the session began just now by something else than the password. */
  readonly fresh: boolean;
  /** Whether the session began just now, by whatever it was. */
  readonly recent: boolean;
  readonly aal: AssuranceLevel;
}

/** Who calls, by the bearer token of a session that has not ended. Throws AuthFailure (401, 403). */
export async function requireSession(context: AuthContext, request: Request): Promise<SignedIn> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined)
    throw new AuthFailure(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = await context.verify(token);
  const sessionId = claims?.['session_id'];
  if (claims?.role !== 'authenticated' || claims.sub === null || typeof sessionId !== 'string') {
    throw new AuthFailure(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  }
  const session = await sessionRow(context.database, { sessionId, userId: claims.sub });
  if (session !== null) {
    const { method, created_at, aal } = session;
    const recent = context.now() - created_at.getTime() < FRESH_MS;
    return { userId: claims.sub, sessionId, fresh: recent && method !== 'password', recent, aal };
  }
  const user = await userById(context.database, claims.sub);
  throw user === null
    ? new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist')
    : new AuthFailure(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}

export async function endSessions(queries: Queries, { userId, sessionId }: OneSession, scope: SignOutScope) {
  const which = { local: 'and id = $2', others: 'and id <> $2', global: 'and ($2::uuid is not null)' }[scope];
  await queries.query(`delete from auth.sessions where user_id = $1 ${which}`, [userId, sessionId]);
}
