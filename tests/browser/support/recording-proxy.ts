/** A proxy in front of a whole browser: it sees every request, from any part of the browser and to any host. */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { SentRequest } from '#tests/support/sent-request.ts';

export interface RecordingProxy {
  /** For Chromium's `--proxy-server`. */
  readonly address: string;
  /** Everything asked for so far, in order. */
  readonly requests: readonly SentRequest[];
  /** Forgets what was recorded. */
  clear(): void;
  close(): Promise<void>;
}

/**
 * What goes through a tunnel of the browser: a WebSocket in the clear is taken by the proxy itself, told on to where it is
 * meant for, and each message is recorded. Anything else in it (TLS) stays shut.
 */
function createTunnels(record: (request: SentRequest) => void) {
  const sockets = new WebSocketServer({ noServer: true });
  const inner = createServer((_request, response) => response.writeHead(403).end());
  inner.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { host = '', origin = '' } = request.headers;
    const url = `http://${host}${request.url ?? ''}`;
    record({ method: 'GET', url, headers: plain(request), body: Buffer.alloc(0) });
    sockets.handleUpgrade(request, socket, head, (client) => {
      const onward = new WebSocket(url.replace(/^http/, 'ws'), { headers: { origin } });
      const opened = new Promise<void>((resolve) => onward.once('open', () => resolve()));
      client.on('message', (data: Buffer, isBinary) => {
        const type = isBinary ? 'application/octet-stream' : 'application/json';
        record({ method: 'FRAME', url, headers: { 'content-type': type }, body: data });
        void opened.then(() => onward.send(data, { binary: isBinary }));
      });
      onward.on('message', (data: Buffer, isBinary) => client.send(data, { binary: isBinary }));
      client.on('close', () => onward.terminate());
      client.on('error', () => onward.terminate());
      // Where nobody takes the socket, the page is heard all the same: what it says is judged, not who listens.
      onward.on('error', () => onward.terminate());
      void opened.then(() => onward.on('close', () => client.terminate()));
    });
  });
  return (request: IncomingMessage, socket: Duplex) => {
    // One that hangs up is no fault of the proxy.
    socket.on('error', () => socket.destroy());
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    socket.once('readable', () => {
      const first = socket.read() as Buffer | null;
      if (first === null || first.subarray(0, 4).toString('latin1') !== 'GET ') {
        record({ method: 'CONNECT', url: request.url ?? '', headers: plain(request), body: Buffer.alloc(0) });
        socket.destroy();
        return;
      }
      socket.unshift(first);
      inner.emit('connection', socket as Socket);
    });
  };
}

const plain = ({ headers }: IncomingMessage): SentRequest['headers'] =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]));

/** Forwards HTTP and WebSockets in the clear to where they are meant for; refuses all else, and records everything. */
export async function startRecordingProxy(): Promise<RecordingProxy> {
  const requests: SentRequest[] = [];
  const record = (request: IncomingMessage, body: Buffer) => {
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: plain(request), body });
  };
  const onRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    record(request, body);
    const onward = forward(
      request.url ?? '',
      { method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    onward.end(body);
  };
  const server = createServer((request, response) => {
    // A browser that gives up in the middle of a body is no fault of the proxy.
    onRequest(request, response).catch(() => response.destroy());
  });
  const tunnels = new Set<Duplex>();
  const throughTunnel = createTunnels((request) => requests.push(request));
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    tunnels.add(socket);
    socket.once('close', () => tunnels.delete(socket));
    throughTunnel(request, socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    clear: () => void requests.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of tunnels) socket.destroy();
      }),
  };
}
