/**
 * News from the other devices of an account, by Supabase Realtime: that something is new, never what. Where the socket
 * fails, the account is asked as often as without it.
 */
import type { RealtimeChannel, RealtimeClient, SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { AccountNews, Stay } from '#ports/cloud.ts';

export interface NewsParts {
  readonly client: () => Promise<
    Pick<SupabaseClient, 'channel' | 'removeChannel'> & { realtime: RealtimeClient }
  >;
  /** Of whoever is signed in now. */
  readonly stay: Stay;
  readonly hear: (news: AccountNews) => void;
}

/** A page out of sight listens for so long: whoever looks at another app comes back soon, or not for hours. */
const OUT_OF_SIGHT_MS = 180_000;
/** After a refusal: the server is asked again after so long, then twice as long, up to the last. */
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 300_000;
/** A socket that is being closed cannot be opened. */
const CLOSING_MS = 100;

/** What the triggers say (supabase/migrations). */
const saidSchema = z.object({
  event: z.enum(['history', 'profile', 'sessions']),
  payload: z.object({ by: z.nullish(z.string()) }),
});

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Whether the server itself said no: a lost connection has a cause, too, and comes back by itself. */
const isRefusal = (error: Error | undefined): boolean =>
  typeof error?.cause === 'object' && error.cause !== null && Object.hasOwn(error.cause, 'reason');

/** Listens while the page is seen and online. Returns how to stop. */
export function followNews(ownerId: string, { client, stay, hear }: NewsParts): () => void {
  let channel: RealtimeChannel | null = null;
  /** Rises with each beginning and end of listening: what was begun before is over. */
  let turn = 0;
  let failures = 0;
  let everJoined = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Settles once the channel before is left. */
  let left: Promise<unknown> = Promise.resolve();

  const end = () => {
    turn += 1;
    clearTimeout(timer);
    const leaving = channel;
    channel = null;
    if (leaving !== null)
      left = client()
        .then((made) => made.removeChannel(leaving))
        .catch(() => undefined);
  };
  const again = () => {
    end();
    failures += 1;
    timer = setTimeout(begin, Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)));
  };
  const joined = () => {
    failures = 0;
    // What was said before, or while the line was cut, nobody says again.
    hear('history');
    hear('profile');
    if (everJoined) hear('sessions');
    everJoined = true;
  };

  async function listen(mine: number): Promise<void> {
    const made = await client();
    await left;
    while (made.realtime.isDisconnecting()) await pause(CLOSING_MS);
    // A token that has run out is renewed first.
    await made.realtime.setAuth();
    if (turn !== mine || !stay.here()) return;
    channel = made.channel(`account:${ownerId}`, { config: { private: true } });
    channel.on('broadcast', { event: '*' }, (message) => {
      const said = saidSchema.safeParse(message);
      // What this device has done itself it knows.
      if (said.success && said.data.payload.by !== stay.session) hear(said.data.event);
    });
    channel.subscribe((status, error) => {
      if (turn !== mine) return;
      const name: string = status;
      if (name === 'SUBSCRIBED') joined();
      else if (name === 'CLOSED' || name === 'TIMED_OUT' || isRefusal(error)) again();
    });
  }

  function begin(): void {
    end();
    if (!navigator.onLine || document.visibilityState !== 'visible' || !stay.here()) return;
    const mine = turn;
    listen(mine).catch(() => {
      if (turn === mine) again();
    });
  }
  /** Listening goes on, begins, or ends: at once without a network, and after a while out of sight. */
  const look = () => {
    if (!navigator.onLine) return end();
    if (document.visibilityState === 'visible') {
      if (channel === null) return begin();
      return clearTimeout(timer);
    }
    clearTimeout(timer);
    timer = setTimeout(end, OUT_OF_SIGHT_MS);
  };

  window.addEventListener('online', look);
  window.addEventListener('offline', look);
  document.addEventListener('visibilitychange', look);
  begin();
  return () => {
    window.removeEventListener('online', look);
    window.removeEventListener('offline', look);
    document.removeEventListener('visibilitychange', look);
    end();
  };
}
