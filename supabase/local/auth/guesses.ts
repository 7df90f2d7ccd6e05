/** Guessing passwords and codes is slowed down: for each e-mail address, and for each machine that guesses. */
import { LIMITS, type AuthContext, type RateLimit } from './context.ts';
import { AuthFailure } from './failure.ts';

type Guessed = Pick<AuthContext, 'limiter' | 'address'>;

const failuresOf = ({ address }: Guessed) => `failures ${address}`;

/**
 * Counts one try before anything is compared, so that parallel ones cannot pass together. Throws AuthFailure
 * (429) when there were too many for `event`, or too many wrong ones from this machine.
 */
export function limitGuesses(context: Guessed, event: string, limit: RateLimit): void {
  const { limiter } = context;
  if (limiter.isFull(failuresOf(context), LIMITS.failures) || !limiter.take(event, limit)) {
    throw new AuthFailure(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
}

export function countFailure(context: Guessed): void {
  context.limiter.take(failuresOf(context), LIMITS.failures);
}
