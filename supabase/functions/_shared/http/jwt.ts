/**
 * Verifies the access tokens of Supabase Auth with Web Crypto: HS256 with the project's secret, or ES256 and
 * RS256 with the project's published keys (JWKS). The algorithm belongs to the key, never to the token.
 */
import { z } from 'zod';

export interface AccessClaims {
  readonly sub: string | null;
  readonly role: string;
  readonly [claim: string]: unknown;
}

/** Resolves to the claims, or to null for anything but a valid token. Rejects when the keys cannot be had. */
export type VerifyToken = (token: string) => Promise<AccessClaims | null>;

export interface VerifierOptions {
  /** The project's JWT secret; null where tokens are signed with asymmetric keys only. */
  readonly secret: string | null;
  /** Reads the published keys; null where there are none. */
  readonly fetchKeys: (() => Promise<unknown>) | null;
  /** Who signs tokens for this project (`iss`): one of another project with the same secret or key is none. */
  readonly issuers: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Clocks differ a little between machines. */
const LEEWAY_S = 10;
/** Longer than any token of ours; a limit so that nobody makes us parse much. */
const MAX_TOKEN_LENGTH = 4_096;
const KEYS_FRESH_MS = 600_000;
/** An unknown key id asks for the keys again, but not more often than this. */
const KEYS_RETRY_MS = 60_000;

const headerSchema = z.looseObject({ alg: z.enum(['HS256', 'ES256', 'RS256']), kid: z.string().optional() });
/** Whom the tokens of Supabase Auth are for, unless a project says otherwise (`aud`). */
const AUDIENCE = 'authenticated';
const claimsSchema = z.looseObject({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]).transform((aud) => [aud].flat()),
  sub: z.string().optional(),
  role: z.string(),
  exp: z.number(),
  nbf: z.number().optional(),
});
const keySchema = z.looseObject({
  kid: z.string().optional(),
  kty: z.enum(['EC', 'RSA']),
  alg: z.string().optional(),
});
const keySetSchema = z.looseObject({ keys: z.array(z.unknown()) });

type Algorithm = z.infer<typeof headerSchema>['alg'];
interface PublishedKey {
  readonly kid: string | undefined;
  readonly alg: Algorithm;
  readonly key: CryptoKey;
}

const IMPORTS = {
  ES256: { name: 'ECDSA', namedCurve: 'P-256' },
  RS256: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
} as const;
const VERIFIES = {
  HS256: 'HMAC',
  ES256: { name: 'ECDSA', hash: 'SHA-256' },
  RS256: 'RSASSA-PKCS1-v1_5',
} as const;

export function createVerifier({ secret, fetchKeys, issuers, now }: VerifierOptions): VerifyToken {
  const secretKey =
    secret === null
      ? null
      : crypto.subtle.importKey(
          'raw',
          new TextEncoder().encode(secret),
          { name: 'HMAC', hash: 'SHA-256' },
          false,
          ['verify'],
        );
  const published = fetchKeys === null ? null : createKeyStore(fetchKeys, now);

  return async (token) => {
    const parts = splitToken(token);
    if (parts === null) return null;
    const header = headerSchema.safeParse(parts.header);
    if (!header.success) return null;
    const { alg, kid } = header.data;
    const key = alg === 'HS256' ? await secretKey : ((await published?.(alg, kid)) ?? null);
    if (key === null) return null;
    const genuine = await crypto.subtle.verify(VERIFIES[alg], key, parts.signature, parts.signed);
    if (!genuine) return null;
    const claims = readClaims(parts.payload, now() / 1000);
    return claims !== null && issuers.has(claims.iss) ? claims : null;
  };
}

function splitToken(token: string) {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  const [header, payload, signature, ...more] = token.split('.');
  if (header === undefined || payload === undefined || signature === undefined || more.length > 0)
    return null;
  try {
    return {
      header: parseJson(header),
      payload: parseJson(payload),
      signature: bytesOf(signature),
      signed: new TextEncoder().encode(`${header}.${payload}`),
    };
  } catch {
    return null;
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

const parseJson = (base64url: string): unknown =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(base64url)));

function readClaims(payload: unknown, nowS: number): (AccessClaims & { readonly iss: string }) | null {
  const claims = claimsSchema.safeParse(payload);
  if (!claims.success) return null;
  const { sub = null, role, exp, nbf = 0 } = claims.data;
  if (exp + LEEWAY_S <= nowS || nbf - LEEWAY_S > nowS || !claims.data.aud.includes(AUDIENCE)) return null;
  return { ...claims.data, sub, role };
}

/** The published keys, read when first needed and again when they are old or a key id is new. */
function createKeyStore(fetchKeys: () => Promise<unknown>, now: () => number) {
  let keys: Promise<readonly PublishedKey[]> | null = null;
  let readAt = -Infinity;
  const read = () => {
    readAt = now();
    keys = fetchKeys().then(importKeys);
    keys.catch(() => {
      keys = null;
    });
    return keys;
  };
  const find = (list: readonly PublishedKey[], alg: Algorithm, kid: string | undefined) =>
    list.find((entry) => entry.alg === alg && (kid === undefined || entry.kid === kid))?.key ?? null;

  return async (alg: Algorithm, kid: string | undefined): Promise<CryptoKey | null> => {
    const age = now() - readAt;
    const known = find(await (keys !== null && age < KEYS_FRESH_MS ? keys : read()), alg, kid);
    if (known !== null || now() - readAt < KEYS_RETRY_MS) return known;
    return find(await read(), alg, kid);
  };
}

async function importKeys(value: unknown): Promise<readonly PublishedKey[]> {
  const { keys } = keySetSchema.parse(value);
  const imported: PublishedKey[] = [];
  for (const candidate of keys) {
    const parsed = keySchema.safeParse(candidate);
    if (!parsed.success) continue;
    const alg = parsed.data.kty === 'EC' ? 'ES256' : 'RS256';
    const { kid } = parsed.data;
    // Only what verifies goes in: a symmetric or private part of a key is never read.
    const { kty, crv, x, y, n, e } = parsed.data as JsonWebKey;
    const jwk = JSON.parse(JSON.stringify({ kty, crv, x, y, n, e })) as JsonWebKey;
    try {
      const key = await crypto.subtle.importKey('jwk', jwk, IMPORTS[alg], false, ['verify']);
      imported.push({ kid, alg, key });
    } catch {
      // A curve or a size that we do not speak: another key of the set may do.
    }
  }
  return imported;
}
