/**
 * What the published clients of a hosted project can do here, call by call: docs/clients.md, and what stands of it in
 * docs/embedded-backend.md. `npm run lab -- contract --clients` writes both anew.
 */
import { readFile } from 'node:fs/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { AUTH_CALLS, type AuthWorld, type Key } from '#lab/contract/clients/auth-calls.ts';
import { namedCalls } from '#lab/contract/clients/calls-of.ts';
import {
  counts,
  list,
  outcomeOf,
  withCounts,
  type Outcome,
  type Told,
} from '#lab/contract/clients/outcome.ts';
import {
  CLIENT_CALLS,
  FILTER_CALLS,
  QUERY_CALLS,
  SCORES,
  WRONG,
  type RestCall,
  type RestWorld,
} from '#lab/contract/clients/rest-calls.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { analysisRow } from './analysis-row.ts';
import { Authenticator } from './support/authenticator.ts';
import { target } from './support/browser.ts';
import { openLink } from './support/links.ts';
import { openTestServer, PASSWORD, type TestServer } from './support/test-server.ts';

let host: TestServer;
beforeAll(async () => {
  host = await openTestServer();
});
afterAll(() => host.server.close());

/** A browser of its own, whose requests are counted. */
function open(seen: { requests: number }): SupabaseClient {
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

async function signIn({ auth }: SupabaseClient) {
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

const seen = { requests: 0 };

async function askAuth(): Promise<readonly Told[]> {
  const link = async (email: string) => (await host.mails(email))[0]?.link ?? '';
  const world: AuthWorld = {
    url: host.server.url,
    newEmail: () => host.newEmail(),
    async visit(url) {
      seen.requests += 1;
      const { status, headers } = await fetch(url, { redirect: 'manual' });
      return { status, location: URL.parse(headers.get('location') ?? '', url) };
    },
    guest: () => open(seen).auth,
    async person() {
      const person = await signIn(open(seen));
      seen.requests = 0;
      return person;
    },
    code: (email) => host.code(email),
    token: async (email) => new URL(await link(email)).searchParams.get('token') ?? '',
    follow: async (email) => openLink(await link(email)),
    newKey: () => new Authenticator(host.server.url) as unknown as Key,
    now: () => host.clock.now,
  };
  const told: Told[] = [];
  for (const [name, call] of namedCalls(AUTH_CALLS)) {
    seen.requests = 0;
    const error = await errorOf(() => call(world));
    told.push({ name, outcome: outcomeOf(error, seen.requests > 0) });
  }
  return told;
}

async function askRest(): Promise<readonly Told[]> {
  const client = open(seen);
  const { id } = await signIn(client);
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

test.runIf(target.embedded)('the published clients’ calls are as docs/clients.md lists them', async () => {
  const [auth, rest] = [await askAuth(), await askRest()];
  const page = [
    '# The published clients, call by call',
    '',
    'What becomes of every public call of auth-js and postgrest-js on [the embedded backend](embedded-backend.md), made as a browser makes it. `npm run lab -- contract --clients` makes this page; `tests/contract/clients.test.ts` fails where it is stale, and the types where a new version has a call more.',
    '',
    '## auth-js',
    '',
    `It has ${counts(auth)}.`,
    '',
    list(auth),
    '',
    '## postgrest-js',
    '',
    `It has ${counts(rest)}.`,
    '',
    list(rest),
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot(inRoot('docs', 'clients.md'));
  const own = inRoot('docs', 'embedded-backend.md');
  await expect(withCounts(await readFile(own, 'utf8'), { auth, rest })).toMatchFileSnapshot(own);
});
