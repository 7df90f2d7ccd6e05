/** Accounts, as rows and in GoTrue's JSON. */
import type { Queries, Row } from '../database/open.ts';

export interface User extends Row {
  readonly id: string;
  readonly email: string;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: Date | null;
  readonly last_sign_in_at: Date | null;
  readonly raw_app_meta_data: Record<string, unknown>;
  readonly raw_user_meta_data: Record<string, unknown>;
  readonly email_change: string | null;
  /** 1: one of the two addresses has confirmed the change. */
  readonly email_change_confirm_status: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface Identity extends Row {
  readonly id: string;
  readonly provider: string;
  readonly provider_id: string;
  readonly identity_data: Record<string, unknown>;
  readonly created_at: Date;
}

/** An authenticator; its secret and the codes that it took are left out. */
export interface Factor extends Row {
  readonly id: string;
  readonly friendly_name: string | null;
  readonly factor_type: string;
  readonly status: 'unverified' | 'verified';
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly last_challenged_at: Date | null;
}

const only = <T>(rows: readonly T[]): T | null => rows[0] ?? null;

export const userByEmail = async (queries: Queries, email: string): Promise<User | null> =>
  only(await queries.query<User>('select * from auth.users where email = $1', [email]));

export const userById = async (queries: Queries, id: string): Promise<User | null> =>
  only(await queries.query<User>('select * from auth.users where id = $1', [id]));

export const userByIdentity = async (
  queries: Queries,
  provider: string,
  providerId: string,
): Promise<User | null> =>
  only(
    await queries.query<User>(
      `select u.* from auth.users u join auth.identities i on i.user_id = u.id
       where i.provider = $1 and i.provider_id = $2`,
      [provider, providerId],
    ),
  );

export interface NewUser {
  readonly email: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly provider: string;
  /** The provider's own id of the person; the user's id where the provider is e-mail. */
  readonly providerId?: string;
}

export async function createUser(queries: Queries, fresh: NewUser): Promise<User> {
  const [user] = await queries.query<User>(
    `insert into auth.users (email, raw_user_meta_data, raw_app_meta_data)
     values ($1, $2, $3) returning *`,
    [
      fresh.email,
      JSON.stringify(fresh.metadata),
      JSON.stringify({ provider: fresh.provider, providers: [fresh.provider] }),
    ],
  );
  if (user === undefined) throw new Error('the account was not stored');
  await addIdentity(queries, user, fresh.provider, fresh.providerId ?? user.id);
  return user;
}

/** Adds a way to sign in; an account keeps each once. */
export async function addIdentity(
  queries: Queries,
  user: User,
  provider: string,
  providerId: string,
): Promise<void> {
  await queries.query(
    `insert into auth.identities (user_id, provider, provider_id, identity_data) values ($1, $2, $3, $4)
     on conflict (provider, provider_id) do nothing`,
    [user.id, provider, providerId, JSON.stringify({ sub: providerId, email: user.email })],
  );
  await noteProviders(queries, user.id);
}

/** Takes a way to sign in away. */
export async function removeIdentity(queries: Queries, { id }: User, identity: Identity): Promise<void> {
  await queries.query('delete from auth.identities where id = $1 and user_id = $2', [identity.id, id]);
  await noteProviders(queries, id);
}

/** What the account says of its ways to sign in: the one that it was made by stays the first while it is there. */
async function noteProviders(queries: Queries, userId: string): Promise<void> {
  await queries.query(
    `update auth.users set raw_app_meta_data = raw_app_meta_data || (
       select jsonb_build_object(
         'providers', coalesce(jsonb_agg(distinct i.provider), '[]'),
         'provider', coalesce(
           max(i.provider) filter (where i.provider = raw_app_meta_data ->> 'provider'), min(i.provider)))
       from auth.identities i where i.user_id = $1) where id = $1`,
    [userId],
  );
}

/** The names of its ways to sign in, as they stand in its tokens. */
export function providersOf({ raw_app_meta_data }: Pick<User, 'raw_app_meta_data'>): readonly unknown[] {
  const providers = raw_app_meta_data['providers'];
  return Array.isArray(providers) ? providers : [];
}

export const identitiesOf = (queries: Queries, userId: string): Promise<readonly Identity[]> =>
  queries.query<Identity>('select * from auth.identities where user_id = $1 order by created_at', [userId]);

export const factorsOf = (queries: Queries, userId: string): Promise<readonly Factor[]> =>
  queries.query<Factor>(
    `select id, friendly_name, factor_type, status, created_at, updated_at, last_challenged_at
     from auth.mfa_factors where user_id = $1 order by created_at, id`,
    [userId],
  );

/**
 * Marks the address as confirmed by its owner. An attacker may have signed up with it before: the password and the words
 * are those of the very e-mail that was answered, and none where the owner came another way; no other sign-up's e-mail
 * works any more.
 */
export async function confirmEmail(
  queries: Queries,
  user: User,
  {
    passwordHash,
    data,
  }: { readonly passwordHash: string | null; readonly data: Readonly<Record<string, unknown>> | null },
): Promise<void> {
  if (user.email_confirmed_at !== null) return;
  await queries.query(
    `update auth.users set email_confirmed_at = now(), updated_at = now(), encrypted_password = $2,
       raw_user_meta_data = $3 where id = $1`,
    [user.id, passwordHash, JSON.stringify(data ?? {})],
  );
  await queries.query(`delete from auth.one_time_tokens where user_id = $1 and kind = 'signup'`, [user.id]);
}

/** GoTrue's JSON of an account. */
export async function userJson(queries: Queries, id: string): Promise<Record<string, unknown> | null> {
  const user = await userById(queries, id);
  if (user === null) return null;
  return toJson(user, await identitiesOf(queries, id), await factorsOf(queries, id));
}

export function toJson(
  user: User,
  identities: readonly Identity[],
  factors: readonly Factor[] = [],
): Record<string, unknown> {
  const iso = (at: Date | null) => at?.toISOString();
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    email_confirmed_at: iso(user.email_confirmed_at),
    confirmed_at: iso(user.email_confirmed_at),
    phone: '',
    last_sign_in_at: iso(user.last_sign_in_at),
    ...(user.email_change === null ? {} : { new_email: user.email_change }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: identities.map((identity) => ({
      identity_id: identity.id,
      id: identity.provider_id,
      user_id: user.id,
      identity_data: identity.identity_data,
      provider: identity.provider,
      created_at: iso(identity.created_at),
      updated_at: iso(identity.created_at),
    })),
    // Left out where there is none.
    ...(factors.length === 0
      ? {}
      : {
          factors: factors.map((factor) => ({
            id: factor.id,
            friendly_name: factor.friendly_name ?? '',
            factor_type: factor.factor_type,
            status: factor.status,
            created_at: iso(factor.created_at),
            updated_at: iso(factor.updated_at),
            last_challenged_at: iso(factor.last_challenged_at) ?? null,
          })),
        }),
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    is_anonymous: false,
  };
}
