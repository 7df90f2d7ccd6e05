/** The embedded backend behind a real HTTP server, in memory, for tests. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { QuotaLimits } from '#roast/limits.ts';
import type { RoastLogEntry } from '#roast/handler.ts';
import { startBackend, type Backend } from '#local/backend.ts';
import { createApiListener, originsFor } from '#local/listener.ts';

export interface Embedded {
  readonly url: string;
  readonly backend: Backend;
  readonly log: readonly RoastLogEntry[];
  readonly close: () => Promise<void>;
}

export interface EmbeddedOptions {
  readonly folder?: string | null;
  readonly quota?: QuotaLimits;
  readonly host?: string;
  readonly now?: () => number;
  readonly bodyLimitMs?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export async function startEmbedded(options: EmbeddedOptions = {}): Promise<Embedded> {
  const { folder = null, host = '127.0.0.1', env = {}, quota, now, bodyLimitMs } = options;
  const api = createApiListener();
  const server = createServer((request, response) => {
    if (!api.take(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origins = originsFor(env, { host, port });
  const log: RoastLogEntry[] = [];
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  try {
    const backend = await startBackend({
      folder,
      host,
      origins,
      env,
      log: (entry) => log.push(entry),
      // The real cost has a test of its own (tests/unit/local/crypto.test.ts).
      passwordCost: { N: 1024, p: 1 },
      ...(quota ? { quota } : {}),
      ...(now ? { now } : {}),
      ...(bodyLimitMs === undefined ? {} : { bodyLimitMs }),
    });
    api.attach(backend, origins);
    return {
      url: `http://localhost:${port}`,
      backend,
      log,
      close: async () => {
        await close();
        await backend.close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
