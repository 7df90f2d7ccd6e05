/** Passkeys whose code comes with the first call: most people sign in another way. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { failure } from '#platform/supabase/auth-errors.ts';
import type { AuthOutcome, PasskeyService, User } from '#ports/auth.ts';

/** What a call of the account service is run by. */
export interface PasskeyParts {
  /** Runs one call; whatever it throws becomes a code. */
  readonly call: <T>(
    work: (auth: SupabaseClient['auth']) => Promise<AuthOutcome<T>>,
  ) => Promise<AuthOutcome<T>>;
  /** Who has signed in by an answer. */
  readonly signedIn: (answer: {
    readonly data: { readonly user: { readonly id: string; readonly created_at: string } | null };
    readonly error: unknown;
  }) => AuthOutcome<User>;
}

/** A passkey belongs to the name of a host, and to no address in numbers. */
const arePossible = (): boolean =>
  'PublicKeyCredential' in window && !/^(?:\[.*\]|[\d.]+)$/.test(window.location.hostname);

const OFFLINE = failure('offline');

export function passkeysLater(parts: PasskeyParts): PasskeyService {
  const later = async <T, U>(ask: (passkeys: Omit<PasskeyService, 'here'>) => Promise<T>, unfetched: U) => {
    try {
      const { createPasskeys } = await import('./passkeys.ts');
      return await ask(createPasskeys(parts));
    } catch {
      return unfetched;
    }
  };
  return {
    here: arePossible(),
    create: () => later((passkeys) => passkeys.create(), OFFLINE),
    list: () => later((passkeys) => passkeys.list(), OFFLINE),
    rename: (id, name) => later((passkeys) => passkeys.rename(id, name), OFFLINE),
    remove: (id) => later((passkeys) => passkeys.remove(id), OFFLINE),
    signIn: () => later((passkeys) => passkeys.signIn(), OFFLINE),
    suggest: (ending) => later((passkeys) => passkeys.suggest(ending), null),
  };
}
