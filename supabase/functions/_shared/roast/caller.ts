/** Who asks for a roast, by the headers of the request. */
import type { VerifyToken } from '../http/jwt.ts';

/** Who asks: a signed-in user by a verified token, or a guest by the project's public key. */
export type Caller =
  | { readonly kind: 'user'; readonly id: string }
  | { readonly kind: 'guest' }
  | { readonly kind: 'refused' };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * supabase-js sends the public key as `apikey` and, as a bearer token, the user's token or the same key again.
 * A bearer token that is neither is refused: a user whose session has expired must be told, not be treated as a guest.
 * Rejects when the keys that verify tokens cannot be had.
 */
export async function identify(
  request: Request,
  options: { readonly verify: VerifyToken; readonly publicKeys: ReadonlySet<string> },
): Promise<Caller> {
  const apikey = request.headers.get('apikey') ?? '';
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const token = options.publicKeys.has(bearer) ? '' : bearer;
  if (token === '') {
    const known = bearer !== '' || options.publicKeys.has(apikey);
    return known ? { kind: 'guest' } : { kind: 'refused' };
  }
  const claims = await options.verify(token);
  if (claims?.role === 'authenticated' && claims.sub !== null && UUID.test(claims.sub)) {
    return { kind: 'user', id: claims.sub.toLowerCase() };
  }
  return claims?.role === 'anon' ? { kind: 'guest' } : { kind: 'refused' };
}
