/** The key pair by which push services know this server (VAPID, RFC 8292). */
import { z } from 'zod';

const COORDINATE = /^[\w-]{43}$/;

/** A private key of P-256 as a JSON Web Key. */
export const pushKeySchema = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().regex(COORDINATE),
  y: z.string().regex(COORDINATE),
  d: z.string().regex(COORDINATE),
});
export type PushKey = Readonly<z.infer<typeof pushKeySchema>>;

const bytesOf = (base64url: string): string => atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));

/** What browsers are given as `applicationServerKey`: the uncompressed point in base64url, 87 characters. */
export function publicPushKey({ x, y }: Pick<PushKey, 'x' | 'y'>): string {
  return btoa(`\u0004${bytesOf(x)}${bytesOf(y)}`)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
