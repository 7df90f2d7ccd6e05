/** What the account screens ask for. Answered by no cloud, by the embedded backend or by a hosted one. */
import type { AuthErrorCode, WeakReason } from '#functions/vocabulary.ts';

export interface User {
  readonly id: string;
  /** Null for an account without one. */
  readonly email: string | null;
  /** Falls back to the locale's word for "User" where it is empty. */
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

export interface AuthFailure {
  readonly ok: false;
  readonly code: AuthErrorCode;
  /** With `weak-password`; empty otherwise. */
  readonly reasons: readonly WeakReason[];
}

/** Failures are values: no call of the service rejects. */
export type AuthOutcome<T = null> = { readonly ok: true; readonly value: T } | AuthFailure;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What a 6-digit code is for. */
export type CodePurpose = 'sign-in' | 'sign-up' | 'recovery';
/** Sign out on this device, everywhere, or everywhere else. */
export type SignOutScope = 'local' | 'global' | 'others';

export type AuthEvent =
  /** There is a session: found at the start, just begun, or renewed. */
  { readonly kind: 'signed-in'; readonly user: User } | { readonly kind: 'signed-out' };

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

export interface AuthService {
  /** `off`: this installation has no accounts; every call answers `not-configured`. */
  readonly availability: 'off' | 'on';
  /** Whether signing in with Google is set up. */
  readonly google: boolean;
  /** `signed-in` at once, or first `confirm` the code (or the link) in the e-mail. */
  signUp(credentials: Credentials): Promise<AuthOutcome<'signed-in' | 'confirm'>>;
  signInWithPassword(credentials: Credentials): Promise<AuthOutcome<User>>;
  /** Sends a 6-digit code for signing in without a password. */
  /** `makesAccount`: also to an address without one. An address that gets none is answered as any other. */
  sendCode(email: string, makesAccount: boolean): Promise<AuthOutcome>;
  verifyCode(request: {
    readonly email: string;
    readonly code: string;
    readonly purpose: CodePurpose;
  }): Promise<AuthOutcome<User>>;
  /**
   * The user where the browser has a chooser of its own; null where it leaves the page, for a full-page redirect that
   * comes back to /auth/callback.
   */
  signInWithGoogle(): Promise<AuthOutcome<User | null>>;
  /** Reads what a sign-in or an e-mail link brought back to /auth/callback. */
  finishCallback(address: URL): Promise<AuthOutcome<{ readonly user: User; readonly recovery: boolean }>>;
  /** Sends the e-mail with which a forgotten password can be replaced. */
  recover(email: string): Promise<AuthOutcome>;
  updatePassword(password: string): Promise<AuthOutcome>;
  resend(request: { readonly email: string; readonly purpose: CodePurpose }): Promise<AuthOutcome>;
  /** @param sending what the account is still being sent: the session lasts until it is there, or for a few seconds */
  signOut(scope: SignOutScope, sending?: Promise<unknown>): Promise<AuthOutcome>;
  /** Changes of password and address, and the devices that are signed in. */
  readonly safety: AccountSafetyService;
  /** Removes the account and every row of it, at once and for good. */
  deleteAccount(): Promise<AuthOutcome>;
  /** The user of a session that an earlier visit left; null without one. */
  restore(): Promise<AuthOutcome<User | null>>;
  /** Returns the function that ends the subscription. */
  onChange(listener: (event: AuthEvent) => void): () => void;
}
