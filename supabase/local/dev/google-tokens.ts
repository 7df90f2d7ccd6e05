/**
 * The stand-in for Google as FedCM wants a provider to be: a browser asks it for accounts and for an ID token, without
 * leaving the app. It issues tokens by a key of its own, made anew at each start. Accounts and tokens take the key of the
 * link that `npm start` prints, as the page does: by a cookie of their own, because to these calls a browser brings no
 * stricter one.
 */
import { Hono } from 'hono';
import { generateKeyPair, jwtVerify, SignJWT, type CryptoKey } from 'jose';
import { z } from 'zod';
import type { IdTokens } from '../auth/context.ts';
import { json } from '../http/answers.ts';
import { sha256 } from '../auth/crypto.ts';

export const CLIENT_ID = 'stand-in-client';
/** Below /dev. */
export const FEDCM_PATH = '/google/fedcm';
const TOKEN_S = 600;

/** Whom the chooser offers. */
export const STAND_IN_PEOPLE = [
  { email: 'someone@example.com', name: 'Someone' },
  { email: 'another@example.com', name: 'Another' },
] as const;

/** The same id as by the redirect (google.ts): it is the same person. */
export const standInId = (email: string): string => `local-${sha256(email).slice(0, 20)}`;

export interface GoogleTokens extends IdTokens {
  sign(claims: Readonly<Record<string, unknown>>): Promise<string>;
}

/** `origin`: of the app, where the stand-in lives. */
export function createGoogleTokens(origin: string, now: () => number): GoogleTokens {
  const issuer = `${origin}/dev/google`;
  let pair: Promise<{ readonly privateKey: CryptoKey; readonly publicKey: CryptoKey }> | null = null;
  const keys = () => (pair ??= generateKeyPair('ES256'));
  return {
    clientId: CLIENT_ID,
    async sign(claims) {
      const iat = Math.floor(now() / 1000);
      return new SignJWT({ iss: issuer, aud: CLIENT_ID, iat, exp: iat + TOKEN_S, ...claims })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .sign((await keys()).privateKey);
    },
    async verify(token) {
      try {
        const options = { issuer, algorithms: ['ES256'], currentDate: new Date(now()) };
        const required = { requiredClaims: ['exp', 'iat', 'sub'] };
        return (await jwtVerify(token, (await keys()).publicKey, { ...options, ...required })).payload;
      } catch {
        return null;
      }
    },
  };
}

const askSchema = z.object({
  client_id: z.literal(CLIENT_ID),
  account_id: z.string(),
  nonce: z.string().max(256).optional(),
  params: z.string().max(2_048).default('{}'),
});
const paramsSchema = z.object({ nonce: z.string().max(256).optional() });

/** Newer browsers send the nonce among the parameters. */
function nonceIn({ nonce, params }: z.output<typeof askSchema>): string | undefined {
  try {
    return nonce || paramsSchema.parse(JSON.parse(params)).nonce;
  } catch {
    return undefined;
  }
}

/** The `provider_urls` of /.well-known/web-identity. */
export const webIdentity = (origin: string) => ({
  provider_urls: [`${origin}/dev${FEDCM_PATH}/config.json`],
});

/** No page can set this header, so no page of another origin asks. */
const isByBrowser = (request: Request) => request.headers.get('sec-fetch-dest') === 'webidentity';

/** To be mounted at /dev/google/fedcm; what needs the key is below /private. */
export function fedcmPages(tokens: GoogleTokens, origins: readonly string[]): Hono {
  const pages = new Hono();
  pages.use(async (c, next) => {
    await next();
    // The browser asks as nobody's page: what is for our own pages alone would be kept from it.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  pages.get('/config.json', () =>
    json(200, {
      accounts_endpoint: 'private/accounts',
      client_metadata_endpoint: 'client',
      id_assertion_endpoint: 'private/assertion',
      login_url: '/dev/mailbox',
      branding: {},
    }),
  );
  pages.get('/client', () => json(200, { privacy_policy_url: `${origins[0] ?? ''}/privacy` }));
  pages.get('/private/accounts', ({ req }) => {
    if (!isByBrowser(req.raw)) return json(403, {});
    const accounts = STAND_IN_PEOPLE.map(({ email, name }) => ({ id: standInId(email), email, name }));
    return json(200, { accounts });
  });
  pages.post('/private/assertion', async ({ req }) => {
    const origin = req.header('origin') ?? '';
    if (!isByBrowser(req.raw) || !origins.includes(origin)) return json(403, {});
    const ask = askSchema.safeParse(Object.fromEntries(new URLSearchParams(await req.text())));
    const person = STAND_IN_PEOPLE.find(
      ({ email }) => ask.success && standInId(email) === ask.data.account_id,
    );
    if (!ask.success || person === undefined) return json(400, { error: { code: 'invalid_request' } });
    const nonce = nonceIn(ask.data);
    const claims = {
      sub: standInId(person.email),
      ...person,
      email_verified: true,
      ...(nonce ? { nonce } : {}),
    };
    return json(
      200,
      { token: await tokens.sign(claims) },
      { 'Access-Control-Allow-Origin': origin, 'Access-Control-Allow-Credentials': 'true' },
    );
  });
  return pages;
}
