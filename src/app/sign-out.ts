/** The end of a session with a cloud: a last word to the account, the sign-out itself, and nothing of it left here. */
import type { AuthService } from '#ports/auth.ts';

export interface SignOutParts {
  readonly auth: Pick<AuthService, 'signOut'>;
  /** Whose session this device holds now. */
  readonly currentOwner: () => string | null;
  /** Sends what waits, as long as there is patience. */
  readonly farewell: (ownerId: string, sending: Promise<unknown> | undefined) => Promise<void>;
  /** Clears what this device holds of the account. */
  readonly clear: (ownerId: string) => Promise<unknown>;
}

/** An explicit sign-out clears what this device holds of the account, also offline. */
export function createSignOut({ auth, currentOwner, farewell, clear }: SignOutParts): AuthService['signOut'] {
  return async (scope, sending) => {
    const ownerId = currentOwner();
    if (scope === 'others' || ownerId === null) return auth.signOut(scope);
    await farewell(ownerId, sending);
    const now = currentOwner();
    // The session of somebody who has signed in meanwhile is not this one's to end.
    const replaced = now !== null && now !== ownerId;
    const outcome = replaced
      ? ({ ok: false, code: 'session-missing', reasons: [] } as const)
      : await auth.signOut(scope);
    await clear(ownerId);
    return outcome;
  };
}
