/** An account as the app knows it, from what the server says of it. */
import { NAME_MAX } from '#domain/account/limits.ts';
import type { User } from '#ports/auth.ts';

interface RemoteAccount {
  readonly id: string;
  readonly email?: string | null | undefined;
  readonly created_at: string;
  readonly user_metadata?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * The picture at a third party's address is left out: the app asks no host but its own.
 */
export function accountOf({ id, email, created_at, user_metadata }: RemoteAccount): User {
  const given = user_metadata?.['full_name'] ?? user_metadata?.['name'];
  return {
    id,
    email: email ? email : null,
    name: typeof given === 'string' ? given.slice(0, NAME_MAX) : '',
    createdAt: created_at,
  };
}
