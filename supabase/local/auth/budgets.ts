/**
 * What one machine may ask of the sign-in, whichever e-mail addresses it names: an account, an e-mail and the hash
 * of a password cost the server something, and can be asked for without a session.
 */
import { createRateLimiter, type Budgets, type RateLimit } from './context.ts';
import { AuthFailure } from './failure.ts';

export interface BudgetLimits {
  /** Requests that may make an account. */
  readonly signUps: RateLimit;
  /** Requests that may send an e-mail. */
  readonly mails: RateLimit;
  /** Requests that hash a password. */
  readonly hashes: RateLimit;
}

const HOUR = 3_600_000;

/** Room for a class behind one address; a program that goes on and on meets them within a minute. */
export const BUDGETS: BudgetLimits = {
  signUps: { count: 60, perMs: HOUR },
  mails: { count: 120, perMs: HOUR },
  hashes: { count: 200, perMs: HOUR / 12 },
};

const COSTS: Readonly<Record<string, readonly (keyof BudgetLimits)[]>> = {
  'POST /signup': ['hashes', 'mails', 'signUps'],
  'POST /otp': ['mails', 'signUps'],
  'POST /recover': ['mails'],
  'POST /resend': ['mails'],
  'GET /reauthenticate': ['mails'],
  'POST /token?grant_type=password': ['hashes'],
  'PUT /user': ['hashes', 'mails'],
};

export function createBudgets(now: () => number, limits: BudgetLimits = BUDGETS): Budgets {
  const limiter = createRateLimiter(now);
  return {
    spend(address, endpoint) {
      for (const budget of COSTS[endpoint] ?? []) {
        if (limiter.take(`${budget} ${address}`, limits[budget])) continue;
        const code = budget === 'mails' ? 'over_email_send_rate_limit' : 'over_request_rate_limit';
        throw new AuthFailure(429, code, 'Too many requests from this address, please try again later');
      }
    },
  };
}
