/**
 * The embedded backend: what a hosted Supabase project answers, on one machine and one origin.
 * A thin gateway over PGlite for just the calls that supabase-js makes here; docs/embedded-backend.md says
 * why it is our own.
 */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { publicPushKey } from '#functions/push/keys.ts';
import type { ReminderReport } from '#functions/push/remind.ts';
import type { PostPush } from '#functions/push/send.ts';
import type { AppConfig } from '#functions/http/app-config.ts';
import { createVerifier } from '#functions/http/jwt.ts';
import { createRoastHandler, type RoastDeps, type RoastLogEntry } from '#roast/handler.ts';
import { modelLimits } from '#roast/hosted.ts';
import { QUOTA_LIMITS, type QuotaLimits } from '#roast/limits.ts';
import { configuredModel } from '#roast/model/configured.ts';
import { createQuotaStore } from '#roast/quota.ts';
import { createBudgets, type BudgetLimits } from './auth/budgets.ts';
import { askerOf, createRateLimiter, type AuthContext } from './auth/context.ts';
import { PASSWORD_COST, type PasswordCost } from './auth/crypto.ts';
import { hasPasskeys } from './auth/passkey-challenges.ts';
import { answerAuth } from './auth/routes.ts';
import { issuerOf } from './auth/sessions.ts';
import { userById } from './auth/users.ts';
import { openDatabase, type Claims, type Database } from './database/open.ts';
import { standInCaptcha, standInCheck } from './dev/captcha.ts';
import { createDevPages } from './dev/dev-pages.ts';
import { createGoogleTokens, webIdentity } from './dev/google-tokens.ts';
import { keepMail } from './dev/mails.ts';
import { json } from './http/answers.ts';
import { createReminders } from './push/reminders.ts';
import { createUnsentAnswers } from './http/unsent.ts';
import { startRealtime, type RealtimeLimits } from './realtime/realtime.ts';
import { callFunction } from './rest/call.ts';
import { answerRest } from './rest/routes.ts';
import { answerStorage } from './storage/routes.ts';
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
  readonly budgets?: BudgetLimits;
  readonly realtime?: RealtimeLimits | undefined;
  readonly model?: RoastDeps['model'];
  /** Calls push services. */
  readonly postPush?: PostPush | undefined;
  readonly now?: () => number;
  readonly bodyLimitMs?: number;
  readonly pause?: AuthContext['pause'];
  readonly quotaLimitMs?: number | undefined;
  readonly log?: (entry: RoastLogEntry) => void;
}

const DAY_MS = 86_400_000;
const PATHS =
  /^\/(?:(?:auth|rest|functions|realtime|storage)\/v1(?:\/|$)|dev\/(?:mailbox|model|google|captcha)(?:[/.]|$)|\.well-known\/web-identity$|config\.json$)/;

/** Whether an address is the backend's to answer. */
export const isBackendPath = (pathname: string): boolean => PATHS.test(pathname);

export interface Peer {
  /** Address of the socket's other end. */
  readonly address: string;
}

export interface Backend {
  /** Answers what is the backend's (`isBackendPath`). Rejects with an unexpected error. */
  handle(request: Request, peer: Peer): Promise<Response>;
  /** Takes the socket of a request that asks for another protocol; false: `handle` answers it. */
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Paths of its router; what ends with `*` is read further. */
  readonly routes: readonly string[];
  readonly database: Database;
  readonly secrets: Secrets;
  /** What opens /dev/mailbox and the stand-in for Google until the backend is closed: `?key=` of their addresses. */
  readonly devKey: string;
  /** Sends the reminders that are due now. Rejects where the database cannot be asked. */
  readonly remind: () => Promise<ReminderReport>;
  close(): Promise<void>;
}

