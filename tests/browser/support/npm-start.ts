/** `npm start` as a person runs it: a process of its own on a data folder of the test's, with the tests' build. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { inject } from 'vitest';
import { ROOT } from '#scripts/lib/paths.ts';

export interface Product {
  /** Origin without a trailing slash; the same after a restart. */
  readonly url: string;
  /** Ends the process as Ctrl-C does, and starts it again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const READY = 'Roast Me is ready at';
const LIMIT_MS = 90_000;

/** A port that was free a moment ago. */
const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

function start(folder: string, port: number): Promise<ChildProcess> {
  const child = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), ROAST_DATA: folder, ROAST_DIST: inject('buildDir') },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that npm and what it started end together.
    detached: true,
  });
  return new Promise((resolve, reject) => {
    let text = '';
    const fail = (why: string) => {
      end(child, 'SIGKILL');
      reject(new Error(`npm start ${why}:\n${text}`));
    };
    const timer = setTimeout(() => fail('was not ready in time'), LIMIT_MS);
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      if (!text.includes(READY)) return;
      clearTimeout(timer);
      resolve(child);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
  });
}

function end({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  end(child, 'SIGINT');
  await closed;
}

/** Starts the product with its data in `folder`, which need not exist. */
export async function npmStart(folder: string): Promise<Product> {
  const port = await freePort();
  let child = await start(folder, port);
  return {
    url: `http://localhost:${port}`,
    async restart() {
      await stop(child);
      child = await start(folder, port);
    },
    stop: () => stop(child),
  };
}

interface Mail {
  readonly recipient: string;
  readonly code: string;
}

/** The 6-digit code of the newest e-mail to this address. */
export async function codeFor({ url }: Pick<Product, 'url'>, email: string): Promise<string> {
  const mails = (await (await fetch(`${url}/dev/mailbox.json`)).json()) as readonly Mail[];
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
