import type { CodePurpose } from '#ports/auth.ts';

/** To whom a code was sent, and what for. */
export interface CodeRequest {
  readonly email: string;
  readonly purpose: CodePurpose;
}

const PURPOSES: readonly CodePurpose[] = ['sign-in', 'sign-up', 'recovery'];

/** What the page before handed over in the history entry (so that a reload keeps it); null without. */
export function codeRequestFrom(state: unknown): CodeRequest | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('email' in state) || typeof state.email !== 'string' || !('purpose' in state)) return null;
  const purpose = PURPOSES.find((one) => one === state.purpose);
  return purpose === undefined ? null : { email: state.email, purpose };
}