/** Throws DataFolderInUse while another process has the folder, and on weak secrets where others could reach them. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { folder, host, origins, env, now = Date.now } = options;
  const local = isLoopback(host);
  const secrets = readSecrets(folder, env);
  if (!local) refuseWeakSecrets(secrets);
  const model = options.model === undefined ? configuredModel((name) => env[name], now) : options.model;
  const database = await openDatabase(folder);
  const issuers = new Set(origins.map(issuerOf));
  const verify = createVerifier({ secret: secrets.jwtSecret, fetchKeys: null, issuers, now });
  // Served to this machine only, as all of /dev.
  const captcha = local ? standInCaptcha(env) : null;
  const tokens = local ? createGoogleTokens(origins[0] ?? '', now) : null;
  const limiter = createRateLimiter(now);
  const auth: Omit<AuthContext, 'address'> = {
    database,
    jwtSecret: secrets.jwtSecret,
    idTokens: tokens,
    captcha: captcha === null ? null : standInCheck({ jwtSecret: secrets.jwtSecret, limiter, now }),
    verify,
    origins,
    localGoogle: local,
    mail: keepMail,
    now,
    pause: options.pause ?? ((ms) => sleep(ms)),
    limiter,
    budgets: createBudgets(now, options.budgets),
    passwordCost: options.passwordCost ?? PASSWORD_COST,
  };
  const peers = new WeakMap<Request, Peer>();
  const roast = createRoastHandler({
    verify: async (token) => {
      const claims = await verify(token);
      if (claims === null || claims.sub === null) return claims;
      return (await userById(database, claims.sub)) === null ? null : claims;
    },
    publicKeys: new Set([secrets.publicKey]),
    allowedOrigins: new Set(origins),
    quota: createQuotaStore(
      (name, parameters, signal) =>
        database.asRole({ role: 'service_role' }, (q) => callFunction(q, name, parameters), signal),
      { quota: options.quota ?? QUOTA_LIMITS, ...modelLimits((name) => env[name]) },
    ),
    model,
    addressOf: (request) => peers.get(request)?.address ?? 'unknown',
    salt: secrets.salt,
    bodyLimitMs: options.bodyLimitMs,
    quotaLimitMs: options.quotaLimitMs,
    now,
    log: options.log ?? (() => undefined),
  });

  const realtime = await startRealtime({
    database,
    verify,
    keys: new Set([secrets.publicKey, secrets.serviceKey]),
    origins,
    now,
    limits: options.realtime,
  });

  const forget = () => void database.query('select private.forget_closed_roasts()').catch(() => undefined);
  forget();
  const daily = setInterval(forget, DAY_MS).unref();

  // Off by itself: the redirect is what most browsers take.
  const chooser = env['ROAST_FEDCM'] === 'stand-in' ? tokens : null;
  const config: AppConfig = {
    supabase: { url: '/', publicKey: secrets.publicKey },
    embedded: true,
    google: local,
    passkeys: hasPasskeys(origins),
    googleClient: chooser?.clientId ?? null,
    captcha,
    push: publicPushKey(secrets.push),
    roastModel: model !== null,
  };
  const dev = createDevPages({ auth, local, tokens: chooser, modelState: model?.state ?? null });
  const send = createUnsentAnswers();
  const app = new Hono<{ Bindings: Peer }>();
  // The server has the one place that catches (scripts/serve.ts).
  app.onError((error) => {
    throw error;
  });
  app.notFound(() => json(404, {}));
  app.get('/config.json', () => json(200, config));
  app.all('/config.json', () => json(405, {}, { Allow: 'GET, HEAD' }));
  app.all('/functions/v1/roast', ({ req, env: peer }) => {
    peers.set(req.raw, peer);
    return roast(req.raw);
  });
  app.all('/functions/v1/*', () => json(404, { error: { code: 'not-found' } }));
  app.route('/dev', dev.pages);
  if (chooser !== null)
    app.get('/.well-known/web-identity', () =>
      json(200, webIdentity(origins[0] ?? ''), { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    );
  app.all('/auth/v1/*', async ({ req, env: { address } }) => {
    const caller = await identifyCaller(req.raw, { secrets, verify });
    return answerAuth({ ...auth, address: askerOf(address) }, req.raw, {
      path: new URL(req.url).pathname.slice('/auth/v1'.length),
      hasKey: caller !== 'no-key',
      isService: typeof caller === 'object' && caller.role === 'service_role',
    });
  });
  app.all('/rest/v1/*', async ({ req }) => {
    const claims = await identifyCaller(req.raw, { secrets, verify });
    if (claims === 'no-key') return json(401, { message: 'No API key found in request' });
    if (claims === 'bad-token') {
      return json(401, { code: 'PGRST301', details: null, hint: null, message: 'JWT expired or invalid' });
    }
    const path = new URL(req.url).pathname.slice('/rest/v1'.length);
    return send(await answerRest(database, req.raw, { path, claims }));
  });
  app.all('/realtime/v1/*', ({ req, env: { address } }) => {
    const headers = Object.fromEntries(req.raw.headers);
    return realtime.answer({ url: new URL(req.url), headers, address });
  });
  app.all('/storage/v1/*', async ({ req }) => {
    const asker = await identifyCaller(req.raw, { secrets, verify });
    const path = new URL(req.url).pathname.slice('/storage/v1'.length);
    return answerStorage({ database, jwtSecret: secrets.jwtSecret, now }, req.raw, { path, asker });
  });
  return {
    routes: app.routes.map(({ path }) => path),
    database,
    secrets,
    devKey: dev.key,
    remind: createReminders({ database, secrets, origins, env, post: options.postPush, now }),
    handle: async (request, peer) => app.fetch(request, peer),
    upgrade(incoming, socket, head) {
      const { headers, url = '' } = incoming;
      const address = incoming.socket.remoteAddress ?? 'unknown';
      return realtime.upgrade({ url: new URL(url, origins[0]), headers, address }, incoming, socket, head);
    },
    close() {
      clearInterval(daily);
      realtime.close();
      return database.close();
    },
  };
}

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
