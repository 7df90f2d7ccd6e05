/** The Supabase client, fetched when a user signs in or has a session: a guest never downloads it. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { createRetryFetch } from './retry-fetch.ts';
import type { SessionStorageLike } from './session-storage.ts';
import { SESSION_KEY } from './stored-session.ts';

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
      },
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
