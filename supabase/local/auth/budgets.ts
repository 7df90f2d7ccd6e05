/**
 * What one machine may ask of the sign-in, whichever e-mail addresses it names: an account, an e-mail and the hash
 * of a password cost the server something, and can be asked for without a session. It is spent when that is about to
 * be done, and never by a call that is refused before.
 */
import { createRateLimiter, type Budgets, type Cost, type RateLimit } from './context.ts';
import { AuthFailure } from './failure.ts';

export type BudgetLimits = Readonly<Record<Cost, RateLimit>>;

const HOUR = 3_600_000;

/** Room for a class behind one address; a program that goes on and on meets them within a minute. */
export const BUDGETS: BudgetLimits = {
  /** Requests that may make an account. */
  signUps: { count: 60, perMs: HOUR },
  /** Requests that may send an e-mail. */
  mails: { count: 120, perMs: HOUR },
  /** Passwords that are hashed. */
  hashes: { count: 200, perMs: HOUR / 12 },
};

export function createBudgets(now: () => number, limits: BudgetLimits = BUDGETS): Budgets {
  const limiter = createRateLimiter(now);
  return {
    spend(address, costs) {
      const full = costs.find((cost) => limiter.isFull(`${cost} ${address}`, limits[cost]));
      if (full === undefined && costs.every((cost) => limiter.take(`${cost} ${address}`, limits[cost])))
        return;
      const code = full === 'mails' ? 'over_email_send_rate_limit' : 'over_request_rate_limit';
      throw new AuthFailure(429, code, 'Too many requests from this address, please try again later');
    },
  };
}
