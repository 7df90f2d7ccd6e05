/** The embedded backend behind a real HTTP server, in memory, for tests. */
import type { QuotaLimits } from '#roast/limits.ts';
import type { RoastLogEntry } from '#roast/handler.ts';
import type { PostPush } from '#functions/push/send.ts';
import type { BudgetLimits } from '#local/auth/budgets.ts';
import type { PasswordCost } from '#local/auth/crypto.ts';
import { startBackend, type Backend } from '#local/backend.ts';
import { createApiListener, originsFor } from '#local/listener.ts';
import type { RealtimeLimits } from '#local/realtime/realtime.ts';
import { serve, type ServeOptions } from '#scripts/serve.ts';

export interface Embedded {
  readonly url: string;
  readonly backend: Backend;
  /** The e-mails, newest first, for programs: /dev/mailbox.json with its key. */
  readonly mailbox: string;
  readonly log: readonly RoastLogEntry[];
  /** Tears off every connection, and is at the same address again. */
  readonly vanish: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder of an app to serve besides; none by default. */
  readonly dir?: string;
  readonly limits?: ServeOptions['limits'];
  readonly folder?: string | null;
  readonly quota?: QuotaLimits;
  readonly budgets?: BudgetLimits;
  readonly realtime?: RealtimeLimits;
  readonly passwordCost?: PasswordCost;
  readonly host?: string;
  readonly postPush?: PostPush;
  readonly now?: () => number;
  readonly bodyLimitMs?: number;
  /** Answers wait for nothing unless a test looks at it. */
  readonly pause?: (ms: number) => Promise<void>;
  /** A minute by default: how busy the machine is decides in no test but the one of this limit. */
  readonly quotaLimitMs?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** The real cost has a test of its own (tests/unit/local/crypto.test.ts). */
const CHEAP: PasswordCost = { N: 1024, p: 1 };
/** All tests are one machine. The budgets have a test of their own (attacks.test.ts). */
const ANY = { count: 1e9, perMs: 1 };
const UNLIMITED: BudgetLimits = { signUps: ANY, mails: ANY, hashes: ANY };

export async function startEmbedded(options: EmbeddedOptions = {}): Promise<Embedded> {
  const { folder = null, host = '127.0.0.1', env = {}, dir = 'no-such-folder' } = options;
  const {
    limits,
    quota,
    now,
    bodyLimitMs,
    quotaLimitMs = 60_000,
    budgets = UNLIMITED,
    passwordCost = CHEAP,
    pause = () => Promise.resolve(),
  } = options;
  const api = createApiListener();
  const listen = (port: number) =>
    serve({
      dir,
      port,
      supabaseOrigin: null,
      api: api.answer,
      upgrade: api.upgrade,
      ...(limits ? { limits } : {}),
    });
  let server = await listen(0);
  const port = Number(new URL(server.url).port);
  const origins = originsFor(env, { host, port });
  const log: RoastLogEntry[] = [];
  try {
    const { postPush, realtime } = options;
    const backend = await startBackend({
      folder,
      host,
      origins,
      env,
      log: (entry) => log.push(entry),
      passwordCost,
      budgets,
      pause,
      quotaLimitMs,
      realtime,
      ...(quota ? { quota } : {}),
      ...(postPush ? { postPush } : {}),
      ...(now ? { now } : {}),
      ...(bodyLimitMs === undefined ? {} : { bodyLimitMs }),
    });
    api.attach(backend, origins);
    return {
      url: server.url,
      backend,
      mailbox: `${server.url}/dev/mailbox.json?key=${backend.devKey}`,
      log,
      async vanish() {
        await server.close();
        server = await listen(port);
      },
      close: async () => {
        await server.close();
        await backend.close();
      },
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}
