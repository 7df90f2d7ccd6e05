/** Supabase Realtime as far as the app uses it: private channels, on which only the database speaks. */
import type { IncomingMessage } from 'node:http';
import process from 'node:process';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { VerifyToken } from '#functions/http/jwt.ts';
import { askerOf } from '../auth/context.ts';
import type { Database } from '../database/open.ts';
import { json } from '../http/answers.ts';
import { createConnection, type Connection } from './connection.ts';
import { readMessage } from './frames.ts';
import { mayListen } from './may-listen.ts';

export interface RealtimeLimits {
  /** Open at a time: in all, and of one asker. */
  readonly sockets: number;
  readonly socketsOfAsker: number;
  /** Of one message of a client. */
  readonly frameBytes: number;
}

export const REALTIME_LIMITS: RealtimeLimits = { sockets: 1_000, socketsOfAsker: 200, frameBytes: 8_192 };

export interface RealtimeOptions {
  readonly database: Database;
  readonly verify: VerifyToken;
  /** Keys of the project: one of them is asked for. */
  readonly keys: ReadonlySet<string>;
  /** Pages of other origins are turned away; what is no page says none. */
  readonly origins: readonly string[];
  readonly now: () => number;
  readonly limits?: RealtimeLimits | undefined;
}

/** Somebody at the door. */
export interface Knock {
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  /** Of the socket's other end. */
  readonly address: string;
}

export interface Realtime {
  /** Takes a socket over. False: it is not to be taken, and `answer` says why. */
  upgrade(knock: Knock, incoming: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** To a request below /realtime/v1 that was not taken over. */
  answer(knock: Knock): Response;
  close(): void;
}

const refuse = (status: number, detail: string, headers = {}): Response =>
  json(status, { errors: { detail } }, headers);

/** Throws where the database cannot be listened to. */
export async function startRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { database, verify, keys, origins, now, limits = REALTIME_LIMITS } = options;
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
    // Whoever pings and does not read would fill the memory; browsers do not ping.
    autoPong: false,
  });
  const open = new Map<WebSocket, { readonly connection: Connection; readonly asker: string }>();

  const isFull = (asker: string) =>
    open.size >= limits.sockets ||
    [...open.values()].filter((one) => one.asker === asker).length >= limits.socketsOfAsker;

  /** Why this one gets no socket; null: they do. */
  function refusalOf({ url, headers, address }: Knock): Response | null {
    if (url.pathname !== '/realtime/v1/websocket') return refuse(404, 'Not Found');
    if (!keys.has(url.searchParams.get('apikey') ?? '')) return refuse(403, 'Forbidden');
    if (headers.origin !== undefined && !origins.includes(headers.origin)) return refuse(403, 'Forbidden');
    if (url.searchParams.get('vsn') !== '2.0.0') return refuse(400, 'Bad Request');
    return isFull(askerOf(address)) ? refuse(429, 'Too Many Requests', { 'Retry-After': '10' }) : null;
  }

  function welcome(socket: WebSocket, asker: string): void {
    const connection = createConnection(
      {
        send: (text) => socket.send(text),
        close: (code) => socket.close(code),
        drop: () => socket.terminate(),
        unsentBytes: () => socket.bufferedAmount,
      },
      {
        verify,
        now,
        mayListen: ({ role: _role, sub, ...claims }, topic) =>
          mayListen(database, { ...claims, role: 'authenticated', ...(sub === null ? {} : { sub }) }, topic),
      },
    );
    open.set(socket, { connection, asker });
    socket.on('message', (data: Buffer, isBinary) => {
      connection.hear(isBinary ? null : data.toString()).catch((error: unknown) => {
        const code = error instanceof Error && 'code' in error ? String(error.code) : 'internal';
        process.stderr.write(`realtime: ${code}\n`);
        socket.terminate();
      });
    });
    // What is too long or malformed: `ws` closes the socket by itself.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      connection.end();
      open.delete(socket);
    });
  }

  await database.listen('realtime', (text) => {
    const message = readMessage(text);
    if (message?.private !== true) return;
    for (const { connection } of open.values()) connection.deliver(message);
  });

  return {
    upgrade(knock, incoming, socket, head) {
      if (refusalOf(knock) !== null) return false;
      server.handleUpgrade(incoming, socket, head, (client) => welcome(client, askerOf(knock.address)));
      return true;
    },
    answer: (knock) =>
      refusalOf(knock) ?? refuse(426, 'Upgrade Required', { Upgrade: 'websocket', Connection: 'Upgrade' }),
    close() {
      for (const socket of open.keys()) socket.terminate();
      server.close();
    },
  };
}
