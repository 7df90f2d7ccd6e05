/** HTTP as bytes on a socket: what no client library would send. */
import { connect, type Socket } from 'node:net';

export interface Conversation {
  /** Everything that the server said until the socket was closed. */
  readonly text: string;
  /** How it ended: by a proper end, or torn down. */
  readonly ended: 'closed' | 'reset';
}

export interface RawOptions {
  /** Bytes, one write each; between them the socket is given a moment. */
  readonly parts: readonly (string | Buffer)[];
  /** Milliseconds between the writes. */
  readonly pauseMs?: number;
  /** Closes our half after the last write. */
  readonly half?: boolean;
  /** Tears the socket down after the last write, without waiting for an answer. */
  readonly tear?: boolean;
  /** Gives up on the server's answer after so many milliseconds without a byte. */
  readonly silenceMs?: number;
}

/** Opens a socket to the server at `url`, without ever failing: a refusal is an empty conversation. */
export function openSocket(url: string): Socket {
  const { hostname, port } = new URL(url);
  return connect({ port: Number(port), host: hostname === 'localhost' ? '127.0.0.1' : hostname });
}

/** Says `parts` and listens until the server closes, or is silent. Never rejects. */
export function converse(url: string, options: RawOptions): Promise<Conversation> {
  const { parts, pauseMs = 0, half = false, tear = false, silenceMs = 5_000 } = options;
  return new Promise((resolve) => {
    const socket = openSocket(url);
    const chunks: Buffer[] = [];
    let ended: Conversation['ended'] = 'closed';
    socket.setNoDelay(true);
    socket.setTimeout(silenceMs, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => (ended = 'reset'));
    socket.on('close', () => resolve({ text: Buffer.concat(chunks).toString('latin1'), ended }));
    const say = async () => {
      for (const [index, part] of parts.entries()) {
        if (index > 0) await new Promise((next) => setTimeout(next, pauseMs));
        if (socket.destroyed) return;
        socket.write(part);
      }
      if (tear) socket.destroy();
      else if (half) socket.end();
    };
    socket.once('connect', () => void say());
  });
}

/** One request with `Connection: close`, as bytes; resolves to its answer. */
export function ask(
  url: string,
  head: string,
  {
    headers = {},
    body = '',
  }: { readonly headers?: Readonly<Record<string, string>>; readonly body?: string } = {},
): Promise<Conversation> {
  const lines = Object.entries({ Host: new URL(url).host, Connection: 'close', ...headers });
  const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return converse(url, { parts: [`${head} HTTP/1.1\r\n${text}\r\n${body}`] });
}

/** The status of each answer in a conversation, in order. */
export const statusesOf = ({ text }: Pick<Conversation, 'text'>): readonly number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
