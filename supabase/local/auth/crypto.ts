/** Random values, hashes and passwords of the embedded sign-in. */
import { createHash, createHmac, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import pLimit, { type LimitFunction } from 'p-limit';
import { AuthFailure } from './failure.ts';

export const randomToken = (bytes = 24): string => randomBytes(bytes).toString('base64url');
/** Six digits, as they are typed from an e-mail. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
/**
 * The refresh token that follows on one. It is worked out of it, so that it can be said again without being kept
 * anywhere; without the server's secret nobody can.
 */
export const successorOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`successor of ${token}`).digest('base64url');

/** scrypt's cost; r is 8. The stored hash names its own, so that it can be raised later. */
export interface PasswordCost {
  readonly N: number;
  readonly p: number;
}
/** OWASP's minimum for N = 2^15: 32 MiB and about 100 ms on a laptop. */
export const PASSWORD_COST: PasswordCost = { N: 2 ** 15, p: 3 };
const KEY_BYTES = 32;

/** Who has a password hashed, and how dearly. */
export interface Hashing {
  readonly passwordCost: PasswordCost;
  /** Who asks; the askers take turns. */
  readonly address: string;
}

/**
 * scrypt runs on Node's shared pool of four threads, on which every signature and every file waits too: one hash
 * at a time leaves three of them, and the other cores, to other requests.
 */
const oneAtATime = pLimit(1);
/** Each asker brings one hash at a time before it, so that the askers take turns. */
const lines = new Map<string, LimitFunction>();
/** About seven seconds of work. What an asker wants beyond it is refused at once instead of waiting too long. */
const MAX_WAITING_HASHES = 48;
const MAX_ASKERS = 512;

/** Throws AuthFailure (429) when too many are waiting. */
async function inTurn<T>(asker: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(asker) ?? pLimit(1);
  if (line.pendingCount >= MAX_WAITING_HASHES || (lines.size >= MAX_ASKERS && !lines.has(asker))) {
    throw new AuthFailure(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
  lines.set(asker, line);
  try {
    return await line(() => oneAtATime(work));
  } finally {
    if (line.activeCount + line.pendingCount === 0) lines.delete(asker);
  }
}

interface StoredHash extends PasswordCost {
  readonly salt: Buffer;
  readonly key: Buffer;
}

function parseHash(stored: string | null): StoredHash | null {
  const [kind = '', N = '', p = '', salt = '', key = ''] = (stored ?? '').split('$');
  if (kind !== 'scrypt') return null;
  return {
    N: Number(N),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function derive(password: string, { N, p, salt }: Omit<StoredHash, 'key'>, asker: string): Promise<Buffer> {
  const options = { N, p, r: 8, maxmem: 256 * N * 8 };
  return inTurn(
    asker,
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

/** @param like a hash to be made alike: where the password is the same, the two are the same */
export async function hashPassword(
  password: string,
  { passwordCost, address }: Hashing,
  like: string | null = null,
): Promise<string> {
  const { N, p, salt } = parseHash(like) ?? { ...passwordCost, salt: randomBytes(16) };
  const key = await derive(password, { N, p, salt }, address);
  return ['scrypt', N, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes about the same time where there is no password to compare with. */
export async function isPassword(
  password: string,
  stored: string | null,
  { passwordCost, address }: Hashing,
): Promise<boolean> {
  const own = parseHash(stored);
  const given = await derive(password, own ?? { ...passwordCost, salt: Buffer.alloc(16) }, address);
  return own !== null && own.key.length === given.length && timingSafeEqual(own.key, given);
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
