/** What supabase-js reports about the session, for the app. */
import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import type { AuthEvent } from '#ports/auth.ts';
import { accountOf } from './account.ts';

/**
 * Null: nothing to tell. No session at the start is one of those: offline, with a token that ran out, the
 * client finds none either, and only an explicit sign-out (or a server that refuses) ends a session.
 */
export function eventOf(event: AuthChangeEvent, session: Session | null): AuthEvent | null {
  if (event === 'SIGNED_OUT') return { kind: 'signed-out' };
  return session === null ? null : { kind: 'signed-in', user: accountOf(session.user) };
}
