/** /user and /logout: what a signed-in person may see and change of their own account. */
import { empty, json } from '../http/answers.ts';
import { redirectTarget, type AuthContext } from './context.ts';
import { hashPassword, isPassword } from './crypto.ts';
import { AuthFailure } from './failure.ts';
import { inputs, readInput, requireStrong } from './input.ts';
import { sendOneTime } from './one-time.ts';
import { endSessions, requireSession, type SignOutScope } from './sessions.ts';
import { userByEmail, userById, userJson } from './users.ts';

export async function getUser(context: AuthContext, request: Request): Promise<Response> {
  const { userId } = await requireSession(context, request);
  return json(200, await userJson(context.database, userId));
}

/** A new password ends the other sessions; a new address counts once its own e-mail is confirmed. */
export async function updateUser(context: AuthContext, request: Request): Promise<Response> {
  const signedIn = await requireSession(context, request);
  const input = await readInput(request, inputs.update);
  const before = await userById(context.database, signedIn.userId);
  if (before === null)
    throw new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  let passwordHash: string | null = null;
  if (input.password !== undefined) {
    requireStrong(input.password);
    if (
      before.encrypted_password !== null &&
      (await isPassword(input.password, before.encrypted_password, context.passwordCost))
    ) {
      throw new AuthFailure(422, 'same_password', 'New password should be different from the old password.');
    }
    passwordHash = await hashPassword(input.password, context.passwordCost);
  }
  const redirectTo = redirectTarget(context, new URL(request.url).searchParams.get('redirect_to'));
  return context.database.transaction(async (queries) => {
    if (passwordHash !== null) {
      await queries.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
        before.id,
        passwordHash,
      ]);
      await endSessions(queries, signedIn, 'others');
    }
    if (input.data !== undefined) {
      await queries.query(
        `update auth.users set raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || $2::jsonb),
           updated_at = now() where id = $1`,
        [before.id, JSON.stringify(input.data)],
      );
    }
    if (input.email !== undefined && input.email !== before.email) {
      if ((await userByEmail(queries, input.email)) !== null) {
        throw new AuthFailure(
          422,
          'email_exists',
          'A user with this email address has already been registered',
        );
      }
      await queries.query('update auth.users set email_change = $2 where id = $1', [before.id, input.email]);
      await sendOneTime(context, queries, {
        user: before,
        kind: 'email_change',
        email: input.email,
        codeChallenge: input.code_challenge,
        redirectTo,
      });
    }
    return json(200, await userJson(queries, before.id));
  });
}

const isScope = (value: string): value is SignOutScope => ['local', 'global', 'others'].includes(value);

export async function logout(context: AuthContext, request: Request): Promise<Response> {
  const signedIn = await requireSession(context, request);
  const scope = new URL(request.url).searchParams.get('scope') ?? 'global';
  if (!isScope(scope)) throw new AuthFailure(400, 'validation_failed', 'Unsupported logout scope');
  await context.database.transaction((queries) => endSessions(queries, signedIn, scope));
  return empty(204);
}
