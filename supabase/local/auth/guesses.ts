/** Guessing passwords and codes is slowed down: for each e-mail address, and for each machine that guesses. */
import { LIMITS, type AuthContext } from './context.ts';
import { AuthFailure } from './failure.ts';

type Guessed = Pick<AuthContext, 'limiter' | 'address'>;

const failuresOf = ({ address }: Guessed) => `failures ${address}`;

/**
 * Counts one try before anything is compared, so that parallel ones cannot pass together: of this asker, who blocks
 * nobody else by it, and of all. Throws AuthFailure (429) when there were too many for the address, or too many wrong
 * ones from this machine.
 */
export function limitGuesses(context: Guessed, kind: 'password' | 'code', email: string): void {
  const { limiter, address } = context;
  const counts = [
    [`${kind} ${email} ${address}`, LIMITS[kind]],
    [`${kind} ${email}`, LIMITS[`${kind}OfAll`]],
  ] as const;
  if (
    limiter.isFull(failuresOf(context), LIMITS.failures) ||
    counts.some(([event, limit]) => limiter.isFull(event, limit)) ||
    !counts.every(([event, limit]) => limiter.take(event, limit))
  ) {
    throw new AuthFailure(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
}

export function countFailure(context: Guessed): void {
  context.limiter.take(failuresOf(context), LIMITS.failures);
}
