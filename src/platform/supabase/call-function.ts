/** A function of the database, called for the signed-in user. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { AuthOutcome } from '#ports/auth.ts';
import { failure } from './auth-errors.ts';

/** supabase-js answers without a status where no answer came; without a session the database says 42501. */
export async function callFunction(
  client: SupabaseClient,
  name: string,
  parameters: object = {},
): Promise<AuthOutcome<unknown>> {
  const { data, error, status } = await client.rpc(name, parameters);
  if (error === null) return { ok: true, value: data };
  if (status === 0) return failure('offline');
  return failure(error.code === '42501' || status === 401 ? 'session-missing' : 'server');
}
