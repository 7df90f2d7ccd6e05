/** The way in by Google: in the browser's own chooser of accounts (FedCM) where there is one, else over Google's page. */
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';

export interface GoogleChooser {
  /** Google's id of this app. */
  readonly clientId: string;
  /** Address of the provider's description: Google's, or the stand-in's. */
  readonly config: string;
}

const credentialSchema = z.object({ token: z.string().check(z.minLength(1)) });

/** Newer than the types of the browser's own interfaces. */
interface IdentityRequest extends CredentialRequestOptions {
  readonly identity: {
    readonly context: 'signin';
    /** Asked for by a tap, not by itself. */
    readonly mode: 'active';
    readonly providers: readonly {
      readonly configURL: string;
      readonly clientId: string;
      /** Newer browsers look for it among the parameters. */
      readonly nonce: string;
      readonly params: { readonly nonce: string };
    }[];
  };
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether this browser has such a chooser. */
export const hasChooser = (): boolean => 'IdentityCredential' in window;

/**
 * Asks for an account and gives the server its ID token, which says by a hashed number that it was made for this very
 * question. Rejects where the person closed the chooser or the browser did not open it: it does not say which.
 */
export async function signInByChooser(auth: SupabaseClient['auth'], { clientId, config }: GoogleChooser) {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
  const hashed = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce))));
  const request: IdentityRequest = {
    identity: {
      context: 'signin',
      mode: 'active',
      providers: [{ configURL: config, clientId, nonce: hashed, params: { nonce: hashed } }],
    },
  };
  const { token } = credentialSchema.parse(await navigator.credentials.get(request));
  return () => auth.signInWithIdToken({ provider: 'google', token, nonce });
}
