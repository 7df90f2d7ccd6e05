/** Puts the backend before the files of the app: the server (scripts/serve.ts) asks it first. */
import type { IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { Duplex } from 'node:stream';
import { NO_CLOUD, type AppConfig } from '#functions/http/app-config.ts';
import { captchaOf } from '#functions/http/captcha.ts';
import { isBackendPath, type Backend } from './backend.ts';
import { json } from './http/answers.ts';
import { isLoopback } from './secrets.ts';

export interface ApiListener {
  /** The answer to what is a backend's; null for everything else. */
  readonly answer: (
    request: Request,
    connection: { readonly incoming: IncomingMessage },
  ) => Promise<Response> | null;
  /** Takes the socket of a request that asks for another protocol; false: it is answered as any other. */
  readonly upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  /** From now on this backend answers, for requests that name one of `origins` as their host. */
  attach(backend: Backend, origins: readonly string[]): void;
  /** No backend: only /config.json is answered, with this. */
  attachConfig(config: AppConfig): void;
}

interface Attached {
  readonly answer: (request: Request, incoming: IncomingMessage) => Promise<Response>;
  readonly takes: (pathname: string) => boolean;
  readonly upgrade: ApiListener['upgrade'];
}

const notYet: Attached = {
  takes: isBackendPath,
  answer: () => Promise.resolve(json(503, {}, { 'Retry-After': '2' })),
  upgrade: () => false,
};

export function createApiListener(): ApiListener {
  let { takes, answer, upgrade } = notYet;
  return {
    answer: (request, { incoming }) =>
      takes(new URL(request.url).pathname) ? answer(request, incoming) : null,
    upgrade: (incoming, socket, head) => upgrade(incoming, socket, head),
    attach(backend, origins) {
      const hosts = new Set(origins.map((origin) => new URL(origin).host));
      takes = isBackendPath;
      answer = (request, { headers, socket }) =>
        // A page of another name that resolves to this machine is not ours to serve.
        hosts.has(headers.host ?? '')
          ? backend.handle(request, { address: socket.remoteAddress ?? 'unknown' })
          : Promise.resolve(json(421, { message: 'Unknown host' }));
      upgrade = (incoming, socket, head) =>
        hosts.has(incoming.headers.host ?? '') && backend.upgrade(incoming, socket, head);
    },
    attachConfig(config) {
      takes = (pathname) => pathname === '/config.json';
      answer = () => Promise.resolve(json(200, config));
    },
  };
}

/** What `npm start` serves, by the environment: a hosted project, nothing, or the embedded backend. */
export type CloudChoice =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'config'; readonly config: AppConfig };

/**
 * VITE_SUPABASE_URL and VITE_SUPABASE_PUBLIC_KEY name a hosted project (VITE_PUSH_PUBLIC_KEY: its reminders, VITE_CAPTCHA: its captcha,
 * VITE_GOOGLE_CLIENT_ID: Google without leaving the page, VITE_ROAST_MODEL=on: its function has a language model); ROAST_BACKEND=off serves no cloud. Throws where one of a pair is missing.
 */
export function chooseCloud(env: Readonly<Record<string, string | undefined>>): CloudChoice {
  const url = env['VITE_SUPABASE_URL'];
  const publicKey = env['VITE_SUPABASE_PUBLIC_KEY'];
  if (url && publicKey) {
    const supabase = { url: new URL(url).origin, publicKey };
    const push = env['VITE_PUSH_PUBLIC_KEY'] || null;
    const google = env['VITE_GOOGLE'] !== 'off';
    const googleClient = (google && env['VITE_GOOGLE_CLIENT_ID']) || null;
    return {
      kind: 'config',
      config: {
        supabase,
        embedded: false,
        google,
        passkeys: env['VITE_PASSKEYS'] === 'on',
        googleClient,
        captcha: captchaOf(env),
        push,
        roastModel: env['VITE_ROAST_MODEL'] === 'on',
      },
    };
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
