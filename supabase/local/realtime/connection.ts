/** One client's socket: its channels, and what it asks for. */
import type { AccessClaims, VerifyToken } from '#functions/http/jwt.ts';
import { createRateLimiter, type RateLimit } from '../auth/context.ts';
import { readFrame, readJoin, readToken, replyTo, writeFrame, type Frame, type Message } from './frames.ts';

export const CONNECTION_LIMITS = {
  /** Channels at a time. */
  channels: 8,
  joins: { count: 30, perMs: 60_000 },
  frames: { count: 100, perMs: 10_000 },
  /** Without a word from the client, whose heart beats twice a minute. */
  idleMs: 90_000,
  /** Sent, and not taken by the client. */
  unsentBytes: 65_536,
} as const satisfies Readonly<Record<string, number | RateLimit>>;

/** Codes of RFC 6455. */
const MALFORMED = 1007;
const AGAINST_THE_RULES = 1008;

export interface ConnectionParts {
  readonly verify: VerifyToken;
  readonly mayListen: (claims: AccessClaims, topic: string) => Promise<boolean>;
  readonly now: () => number;
}

/** The server's side of a WebSocket. */
export interface Wire {
  send(text: string): void;
  close(code: number): void;
  /** At once, without a word. */
  drop(): void;
  unsentBytes(): number;
}

export interface Connection {
  /** A text came; null: something else, such as a broadcast of the client's own. Rejects where the database fails. */
  hear(text: string | null): Promise<void>;
  /** Something was said on a topic: sent to the channel of that topic, if there is one. */
  deliver(message: Message): void;
  /** It is over. */
  end(): void;
}

interface Channel {
  readonly join: string | null;
  /** False while it is not known yet whether it may be. */
  open: boolean;
  /** Milliseconds since 1970: with its token it ends. */
  until: number;
  timer: NodeJS.Timeout | undefined;
}

const PREFIX = 'realtime:';
/** Timers wrap around beyond some 24 days. */
const LONGEST_TIMER_MS = 2_000_000_000;

