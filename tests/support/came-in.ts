import type { CameIn, User } from '#ports/auth.ts';

/** Who has signed in, where nobody has an authenticator. Throws where a code is asked for all the same. */
export function userOf(came: CameIn): User {
  if (came === 'second-step') throw new Error('A code was asked for, and nobody has an authenticator');
  return came;
}
