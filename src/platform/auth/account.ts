/** An account as the app knows it, from what the server says of it. */

interface RemoteAccount {
  readonly id: string;
  readonly email?: string | null | undefined;
  readonly created_at: string;
  readonly user_metadata?: Readonly<Record<string, unknown>> | null | undefined;
}

export interface Account {
  readonly id: string;
  readonly email: string | null;
  readonly name: string;
  readonly avatar: null;
  readonly createdAt: string;
  readonly isPremium: false;
  readonly roastCount: 0;
  readonly averageScore: null;
  readonly bestScore: null;
}

const NAME_MAX = 30;

/**
 * The picture at a third party's address is left out: the app asks no host but its own. Premium is read from
 * the subscriptions, the totals from the history.
 */
export function accountOf({ id, email, created_at, user_metadata }: RemoteAccount): Account {
  const given = user_metadata?.['full_name'] ?? user_metadata?.['name'];
  return {
    id,
    email: email ? email : null,
    name: typeof given === 'string' ? given.slice(0, NAME_MAX) : '',
    avatar: null,
    createdAt: created_at,
    isPremium: false,
    roastCount: 0,
    averageScore: null,
    bestScore: null,
  };
}
