/** Node's request and response as those of the web platform, which everything else here speaks. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** `origin`: scheme and host that this server answers under, for the request's address. */
export function toRequest(incoming: IncomingMessage, origin: string): Request {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // The types of Node's streams and the web's differ in name only.
  const body = hasBody ? (Readable.toWeb(incoming) as unknown as ReadableStream) : null;
  return new Request(new URL(incoming.url ?? '/', origin), {
    method,
    headers,
    body,
    ...(hasBody ? { duplex: 'half' } : {}),
  });
}

/** Headers that are already set on `outgoing` stay, unless the response names them too. */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.setHeader('Content-Length', body.byteLength);
  outgoing.end(body);
}
