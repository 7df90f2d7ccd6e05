/** `npm start` as a person runs it: a process of its own on a data folder of the test's, with the tests' build. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from '#scripts/lib/paths.ts';
import { patience, STEP_LIMIT_MS } from '#tests/support/patience.ts';
import { BUILD_DIR } from './served.ts';

export interface Product {
  /** Origin without a trailing slash; the same after a restart. */
  readonly url: string;
  /** The link of the mailbox that the present process has printed. */
  mailbox(): string;
  /** Ends the process as Ctrl-C does, and starts it again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** One run of the command. */
export interface Run {
  /** What it has said until now. */
  text(): string;
  /** Resolves once it has said this; rejects where it ends before, or says nothing at all for a long time. */
  says(words: string): Promise<void>;
  /** Resolves to the exit status, or to null after a signal. */
  readonly ended: Promise<number | null>;
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>;
}

const READY = 'Roast Me is ready at';
/** A start that is at work says so every few seconds. */
const SILENCE_LIMIT_MS = patience(120);

/** A port that was free a moment ago. */
export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Runs `npm start` with these variables besides the test's own, in this repository unless another folder is given. */
export function runStart(env: Readonly<Record<string, string>>, cwd = ROOT): Run {
  const child = spawn('npm', ['start', '--silent'], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that npm and what it started end together.
    detached: true,
  });
  const send = (signal: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, signal);
    } catch {
      // The group has ended already.
    }
  };
  let text = '';
  let status: number | null | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      tell();
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      status = code;
      tell();
      resolve(code);
    });
  });
  return {
    text: () => text,
    ended,
    says: (words) =>
      new Promise((resolve, reject) => {
        let timer: NodeJS.Timeout | undefined;
        const finish = (problem: string | null) => {
          clearTimeout(timer);
          listeners.delete(look);
          if (problem === null) resolve();
          else reject(new Error(`npm start ${problem} without "${words}":\n${text}`));
        };
        const look = () => {
          clearTimeout(timer);
          if (text.includes(words)) return finish(null);
          if (status !== undefined) return finish(`ended with ${status}`);
          timer = setTimeout(() => {
            send('SIGKILL');
            finish('was silent');
          }, SILENCE_LIMIT_MS);
        };
        listeners.add(look);
        look();
      }),
    async stop() {
      if (status !== undefined) return;
      send('SIGINT');
      const timer = setTimeout(() => send('SIGKILL'), STEP_LIMIT_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Starts the product with its data in `folder`, which need not exist. */
export async function npmStart(folder: string): Promise<Product> {
  const port = await freePort();
  const start = async () => {
    const run = runStart({ PORT: String(port), ROAST_DATA: folder, ROAST_DIST: BUILD_DIR });
    await run.says(READY);
    return run;
  };
  let run = await start();
  return {
    url: `http://localhost:${port}`,
    mailbox: () => /e-mails lie at (\S+)/.exec(run.text())?.[1] ?? '',
    async restart() {
      await run.stop();
      run = await start();
    },
    stop: () => run.stop(),
  };
}

interface Mail {
  readonly recipient: string;
  readonly code: string;
}

/** The 6-digit code of the newest e-mail to this address. */
export async function codeFor({ mailbox }: Pick<Product, 'mailbox'>, email: string): Promise<string> {
  const address = mailbox().replace('/dev/mailbox', '/dev/mailbox.json');
  const mails = (await (await fetch(address)).json()) as readonly Mail[];
  const mail = mails.find(({ recipient }) => recipient === email);
  if (mail === undefined) throw new Error(`No e-mail to ${email}`);
  return mail.code;
}

/** How many rows each table of the server holds of this account, as the service key sees them. */
export async function rowsOf(
  { url }: Pick<Product, 'url'>,
  folder: string,
  userId: string,
): Promise<Readonly<Record<string, number>>> {
  const { serviceKey } = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')) as {
    readonly serviceKey: string;
  };
  const tables = ['profiles', 'analyses', 'analysis_tombstones', 'subscriptions', 'purchased_analyses'];
  const counts = tables.map(async (table) => {
    const address = `${url}/rest/v1/${table}?select=user_id&user_id=eq.${userId}`;
    const rows = (await (await fetch(address, { headers: { apikey: serviceKey } })).json()) as unknown[];
    return [table, rows.length] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
