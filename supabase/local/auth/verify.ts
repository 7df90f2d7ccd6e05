/** /verify: a code typed from an e-mail (POST), or its link opened (GET). */
import { json, redirect } from '../http/answers.ts';
import type { Queries } from '../database/open.ts';
import { LIMITS, redirectTarget, type AuthContext } from './context.ts';
import { countFailure, limitGuesses } from './guesses.ts';
import { AuthFailure } from './failure.ts';
import { flowByLink } from './flows.ts';
import { inputs, readInput, readJson } from './input.ts';
import { invalidOneTime, redeemCode, redeemLink, type OneTime, type OneTimeKind } from './one-time.ts';
import { startSession, type SignInMethod } from './sessions.ts';
import { confirmEmail, userById } from './users.ts';

/** GoTrue's `email` stands for whatever code was sent to sign in. */
const KINDS: Readonly<Record<string, readonly OneTimeKind[]>> = {
  email: ['magiclink', 'signup'],
  magiclink: ['magiclink', 'signup'],
  signup: ['signup'],
  recovery: ['recovery'],
  email_change: ['email_change'],
};

const METHODS: Readonly<Record<OneTimeKind, SignInMethod>> = {
  signup: 'otp',
  magiclink: 'otp',
  recovery: 'recovery',
  email_change: 'otp',
};

/** What the proof changes: the address is the person's own now. */
async function apply(queries: Queries, { user_id, kind, email }: OneTime): Promise<void> {
  const user = await userById(queries, user_id);
  if (user === null) throw invalidOneTime();
  if (kind !== 'email_change') return confirmEmail(queries, user, kind === 'signup');
  const taken = await queries.query('select 1 from auth.users where email = $1', [email]);
  if (taken.length > 0) {
    throw new AuthFailure(422, 'email_exists', 'A user with this email address has already been registered');
  }
  await queries.query(
    `update auth.users set email = $2, email_change = null, email_confirmed_at = now(), updated_at = now()
     where id = $1`,
    [user.id, email],
  );
  await queries.query(
    `update auth.identities set identity_data = jsonb_set(identity_data, '{email}', to_jsonb($2::text))
     where user_id = $1 and provider = 'email'`,
    [user.id, email],
  );
}

export async function verifyByPost(context: AuthContext, request: Request): Promise<Response> {
  // Read twice, by whichever form it has.
  const body = await readJson(request);
  const again = () => new Request(request.url, { method: 'POST', body: JSON.stringify(body) });
  const isLink = typeof body === 'object' && body !== null && 'token_hash' in body;
  const session = isLink ? await byLink(context, again()) : await byCode(context, again());
  if (session === null) throw invalidOneTime();
  return json(200, session);
}

async function byCode(context: AuthContext, request: Request) {
  const { email, token, type } = await readInput(request, inputs.verifyCode);
  limitGuesses(context, `code ${email}`, LIMITS.code);
  const session = await context.database.transaction(async (queries) => {
    const used = await redeemCode(context, queries, { email, code: token, kinds: KINDS[type] ?? [] });
    if (used === null) return null;
    await apply(queries, used);
    return startSession(context, queries, used.user_id, METHODS[used.kind]);
  });
  if (session === null) countFailure(context);
  return session;
}

async function byLink(context: AuthContext, request: Request) {
  const { token_hash } = await readInput(request, inputs.verifyLink);
  return context.database.transaction(async (queries) => {
    const used = await redeemLink(context, queries, token_hash);
    if (used === null) return null;
    await apply(queries, used);
    return startSession(context, queries, used.user_id, METHODS[used.kind]);
  });
}

/**
 * The link of an e-mail. With PKCE the address is confirmed here and the app gets a code that only the
 * browser which asked can exchange. Without a challenge the session goes into the fragment, as GoTrue does
 * for clients of the implicit flow.
 */
export async function verifyByLink(context: AuthContext, request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const target = redirectTarget(context, searchParams.get('redirect_to'));
  try {
    const address = await context.database.transaction(async (queries) => {
      const used = await redeemLink(context, queries, searchParams.get('token') ?? '');
      if (used === null) return null;
      await apply(queries, used);
      const method = METHODS[used.kind];
      if (used.code_challenge !== null) {
        return flowByLink(queries, {
          userId: used.user_id,
          codeChallenge: used.code_challenge,
          redirectTo: target,
          method,
        });
      }
      const session = await startSession(context, queries, used.user_id, method);
      const { user: _user, ...tokens } = session;
      const fragment = new URLSearchParams({ type: used.kind });
      for (const [name, value] of Object.entries(tokens)) fragment.set(name, String(value));
      return `${target}#${fragment}`;
    });
    if (address === null) throw invalidOneTime();
    return redirect(address);
  } catch (error) {
    if (!(error instanceof AuthFailure)) throw error;
    return redirect(withError(target, error));
  }
}

/** GoTrue hands errors of links on in both places: PKCE clients read the query, others the fragment. */
export function withError(target: string, failure: AuthFailure): string {
  const url = new URL(target);
  const error = { error: 'access_denied', error_code: failure.code, error_description: failure.message };
  for (const [name, value] of Object.entries(error)) url.searchParams.set(name, value);
  url.hash = new URLSearchParams(error).toString();
  return url.href;
}
