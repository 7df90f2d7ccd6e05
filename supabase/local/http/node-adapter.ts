/** Node's request and response as those of the web platform, which everything else here speaks. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** `origin`: scheme and host that this server answers under, for the request's address. */
export function toRequest(incoming: IncomingMessage, origin: string): Request {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? bodyOf(incoming) : null;
  return new Request(new URL(incoming.url ?? '/', origin), {
    method,
    headers,
    body,
    ...(hasBody ? { duplex: 'half' } : {}),
  });
}

/** Dropping the stream leaves the socket open, so that the answer to a body that was too long arrives. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array, undefined>;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

/** Headers that are already set on `outgoing` stay, unless the response names them too. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.setHeader('Content-Length', body.byteLength);
  // What is left of a body must not be taken for the next request.
  if (!outgoing.req.complete) outgoing.setHeader('Connection', 'close');
  outgoing.end(body);
}
