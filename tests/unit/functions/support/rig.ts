/** The handler with everything around it replaced by something that a test can look into. */
import { createVerifier } from '#functions/http/jwt.ts';
import type { Roast } from '#roast/contract.ts';
import { createRoastHandler, type RoastDeps, type RoastLogEntry } from '#roast/handler.ts';
import type { Model } from '#roast/model/breaker.ts';
import type { AskModel } from '#roast/model/types.ts';
import type { QuotaAsk, QuotaStore } from '#roast/quota.ts';
import { SAMPLE_FACTS } from './facts.ts';

export const SECRET = 'a secret of the tests, long enough for HS256';
export const PUBLIC_KEY = 'sb_publishable_tests';
export const USER_ID = '7a3f0f5e-52a7-4f4e-9a33-1d8a7c1f0b11';
export const ORIGIN = 'https://roast.example';
/** 2026-06-01T12:00:00Z */
export const NOON = 1_780_315_200_000;

/** A model that is never tired. */
export const modelOf = (ask: AskModel): Model => ({
  ask,
  state: () => ({ breaker: 'closed', restS: 0, counts: {} }),
});

export interface Rig {
  readonly handle: (request: Request) => Promise<Response>;
  readonly log: RoastLogEntry[];
  readonly asks: QuotaAsk[];
  readonly counts: { modelCalls: number };
}

/** Who signs tokens in these tests. */
export const ISSUER = 'https://project.example/auth/v1';

export function rig(change: Partial<RoastDeps> = {}): Rig {
  const log: RoastLogEntry[] = [];
  const asks: QuotaAsk[] = [];
  const counts = { modelCalls: 0 };
  const quota: QuotaStore = {
    take: (ask) => {
      const repeated = asks.some(({ request }) => request === ask.request);
      asks.push(ask);
      return Promise.resolve({ allowed: true, repeated, retryAfterS: 43_200 });
    },
    takePersonCall: () => Promise.resolve(true),
    takeModelCall: () => {
      counts.modelCalls += 1;
      return Promise.resolve(true);
    },
  };
  const now = () => NOON;
  const handle = createRoastHandler({
    verify: createVerifier({ secret: SECRET, fetchKeys: null, issuers: new Set([ISSUER]), now }),
    publicKeys: new Set([PUBLIC_KEY]),
    allowedOrigins: new Set([ORIGIN]),
    quota,
    model: null,
    addressOf: () => '192.0.2.7',
    salt: 'salt',
    now,
    log: (entry) => log.push(entry),
    ...change,
  });
  return { handle, log, asks, counts };
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const encode = (value: unknown) => base64url(new TextEncoder().encode(JSON.stringify(value)));

/** A token as Supabase Auth signs it with the project's secret. */
export async function signToken(
  claims: Readonly<Record<string, unknown>> = {},
  { secret = SECRET, header = { alg: 'HS256' } }: { readonly secret?: string; readonly header?: object } = {},
): Promise<string> {
  const whose = { iss: ISSUER, aud: 'authenticated' };
  const body = { ...whose, sub: USER_ID, role: 'authenticated', exp: NOON / 1000 + 3_600, ...claims };
  const signed = `${encode(header)}.${encode(body)}`;
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(signed));
  return `${signed}.${base64url(new Uint8Array(signature))}`;
}

export interface RequestChange {
  readonly method?: string;
  readonly body?: BodyInit | null;
  readonly headers?: Readonly<Record<string, string | null>>;
}

/** A guest's request for SAMPLE_FACTS; a header of null is left out. */
export function ask({
  method = 'POST',
  body = JSON.stringify(SAMPLE_FACTS),
  headers = {},
}: RequestChange = {}) {
  const all = { 'content-type': 'application/json', apikey: PUBLIC_KEY, ...headers };
  const kept = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
  const init = { method, headers: kept, body: method === 'GET' ? null : body, duplex: 'half' };
  return new Request('https://project.example/functions/v1/roast', init);
}

export const roastOf = async (response: Response) => (await response.json()) as Roast;
export const codeOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code;
