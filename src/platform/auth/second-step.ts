/** The second step of a sign-in, by supabase-js: codes of an authenticator app (TOTP). Every call answers; none rejects. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { callerOf, done, DONE, outcomeOf } from '#platform/supabase/auth-call.ts';
import { failure, failureOf } from '#platform/supabase/auth-errors.ts';
import type { LazyClient } from '#platform/supabase/client.ts';
import type { Authenticator, AuthOutcome, SecondStepService } from '#ports/auth.ts';

/** Stands in the authenticator app beside the address. */
const ISSUER = 'Roast Me';

type Auth = SupabaseClient['auth'];

/** @param giveUp leaves the session that waits for its code */
export function createSecondStep(client: LazyClient, giveUp: SecondStepService['giveUp']): SecondStepService {
  const call = callerOf(client);

  async function listed(auth: Auth): Promise<AuthOutcome<readonly Authenticator[]>> {
    const { data, error } = await auth.mfa.listFactors();
    if (error !== null) return failureOf(error);
    return done(
      data.totp.map(({ id, friendly_name, created_at }) => ({
        id,
        name: friendly_name ?? '',
        addedAt: Date.parse(created_at),
      })),
    );
  }

  async function verify(auth: Auth, factorId: string, code: string): Promise<AuthOutcome> {
    return outcomeOf(await auth.mfa.challengeAndVerify({ factorId, code }));
  }

  /** The code belongs to one of them; a code does not say to which. */
  async function verifyAny(
    auth: Auth,
    authenticators: readonly Pick<Authenticator, 'id'>[],
    code: string,
  ): Promise<AuthOutcome> {
    let outcome: AuthOutcome = failure('authenticator-wrong');
    for (const { id } of authenticators) {
      outcome = await verify(auth, id, code);
      if (outcome.ok || outcome.code !== 'authenticator-wrong') return outcome;
    }
    return outcome;
  }

  return {
    list: () => call(({ auth }) => listed(auth)),
    begin: (name) =>
      call(async ({ auth }) => {
        const { data: known, error: unknown } = await auth.mfa.listFactors();
        if (unknown !== null) return failureOf(unknown);
        for (const { id, status } of known.all)
          if (status === 'unverified') await auth.mfa.unenroll({ factorId: id });
        const asked = { factorType: 'totp', friendlyName: name, issuer: ISSUER } as const;
        const { data, error } = await auth.mfa.enroll(asked);
        if (error !== null) return failureOf(error);
        return done({ id: data.id, secret: data.totp.secret, uri: data.totp.uri });
      }),
    confirm: ({ id, code }) => call(({ auth }) => verify(auth, id, code)),
    prove: (code) =>
      call<null>(async ({ auth }) => {
        const all = await listed(auth);
        return all.ok ? verifyAny(auth, all.value, code) : all;
      }),
    remove: ({ id, code }) =>
      call<null>(async ({ auth }) => {
        const all = await listed(auth);
        if (!all.ok) return all;
        const others = all.value.filter((one) => one.id !== id);
        const proved = await verifyAny(auth, others.length > 0 ? others : [{ id }], code);
        if (!proved.ok) return proved;
        const { error } = await auth.mfa.unenroll({ factorId: id });
        if (error !== null) return failureOf(error);
        // The token says aal2 until it is renewed.
        await auth.refreshSession();
        return DONE;
      }),
    giveUp,
  };
}
