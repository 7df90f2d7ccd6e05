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
  | { readonly kind: 'signed-in'; readonly user: User }
  | { readonly kind: 'signed-out' }
  /** There is one that waits for a code of an authenticator: until then nobody is signed in here. */
  | { readonly kind: 'second-step' };

/** Who has signed in; `second-step`: their account asks for a code of an authenticator, too. */
export type CameIn = User | 'second-step';

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

/** A key to the account that a phone, a password manager or a stick keeps. */
export interface Passkey {
  readonly id: string;
  /** By its owner, or after what keeps it; null: it has none. */
  readonly name: string | null;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** When it was last signed in with; null: never. */
  readonly usedAt: number | null;
}

/** Failures are values: no call rejects. */
export interface PasskeyService {
  /** Whether this browser makes and uses them at this address. They are listed, renamed and removed anywhere. */
  readonly here: boolean;
  /** Fails with `passkey-not-made` where the person lets it be. */
  create(): Promise<AuthOutcome>;
  /** The oldest comes first. */
  list(): Promise<AuthOutcome<readonly Passkey[]>>;
  rename(id: string, name: string): Promise<AuthOutcome>;
  remove(id: string): Promise<AuthOutcome>;
  /** The browser asks which. Fails with `passkey-cancelled` where none is chosen, or there is none. */
  signIn(): Promise<AuthOutcome<CameIn>>;
  /**
   * Has the browser offer them where it fills in the field for the address, until one is chosen or `ending` says so.
   * Null: none was chosen.
   */
  suggest(ending: AbortSignal): Promise<AuthOutcome<CameIn> | null>;
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

/** An app that shows a code of six digits every thirty seconds. */
export interface Authenticator {
  readonly id: string;
  /** What its owner called it. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
}

/** Not confirmed yet: nothing asks for its codes. */
export interface NewAuthenticator {
  readonly id: string;
  /** What is typed into the app where no picture can be scanned: letters and digits (base32). */
  readonly secret: string;
  /** The same as an address that an authenticator app opens (`otpauth:`). */
  readonly uri: string;
}

/** Failures are values: no call rejects. */
export interface SecondStepService {
  /** Those that were confirmed, the oldest first. */
  list(): Promise<AuthOutcome<readonly Authenticator[]>>;
  /** Makes one, and drops what was begun before. Fails with `name-taken` and `authenticators-full`. */
  begin(name: string): Promise<AuthOutcome<NewAuthenticator>>;
  /** The first code: from now on signing in asks for one. Sessions that have not shown any end. */
  confirm(first: { readonly id: string; readonly code: string }): Promise<AuthOutcome>;
  /** A code of any of the account's authenticators: signed in by it. */
  prove(code: string): Promise<AuthOutcome>;
  /** Proved by a code of another one, which thereby shows that it works; of the last one itself where there is no other. */
  remove(last: { readonly id: string; readonly code: string }): Promise<AuthOutcome>;
  /** Leaves a sign-in that waits for its code. It ends here also where the server cannot be told. */
  giveUp(): Promise<AuthOutcome>;
}

export interface WayIn {
  readonly id: string;
  readonly kind: 'email' | 'google' | 'other';
  /** The address that it is for, where the server names one. */
  readonly email: string | null;
}

/** Failures are values: no call rejects. */
export interface WaysInService {
  list(): Promise<AuthOutcome<readonly WayIn[]>>;
  /** Leaves the page on success: a full-page redirect that comes back to /auth/callback. */
  linkGoogle(): Promise<AuthOutcome>;
  /** Fails with `last-way-in`. */
  unlink(id: string): Promise<AuthOutcome>;
}

export interface AuthService {
  /** `off`: this installation has no accounts; every call answers `not-configured`. */
  readonly availability: 'off' | 'on';
  /** Whether signing in with Google is set up. */
  readonly google: boolean;
  /** `signed-in` at once, or first `confirm` the code (or the link) in the e-mail. */
  signUp(credentials: Credentials): Promise<AuthOutcome<'signed-in' | 'confirm'>>;
  signInWithPassword(credentials: Credentials): Promise<AuthOutcome<CameIn>>;
  /** Sends a 6-digit code for signing in without a password. */
  /** `makesAccount`: also to an address without one. An address that gets none is answered as any other. */
  sendCode(email: string, makesAccount: boolean): Promise<AuthOutcome>;
  verifyCode(request: {
    readonly email: string;
    readonly code: string;
    readonly purpose: CodePurpose;
  }): Promise<AuthOutcome<CameIn>>;
  /**
   * Who has come in where the browser has a chooser of its own; null where it leaves the page, for a full-page redirect
   * that comes back to /auth/callback.
   */
  signInWithGoogle(): Promise<AuthOutcome<CameIn | null>>;
  /** Reads what a sign-in or an e-mail link brought back to /auth/callback. */
  finishCallback(address: URL): Promise<
    AuthOutcome<{
      readonly user: CameIn;
      /** What was asked for: to sign in, to choose a new password, or one more way in for this account. */
      readonly purpose: 'sign-in' | 'recovery' | 'link';
    }>
  >;
  /** Sends the e-mail with which a forgotten password can be replaced. */
  recover(email: string): Promise<AuthOutcome>;
  updatePassword(password: string): Promise<AuthOutcome>;
  resend(request: { readonly email: string; readonly purpose: CodePurpose }): Promise<AuthOutcome>;
  /** @param sending what the account is still being sent: the session lasts until it is there, or for a few seconds */
  signOut(scope: SignOutScope, sending?: Promise<unknown>): Promise<AuthOutcome>;
  /** Null where the cloud has none. */
  readonly passkeys: PasskeyService | null;
  /** Changes of password and address, and the devices that are signed in. */
  readonly safety: AccountSafetyService;
  readonly secondStep: SecondStepService;
  readonly waysIn: WaysInService;
  /** Removes the account and every row of it, at once and for good. */
  deleteAccount(): Promise<AuthOutcome>;
  /** The user of a session that an earlier visit left; null without one. */
  restore(): Promise<AuthOutcome<CameIn | null>>;
  /** Returns the function that ends the subscription. */
  onChange(listener: (event: AuthEvent) => void): () => void;
}
