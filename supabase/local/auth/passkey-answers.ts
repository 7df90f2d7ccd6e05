/** What an authenticator answers: read, and refused in words that echo nothing of it. */
import { z } from 'zod';
import { AuthFailure } from './failure.ts';

export const refused = (why: string) =>
  new AuthFailure(400, 'webauthn_verification_failed', `Credential verification failed: ${why}`);

/** What the library says of an answer, as what is said to its sender: no part of a body is echoed. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/^Unexpected \w+ response origin/, 'it was made for another origin'],
  [/RP ID/, 'it was made for another relying party'],
  [/^Unexpected \w+ response challenge/, 'it answers another challenge'],
  [/^Unexpected \w+ response type/, 'it is of the other ceremony'],
  [/could not be verified$/, 'nobody was verified by it'],
  [/^Response counter/, 'its count of uses went back'],
];

/** Whatever a crafted answer makes the library throw is a refusal. */
export async function verified<T extends { readonly verified: boolean }>(work: () => Promise<T>): Promise<T> {
  let outcome: T;
  try {
    outcome = await work();
  } catch (error) {
    if (error instanceof AuthFailure) throw error;
    const said = error instanceof Error ? error.message : '';
    throw refused(FAULTS.find(([pattern]) => pattern.test(said))?.[1] ?? 'it cannot be read');
  }
  if (outcome.verified) return outcome;
  throw refused('the signature does not fit');
}

const text = z.string().max(16_384);
const credential = { id: text, rawId: text, type: z.literal('public-key') };
export const createdSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(32)).max(16).default([]),
  }),
});
export const assertedSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text, userHandle: text }),
});

export function readCredential<S extends z.ZodType>(schema: S, given: unknown): z.output<S> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new AuthFailure(400, 'webauthn_verification_failed', 'Invalid credential response');
}

/**
 * None was asked for, and browsers strip it. What brings certificates is not read any further: their lists of revocation
 * would be fetched from wherever they say.
 */
export async function refuseAttestation(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  const isOwn = format === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isOwn) throw refused('no attestation was asked for');
}
