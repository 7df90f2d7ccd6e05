/** /user/identities: a way to sign in that is added to an account, and one that is taken away. */
import { z } from 'zod';
import { json } from '../http/answers.ts';
import type { Queries } from '../database/open.ts';
import { redirectTarget, type AuthContext } from './context.ts';
import { requireRecent, requireSecondStep } from './factors.ts';
import { AuthFailure } from './failure.ts';
import { beginFlow } from './flows.ts';
import { requireSession } from './sessions.ts';
import {
  addIdentity,
  confirmEmail,
  createUser,
  identitiesOf,
  removeIdentity,
  userByEmail,
  userById,
  userByIdentity,
  type User,
} from './users.ts';

/**
 * Where the way to a third party begins. Here only the local stand-in for Google, by PKCE. Throws AuthFailure (400).
 * @param linkTo the account that gets it as another way to sign in; left out to sign in
 */
export async function wayToProvider(
  context: AuthContext,
  request: Request,
  linkTo?: string,
): Promise<string> {
  const { searchParams } = new URL(request.url);
  const challenge = searchParams.get('code_challenge') ?? '';
  const method = (searchParams.get('code_challenge_method') ?? '').toLowerCase();
  if (!(context.localGoogle && searchParams.get('provider') === 'google'))
    throw new AuthFailure(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
  if (method !== 's256' || !/^[\w.~-]{43,128}$/.test(challenge))
    throw new AuthFailure(400, 'validation_failed', 'PKCE with S256 is needed');
  const redirectTo = redirectTarget(context, searchParams.get('redirect_to'));
  const flow = { codeChallenge: challenge, redirectTo, ...(linkTo === undefined ? {} : { linkTo }) };
  return `/dev/google?flow=${await beginFlow(context, flow)}`;
}

const MORE = { status: 401, message: 'AAL2 session is required to change the identities of this account.' };

async function link(context: AuthContext, request: Request): Promise<Response> {
  const signedIn = await requireSession(context, request);
  await requireSecondStep(context, signedIn, MORE);
  requireRecent(signedIn);
  const way = await wayToProvider(context, request, signedIn.userId);
  return json(200, { url: new URL(way, request.url).href });
}

/** Who somebody is to a third party that has proved their address. */
export interface ProvedPerson {
  readonly provider: string;
  readonly providerId: string;
  readonly email: string;
  /** '' where they gave none. */
  readonly name: string;
}

/**
 * The account of somebody whom a third party knows: the one that this identity was linked to (which may be of another
 * address), the one with this address, or a new one.
 */
export async function accountByIdentity(
  queries: Queries,
  { provider, providerId, email, name }: ProvedPerson,
): Promise<User> {
  const metadata = name === '' ? {} : { full_name: name };
  const known = (await userByIdentity(queries, provider, providerId)) ?? (await userByEmail(queries, email));
  const user = known ?? (await createUser(queries, { email, metadata, provider, providerId }));
  await addIdentity(queries, user, provider, providerId);
  await confirmEmail(queries, user, { passwordHash: null, data: metadata });
  return user;
}

/** Adds what a person proved elsewhere to the account that they had asked for; throws AuthFailure (422) in GoTrue's words. */
export async function linkIdentity(
  queries: Queries,
  linkTo: string,
  { provider, providerId, email }: Omit<ProvedPerson, 'name'>,
): Promise<User> {
  const user = await userById(queries, linkTo);
  if (user === null)
    throw new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const [taken] = await queries.query<{ user_id: string }>(
    'select user_id from auth.identities where provider = $1 and provider_id = $2',
    [provider, providerId],
  );
  if (taken !== undefined) {
    const whose = taken.user_id === user.id ? '' : ' to another user';
    throw new AuthFailure(422, 'identity_already_exists', `Identity is already linked${whose}`);
  }
  await addIdentity(queries, { ...user, email }, provider, providerId);
  return user;
}

/**
 * Never the last way in. A password is one, too: the account that was made with Google and has chosen a password keeps its
 * address as a way.
 */
async function unlink(context: AuthContext, request: Request): Promise<Response> {
  const signedIn = await requireSession(context, request);
  const id = /\/identities\/([^/]+)$/.exec(new URL(request.url).pathname)?.[1];
  if (!z.uuid().safeParse(id).success)
    throw new AuthFailure(404, 'validation_failed', 'identity_id must be an UUID');
  await requireSecondStep(context, signedIn, MORE);
  await context.database.transaction(async (queries) => {
    const user = await userById(queries, signedIn.userId);
    const identities = await identitiesOf(queries, signedIn.userId);
    const identity = identities.find((one) => one.id === id);
    const others = identities.filter((one) => one !== identity);
    if (
      user === null ||
      (others.length === 0 && (identity?.provider === 'email' || !user.encrypted_password))
    )
      throw new AuthFailure(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      );
    if (identity === undefined) throw new AuthFailure(422, 'identity_not_found', "Identity doesn't exist");
    await removeIdentity(queries, user, identity);
    if (others.length === 0) await addIdentity(queries, user, 'email', user.id);
  });
  return json(200, {});
}

export const IDENTITY_ENDPOINTS = {
  'GET /user/identities/authorize': link,
  'DELETE /user/identities/:id': unlink,
};
