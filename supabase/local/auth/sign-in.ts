/** POST /signup, /token, /otp, /recover, /resend: everything that leads to a session or to an e-mail. */
import { json } from '../http/answers.ts';
import { repeatAddressChange } from './change-address.ts';
import { redirectTarget, type AuthContext, isoNow } from './context.ts';
import type { Queries } from '../database/open.ts';
import { hashPassword, isPassword } from './crypto.ts';
import { evenly } from './evenly.ts';
import { AuthFailure } from './failure.ts';
import { exchangeCode } from './flows.ts';
import { countFailure, limitGuesses } from './guesses.ts';
import { signInWithIdToken } from './id-token.ts';
import { inputs, readInput } from './input.ts';
import { limitMail, sendOneTime, waitingSignUp, type SendOptions } from './one-time.ts';
import { requireStrong } from './passwords.ts';
import { refreshSession, startSession } from './sessions.ts';
import { createUser, providersOf, userByEmail, toJson } from './users.ts';
import { createHmac } from 'node:crypto';

const PROVIDER = 'email';

/**
 * The answer to a sign-up: GoTrue's JSON of an account that waits for its e-mail, as if it had been made just now. Of the
 * account it shows the id and nothing else that is stored: it is the same for a new address, for one whose sign-up still
 * waits for its e-mail, and for one that has an account.
 */
function waitingAccount(
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
function secondId({ jwtSecret }: Pick<AuthContext, 'jwtSecret'>, email: string): string {
  const hash = createHmac('sha256', jwtSecret).update(`second account of ${email}`).digest('hex');
  // A random UUID (version 4, variant 8 to b), as PostgreSQL makes them.
  const variant = (8 + (parseInt(hash.charAt(16), 16) % 4)).toString(16);
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, variant + hash.slice(17, 20)];
  return [...parts, hash.slice(20, 32)].join('-');
}

const targetOf = (context: AuthContext, request: Request) =>
  redirectTarget(context, new URL(request.url).searchParams.get('redirect_to'));

/**
 * Answers alike for every address. Where it has an account already, its reader gets the way in; where a sign-up with
 * another password waits for its answer, nobody can tell whose is the owner's, and neither becomes the account's.
 */
export async function signUp(context: AuthContext, request: Request): Promise<Response> {
  const input = await readInput(request, inputs.signup);
  const { email, password, data, code_challenge: codeChallenge } = input;
  await requireStrong(password, email);
  context.budgets.spend(context.address, ['hashes', 'mails', 'signUps']);
  limitMail(context, email);
  const earlier = await waitingSignUp(context.database, email);
  const passwordHash = await hashPassword(password, context, earlier?.password_hash);
  const redirectTo = targetOf(context, request);
  return evenly(context, async (queries) => {
    const known = await userByEmail(queries, email);
    const user = known ?? (await createUser(queries, { email, metadata: data, provider: PROVIDER }));
    const waiting = await waitingSignUp(queries, email);
    const isSame = waiting === null || waiting.password_hash === passwordHash;
    const owner = {
      passwordHash: isSame ? passwordHash : null,
      data: isSame ? data : null,
      says: isSame ? 'signup' : 'signup_again',
    } as const;
    await sendSignUp(context, queries, { user, codeChallenge, redirectTo, ...owner });
    const isTaken = user.email_confirmed_at !== null;
    return json(200, waitingAccount(context, input, isTaken ? secondId(context, email) : user.id));
  });
}

/** The e-mail of a sign-up: for an account that is confirmed, the way into it. */
async function sendSignUp(
  context: AuthContext,
  queries: Queries,
  mail: Pick<SendOptions, 'user' | 'codeChallenge' | 'redirectTo' | 'passwordHash' | 'data' | 'says'>,
): Promise<void> {
  const { user } = mail;
  // How it signs in is told to the address's reader alone.
  const byGoogle = user.encrypted_password === null && providersOf(user).includes('google');
  const says = byGoogle ? 'account_exists_google' : 'account_exists';
  const taken = { passwordHash: null, data: null, says } as const;
  await sendOneTime(context, queries, {
    ...mail,
    ...(user.email_confirmed_at === null ? {} : taken),
    kind: 'signup',
    email: user.email,
  });
}

