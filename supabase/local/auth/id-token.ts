/** POST /token?grant_type=id_token: a session for a token by which Google says who somebody is, with GoTrue's answers. */
import { z } from 'zod';
import { json } from '../http/answers.ts';
import type { AuthContext, IdTokens } from './context.ts';
import { sha256 } from './crypto.ts';
import { AuthFailure } from './failure.ts';
import { accountByIdentity } from './identities.ts';
import { email, readInput } from './input.ts';
import { startSession } from './sessions.ts';

const inputSchema = z.object({
  provider: z.string().max(64).nullish(),
  id_token: z.string().max(8_192).nullish(),
  nonce: z.string().max(256).nullish(),
  issuer: z.string().max(256).nullish(),
  client_id: z.string().max(256).nullish(),
  link_identity: z.boolean().nullish(),
});

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  email,
  // An address that Google has not proved is nobody's.
  email_verified: z.literal(true),
  name: z.string().max(256).nullish(),
  nonce: z.string().nullish(),
});

/** Providers that GoTrue knows by name; here none but Google is switched on. */
const OTHERS = new Set(['apple', 'azure', 'facebook', 'keycloak', 'kakao']);

/** This grant is refused in OAuth's own form. */
const refused = (error: string, error_description: string): Response =>
  json(400, { error, error_description });

export async function signInWithIdToken(context: AuthContext, request: Request): Promise<Response> {
  const input = await readInput(request, inputSchema);
  const { provider, id_token: token, nonce, issuer, client_id } = input;
  // Another way in is added over the provider's page, and never by signing in as somebody else.
  if (input.link_identity === true)
    throw new AuthFailure(404, 'manual_linking_disabled', 'Manual linking is disabled');
  if (!token) return refused('invalid request', 'id_token required');
  if (!provider && (!client_id || !issuer))
    return refused('invalid request', 'provider or client_id and issuer required');
  if (OTHERS.has(provider ?? '') || (provider === 'google' && context.idTokens === null))
    throw new AuthFailure(400, 'provider_disabled', `Provider (${provider}) is not enabled`);
  if (provider !== 'google' || context.idTokens === null)
    throw new AuthFailure(400, 'validation_failed', `Custom OIDC provider "${provider ?? ''}" not allowed`);
  const claims = await checkIdToken(context.idTokens, { token, nonce });
  if (claims instanceof Response) return claims;
  return context.database.transaction(async (queries) => {
    const user = await accountByIdentity(queries, {
      provider,
      providerId: claims.sub,
      email: claims.email,
      name: claims.name ?? '',
    });
    return json(200, await startSession(context, queries, user.id, 'oauth'));
  });
}

/**
 * What a token says of a person; a refusal (400) where it does not hold: by its signature, issuer and times, whom it is
 * for, and the nonce, of which the token has the SHA-256.
 */
export async function checkIdToken(
  tokens: IdTokens,
  { token, nonce }: { readonly token: string; readonly nonce?: string | null | undefined },
): Promise<z.output<typeof claimsSchema> | Response> {
  const parsed = claimsSchema.safeParse(await tokens.verify(token));
  if (!parsed.success) return refused('invalid request', 'Bad ID token');
  const { aud, nonce: hashed } = parsed.data;
  if (![aud].flat().includes(tokens.clientId))
    return refused('invalid request', 'Unacceptable audience in id_token');
  if (Boolean(nonce) !== Boolean(hashed))
    return refused('invalid request', 'Passed nonce and nonce in id_token should either both exist or not.');
  if (nonce && sha256(nonce) !== hashed) return refused('invalid nonce', 'Nonces mismatch');
  return parsed.data;
}
