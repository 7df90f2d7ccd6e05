/** Makes every listed call of the published clients against the embedded backend, and says what became of each. */
import { createHash } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { AUTH_CALLS, type AuthWorld, type Key } from '#lab/contract/clients/auth-calls.ts';
import { namedCalls } from '#lab/contract/clients/calls-of.ts';
import { FUNCTIONS_CALLS, type FunctionsCall } from '#lab/contract/clients/functions-calls.ts';
import { outcomeOf, type Outcome, type Told } from '#lab/contract/clients/outcome.ts';
import { REALTIME_CALLS } from '#lab/contract/clients/realtime-calls.ts';
import {
  CLIENT_CALLS,
  FILTER_CALLS,
  QUERY_CALLS,
  SCORES,
  WRONG,
  type RestCall,
  type RestWorld,
} from '#lab/contract/clients/rest-calls.ts';
import { BUCKET_CALLS, FILE_CALLS, pictureOf, PICTURES } from '#lab/contract/clients/storage-calls.ts';
import { CLIENT_ID, STAND_IN_PEOPLE, standInId } from '#local/dev/google-tokens.ts';
import { SAMPLE_FACTS } from '#tests/unit/functions/support/facts.ts';
import { analysisRow } from '../analysis-row.ts';
import { Authenticator } from './authenticator.ts';
import { openLink } from './links.ts';
import { PASSWORD, type TestServer } from './test-server.ts';

/** What the stand-in for Google needs of a server's environment. */
export const ASKED_ENV = { ROAST_FEDCM: 'stand-in' };

const seen = { requests: 0 };

/** A browser of its own, whose requests are counted. */
function open(host: TestServer): SupabaseClient {
  const storage = new Map<string, string>();
  return createClient(host.server.url, host.server.backend.secrets.publicKey, {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, value) => void storage.set(key, value),
        removeItem: (key) => void storage.delete(key),
      },
      experimental: { passkey: true },
    },
    global: {
      fetch: (input, init) => {
        seen.requests += 1;
        return fetch(input, init);
      },
    },
    realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
  });
}

async function signIn(host: TestServer, { auth }: SupabaseClient) {
  const email = host.newEmail();
  await auth.signUp({ email, password: PASSWORD });
  const { data, error } = await auth.verifyOtp({ email, token: await host.code(email), type: 'signup' });
  if (error !== null) throw error;
  return { auth, email, password: PASSWORD, id: data.user?.id ?? '' };
}

/** What a client answered, or threw. */
const errorOf = async (call: () => unknown): Promise<unknown> => {
  try {
    const answer = (await call()) as { readonly error?: unknown } | null | undefined;
    return answer?.error ?? null;
  } catch (error) {
    return error;
  }
};

/** A token of the stand-in for Google, as a browser gets it whose person has chosen. */
async function idToken({ server }: TestServer) {
  const nonce = 'n'.repeat(32);
  const opened = await fetch(`${server.url}/dev/mailbox?key=${server.backend.devKey}`, {
    redirect: 'manual',
  });
  const cookie = opened.headers.getSetCookie().map((one) => one.split(';')[0]);
  const answer = await fetch(`${server.url}/dev/google/fedcm/private/assertion`, {
    method: 'POST',
    headers: {
      'sec-fetch-dest': 'webidentity',
      origin: server.url,
      cookie: cookie.join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      client_id: CLIENT_ID,
      account_id: standInId(STAND_IN_PEOPLE[0].email),
      nonce: createHash('sha256').update(nonce).digest('hex'),
    }).toString(),
  });
  return { ...z.object({ token: z.string() }).parse(await answer.json()), nonce };
}

