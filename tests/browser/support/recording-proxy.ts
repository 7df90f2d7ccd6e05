/** A proxy in front of a whole browser: it sees every request, from any part of the browser and to any host. */
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
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

/** Forwards plain HTTP to where it is meant for; refuses tunnels (TLS, WebSockets), and records both. */
export async function startRecordingProxy(): Promise<RecordingProxy> {
  const requests: SentRequest[] = [];
  const record = (request: IncomingMessage, body: Buffer) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
    );
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers, body });
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
  server.on('connect', (request: IncomingMessage, socket) => {
    record(request, Buffer.alloc(0));
    // Nor is one that hangs up before it is refused.
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
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
      }),
  };
}
