/**
 * /factors: the second step of a sign-in, by an app that shows a code of six digits every thirty seconds (TOTP, RFC 6238),
 * in GoTrue's paths, words and codes.
 */
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { AUTHENTICATOR_S } from '#functions/vocabulary.ts';
import type { Queries, Row } from '../database/open.ts';
import { json } from '../http/answers.ts';
import { isoNow, LIMITS, type AuthContext } from './context.ts';
import { AuthFailure } from './failure.ts';
import { readInput } from './input.ts';
import { raiseSession, requireSession, type Session, type SignedIn } from './sessions.ts';
import { factorsOf, userById, type Factor } from './users.ts';

/** The phone's clock may be so many periods off, either way. */
const WINDOW = 1;
/** A challenge, and an authenticator that nobody confirmed, last so long. */
const OPEN_MS = 300_000;
/** GoTrue's `max_enrolled_factors`. */
const MAX_FACTORS = 10;
/** RFC 4226 wants 16 bytes at least and recommends 20. */
const SECRET_BYTES = 20;

const inputs = {
  enroll: z.object({
    factor_type: z.string().optional(),
    friendly_name: z.string().trim().max(64).nullish(),
    issuer: z.string().trim().max(64).nullish(),
  }),
  verify: z.object({ challenge_id: z.uuid(), code: z.string().trim().min(1).max(64) }),
};

interface SecretFactor extends Factor {
  readonly secret: string;
  readonly last_step: number | null;
}

const isVerified = ({ status }: Factor): boolean => status === 'verified';

/**
 * Throws AuthFailure where the account has an authenticator and this session has brought no code of it: what changes the
 * account takes both.
 */
export async function requireSecondStep(
  { database }: Pick<AuthContext, 'database'>,
  { userId, aal }: SignedIn,
  refusal: { readonly status: number; readonly message: string },
): Promise<void> {
  if (aal === 'aal2' || !(await factorsOf(database, userId)).some(isVerified)) return;
  throw new AuthFailure(refusal.status, 'insufficient_aal', refusal.message);
}

/**
 * Ours: another way in, or a first authenticator, is for who has just signed in or has shown a code. Whoever finds an open
 * phone could shut its owner out for good by it, or come back at any time. Throws AuthFailure (400).
 */
export function requireRecent({ aal, recent }: SignedIn): void {
  if (aal === 'aal2' || recent) return;
  throw new AuthFailure(
    400,
    'reauthentication_needed',
    'This requires a sign-in of the last quarter of an hour',
  );
}