export async function token(context: AuthContext, request: Request): Promise<Response> {
  switch (new URL(request.url).searchParams.get('grant_type') ?? '') {
    case 'password':
      return signInWithPassword(context, request);
    case 'refresh_token': {
      const input = await readInput(request, inputs.refresh);
      return json(200, await refreshSession(context, input.refresh_token));
    }
    case 'pkce': {
      const input = await readInput(request, inputs.pkce);
      return json(200, await exchangeCode(context, input.auth_code, input.code_verifier));
    }
    case 'id_token':
      return signInWithIdToken(context, request);
    default:
      throw new AuthFailure(400, 'validation_failed', 'unsupported grant_type');
  }
}

async function signInWithPassword(context: AuthContext, request: Request): Promise<Response> {
  const { email, password } = await readInput(request, inputs.password);
  // The machine's own count comes first: a flood of addresses must not fill the memory in which all are counted.
  context.budgets.spend(context.address, ['hashes']);
  limitGuesses(context, 'password', email);
  const user = await userByEmail(context.database, email);
  const waiting = await waitingSignUp(context.database, email);
  const stored = user?.email_confirmed_at === null ? waiting?.password_hash : user?.encrypted_password;
  if (!(await isPassword(password, stored ?? null, context)) || user === null) {
    countFailure(context);
    throw new AuthFailure(400, 'invalid_credentials', 'Invalid login credentials');
  }
  if (user.email_confirmed_at === null)
    throw new AuthFailure(400, 'email_not_confirmed', 'Email not confirmed');
  const session = await context.database.transaction(async (queries) => {
    // While it was compared, the password may have changed.
    const same = await queries.query('select 1 from auth.users where id = $1 and encrypted_password = $2', [
      user.id,
      user.encrypted_password,
    ]);
    return same.length === 0 ? null : startSession(context, queries, user.id, 'password');
  });
  if (session === null) throw new AuthFailure(400, 'invalid_credentials', 'Invalid login credentials');
  return json(200, session);
}

/** Mails a sign-in code to the address; makes the account where there is none, unless told not to, and answers alike. */
export async function otp(context: AuthContext, request: Request): Promise<Response> {
  const { email, data, create_user, code_challenge: codeChallenge } = await readInput(request, inputs.otp);
  context.budgets.spend(context.address, create_user ? ['mails', 'signUps'] : ['mails']);
  limitMail(context, email);
  const redirectTo = targetOf(context, request);
  await evenly(context, async (queries) => {
    const known = await userByEmail(queries, email);
    if (known === null && !create_user) return;
    const user = known ?? (await createUser(queries, { email, metadata: data, provider: PROVIDER }));
    await sendOneTime(context, queries, { user, kind: 'magiclink', email, data, codeChallenge, redirectTo });
  });
  return json(200, {});
}

/** Answers the same whether the address has an account or not. */
export async function recover(context: AuthContext, request: Request): Promise<Response> {
  const { email, code_challenge: codeChallenge } = await readInput(request, inputs.recover);
  context.budgets.spend(context.address, ['mails']);
  limitMail(context, email);
  const redirectTo = targetOf(context, request);
  await evenly(context, async (queries) => {
    const user = await userByEmail(queries, email);
    if (user === null) return;
    await sendOneTime(context, queries, { user, kind: 'recovery', email, codeChallenge, redirectTo });
  });
  return json(200, {});
}

export async function resend(context: AuthContext, request: Request): Promise<Response> {
  const { email, type, code_challenge: codeChallenge } = await readInput(request, inputs.resend);
  context.budgets.spend(context.address, ['mails']);
  limitMail(context, email);
  const redirectTo = targetOf(context, request);
  await evenly(context, async (queries) => {
    const user = await userByEmail(queries, email);
    if (user === null) return;
    if (type === 'signup') {
      const waiting = await waitingSignUp(queries, email);
      const { password_hash: passwordHash = null, data: said = null } = waiting ?? {};
      const says = waiting !== null && passwordHash === null ? 'signup_again' : 'signup';
      await sendSignUp(context, queries, { user, codeChallenge, redirectTo, passwordHash, data: said, says });
    } else if (user.email_change !== null) {
      const change = { user, next: user.email_change, codeChallenge, redirectTo };
      await repeatAddressChange(context, queries, change);
    }
  });
  return json(200, {});
}
