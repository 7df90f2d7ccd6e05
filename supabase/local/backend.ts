/**
 * The embedded backend: what a hosted Supabase project answers, on one machine and one origin.
 * A thin gateway over PGlite for just the calls that supabase-js makes here; docs/embedded-backend.md says
 * why it is our own.
 */
import type { AppConfig } from '#functions/http/app-config.ts';
import { createVerifier } from '#functions/http/jwt.ts';
import { createRoastHandler, type RoastDeps, type RoastLogEntry } from '#roast/handler.ts';
import { dailyLimit, modelFrom } from '#roast/hosted.ts';
import { QUOTA_LIMITS, type QuotaLimits } from '#roast/limits.ts';
import { createQuotaStore } from '#roast/quota.ts';
import { createRateLimiter, type AuthContext } from './auth/context.ts';
import { PASSWORD_COST, type PasswordCost } from './auth/crypto.ts';
import { answerAuth } from './auth/routes.ts';
import { issuerOf } from './auth/sessions.ts';
import { openDatabase, type Claims, type Database } from './database/open.ts';
import { googleAnswer, googlePage } from './dev/google.ts';
import { mailboxJson, mailboxPage } from './dev/mailbox.ts';
import { keepMail } from './dev/mails.ts';
import { json } from './http/answers.ts';
import { callFunction } from './rest/call.ts';
import { answerRest } from './rest/routes.ts';
import { isLoopback, readSecrets, refuseWeakSecrets, type Secrets } from './secrets.ts';

export interface BackendOptions {
  /** Where the data lie (made where missing); null keeps everything in memory. */
  readonly folder: string | null;
  /** The address that the server binds. */
  readonly host: string;
  /** Origins under which the app is opened, for example http://localhost:4173; the first is the default. */
  readonly origins: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly passwordCost?: PasswordCost;
  readonly quota?: QuotaLimits;
  readonly askModel?: RoastDeps['askModel'];
  readonly now?: () => number;
  readonly bodyLimitMs?: number;
  readonly log?: (entry: RoastLogEntry) => void;
}

const PATHS = /^\/(?:(?:auth|rest|functions)\/v1(?:\/|$)|dev\/(?:mailbox|google)(?:[/.]|$)|config\.json$)/;

/** Whether an address is the backend's to answer. */
export const isBackendPath = (pathname: string): boolean => PATHS.test(pathname);

export interface Peer {
  /** Address of the socket's other end. */
  readonly address: string;
}

export interface Backend {
  /** Answers what is the backend's; null for everything else. */
  handle(request: Request, peer: Peer): Promise<Response | null>;
  readonly database: Database;
  readonly secrets: Secrets;
  close(): Promise<void>;
}

/** Throws DataFolderInUse while another process has the folder, and on weak secrets where others could reach them. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { folder, host, origins, env, now = Date.now } = options;
  const local = isLoopback(host);
  const secrets = readSecrets(folder, env);
  if (!local) refuseWeakSecrets(secrets);
  const database = await openDatabase(folder);
  const issuers = new Set(origins.map(issuerOf));
  const verify = createVerifier({ secret: secrets.jwtSecret, fetchKeys: null, issuers, now });
  const auth: Omit<AuthContext, 'address'> = {
    database,
    jwtSecret: secrets.jwtSecret,
    verify,
    origins,
    localGoogle: local,
    mail: keepMail,
    now,
    limiter: createRateLimiter(now),
    passwordCost: options.passwordCost ?? PASSWORD_COST,
  };
  const peers = new WeakMap<Request, Peer>();
  const roast = createRoastHandler({
    verify,
    publicKeys: new Set([secrets.publicKey]),
    allowedOrigins: new Set(origins),
    quota: createQuotaStore(
      (name, parameters) =>
        database.asRole({ role: 'service_role' }, (q) => callFunction(q, name, parameters)),
      { quota: options.quota ?? QUOTA_LIMITS, modelCalls: dailyLimit(env['ROAST_LLM_DAILY_LIMIT']) },
    ),
    askModel: options.askModel === undefined ? modelFrom((name) => env[name]) : options.askModel,
    addressOf: (request) => peers.get(request)?.address ?? 'unknown',
    salt: secrets.salt,
    bodyLimitMs: options.bodyLimitMs,
    now,
    log: options.log ?? (() => undefined),
  });

  const config: AppConfig = {
    supabase: { url: '/', publicKey: secrets.publicKey },
    embedded: true,
    google: local,
  };
  return {
    database,
    secrets,
    close: () => database.close(),
    async handle(request, peer) {
      const { pathname } = new URL(request.url);
      if (!isBackendPath(pathname)) return null;
      if (pathname === '/config.json')
        return request.method === 'GET' ? json(200, config) : methodNotAllowed('GET');
      if (pathname.startsWith('/functions/v1/')) {
        if (pathname !== '/functions/v1/roast') return json(404, { error: { code: 'not-found' } });
        peers.set(request, peer);
        return roast(request);
      }
      if (pathname.startsWith('/dev/')) {
        if (!isAtThisMachine(request, peer)) return json(404, {});
        return devPage({ auth: { ...auth, address: peer.address }, local, pathname, request });
      }
      const claims = await identifyCaller(request, { secrets, verify });
      if (pathname.startsWith('/auth/v1')) {
        return answerAuth({ ...auth, address: peer.address }, request, {
          path: pathname.slice('/auth/v1'.length),
          hasKey: claims !== 'no-key',
        });
      }
      if (claims === 'no-key') return json(401, { message: 'No API key found in request' });
      if (claims === 'bad-token') {
        return json(401, { code: 'PGRST301', details: null, hint: null, message: 'JWT expired or invalid' });
      }
      return answerRest(database, request, { path: pathname.slice('/rest/v1'.length), claims });
    },
  };
}

const methodNotAllowed = (allow: string) => json(405, {}, { Allow: allow });

/** The project's key says that a caller belongs here; a person's token says who it is. */
async function identifyCaller(
  request: Request,
  { secrets, verify }: { readonly secrets: Secrets; readonly verify: AuthContext['verify'] },
): Promise<Claims | 'no-key' | 'bad-token'> {
  const apikey = request.headers.get('apikey');
  if (apikey !== secrets.publicKey && apikey !== secrets.serviceKey) return 'no-key';
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (bearer === undefined || bearer === apikey) {
    return { role: apikey === secrets.serviceKey ? 'service_role' : 'anon' };
  }
  const claims = await verify(bearer);
  if (claims?.role !== 'authenticated' || claims.sub === null) return 'bad-token';
  return { ...claims, role: 'authenticated', sub: claims.sub };
}

/** Not through a proxy, not from another machine, and not for a page of another name (DNS rebinding). */
function isAtThisMachine(request: Request, { address }: Peer): boolean {
  const socket = address.replace(/^::ffff:/, '');
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) => request.headers.has(name));
  return (
    isLoopback(socket) && !forwarded && isLoopback(new URL(request.url).hostname.replace(/^\[|\]$/g, ''))
  );
}

async function devPage(asked: {
  readonly auth: AuthContext;
  readonly local: boolean;
  readonly pathname: string;
  readonly request: Request;
}): Promise<Response> {
  const { auth, local, pathname, request } = asked;
  switch (`${request.method} ${pathname}`) {
    case 'GET /dev/mailbox':
      return mailboxPage(auth.database);
    case 'GET /dev/mailbox.json':
      return mailboxJson(auth.database);
    case 'GET /dev/google':
      return local ? googlePage(auth, request) : json(404, {});
    case 'POST /dev/google':
      return local ? googleAnswer(auth, request) : json(404, {});
    default:
      return json(404, {});
  }
}
