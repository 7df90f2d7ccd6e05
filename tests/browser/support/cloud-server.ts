/** What `npm start` serves (app, embedded backend, mailbox), on a data folder of the test's own. */
import { inject } from 'vitest';
import { createApiListener } from '#local/listener.ts';
import { startCloud } from '#local/start.ts';
import { serve } from '#scripts/serve.ts';

export interface CloudServer {
  /** Origin without a trailing slash. */
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Starts on `port` (0: any free one) with the build of the other tests. */
export async function startCloudServer(folder: string, port = 0): Promise<CloudServer> {
  const host = '127.0.0.1';
  const api = createApiListener();
  const server = await serve({
    dir: inject('buildDir'),
    port,
    host,
    api: (request, response) => api.take(request, response),
  });
  const bound = Number(new URL(server.url).port);
  const cloud = await startCloud({ api, host, port: bound, folder, env: {} });
  return {
    url: server.url,
    port: bound,
    async close() {
      await server.close();
      await cloud?.close();
    },
  };
}

interface Mail {
  readonly recipient: string;
  readonly code: string;
}

/** The 6-digit code of the newest e-mail to this address. */
export async function codeFor(server: CloudServer, email: string): Promise<string> {
  const response = await fetch(`${server.url}/dev/mailbox.json`);
  const mails = (await response.json()) as readonly Mail[];
  const mail = mails.find(({ recipient }) => recipient === email);
  if (mail === undefined) throw new Error(`No e-mail to ${email}`);
  return mail.code;
}