async function enroll(context: AuthContext, request: Request): Promise<Response> {
  const signedIn = await requireSession(context, request);
  const input = await readInput(request, inputs.enroll);
  if (input.factor_type === 'phone')
    throw new AuthFailure(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  if (input.factor_type === 'webauthn')
    throw new AuthFailure(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
  if (input.factor_type !== 'totp')
    throw new AuthFailure(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
  await requireSecondStep(context, signedIn, {
    status: 403,
    message: 'AAL2 required to enroll a new factor',
  });
  requireRecent(signedIn);
  const { userId } = signedIn;
  const name = input.friendly_name ?? '';
  const secret = new Secret({ size: SECRET_BYTES });
  const id = crypto.randomUUID();
  const label = await context.database.transaction(async (queries) => {
    await queries.query(
      `delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and created_at < $2`,
      [userId, new Date(context.now() - OPEN_MS).toISOString()],
    );
    const factors = await factorsOf(queries, userId);
    if (name !== '' && factors.some(({ friendly_name }) => friendly_name === name)) {
      throw new AuthFailure(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${name}" for this user already exists`,
      );
    }
    if (factors.length >= MAX_FACTORS) {
      throw new AuthFailure(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of verified factors reached, unenroll to continue',
      );
    }
    await queries.query(
      `insert into auth.mfa_factors
         (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
       values ($1, $2, $3, 'totp', 'unverified', $4, $4, $5)`,
      [id, userId, name, isoNow(context), secret.base32],
    );
    return (await userById(queries, userId))?.email ?? '';
  });
  const issuer = input.issuer || new URL(context.origins[0] ?? request.url).host;
  const uri = new TOTP({ issuer, label, secret, period: AUTHENTICATOR_S }).toString();
  const totp = { qr_code: renderSVG(uri), secret: secret.base32, uri };
  return json(200, { id, type: 'totp', friendly_name: name, totp });
}

/** The authenticator that the path names. Throws AuthFailure (404) where it is none of this account's. */
async function factorOf(queries: Queries, { userId }: SignedIn, request: Request): Promise<SecretFactor> {
  const id = /\/factors\/([^/]+)/.exec(new URL(request.url).pathname)?.[1];
  if (!z.uuid().safeParse(id).success)
    throw new AuthFailure(404, 'validation_failed', 'factor_id must be an UUID');
  const [factor] = await queries.query<SecretFactor>(
    'select * from auth.mfa_factors where id = $1 and user_id = $2',
    [id, userId],
  );
  if (factor === undefined) throw new AuthFailure(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}

async function challenge(context: AuthContext, request: Request): Promise<Response> {
  const signedIn = await requireSession(context, request);
  const id = crypto.randomUUID();
  const now = isoNow(context);
  await context.database.transaction(async (queries) => {
    const factor = await factorOf(queries, signedIn, request);
    if (!context.limiter.take(`challenge ${factor.id} ${context.address}`, LIMITS.challenge)) throw tooMany();
    await queries.query('delete from auth.mfa_challenges where factor_id = $1 and created_at <= $2', [
      factor.id,
      new Date(context.now() - OPEN_MS).toISOString(),
    ]);
    await queries.query('insert into auth.mfa_challenges (id, factor_id, created_at) values ($1, $2, $3)', [
      id,
      factor.id,
      now,
    ]);
    await queries.query('update auth.mfa_factors set last_challenged_at = $2 where id = $1', [
      factor.id,
      now,
    ]);
  });
  return json(200, { id, type: 'totp', expires_at: Math.floor((context.now() + OPEN_MS) / 1000) });
}

const tooMany = () => new AuthFailure(429, 'over_request_rate_limit', 'Request rate limit reached');

interface Challenge extends Row {
  readonly created_at: Date;
  readonly verified_at: Date | null;
}

/**
 * Wrong codes are counted for the authenticator and the asker together: who guesses waits, and the owner elsewhere does
 * not. Counted within the transaction, of which there is one at a time, so that parallel guesses cannot pass together.
 */
async function verify(context: AuthContext, request: Request): Promise<Response> {
  const signedIn = await requireSession(context, request);
  const { challenge_id, code } = await readInput(request, inputs.verify);
  const outcome = await context.database.transaction(async (queries): Promise<Session | AuthFailure> => {
    const factor = await factorOf(queries, signedIn, request);
    const [open] = await queries.query<Challenge>(
      'select created_at, verified_at from auth.mfa_challenges where id = $1 and factor_id = $2',
      [challenge_id, factor.id],
    );
    const over = refusalOf(context, challenge_id, open);
    if (over !== null) return over;
    const wrong = `second step ${factor.id} ${context.address}`;
    if (context.limiter.isFull(wrong, LIMITS.secondStep)) return tooMany();
    const step = stepOf(context, factor, code);
    if (step === null) {
      context.limiter.take(wrong, LIMITS.secondStep);
      return new AuthFailure(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    }
    return accept(context, queries, { signedIn, factor, step, challengeId: challenge_id });
  });
  if (outcome instanceof AuthFailure) throw outcome;
  return json(200, outcome);
}

function refusalOf(context: AuthContext, id: string, open: Challenge | undefined): AuthFailure | null {
  if (open === undefined) {
    const message = 'MFA factor with the provided challenge ID not found';
    return new AuthFailure(422, 'mfa_factor_not_found', message);
  }
  // GoTrue has this code for a challenge that was answered before, too.
  if (open.verified_at !== null) {
    const message = 'Challenge and verify IP addresses mismatch.';
    return new AuthFailure(422, 'mfa_ip_address_mismatch', message);
  }
  if (context.now() - open.created_at.getTime() < OPEN_MS) return null;
  const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
  return new AuthFailure(422, 'mfa_challenge_expired', message);
}

/** Which period this code is of; null where it is wrong, or not newer than one that was taken. */
function stepOf(
  { now }: Pick<AuthContext, 'now'>,
  { secret, last_step }: SecretFactor,
  code: string,
): number | null {
  const timestamp = now();
  const key = Secret.fromBase32(secret);
  const delta = TOTP.validate({
    token: code,
    secret: key,
    period: AUTHENTICATOR_S,
    window: WINDOW,
    timestamp,
  });
  if (delta === null) return null;
  const step = TOTP.counter({ period: AUTHENTICATOR_S, timestamp }) + delta;
  return last_step !== null && step <= last_step ? null : step;
}

async function accept(
  context: AuthContext,
  queries: Queries,
  taken: {
    readonly signedIn: SignedIn;
    readonly factor: SecretFactor;
    readonly step: number;
    readonly challengeId: string;
  },
): Promise<Session> {
  const { signedIn, factor, step, challengeId } = taken;
  const now = isoNow(context);
  await queries.query('update auth.mfa_challenges set verified_at = $2 where id = $1', [challengeId, now]);
  await queries.query(
    `update auth.mfa_factors set last_step = $2,
       updated_at = case when status = 'verified' then updated_at else $3 end, status = 'verified' where id = $1`,
    [factor.id, step, now],
  );
  // What was begun and not confirmed is over, as at GoTrue.
  await queries.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
    signedIn.userId,
  ]);
  if (!isVerified(factor)) await tell(context, queries, signedIn, 'second_step_added');
  return raiseSession(context, queries, signedIn, factor.id);
}

/** To the owner's address: an authenticator came or went. */
async function tell(
  context: AuthContext,
  queries: Queries,
  { userId }: SignedIn,
  kind: 'second_step_added' | 'second_step_removed',
): Promise<void> {
  const user = await userById(queries, userId);
  if (user !== null) await context.mail(queries, { kind, to: user.email, userId, link: null, code: null });
}

/** The sessions that this authenticator had raised are aal1 again. */
async function unenroll(context: AuthContext, request: Request): Promise<Response> {
  const signedIn = await requireSession(context, request);
  const id = await context.database.transaction(async (queries) => {
    const factor = await factorOf(queries, signedIn, request);
    if (isVerified(factor) && signedIn.aal !== 'aal2')
      throw new AuthFailure(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    await queries.query('delete from auth.mfa_factors where id = $1', [factor.id]);
    await queries.query(
      `update auth.sessions set aal = 'aal1', factor_id = null, second_at = null where factor_id = $1`,
      [factor.id],
    );
    if (isVerified(factor)) await tell(context, queries, signedIn, 'second_step_removed');
    return factor.id;
  });
  return json(200, { id });
}

export const FACTOR_ENDPOINTS = {
  'POST /factors': enroll,
  'POST /factors/:id/challenge': challenge,
  'POST /factors/:id/verify': verify,
  'DELETE /factors/:id': unenroll,
};
