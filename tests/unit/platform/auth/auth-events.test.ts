import type { Session } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { eventOf } from '#platform/auth/auth-events.ts';

const SESSION = {
  user: { id: 'aki', email: 'aki@example.org', created_at: '2026-01-01T00:00:00Z', user_metadata: {} },
} as unknown as Session;

it.each(['INITIAL_SESSION', 'SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED'] as const)(
  '%s says whose session it is, and without one nothing: no session found is no sign-out',
  (event) => {
    expect(eventOf(event, SESSION)).toMatchObject({ kind: 'signed-in', user: { id: 'aki' } });
    expect(eventOf(event, null)).toBeNull();
  },
);

it('SIGNED_OUT is the only end', () => {
  expect(eventOf('SIGNED_OUT', null)).toEqual({ kind: 'signed-out' });
});
