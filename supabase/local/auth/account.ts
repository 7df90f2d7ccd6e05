/** /user, /reauthenticate and /logout: what a signed-in person may see and change of their own account. */
import type { Queries } from '../database/open.ts';
import { empty, json } from '../http/answers.ts';
import { beginAddressChange } from './change-address.ts';
import { redirectTarget, type AuthContext } from './context.ts';
import { hashPassword, isPassword } from './crypto.ts';
import { evenly } from './evenly.ts';
import { requireSecondStep } from './factors.ts';
import { AuthFailure } from './failure.ts';
import { inputs, isSmallMetadata, readInput } from './input.ts';
import { forgetOneTimes, limitMail } from './one-time.ts';
import { requireStrong } from './passwords.ts';
import { requireProof, sendNonce } from './proof.ts';
import { endSessions, requireSession, type SignedIn, type SignOutScope } from './sessions.ts';
import { userById, userJson, type User } from './users.ts';

export async function getUser(context: AuthContext, request: Request): Promise<Response> {
  const { userId } = await requireSession(context, request);
  return json(200, await userJson(context.database, userId));
}

/** A new password ends the other sessions; a new address counts once the old and the new one have confirmed it. */
export async function updateUser(context: AuthContext, request: Request): Promise<Response> {
  const signedIn = await requireSession(context, request);
  const input = await readInput(request, inputs.update);
  if (input.phone) throw new AuthFailure(400, 'phone_provider_disabled', 'Phone signups are disabled');
  const before = await knownUser(context, signedIn);
  const { password, data, email } = input;
  if (password !== undefined || (email !== undefined && email !== before.email)) {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    await requireSecondStep(context, signedIn, { status: 401, message });
  }
  const passwordHash =
    password === undefined
      ? null
      : await checkedPassword(context, { user: before, signedIn, proof: input, password });
  const redirectTo = redirectTarget(context, new URL(request.url).searchParams.get('redirect_to'));
  const next = email === before.email ? undefined : email;
  if (next !== undefined) {
    context.budgets.spend(context.address, ['mails']);
    limitMail(context, before.email);
    limitMail(context, next);
  }
  // Whether the new address has an account is nobody's business.
  return evenly(context, async (queries) => {
    if (passwordHash !== null) await replacePassword(context, queries, { before, signedIn, passwordHash });
    if (data !== undefined) await addMetadata(queries, before.id, data);
    if (next !== undefined) {
      const change = { user: before, next, codeChallenge: input.code_challenge, redirectTo };
      await beginAddressChange(context, queries, change);
    }
    return json(200, await userJson(queries, before.id));
  });
}

async function knownUser(context: AuthContext, { userId }: SignedIn): Promise<User> {
  const user = await userById(context.database, userId);
  if (user !== null) return user;
  throw new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist');
}

/** The hash of a password that may be taken. The proof comes first: what is refused after it tells about the old one. */
async function checkedPassword(
  context: AuthContext,
  asked: Parameters<typeof requireProof>[1] & { readonly password: string },
): Promise<string> {
  const { user, password } = asked;
  await requireStrong(password, user.email);
  await requireProof(context, asked);
  context.budgets.spend(context.address, ['hashes']);
  if (user.encrypted_password !== null && (await isPassword(password, user.encrypted_password, context))) {
    throw new AuthFailure(422, 'same_password', 'New password should be different from the old password.');
  }
  return hashPassword(password, context);
}

async function replacePassword(
  context: AuthContext,
  queries: Queries,
  change: { readonly before: User; readonly signedIn: SignedIn; readonly passwordHash: string },
): Promise<void> {
  const { before, signedIn, passwordHash } = change;
  const changed = await queries.query(
    `update auth.users set encrypted_password = $2, updated_at = now()
     where id = $1 and encrypted_password is not distinct from $3 returning id`,
    [before.id, passwordHash, before.encrypted_password],
  );
  // While this one was hashed, another change came through.
  if (changed.length === 0) throw new AuthFailure(409, 'conflict', 'The password was changed meanwhile');
  await forgetOneTimes(queries, before.id);
  await endSessions(queries, signedIn, 'others');
  const mail = { kind: 'password_changed', to: before.email, userId: before.id } as const;
  await context.mail(queries, { ...mail, link: null, code: null });
}

async function addMetadata(queries: Queries, userId: string, data: Readonly<Record<string, unknown>>) {
  const [row] = await queries.query<{ data: Record<string, unknown> }>(
    // As GoTrue merges: key by key at the top, where null takes the key out.
    `update auth.users set raw_user_meta_data = (raw_user_meta_data || $2::jsonb) - $3::text[],
       updated_at = now() where id = $1 returning raw_user_meta_data as data`,
    [userId, JSON.stringify(data), Object.keys(data).filter((key) => data[key] === null)],
  );
  // Small pieces, many times: the whole is bounded as well. Thrown within the transaction, so nothing is kept.
  if (row !== undefined && !isSmallMetadata(row.data)) {
    throw new AuthFailure(400, 'validation_failed', 'user metadata is too large');
  }
}

/** E-mails a code that proves who changes the password. */
export async function reauthenticate(context: AuthContext, request: Request): Promise<Response> {
  await sendNonce(context, await knownUser(context, await requireSession(context, request)));
  return json(200, {});
}

const isScope = (value: string): value is SignOutScope => ['local', 'global', 'others'].includes(value);

export async function logout(context: AuthContext, request: Request): Promise<Response> {
  const signedIn = await requireSession(context, request);
  const scope = new URL(request.url).searchParams.get('scope') ?? 'global';
  if (!isScope(scope)) throw new AuthFailure(400, 'validation_failed', 'Unsupported logout scope');
  await context.database.transaction((queries) => endSessions(queries, signedIn, scope));
  return empty(204);
}
