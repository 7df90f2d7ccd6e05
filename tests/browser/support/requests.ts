import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Request } from 'playwright';

export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly resourceType: string;
  readonly contentType: string | null;
  /** What was sent; null without a body. */
  readonly body: Buffer | null;
}

/** Every request of the context's pages, workers and service workers from now on, blob: and data: left out. */
export function recordRequests(context: BrowserContext): readonly RecordedRequest[] {
  const recorded: RecordedRequest[] = [];
  context.on('request', (request: Request) => {
    if (!/^(https?|wss?):/.test(request.url())) return;
    recorded.push({
      method: request.method(),
      url: request.url(),
      resourceType: request.resourceType(),
      contentType: request.headers()['content-type'] ?? null,
      body: request.postDataBuffer(),
    });
  });
  return recorded;
}

export interface ForeignTrap {
  /** Launch arguments that send whatever is not for this machine into the trap. */
  readonly args: readonly string[];
  /** Hosts that anything in the browser tried to reach, WebSockets and beacons included. */
  readonly hosts: readonly string[];
  close(): Promise<void>;
}

/**
 * A proxy that lets nothing through and writes down who was called: it catches what no page event
 * reports. `localhost` does not go through it.
 */
export async function trapForeignHosts(): Promise<ForeignTrap> {
  const hosts: string[] = [];
  const server = createServer((request, response) => {
    hosts.push(request.url ?? '');
    response.writeHead(502).end();
  });
  server.on('connect', (request, socket) => {
    hosts.push(request.url ?? '');
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    args: [`--proxy-server=http://127.0.0.1:${port}`, '--proxy-bypass-list=localhost'],
    hosts,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
