/** Addresses that open one object for some minutes, for whoever has them. */
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { signJwt } from '../auth/crypto.ts';
import type { ObjectName } from './names.ts';
import { StorageFailure } from './failure.ts';

export interface Signing {
  readonly jwtSecret: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** No issuer and no audience: nothing of the app takes it for a person's token. */
const claimsSchema = z.object({ url: z.string() });
const MAX_TOKEN_LENGTH = 4_096;

const urlOf = ({ bucket, name }: ObjectName): string => `${bucket}/${name}`;

export function signToken({ jwtSecret, now }: Signing, object: ObjectName, seconds: number): Promise<string> {
  const iat = Math.floor(now() / 1_000);
  return signJwt({ url: urlOf(object), iat, exp: iat + seconds }, jwtSecret);
}

/** Throws StorageFailure (400) for a token that has run out, is another object's, or none. */
export async function requireSigned(
  { jwtSecret, now }: Signing,
  object: ObjectName,
  token: string | null,
): Promise<void> {
  if (token === null) {
    throw new StorageFailure(400, 'Error', "querystring must have required property 'token'");
  }
  const url = token.length > MAX_TOKEN_LENGTH ? null : await signedUrl(token, jwtSecret, now());
  if (url === 'expired') throw new StorageFailure(400, 'InvalidJWT', '"exp" claim timestamp check failed');
  if (url === null) throw new StorageFailure(400, 'InvalidJWT', 'Invalid Compact JWS');
  if (url.of !== urlOf(object)) {
    throw new StorageFailure(400, 'InvalidSignature', 'Invalid signature');
  }
}

async function signedUrl(
  token: string,
  secret: string,
  now: number,
): Promise<{ readonly of: string } | 'expired' | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      currentDate: new Date(now),
      requiredClaims: ['exp'],
    });
    const claims = claimsSchema.safeParse(payload);
    return claims.success ? { of: claims.data.url } : null;
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired';
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
