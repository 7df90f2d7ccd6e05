/** What the screens ask of the second step of a sign-in, and of the ways in that an account has. */
import type { AuthOutcome } from './auth.ts';

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
