/** Puts the backend before a Node server: the static server asks it first. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import process from 'node:process';
import { NO_CLOUD, type AppConfig } from '#functions/http/app-config.ts';
import { isBackendPath, type Backend } from './backend.ts';
import { json } from './http/answers.ts';
import { sendResponse, toRequest } from './http/node-adapter.ts';
import { isLoopback } from './secrets.ts';

export interface ApiListener {
  /** Whether it takes the request; what it takes it answers. */
  take(request: IncomingMessage, response: ServerResponse): boolean;
  /** From now on this backend answers, for requests that name one of `origins` as their host. */
  attach(backend: Backend, origins: readonly string[]): void;
  /** No backend: only /config.json is answered, with this. */
  attachConfig(config: AppConfig): void;
}

interface Attached {
  readonly answer: (request: IncomingMessage) => Promise<Response | null>;
  readonly takes: (pathname: string) => boolean;
}

export function createApiListener(): ApiListener {
  let attached: Attached | null = null;
  return {
    take(request, response) {
      const pathname = (request.url ?? '/').split('?', 1)[0] ?? '/';
      if (!(attached?.takes ?? isBackendPath)(pathname)) return false;
      const answering = attached?.answer(request) ?? Promise.resolve(json(503, {}, { 'Retry-After': '2' }));
      answering
        .catch((error: unknown) => {
          // A code at most: bodies and rows stay out of the log.
          const code = error instanceof Error && 'code' in error ? String(error.code) : 'internal';
          process.stderr.write(`${request.method ?? ''} ${pathname}: ${code}\n`);
          return json(500, { code: 'internal', message: 'Internal error' });
        })
        .then((answer) => sendResponse(answer ?? json(404, {}), response))
        .catch(() => response.destroy());
      return true;
    },
    attach(backend, origins) {
      const hosts = new Map(origins.map((origin) => [new URL(origin).host, origin]));
      attached = {
        takes: isBackendPath,
        answer: (request) => {
          const origin = hosts.get(request.headers.host ?? '');
          // A page of another name that resolves to this machine is not ours to serve.
          if (origin === undefined) return Promise.resolve(json(421, { message: 'Unknown host' }));
          const address = request.socket.remoteAddress ?? 'unknown';
          return backend.handle(toRequest(request, origin), { address });
        },
      };
    },
    attachConfig(config) {
      attached = {
        takes: (pathname) => pathname === '/config.json',
        answer: () => Promise.resolve(json(200, config)),
      };
    },
  };
}

/** What `npm start` serves, by the environment: a hosted project, nothing, or the embedded backend. */
export type CloudChoice =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'config'; readonly config: AppConfig };

/**
 * VITE_SUPABASE_URL and VITE_SUPABASE_PUBLIC_KEY name a hosted project; ROAST_BACKEND=off serves no cloud.
 * Throws where one of a pair is missing.
 */
export function chooseCloud(env: Readonly<Record<string, string | undefined>>): CloudChoice {
  const url = env['VITE_SUPABASE_URL'];
  const publicKey = env['VITE_SUPABASE_PUBLIC_KEY'];
  if (url && publicKey) {
    const supabase = { url: new URL(url).origin, publicKey };
    return { kind: 'config', config: { supabase, embedded: false, google: env['VITE_GOOGLE'] !== 'off' } };
  }
  if (url || publicKey) {
    throw new Error(
      'A hosted project needs both VITE_SUPABASE_URL and VITE_SUPABASE_PUBLIC_KEY (docs/deploy.md).',
    );
  }
  return env['ROAST_BACKEND'] === 'off' ? { kind: 'config', config: NO_CLOUD } : { kind: 'embedded' };
}

/**
 * The origins under which the app may be opened: ROAST_ORIGINS, or this machine's names (and its addresses
 * in the network when the server is bound to one) at the port.
 */
export function originsFor(
  env: Readonly<Record<string, string | undefined>>,
  { host, port }: { readonly host: string; readonly port: number },
): readonly string[] {
  const given = env['ROAST_ORIGINS'];
  if (given) return given.split(',').map((origin) => new URL(origin.trim()).origin);
  const names = ['localhost', '127.0.0.1', '[::1]'];
  if (!isLoopback(host)) {
    for (const list of Object.values(networkInterfaces())) {
      for (const { family, address, internal } of list ?? []) {
        if (!internal && family === 'IPv4') names.push(address);
      }
    }
  }
  return names.map((name) => new URL(`http://${name}:${port}`).origin);
}