export function createConnection(wire: Wire, parts: ConnectionParts): Connection {
  const { verify, mayListen, now } = parts;
  const limiter = createRateLimiter(now);
  const channels = new Map<string, Channel>();
  let idle: NodeJS.Timeout | undefined;
  /** A client that is told to go may go on talking. */
  let over = false;
  const close = (code: number) => {
    over = true;
    wire.close(code);
  };
  const stayAwake = () => {
    clearTimeout(idle);
    idle = setTimeout(() => close(AGAINST_THE_RULES), CONNECTION_LIMITS.idleMs).unref();
  };
  stayAwake();

  const send = (frame: Frame) => {
    // Whoever does not read is not waited for.
    if (wire.unsentBytes() > CONNECTION_LIMITS.unsentBytes) wire.drop();
    else wire.send(writeFrame(frame));
  };
  const leave = (topic: string): Channel | undefined => {
    const channel = channels.get(topic);
    clearTimeout(channel?.timer);
    channels.delete(topic);
    return channel;
  };
  /** Ends a channel and says why, in the service's words. */
  const shut = (topic: string, message: string | null) => {
    const join = leave(topic)?.join ?? null;
    const channel = topic.slice(PREFIX.length);
    const said = { message, status: 'error', extension: 'system', channel };
    if (message !== null) send({ join, ref: null, topic, event: 'system', payload: said });
    send({ join, ref: join, topic, event: 'phx_close', payload: {} });
  };
  const endWithToken = (topic: string, channel: Channel) => {
    clearTimeout(channel.timer);
    const left = Math.max(0, channel.until - now());
    channel.timer = setTimeout(
      () => {
        if (channel.until <= now()) shut(topic, 'Token has expired');
        else endWithToken(topic, channel);
      },
      Math.min(left, LONGEST_TIMER_MS),
    ).unref();
  };

  /** Until when this token opens the topic, in milliseconds since 1970, or why it does not. */
  async function rightTo(topic: string, token: string | null | undefined): Promise<number | string> {
    const claims = token ? await verify(token) : null;
    if (token && claims === null) return 'InvalidJWTToken: Token has expired or is not valid';
    const heard = topic.slice(PREFIX.length);
    if (claims?.role !== 'authenticated' || !(await mayListen(claims, heard))) {
      return `Unauthorized: You do not have permissions to read from this Channel topic: ${heard}`;
    }
    return Number(claims['exp']) * 1_000;
  }

  function refusalOf(frame: Frame): string | null {
    const asked = readJoin(frame.payload);
    if (!frame.topic.startsWith(PREFIX) || frame.topic === PREFIX) return 'unmatched topic';
    if (asked === null) return 'MalformedJoin: Payload is not a join';
    if ((asked.config?.postgres_changes ?? []).length > 0) return 'Not offered: postgres_changes';
    if (asked.config?.private !== true) return 'PrivateOnly: This project only allows private channels';
    if (channels.size >= CONNECTION_LIMITS.channels) return 'ChannelRateLimitReached: Too many channels';
    if (limiter.take('joins', CONNECTION_LIMITS.joins)) return null;
    return 'ClientJoinRateLimitReached: Too many joins per second';
  }

  async function join(frame: Frame): Promise<void> {
    const { topic, payload, ref } = frame;
    // As Phoenix does: the newer join has it.
    if (channels.has(topic)) shut(topic, null);
    const refusal = refusalOf(frame);
    if (refusal !== null) return send(replyTo(frame, 'error', { reason: refusal }));
    const channel: Channel = { join: ref, open: false, until: 0, timer: undefined };
    channels.set(topic, channel);
    const right = await rightTo(topic, readJoin(payload)?.access_token);
    // Left meanwhile, or joined anew.
    if (channels.get(topic) !== channel) return;
    if (typeof right === 'string') {
      leave(topic);
      return send(replyTo(frame, 'error', { reason: right }));
    }
    channel.open = true;
    channel.until = right;
    endWithToken(topic, channel);
    send(replyTo(frame, 'ok', { postgres_changes: [] }));
  }

  async function renew({ topic, payload }: Frame, channel: Channel): Promise<void> {
    if (!limiter.take('joins', CONNECTION_LIMITS.joins)) return;
    const right = await rightTo(topic, readToken(payload));
    if (channels.get(topic) !== channel) return;
    if (typeof right === 'string') return shut(topic, right);
    channel.until = right;
    endWithToken(topic, channel);
  }

  async function act(frame: Frame): Promise<void> {
    const { topic, event } = frame;
    if (topic === 'phoenix') {
      send(replyTo(frame, event === 'heartbeat' ? 'ok' : 'error', {}));
      return;
    }
    if (event === 'phx_join') return join(frame);
    const channel = channels.get(topic);
    if (channel === undefined) return send(replyTo(frame, 'error', { reason: 'unmatched topic' }));
    if (event === 'phx_leave') {
      leave(topic);
      send(replyTo(frame, 'ok', {}));
    } else if (event === 'access_token') {
      await renew(frame, channel);
    }
    // Anything else would be said on the channel; as at Supabase, nobody hears of it.
  }

  return {
    async hear(text) {
      if (over) return;
      stayAwake();
      if (!limiter.take('frames', CONNECTION_LIMITS.frames)) return close(AGAINST_THE_RULES);
      // No policy lets a client say anything on a channel.
      if (text === null) return;
      const frame = readFrame(text);
      if (frame === null) close(MALFORMED);
      else await act(frame);
    },
    deliver({ topic: said, event, payload }) {
      const topic = `${PREFIX}${said}`;
      const channel = channels.get(topic);
      if (channel?.open !== true) return;
      if (channel.until <= now()) return shut(topic, 'Token has expired');
      const body = { type: 'broadcast', event, payload };
      send({ join: null, ref: null, topic, event: 'broadcast', payload: body });
    },
    end() {
      clearTimeout(idle);
      for (const topic of channels.keys()) leave(topic);
    },
  };
}
