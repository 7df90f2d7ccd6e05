/**
 * Verifies the access tokens of Supabase Auth by jose: HS256 with the project's secret, or ES256 and RS256 with
 * the project's published keys (JWKS). The algorithm belongs to the key, never to the token.
 */
import { createLocalJWKSet, errors, jwtVerify, type JWTHeaderParameters, type JWTVerifyGetKey } from 'jose';
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
/** Longer than any token of ours; a limit, so that a request cannot make us parse much. */
const MAX_TOKEN_LENGTH = 4_096;
const KEYS_FRESH_MS = 600_000;
/** An unknown key id asks for the keys again, but not more often than this. */
const KEYS_RETRY_MS = 60_000;

/** The audience (`aud`) of the tokens of Supabase Auth, unless a project sets another. */
const AUDIENCE = 'authenticated';
const claimsSchema = z.looseObject({ sub: z.string().optional(), role: z.string() });
const keySetSchema = z.looseObject({ keys: z.array(z.looseObject({ kty: z.string() })) });

export function createVerifier({ secret, fetchKeys, issuers, now }: VerifierOptions): VerifyToken {
  const secretKey = secret === null ? null : new TextEncoder().encode(secret);
  const published = fetchKeys === null ? null : createKeyStore(fetchKeys, now);
  const algorithms = [
    ...(secretKey === null ? [] : ['HS256']),
    ...(published === null ? [] : ['ES256', 'RS256']),
  ];
  const keyFor: JWTVerifyGetKey = async (header, token) => {
    if (header.alg === 'HS256' && secretKey !== null) return secretKey;
    if (published === null) throw new errors.JWKSNoMatchingKey();
    return (await published(header))(header, token);
  };
  return async (token) => {
    if (token.length > MAX_TOKEN_LENGTH) return null;
    try {
      const { payload } = await jwtVerify(token, keyFor, {
        algorithms,
        clockTolerance: LEEWAY_S,
        currentDate: new Date(now()),
        requiredClaims: ['exp'],
        issuer: [...issuers],
        audience: AUDIENCE,
      });
      const claims = claimsSchema.safeParse(payload);
      return claims.success ? { ...claims.data, sub: claims.data.sub ?? null } : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };
}

/** The published keys, read when first needed and again when they are old or a key id is new. */
function createKeyStore(fetchKeys: () => Promise<unknown>, now: () => number) {
  let reading: Promise<{ readonly ids: ReadonlySet<unknown>; readonly keys: JWTVerifyGetKey }> | null = null;
  let readAt = -Infinity;
  const read = () => {
    readAt = now();
    reading = fetchKeys().then((value) => {
      const set = keySetSchema.parse(value);
      return { ids: new Set(set.keys.map(({ kid }) => kid)), keys: createLocalJWKSet(set) };
    });
    reading.catch(() => {
      reading = null;
    });
    return reading;
  };
  return async ({ kid }: JWTHeaderParameters): Promise<JWTVerifyGetKey> => {
    const age = now() - readAt;
    const known = await (reading !== null && age < KEYS_FRESH_MS ? reading : read());
    const isNew = kid !== undefined && !known.ids.has(kid);
    return (isNew && now() - readAt >= KEYS_RETRY_MS ? await read() : known).keys;
  };
}
