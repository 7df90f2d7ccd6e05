/** PKCE: the browser that began a sign-in proves by its verifier that it is the one that ends it. */
import type { Queries, Row } from '../database/open.ts';
import { FLOW_MS, isoNow, type AuthContext } from './context.ts';
import { isVerifier, randomToken, sha256 } from './crypto.ts';
import { AuthFailure } from './failure.ts';
import { startSession, type Session, type SignInMethod } from './sessions.ts';

interface Flow extends Row {
  readonly id: string;
  readonly user_id: string | null;
  readonly code_challenge: string;
  readonly redirect_to: string;
  readonly method: SignInMethod;
  readonly created_at: Date;
}

/** A sign-in that goes elsewhere first; resolves to its id. */
export async function beginFlow(
  context: AuthContext,
  queries: Queries,
  flow: { readonly codeChallenge: string; readonly redirectTo: string },
): Promise<string> {
  const [row] = await queries.query<{ id: string }>(
    `insert into auth.flow_state (code_challenge, redirect_to, method, created_at)
     values ($1, $2, 'oauth', $3) returning id`,
    [flow.codeChallenge, flow.redirectTo, isoNow(context)],
  );
  return row?.id ?? '';
}

/** A flow that waits for its person; null where there is none. */
export async function openFlow(context: AuthContext, queries: Queries, id: string): Promise<Flow | null> {
  const [flow] = await queries.query<Flow>(
    'select * from auth.flow_state where id::text = $1 and auth_code_hash is null',
    [id],
  );
  return flow !== undefined && context.now() - flow.created_at.getTime() < FLOW_MS ? flow : null;
}

/** The person is known: resolves to the address that hands the code to the app. */
export async function finishFlow(queries: Queries, flow: Flow, userId: string): Promise<string> {
  const code = randomToken();
  await queries.query('update auth.flow_state set user_id = $2, auth_code_hash = $3 where id = $1', [
    flow.id,
    userId,
    sha256(code),
  ]);
  return withCode(flow.redirect_to, code);
}

/** A flow whose person proved themselves by a link of an e-mail. */
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
    await queries.query('delete from auth.flow_state where created_at < $1', [
      new Date(context.now() - FLOW_MS).toISOString(),
    ]);
    if (flow === undefined || flow.user_id === null) return NO_FLOW;
    if (context.now() - flow.created_at.getTime() >= FLOW_MS) return NO_FLOW;
    if (!isVerifier(verifier, flow.code_challenge)) return WRONG_VERIFIER;
    return startSession(context, queries, flow.user_id, flow.method);
  });
  // Thrown out here: what the transaction deleted stays deleted.
  if (outcome instanceof AuthFailure) throw outcome;
  return outcome;
}
