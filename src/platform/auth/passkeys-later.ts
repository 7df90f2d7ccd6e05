/** Passkeys whose code comes with the first call: most people sign in another way. */
import { failure } from '#platform/supabase/auth-errors.ts';
import type { PasskeyService } from '#ports/auth.ts';
import type { PasskeyParts } from './passkeys.ts';

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
