/** PKCE: the browser that began a sign-in proves by its verifier that it is the one that ends it. */
import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { Queries, Row } from '../database/open.ts';
import { FLOW_MS, isoNow, type AuthContext } from './context.ts';
import { isVerifier, randomToken, sha256, signJwt } from './crypto.ts';
import { AuthFailure } from './failure.ts';
import { startSession, type Session, type SignInMethod } from './sessions.ts';

interface Flow extends Row {
  readonly user_id: string;
  readonly code_challenge: string;
  readonly method: SignInMethod;
  readonly created_at: Date;
}

const AUDIENCE = 'a sign-in elsewhere';
const elsewhereSchema = z.object({
  jti: z.string(),
  codeChallenge: z.string(),
  redirectTo: z.string(),
  /** The account that gets another way to sign in by it. */
  linkTo: z.string().optional(),
});
type Elsewhere = z.output<typeof elsewhereSchema>;

/**
 * A sign-in that goes elsewhere first, as a signed text: anybody may ask for one, so nothing is kept of it until its
 * person is known. It lasts as long as a flow.
 */
export const beginFlow = (
  { now, jwtSecret }: Pick<AuthContext, 'now' | 'jwtSecret'>,
  flow: Omit<Elsewhere, 'jti'>,
): Promise<string> =>
  signJwt(
    { ...flow, jti: crypto.randomUUID(), aud: AUDIENCE, exp: Math.floor((now() + FLOW_MS) / 1000) },
    jwtSecret,
  );

/** What `beginFlow` signed; null where it is none, or over. */
export async function openFlow(
  { now, jwtSecret }: Pick<AuthContext, 'now' | 'jwtSecret'>,
  text: string,
): Promise<Elsewhere | null> {
  try {
    const { payload } = await jwtVerify(text, new TextEncoder().encode(jwtSecret), {
      audience: AUDIENCE,
      algorithms: ['HS256'],
      currentDate: new Date(now()),
    });
    return elsewhereSchema.parse(payload);
  } catch {
    return null;
  }
}

/** A flow is answered once; false where it has been. */
export const closeFlow = ({ limiter }: Pick<AuthContext, 'limiter'>, { jti }: Elsewhere): boolean =>
  limiter.take(`flow ${jti}`, { count: 1, perMs: FLOW_MS });

/** A flow whose person proved themselves, by a link of an e-mail or elsewhere: resolves to the address that hands the code to the app. */
export async function flowByLink(
  context: AuthContext,
  queries: Queries,
  flow: {
    readonly userId: string;
    readonly codeChallenge: string;
    readonly redirectTo: string;
    readonly method: SignInMethod;
  },
): Promise<string> {
  const code = randomToken();
  await queries.query('delete from auth.flow_state where created_at < $1', [
    new Date(context.now() - FLOW_MS).toISOString(),
  ]);
  await queries.query(
    `insert into auth.flow_state (user_id, auth_code_hash, code_challenge, redirect_to, method, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [flow.userId, sha256(code), flow.codeChallenge, flow.redirectTo, flow.method, isoNow(context)],
  );
  return withCode(flow.redirectTo, code);
}

function withCode(redirectTo: string, code: string): string {
  const url = new URL(redirectTo);
  url.searchParams.set('code', code);
  return url.href;
}

const NO_FLOW = new AuthFailure(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
const WRONG_VERIFIER = new AuthFailure(
  400,
  'bad_code_verifier',
  'code challenge does not match previously saved code verifier',
);

/**
 * A session for a code and the verifier that belongs to it. A code works once, right or wrong; all in one
 * transaction, so that a change of password cannot come in between.
 */
export async function exchangeCode(context: AuthContext, code: string, verifier: string): Promise<Session> {
  const outcome = await context.database.transaction(async (queries) => {
    const [flow] = await queries.query<Flow>(
      'delete from auth.flow_state where auth_code_hash = $1 returning *',
      [sha256(code)],
    );
    if (flow === undefined) return NO_FLOW;
    if (context.now() - flow.created_at.getTime() >= FLOW_MS) return NO_FLOW;
    if (!isVerifier(verifier, flow.code_challenge)) return WRONG_VERIFIER;
    return startSession(context, queries, flow.user_id, flow.method);
  });
  // Thrown out here: what the transaction deleted stays deleted.
  if (outcome instanceof AuthFailure) throw outcome;
  return outcome;
}
