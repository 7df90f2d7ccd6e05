/**
 * The calls of realtime-js that the app makes, by hand: what else the client has it does for itself (buffers, timers,
 * codecs).
 */
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';

export interface RealtimeWorld {
  readonly client: SupabaseClient;
  readonly userId: string;
}

/** Resolves to how a call failed, in a word; null: it did not. */
export type RealtimeCall = (world: RealtimeWorld) => Promise<string | null>;

/** The topic of an account's news. */
const topicOf = (userId: string): string => `account:${userId}`;

/** Joins a channel, does something with it, and leaves. */
const joined =
  (
    topic: (userId: string) => string,
    work: (channel: RealtimeChannel, world: RealtimeWorld) => Promise<string | null> = () =>
      Promise.resolve(null),
  ): RealtimeCall =>
  async (world) => {
    const { client, userId } = world;
    const channel = client.channel(topic(userId), { config: { private: true } });
    try {
      const state = await new Promise<string>((resolve) => {
        channel.subscribe((status) => resolve(status));
      });
      return state === 'SUBSCRIBED' ? await work(channel, world) : state;
    } finally {
      await client.removeChannel(channel);
    }
  };

const ANOTHER = '00000000-0000-4000-8000-000000000000';

export const REALTIME_CALLS: Readonly<Record<string, RealtimeCall>> = {
  'subscribe (own news)': joined(topicOf),
  "subscribe (another's news)": joined(() => topicOf(ANOTHER)),
  'setAuth (a newer token)': joined(topicOf, async (_channel, { client }) => {
    await client.realtime.setAuth();
    return client.realtime.isConnected() ? null : 'CLOSED';
  }),
  sendHeartbeat: joined(topicOf, async (_channel, { client }) => {
    const beat = new Promise<string>((resolve) =>
      client.realtime.onHeartbeat((status) => (status === 'sent' ? undefined : resolve(status))),
    );
    await client.realtime.sendHeartbeat();
    const status = await beat;
    return status === 'ok' ? null : status;
  }),
  'send (by a client)': joined(topicOf, async (channel) => {
    const answer = await channel.send({ type: 'broadcast', event: 'news', payload: {} });
    return answer === 'ok' ? null : answer;
  }),
  'removeChannel, then the socket': async ({ client, userId }) => {
    const channel = client.channel(topicOf(userId), { config: { private: true } });
    const state = await new Promise<string>((resolve) => void channel.subscribe((status) => resolve(status)));
    if (state !== 'SUBSCRIBED') return state;
    const left = await client.removeChannel(channel);
    await client.realtime.disconnect();
    return left === 'ok' && !client.realtime.isConnected() ? null : left;
  },
};
