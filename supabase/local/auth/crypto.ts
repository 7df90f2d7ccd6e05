/** Random values, hashes and passwords of the embedded sign-in. */
import { createHash, createHmac, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';

export const randomToken = (bytes = 24): string => randomBytes(bytes).toString('base64url');
/** Six digits, as they are typed from an e-mail. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** N, r, p of scrypt: 32 MiB and about 60 ms, the OWASP minimum for N = 2^15. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Takes the same time where there is no password to compare with. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [kind, salt = '', key = ''] = (stored ?? '').split('$');
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'));
  return kind === 'scrypt' && expected.length === given.length && timingSafeEqual(expected, given);
}

/** Whether this verifier belongs to the challenge (RFC 7636, S256). */
export function isVerifier(verifier: string, challenge: string): boolean {
  const given = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const expected = Buffer.from(challenge);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A JSON Web Token by HS256; `_shared/http/jwt.ts` verifies it. */
export function signJwt(claims: Readonly<Record<string, unknown>>, secret: string): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
