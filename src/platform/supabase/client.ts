/** The Supabase client, fetched when a user signs in or has a session: a guest never downloads it. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { SESSION_KEY, type SessionStorageLike } from './stored-session.ts';

// The fetch that supabase-js is given: it ends in time, and asks again where a gateway stumbled.

const RETRYABLE = new Set([502, 503, 504]);
const ATTEMPTS = 3;
const STEP_MS = 200;
/** No attempt waits longer than this for the next thing to arrive: the answer, or a piece of its body. */
const LIMIT_MS = 10_000;

/** A heart that is not heard for as long as a beat means another socket: after 1 s, then 2, 5, and 10 each time. */
const REALTIME = {
  heartbeatIntervalMs: 30_000,
  timeout: 10_000,
  reconnectAfterMs: (tries: number): number => [1_000, 2_000, 5_000][tries - 1] ?? 10_000,
  // Nothing is left open that nobody listens to.
  disconnectOnEmptyChannelsAfterMs: 0,
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The answer once its body is here: whoever reads it later waits for nobody. */
async function whole(response: Response, arrived: () => void): Promise<Response> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    pieces.push(next.value);
    arrived();
  }
  // An answer without content (204) must have no body at all.
  return new Response(pieces.length === 0 ? null : new Blob(pieces), response);
}

/** Retries 502, 503 and 504 after 200 ms × attempt, three attempts in all. Rejects as fetch does. */
export function createRetryFetch(
  ask: typeof fetch,
  wait: (ms: number) => Promise<void> = pause,
): typeof fetch {
  const once = async (input: RequestInfo | URL, init: RequestInit | undefined): Promise<Response> => {
    const limit = new AbortController();
    const stop = () => limit.abort();
    let timer = setTimeout(stop, LIMIT_MS);
    const arrived = () => {
      clearTimeout(timer);
      timer = setTimeout(stop, LIMIT_MS);
    };
    init?.signal?.addEventListener('abort', stop);
    if (init?.signal?.aborted === true) stop();
    try {
      const response = await ask(input, { ...init, signal: limit.signal });
      arrived();
      return await whole(response, arrived);
    } finally {
      clearTimeout(timer);
      init?.signal?.removeEventListener('abort', stop);
    }
  };
  return async (input, init) => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await once(input, init);
      if (!RETRYABLE.has(response.status) || attempt === ATTEMPTS) return response;
      await wait(STEP_MS * attempt);
    }
  };
}

export interface CloudAddress {
  /** Of the project, without a trailing slash. */
  readonly url: string;
  readonly publicKey: string;
}

export interface LazyClient {
  /** Rejects where the code cannot be fetched; the next call tries again. */
  get(): Promise<SupabaseClient>;
  /** Calls back with the client when it is there; at once where it is already. */
  whenReady(hand: (client: SupabaseClient) => void): void;
}

/** "/" in the configuration is the app's own origin. */
export function addressOf(
  supabase: { readonly url: string; readonly publicKey: string },
  origin: string,
): CloudAddress {
  const url = new URL(supabase.url, origin).href.replace(/\/+$/, '');
  return { url, publicKey: supabase.publicKey };
}

/** `storage` keeps the session of the user who signs in; `ask` makes each request. */
export function createLazyClient(
  { url, publicKey }: CloudAddress,
  storage: SessionStorageLike,
  ask: typeof fetch,
): LazyClient {
  let client: Promise<SupabaseClient> | null = null;
  const waiting: ((client: SupabaseClient) => void)[] = [];

  const make = async (): Promise<SupabaseClient> => {
    const { createClient } = await import('@supabase/supabase-js');
    const made = createClient(url, publicKey, {
      auth: {
        flowType: 'pkce',
        storage,
        storageKey: SESSION_KEY,
        persistSession: true,
        autoRefreshToken: true,
        // /auth/callback reads the address itself, and says what was wrong with it.
        detectSessionInUrl: false,
        // Supabase has passkeys in beta.
        experimental: { passkey: true },
      },
      realtime: REALTIME,
      global: { fetch: createRetryFetch(ask) },
    });
    for (const hand of waiting) hand(made);
    return made;
  };

  return {
    get() {
      client ??= make().catch((error: unknown) => {
        client = null;
        throw error;
      });
      return client;
    },
    whenReady(hand) {
      waiting.push(hand);
      if (client !== null) void client.then(hand, () => undefined);
    },
  };
}
