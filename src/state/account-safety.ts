/** What the owner of an account changes of it, and the devices that are signed in. */
import type { AuthOutcome } from '#state/auth.ts';

/** One session of the account. */
export interface SignedInDevice {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
  /** What its browser calls itself; null where it said nothing. */
  readonly userAgent: string | null;
  /** Whether it is the one that asks. */
  readonly current: boolean;
}

/** Failures are values: no call rejects. */
export interface AccountSafetyService {
  /**
   * A new password, proved by the one until now or by a code of `sendProof`. Fails with `password-wanted` or
   * `code-wanted` where the server asks for a proof that did not come along. Ends all other sessions.
   */
  changePassword(change: {
    readonly next: string;
    readonly current?: string;
    readonly code?: string;
  }): Promise<AuthOutcome>;
  /** E-mails a 6-digit code to the address of the account. */
  sendProof(): Promise<AuthOutcome>;
  /** E-mails a code to the address until now and one to the new address. */
  changeAddress(next: string): Promise<AuthOutcome>;
  /** One of these codes; `changed` once both have come. Then all other sessions have ended. */
  confirmAddress(proof: {
    readonly email: string;
    readonly code: string;
  }): Promise<AuthOutcome<'half' | 'changed'>>;
  /** The one that was used last comes first. */
  devices(): Promise<AuthOutcome<readonly SignedInDevice[]>>;
  endDevice(id: string): Promise<AuthOutcome>;
}
