/** The static server of `npm start`, the command-line tools and the browser tests. */
import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import sirv from 'sirv';
import { fileHeaders, securityHeaders, supabaseOriginOf } from './lib/headers.ts';
import { isNavigation, mimeOf, pathnameOf } from './lib/request.ts';

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
  /** Asked before the files: answers what it takes (the embedded backend). */
  readonly api?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export interface RunningServer {
  /** Origin without a trailing slash, for example `http://localhost:4173`. */
  readonly url: string;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
}

/** Rejects with `EADDRINUSE` (as `code`) when the port is taken. */
export function serve(options: ServeOptions): Promise<RunningServer> {
  const { port = 0, host = '127.0.0.1' } = options;
  // Whoever trickles a request in byte by byte holds a socket for seconds, not for Node's five minutes.
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 }, listenerFor(options));
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
          }),
      });
    });
  });
}

function listenerFor({
  dir,
  supabaseOrigin = supabaseOriginOf(process.env),
  index = 'index.html',
  api = () => false,
}: ServeOptions): RequestListener {
  const files = buildReader(dir, index);
  return (request, response) => {
    const https = request.headers['x-forwarded-proto'] === 'https';
    const headers = securityHeaders({ supabaseOrigin, https });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);

    const pathname = pathnameOf(request.url);
    if (pathname === null) return refuse(response, 400, 'Bad request');
    if (api(request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Method not allowed');
    }
    const send = files();
    if (send === null) return refuse(response, 503, 'No build here yet');
    answer(send, request, response, { pathname, index });
  };
}

function answer(
  send: ReturnType<typeof sirv>,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, index }: { readonly pathname: string; readonly index: string },
): void {
  const file = pathname === '/' ? `/${index}` : pathname;
  label(response, file);
  // sirv caches the parsed address on the request, so each attempt hands it a fresh one.
  const attempt = (path: string, otherwise: () => void) => {
    request.url = encodeURI(path);
    send(request, response, otherwise);
  };
  attempt(file, () => {
    if (!isNavigation(request.method, request.headers.accept, pathname)) {
      return refuse(response, 404, 'Not found');
    }
    label(response, `/${index}`);
    attempt(`/${index}`, () => refuse(response, 404, 'Not found'));
  });
}

function label(response: ServerResponse, file: string): void {
  const mime = mimeOf(file);
  if (mime === null) response.removeHeader('Content-Type');
  else response.setHeader('Content-Type', mime);
  for (const [name, value] of Object.entries(fileHeaders(file))) response.setHeader(name, value);
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.statusCode = status;
  response.end(`${text}\n`);
}

/** An address may be the app for a navigation and a 404 for a script. */
const varyOnAccept = (response: ServerResponse): void => {
  response.setHeader('Vary', 'Accept, Accept-Encoding');
};

/** sirv lists a folder once; a new build under a running server is noticed by its index page. */
function buildReader(dir: string, index: string): () => ReturnType<typeof sirv> | null {
  let listed = 0;
  let send: ReturnType<typeof sirv> | null = null;
  return () => {
    const built = statSync(join(dir, index), { throwIfNoEntry: false })?.mtimeMs;
    if (built === undefined) return null;
    if (send === null || built !== listed) {
      send = sirv(dir, { etag: true, brotli: true, extensions: [], setHeaders: varyOnAccept });
      listed = built;
    }
    return send;
  };
}
