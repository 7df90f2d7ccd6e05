/** The whole of `npm start`: port, backend, models, build, and behind the running server what can wait. */
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import type { ApiListener } from '#local/listener.ts';
import { serve, type RunningServer, type ServeOptions } from '#scripts/serve.ts';
import { addressOf, bindProblem, isRoastMe } from './bind-problem.ts';
import { createProgress } from './progress.ts';
import { readSettings, type Settings } from './settings.ts';
import { openTerminal, type Output } from './terminal.ts';
import { createWaitingPage } from './waiting-page.ts';

/**
 * Resolves when everything is done that is done behind the running server. Rejects with a sentence for a person
 * where the product cannot be started.
 */
export async function startProduct(
  env: Readonly<Record<string, string | undefined>>,
  output: Output,
): Promise<void> {
  const settings = readSettings(env);
  const { dir } = settings;
  const progress = createProgress(['database', 'models', 'app']);
  const waiting = createWaitingPage(() => progress.steps());
  let api: ApiListener | null = null;
  // The port first: a second `npm start` must not rebuild the folder that the first one serves.
  const server = await listen(settings, {
    dir,
    api: (request, connection) => api?.answer(request, connection) ?? waiting.answer(request),
    upgrade: (incoming, socket, head) => api?.upgrade(incoming, socket, head) ?? false,
  });
  const terminal = openTerminal(output, progress);
  terminal.say(`Roast Me starts at ${server.url}; the page there shows how far it is.`);

  // Hundreds of modules: from here on the page answers meanwhile.
  const { openCloud } = await import('./cloud.ts');
  const { prepareApp, followUp } = await import('./prepare.ts');
  const cloud = openCloud({
    settings,
    port: Number(new URL(server.url).port),
    env,
    progress,
  });
  const isStopping = stopOnSignal(server, () => cloud.close());
  try {
    const [opened, assets] = await Promise.all([
      cloud.opened.then((done) => {
        api = done.api;
        return done;
      }),
      cloud.held.then(() => prepareApp({ dir, progress, terminal })),
    ]);
    waiting.finish();
    goOnAfterFaults();
    terminal.close();
    if (opened.devKey !== null) {
      const mailbox = `${server.url}/dev/mailbox?key=${opened.devKey}`;
      terminal.say(`Accounts and history stay on this machine; e-mails lie at ${mailbox}`);
    }
    terminal.say(`Roast Me is ready at ${server.url}  (Ctrl-C stops it)`);
    await followUp({ dir, terminal }, assets.missing);
  } catch (error) {
    terminal.close();
    // What a signal interrupts ends with an error, too; the handler then ends the process.
    if (!isStopping()) throw error;
  }
}

async function listen(settings: Settings, options: ServeOptions): Promise<RunningServer> {
  const { host, port } = settings;
  try {
    return await serve({ ...options, host, port });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    const problem = bindProblem(error, settings, isTaken && (await isRoastMe(addressOf(settings))));
    throw problem === null ? error : new Error(problem, { cause: error });
  }
}

/**
 * What a request throws is caught where it is answered (scripts/serve.ts). Should anything be thrown past that, by a
 * timer or a stream, it is reported, and other requests are answered all the same: only a signal ends the process.
 */
function goOnAfterFaults(): void {
  process.on('uncaughtException', (error) => {
    const code = 'code' in error ? String(error.code) : error.name;
    process.stderr.write(`A fault outside of every request: ${code}\n`);
  });
}

/** npm passes on the Ctrl-C that the terminal has sent already: what comes within this is no second one. */
const SAME_SIGNAL_MS = 1_000;

/** Returns whether a signal has come. */
function stopOnSignal(server: RunningServer, closeCloud: () => Promise<void>): () => boolean {
  let stoppedAt: number | null = null;
  const stop = () => {
    if (stoppedAt !== null) {
      if (performance.now() - stoppedAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppedAt = performance.now();
    void server
      .close()
      .then(closeCloud)
      .then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  return () => stoppedAt !== null;
}
