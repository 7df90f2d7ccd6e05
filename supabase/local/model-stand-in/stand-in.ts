/**
 * A STAND-IN for a language model: a small HTTP server that speaks the providers' protocols and behaves as the name of the
 * model says (moods.ts). It knows no language and says so: in a header of every answer, and on its page.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { behave, page, send } from './behave.ts';
import { isMood } from './moods.ts';
import { PROTOCOLS, type Json } from './protocols.ts';

export interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Json;
}

export interface StandIn {
  /** Its address, without a path. */
  readonly url: string;
  /** The last questions, the newest at the end. */
  readonly heard: readonly Heard[];
  close(): Promise<void>;
}

const KEPT = 50;

/** @param port 0: any that is free. Rejects where it is taken. */
export async function startStandIn(port = 0): Promise<StandIn> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    void serve(request, response, heard);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound.port}`,
    heard,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function serve(request: IncomingMessage, response: ServerResponse, heard: Heard[]): Promise<void> {
  response.setHeader('x-stand-in', 'no language model: written by a program for trials and tests');
  const path = new URL(request.url ?? '/', 'http://stand-in').pathname;
  const protocol = PROTOCOLS.find((known) => known.path.test(path));
  const bytes: Uint8Array[] = [];
  for await (const chunk of request) bytes.push(chunk as Uint8Array);
  if (request.method !== 'POST' || protocol === undefined) return page(response);
  let body: Json;
  try {
    body = JSON.parse(Buffer.concat(bytes).toString()) as Json;
  } catch {
    return send(response, 400, protocol.refusal('not JSON', null));
  }
  heard.push({ path, headers: request.headers, body });
  if (heard.length > KEPT) heard.shift();
  const name = /\/models\/([^/]+):/.exec(path)?.[1] ?? String(body['model']);
  if (!isMood(name)) return send(response, 404, protocol.refusal(`The model '${name}' does not exist`, null));
  const fault = protocol.fault(body, request.headers);
  if (fault !== null) return send(response, 400, protocol.refusal(fault, null));
  return behave(name, { protocol, body, response });
}
