/** Random values, hashes and passwords of the embedded sign-in. */
import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import pLimit from 'p-limit';
import { AuthFailure } from './failure.ts';

export const randomToken = (bytes = 24): string => randomBytes(bytes).toString('base64url');
/** Six digits, as they are typed from an e-mail. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** scrypt's cost; r is 8. The stored hash names its own, so that it can be raised later. */
export interface PasswordCost {
  readonly N: number;
  readonly p: number;
}
/** OWASP's minimum for N = 2^15: 32 MiB and about 100 ms on a laptop. */
export const PASSWORD_COST: PasswordCost = { N: 2 ** 15, p: 3 };
const KEY_BYTES = 32;

/**
 * scrypt runs on Node's shared pool of four threads, on which every signature and every file waits too: one hash
 * at a time leaves three of them, and the other cores, to other requests.
 */
const oneAtATime = pLimit(1);
/** About ten seconds of work. A request beyond it is refused at once instead of waiting too long. */
const MAX_WAITING_HASHES = 64;

/** Throws AuthFailure (429) when too many are waiting. */
function derive(password: string, salt: Buffer, { N, p }: PasswordCost): Promise<Buffer> {
  if (oneAtATime.pendingCount >= MAX_WAITING_HASHES) {
    throw new AuthFailure(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
  const options = { N, p, r: 8, maxmem: 256 * N * 8 };
  return oneAtATime(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes about the same time where there is no password to compare with. */
export async function isPassword(
  password: string,
  stored: string | null,
  cost: PasswordCost,
): Promise<boolean> {
  const [kind = '', N = '', p = '', salt = '', key = ''] = (stored ?? '').split('$');
  const own = kind === 'scrypt' ? { N: Number(N), p: Number(p) } : cost;
  const given = await derive(password, Buffer.from(salt, 'base64url'), own);
  const expected = Buffer.from(key, 'base64url');
  return kind === 'scrypt' && expected.length === given.length && timingSafeEqual(expected, given);
}

/** Whether this verifier belongs to the challenge (RFC 7636, S256). */
export function isVerifier(verifier: string, challenge: string): boolean {
  const given = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const expected = Buffer.from(challenge);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A JSON Web Token by HS256; `_shared/http/jwt.ts` verifies it. */
export const signJwt = (claims: JWTPayload, secret: string): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(new TextEncoder().encode(secret));
