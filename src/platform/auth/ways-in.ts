/** The ways in that an account has (GoTrue's identities), by supabase-js. Every call answers; none rejects. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { failure, failureOf } from '#platform/supabase/auth-errors.ts';
import type { LazyClient } from '#platform/supabase/client.ts';
import type { AuthOutcome, WaysInService } from '#ports/auth.ts';

const done = <T>(value: T) => ({ ok: true, value }) as const;
const DONE = done(null);

/** Stands in the address that Google leads back to, so that it leads on to where the link was asked for. */
export const LINKED = 'linked';

export function createWaysIn(
  client: LazyClient,
  { callback, leave }: { readonly callback: string; readonly leave: (url: string) => void },
): WaysInService {
  /** Runs one call; whatever it throws becomes a code. */
  async function call<T>(
    work: (auth: SupabaseClient['auth']) => Promise<AuthOutcome<T>>,
  ): Promise<AuthOutcome<T>> {
    try {
      return await work((await client.get()).auth);
    } catch (error) {
      return error instanceof TypeError ? failure('offline') : failureOf(error);
    }
  }
  return {
    list: () =>
      call(async (auth) => {
        const { data, error } = await auth.getUserIdentities();
        if (error !== null) return failureOf(error);
        return done(
          data.identities.map(({ identity_id, provider, identity_data }) => {
            const email: unknown = identity_data?.['email'];
            return {
              id: identity_id,
              kind: provider === 'email' || provider === 'google' ? provider : 'other',
              email: typeof email === 'string' ? email : null,
            } as const;
          }),
        );
      }),
    linkGoogle: () =>
      call<null>(async (auth) => {
        const options = { redirectTo: `${callback}?${LINKED}=google`, skipBrowserRedirect: true };
        const { data, error } = await auth.linkIdentity({ provider: 'google', options });
        if (error !== null) return failureOf(error);
        leave(data.url);
        return DONE;
      }),
    unlink: (id) =>
      call<null>(async (auth) => {
        const { data, error } = await auth.getUserIdentities();
        if (error !== null) return failureOf(error);
        const identity = data.identities.find(({ identity_id }) => identity_id === id);
        // Gone already, which is what was wanted.
        if (identity === undefined) return DONE;
        const answer = await auth.unlinkIdentity(identity);
        return answer.error === null ? DONE : failureOf(answer.error);
      }),
  };
}
