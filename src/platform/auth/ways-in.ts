/** The ways in that an account has (GoTrue's identities), by supabase-js. Every call answers; none rejects. */
import { callerOf, done, DONE, outcomeOf } from '#platform/supabase/auth-call.ts';
import { failureOf } from '#platform/supabase/auth-errors.ts';
import type { LazyClient } from '#platform/supabase/client.ts';
import type { WaysInService } from '#ports/auth.ts';

/** Stands in the address that Google leads back to, so that it leads on to where the link was asked for. */
export const LINKED = 'linked';

export function createWaysIn(
  client: LazyClient,
  { callback, leave }: { readonly callback: string; readonly leave: (url: string) => void },
): WaysInService {
  const call = callerOf(client);
  return {
    list: () =>
      call(async ({ auth }) => {
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
      call<null>(async ({ auth }) => {
        const options = { redirectTo: `${callback}?${LINKED}=google`, skipBrowserRedirect: true };
        const { data, error } = await auth.linkIdentity({ provider: 'google', options });
        if (error !== null) return failureOf(error);
        leave(data.url);
        return DONE;
      }),
    unlink: (id) =>
      call<null>(async ({ auth }) => {
        const { data, error } = await auth.getUserIdentities();
        if (error !== null) return failureOf(error);
        const identity = data.identities.find(({ identity_id }) => identity_id === id);
        // Gone already, which is what was wanted.
        if (identity === undefined) return DONE;
        return outcomeOf(await auth.unlinkIdentity(identity));
      }),
  };
}
