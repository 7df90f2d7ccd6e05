/** Changes of password and address, and the signed-in devices, by supabase-js. Every call answers; none rejects. */
import * as z from 'zod/mini';
import { callerOf, done, DONE, outcomeOf } from '#platform/supabase/auth-call.ts';
import { callFunction, failure, failureOf } from '#platform/supabase/auth-errors.ts';
import type { LazyClient } from '#platform/supabase/client.ts';
import type { AccountSafetyService, AuthOutcome } from '#ports/auth.ts';

/** What `my_sessions` answers (supabase/migrations). */
const sessionsSchema = z.array(
  z.object({
    id: z.string(),
    seen_at: z.string(),
    user_agent: z.nullable(z.string()),
    current: z.nullable(z.boolean()),
  }),
);

export function createAccountSafety(client: LazyClient, callback: string): AccountSafetyService {
  const call = callerOf(client);
  const rpc = (name: string, parameters: object) => call((made) => callFunction(made, name, parameters));

  return {
    changePassword: (change: { readonly next: string; readonly current?: string; readonly code?: string }) =>
      call(async ({ auth }) => {
        const { next, current, code } = change;
        return outcomeOf(
          await auth.updateUser({
            password: next,
            ...(current === undefined ? {} : { current_password: current }),
            ...(code === undefined ? {} : { nonce: code }),
          }),
        );
      }),
    sendProof: () => call(async ({ auth }) => outcomeOf(await auth.reauthenticate())),
    changeAddress: (next: string) =>
      call(async ({ auth }) => {
        const outcome = outcomeOf(await auth.updateUser({ email: next }, { emailRedirectTo: callback }));
        // Who else has an account is nobody's business: the screen says what happens if the address can be used.
        return !outcome.ok && outcome.code === 'email-taken' ? DONE : outcome;
      }),
    confirmAddress: ({ email, code }: { readonly email: string; readonly code: string }) =>
      call<'half' | 'changed'>(async ({ auth }) => {
        const { data, error } = await auth.verifyOtp({ email, token: code, type: 'email_change' });
        if (error !== null) return failureOf(error);
        // The first of the two codes brings no session.
        if (data.session === null) return done('half');
        // A hosted project lets the other sessions be; their owner has just said who they are, so they end here.
        await auth.signOut({ scope: 'others' });
        return done('changed');
      }),
    async devices() {
      const outcome = await rpc('my_sessions', {});
      if (!outcome.ok) return outcome;
      const parsed = sessionsSchema.safeParse(outcome.value);
      if (!parsed.success) return failure('server');
      return done(
        parsed.data.map(({ id, seen_at, user_agent, current }) => ({
          id,
          seenAt: Date.parse(seen_at),
          userAgent: user_agent,
          current: current === true,
        })),
      );
    },
    async endDevice(id: string): Promise<AuthOutcome> {
      const outcome = await rpc('end_my_session', { p_session: id });
      // False: it has ended already, which is what was wanted.
      return outcome.ok ? DONE : outcome;
    },
  } as const;
}
