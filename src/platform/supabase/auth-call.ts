/** Calls of supabase-js whose every end is an outcome: what the account's services are made of. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { AuthOutcome } from '#ports/auth.ts';
import { failure, failureOf } from './auth-errors.ts';
import type { LazyClient } from './client.ts';

export const done = <T>(value: T) => ({ ok: true, value }) as const;
export const DONE = done(null);

/** Of an answer of which nothing is wanted but whether it was a refusal. */
export const outcomeOf = ({ error }: { readonly error: unknown }): AuthOutcome =>
  error === null ? DONE : failureOf(error);

export type AuthCall = <T>(
  work: (client: SupabaseClient) => Promise<AuthOutcome<T>>,
) => Promise<AuthOutcome<T>>;

/** Runs one call; whatever it throws becomes a code. */
export const callerOf =
  (client: Pick<LazyClient, 'get'>): AuthCall =>
  async (work) => {
    try {
      return await work(await client.get());
    } catch (error) {
      // The client's own code could not be fetched: that is a lost network, too.
      return error instanceof TypeError ? failure('offline') : failureOf(error);
    }
  };
