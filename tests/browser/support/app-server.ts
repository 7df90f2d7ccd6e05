/** What `npm start` serves (app, embedded backend, mailbox) from a build and a data folder of the test's own. */
import { createApiListener } from '#local/listener.ts';
import { startCloud } from '#local/start.ts';
import { serve } from '#scripts/serve.ts';

export interface CloudServer {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** The link of the mailbox. */
  mailbox(): string;
  close(): Promise<void>;
}

/**
 * Starts on a free port; a process of its own (npm-start.ts) would build into the folder.
 *
 * @param env what `npm start` would find in its environment; left out: nothing
 */
export async function startCloudServer(
  folder: string,
  dir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<CloudServer> {
  const host = '127.0.0.1';
  const api = createApiListener();
  const server = await serve({
    dir,
    host,
    api: api.answer,
    upgrade: api.upgrade,
  });
  const bound = Number(new URL(server.url).port);
  const cloud = await startCloud({ api, host, port: bound, folder, env });
  return {
    url: server.url,
    mailbox: () => `${server.url}/dev/mailbox?key=${cloud?.devKey ?? ''}`,
    async close() {
      await server.close();
      await cloud?.close();
    },
  };
}