export async function askAuth(host: TestServer): Promise<readonly Told[]> {
  const link = async (email: string) => (await host.mails(email))[0]?.link ?? '';
  const world: AuthWorld = {
    url: host.server.url,
    newEmail: () => host.newEmail(),
    async visit(url) {
      seen.requests += 1;
      const { status, headers } = await fetch(url, { redirect: 'manual' });
      return { status, location: URL.parse(headers.get('location') ?? '', url) };
    },
    guest: () => open(host).auth,
    async person() {
      const person = await signIn(host, open(host));
      seen.requests = 0;
      return person;
    },
    code: (email) => host.code(email),
    token: async (email) => new URL(await link(email)).searchParams.get('token') ?? '',
    follow: async (email) => openLink(await link(email)),
    idToken: () => idToken(host),
    newKey: () => new Authenticator(host.server.url) as unknown as Key,
    totp: (secret) => new TOTP({ secret }).generate({ timestamp: host.clock.now }),
  };
  const told: Told[] = [];
  for (const [name, call] of namedCalls(AUTH_CALLS)) {
    seen.requests = 0;
    const error = await errorOf(() => call(world));
    told.push({ name, outcome: outcomeOf(error, seen.requests > 0) });
  }
  return told;
}

export async function askRest(host: TestServer): Promise<readonly Told[]> {
  const client = open(host);
  const { id } = await signIn(host, client);
  const world: RestWorld = { client, userId: id, row: () => analysisRow(id) };
  await client.from('analyses').insert(SCORES.map((score) => analysisRow(id, { score })));
  const calls = [CLIENT_CALLS, QUERY_CALLS, FILTER_CALLS].flatMap((tree) => namedCalls<RestCall>(tree));
  const told: Told[] = [];
  for (const [name, call] of calls) {
    const { error, status } = await call(world);
    const outcome: Outcome =
      error === WRONG
        ? { kind: 'otherwise' }
        : outcomeOf(error === null ? null : { ...(error as object), status }, true);
    told.push({ name, outcome });
  }
  return told;
}

const refusalSchema = z.object({ error: z.object({ code: z.string() }) });

/** A function's refusal stands in the answer that its error carries. */
async function refusalOf(error: unknown): Promise<unknown> {
  const { context } = error as { readonly context?: unknown };
  if (!(context instanceof Response)) return error;
  const { error: said } = refusalSchema.parse(await context.json());
  return { status: context.status, code: said.code };
}

export async function askFunctions(host: TestServer): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const [name, call] of namedCalls<FunctionsCall>(FUNCTIONS_CALLS)) {
    // One of its own each time: a call changes it.
    const client = open(host);
    await signIn(host, client);
    seen.requests = 0;
    const error = await errorOf(() => call({ functions: client.functions, facts: SAMPLE_FACTS }));
    told.push({
      name,
      outcome: outcomeOf(error === null ? null : await refusalOf(error), seen.requests > 0),
    });
  }
  return told;
}

/** The smallest file that is a JPEG by its first bytes. */
const JPEG = new Blob(
  [new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9])],
  {
    type: 'image/jpeg',
  },
);
const storageErrorSchema = z.object({ status: z.number(), statusCode: z.string().catch('') });

export async function askStorage(host: TestServer): Promise<readonly Told[]> {
  const client = open(host);
  const { id } = await signIn(host, client);
  const { storage } = client;
  const world = { storage, files: storage.from(PICTURES), path: pictureOf(id), picture: JPEG };
  const told: Told[] = [];
  for (const [name, call] of [...namedCalls(BUCKET_CALLS), ...namedCalls(FILE_CALLS)]) {
    await world.files.upload(world.path, JPEG, { upsert: true, contentType: 'image/jpeg' });
    seen.requests = 0;
    const error = await errorOf(() => call(world));
    const refusal = storageErrorSchema.safeParse(error);
    const said = refusal.success ? { status: refusal.data.status, code: refusal.data.statusCode } : error;
    told.push({ name, outcome: outcomeOf(said, seen.requests > 0) });
  }
  return told;
}

export async function askRealtime(host: TestServer): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const [name, call] of Object.entries(REALTIME_CALLS)) {
    const client = open(host);
    const { id: userId } = await signIn(host, client);
    const code = await call({ client, userId });
    await client.realtime.disconnect();
    told.push({ name, outcome: outcomeOf(code === null ? null : { status: 0, code }, true) });
  }
  return told;
}
