/** The HTTP server of `npm start`, the command-line tools and the tests: an API first, then the files of a build. */
import { existsSync } from 'node:fs';
import { createServer, ServerResponse, type IncomingMessage, type Server } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import type { Duplex } from 'node:stream';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { LANGS } from '#functions/vocabulary.ts';
import { text } from '#local/http/answers.ts';
import { faultAnswer } from '#local/http/fault.ts';
import { fileHeaders, otherHostsOf, securityHeaders, supabaseOriginOf } from './lib/headers.ts';
import { pageOf } from './lib/language-pages.ts';
import { isNavigation, namesOneHost, pathnameOf } from './lib/request.ts';
import { sendFile } from './lib/send-file.ts';

/** Answers what it takes, and leaves everything else (null) to the next handler. */
export type Api = (request: Request, connection: HttpBindings) => Response | Promise<Response> | null;

export interface ServeOptions {
  /** Folder of a finished build; holds `index`. */
  readonly dir: string;
  /** 0 (the default) takes any free port. */
  readonly port?: number;
  /** Address to bind; only this machine by default. */
  readonly host?: string;
  readonly supabaseOrigin?: string | null;
  /** The page that answers at / and for the app's own addresses. */
  readonly index?: string;
  /** Asked before the files (the embedded backend). */
  readonly api?: Api;
  /** Takes the socket of a request that asks for another protocol; false: it is answered as any other. */
  readonly upgrade?: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  readonly limits?: ConnectionLimits;
}

export interface ConnectionLimits {
  /** For the headers of a request, and for the first byte of a connection, in milliseconds. */
  readonly headersMs: number;
  /** How often connections are held against it, in milliseconds. */
  readonly checkMs: number;
}

export interface RunningServer {
  /** Origin without a trailing slash, for example `http://localhost:4173`. */
  readonly url: string;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
}

/**
 * A client that sends a request byte by byte holds a socket for seconds, not for Node's five minutes. Node looks
 * at its connections every half a minute, which would make the limit half a minute too.
 */
const LIMITS: ConnectionLimits = { headersMs: 10_000, checkMs: 1_000 };
const WHOLE_REQUEST_MS = 30_000;
/** A connection on which nothing moves, such as a download that the client does not read. A language model may take 8 s. */
const IDLE_MS = 120_000;

/** Rejects with `EADDRINUSE` (as `code`) when the port is taken. */
export function serve(options: ServeOptions): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1', limits = LIMITS } = options;
  const { supabaseOrigin = supabaseOriginOf(process.env) } = options;
  const others = otherHostsOf(process.env);
  const headers = {
    http: Object.entries(securityHeaders({ supabaseOrigin, https: false, others })),
    https: Object.entries(securityHeaders({ supabaseOrigin, https: true, others })),
  };
  const answer = answerer(options);
  // What cannot even be made a request of the web platform is malformed.
  const errorHandler = () => text(400, 'Bad request');
  const listener = getRequestListener(answer, { overrideGlobalObjects: false, errorHandler });
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: Math.max(WHOLE_REQUEST_MS, limits.headersMs),
      connectionsCheckingInterval: limits.checkMs,
    },
    (incoming, outgoing) => {
      const isHttps = incoming.headers['x-forwarded-proto'] === 'https';
      for (const [name, value] of isHttps ? headers.https : headers.http) outgoing.setHeader(name, value);
      if (!namesOneHost(incoming)) {
        outgoing.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
        outgoing.end('Bad request\n');
        return;
      }
      listener(incoming, outgoing).catch(() => outgoing.destroy());
    },
  );
  server.setTimeout(IDLE_MS);
  const upgraded = answerUpgrades(server, options.upgrade);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address !== null ? address.port : port;
      resolve({
        url: `http://localhost:${bound}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
            for (const socket of upgraded) socket.destroy();
          }),
      });
    });
  });
}

/** Returns the sockets that speak another protocol now, or are being told that they may not: Node has let go of them. */
function answerUpgrades(server: Server, take: ServeOptions['upgrade'] = () => false): ReadonlySet<Duplex> {
  const sockets = new Set<Duplex>();
  /** Answers that are still owed on a connection. */
  const owed = new WeakMap<Duplex, number>();
  server.on('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    owed.set(socket, (owed.get(socket) ?? 0) + 1);
    outgoing.once('close', () => owed.set(socket, (owed.get(socket) ?? 1) - 1));
  });
  server.on('upgrade', (incoming, socket, head) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // A client that is gone tells of it by this.
    socket.on('error', () => socket.destroy());
    // Asked for behind requests that have no answer yet, which no browser does: two answers cannot share a socket.
    if ((owed.get(socket) ?? 0) > 0) return void socket.destroy();
    if (namesOneHost(incoming) && pathnameOf(incoming.url ?? '') !== null && take(incoming, socket, head))
      return;
    if (!(socket instanceof Socket)) return void socket.destroy();
    // Nobody need speak what they were asked to: it gets its answer as if it had not asked.
    const outgoing = new ServerResponse(incoming);
    outgoing.shouldKeepAlive = false;
    outgoing.assignSocket(socket);
    outgoing.once('finish', () => socket.end());
    server.emit('request', incoming, outgoing);
  });
  return sockets;
}

type Answer = (request: Request, connection: HttpBindings) => Promise<Response>;

/** The one place that catches whatever answering a request throws. */
function answerer(options: ServeOptions) {
  const answer = answerOf(options);
  return async (request: Request, connection: HttpBindings | Http2Bindings): Promise<Response> => {
    // Only HTTP/1.1 is spoken here; the adapter knows both.
    const { incoming, outgoing } = connection as HttpBindings;
    let response: Response;
    try {
      response = await answer(request, { incoming, outgoing });
    } catch (error) {
      response = faultAnswer(error, incoming);
    }
    // What came together with the headers counts as arrived one turn later.
    if (!incoming.complete) await new Promise((resolve) => setImmediate(resolve));
    // What is left of a body must not be taken for the next request.
    if (!incoming.complete && !outgoing.headersSent) outgoing.setHeader('Connection', 'close');
    return response;
  };
}

/** The page in the language of a link, where the build has it: what a preview reads. */
function pageFor(url: string, { dir, index }: { readonly dir: string; readonly index: string }): string {
  const asked = new URL(url).searchParams.get('lang');
  const lang = LANGS.find((one) => one === asked);
  const page = lang === undefined || index !== 'index.html' ? index : pageOf(lang);
  return existsSync(join(dir, page)) ? page : index;
}

function answerOf({ dir, index = 'index.html', api = () => null }: ServeOptions): Answer {
  return async (request, connection) => {
    const pathname = pathnameOf(request.url);
    if (pathname === null) return text(400, 'Bad request');
    const taken = api(request, connection);
    if (taken !== null) return taken;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return text(405, 'Method not allowed', { Allow: 'GET, HEAD' });
    }
    const send = (file: string) =>
      // An address may be the app for a navigation and a 404 for a script.
      sendFile(connection, {
        dir,
        file,
        headers: { ...fileHeaders(file), Vary: 'Accept, Accept-Encoding' },
      });
    const page = pageFor(request.url, { dir, index });
    const sent = await send(pathname === '/' ? `/${page}` : pathname);
    if (sent !== null) return sent;
    if (!existsSync(join(dir, index))) return text(503, 'No build here yet');
    const isPage = isNavigation(request.method, request.headers.get('accept'), pathname);
    return (isPage ? await send(`/${page}`) : null) ?? text(404, 'Not found');
  };
}
