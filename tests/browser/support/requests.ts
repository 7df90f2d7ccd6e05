import type { BrowserContext, Page, Request } from 'playwright';

export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly resourceType: string;
  readonly contentType: string | null;
  /** What was sent; null without a body. */
  readonly body: Buffer | null;
}

/**
 * Every request of the context's pages, workers and service workers from now on, beacons and WebSockets
 * of pages included, blob: and data: left out. (A worker's WebSocket is not seen: the policy's
 * connect-src forbids it any host but ours.)
 */
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
  const watchSockets = (page: Page) => {
    page.on('websocket', (socket) => {
      // The same host, as an address that can be compared with the others.
      const url = socket.url().replace(/^ws/, 'http');
      recorded.push({ method: 'GET', url, resourceType: 'websocket', contentType: null, body: null });
      socket.on('framesent', ({ payload }) =>
        recorded.push({
          method: 'FRAME',
          url,
          resourceType: 'websocket',
          contentType: typeof payload === 'string' ? 'application/json' : null,
          body: Buffer.from(payload),
        }),
      );
    });
  };
  context.pages().forEach(watchSockets);
  context.on('page', watchSockets);
  return recorded;
}
