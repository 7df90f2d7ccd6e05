/** The embedded backend in a process of its own, killed under load again and again: nothing acknowledged is lost. */
import { spawn, type ChildProcess } from 'node:child_process';
import process from 'node:process';
import { createClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { inRoot } from '#scripts/lib/paths.ts';
import { analysisRow } from '../analysis-row.ts';

export interface Started {
  readonly url?: string;
  readonly mailbox?: string;
  readonly serviceKey?: string;
  readonly error?: string;
}

export interface RunningServer {
  readonly child: ChildProcess;
  readonly started: Started;
}

/** Resolves when the process has said where it is, or why it is not. */
export function startProcess(data: string): Promise<RunningServer> {
  const script = inRoot('tests/contract/support/server-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) resolve({ child, started: JSON.parse(text) as Started });
    });
    child.once('exit', (code) => reject(new Error(`ended early with ${code}`)));
  });
}

export const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });

export const serviceOf = ({ url = '', serviceKey = '' }: Started) =>
  createClient(url, serviceKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
  });

async function makeAccount({ started }: RunningServer, email: string): Promise<string> {
  const { auth } = serviceOf(started);
  await auth.signInWithOtp({ email });
  const mails = (await (await fetch(started.mailbox ?? '')).json()) as { code: string }[];
  const { data } = await auth.verifyOtp({ email, token: mails[0]?.code ?? '', type: 'email' });
  return data.user?.id ?? '';
}

const WRITERS = 4;
/** The load is on when so many rows of a round are acknowledged. */
const LOADED = 8;

/** Writes until the server is gone; `acknowledged` gets the id of each row that the server has answered for. */
async function write({ started }: RunningServer, userId: string, acknowledged: string[]): Promise<void> {
  const client = serviceOf(started);
  for (;;) {
    const row = analysisRow(userId);
    const { error } = await client
      .from('analyses')
      .insert(row)
      .then(
        (answer) => answer,
        (thrown: unknown) => ({ error: thrown }),
      );
    if (error !== null) return;
    acknowledged.push(row.id);
  }
}

/** Ids of every row at the server. */
async function storedIds({ started }: RunningServer): Promise<ReadonlySet<string>> {
  const client = serviceOf(started);
  const ids = new Set<string>();
  const page = 1_000;
  for (let from = 0; ; from += page) {
    const { data, error } = await client
      .from('analyses')
      .select('id')
      .order('id')
      .range(from, from + page - 1);
    if (error !== null) throw new Error(error.message);
    for (const { id } of data) ids.add(String(id));
    if (data.length < page) return ids;
  }
}

/**
 * Kills the server with SIGKILL in the midst of writes, `rounds` times, and looks after each restart whether all
 * that it ever acknowledged is there. Resolves with the server of the last restart still running.
 */
export async function killRounds(data: string, rounds: number) {
  const email = 'kill@example.com';
  const acknowledged: string[] = [];
  let server = await startProcess(data);
  const userId = await makeAccount(server, email);
  for (let round = 1; round <= rounds; round += 1) {
    const before = acknowledged.length;
    const running = server;
    const writing = Array.from({ length: WRITERS }, () => write(running, userId, acknowledged));
    await expect.poll(() => acknowledged.length - before, { interval: 5 }).toBeGreaterThan(LOADED);
    server.child.kill('SIGKILL');
    await ended(server.child);
    await Promise.all(writing);
    server = await startProcess(data);
    expect(server.started.error, `round ${round}`).toBeUndefined();
    const stored = await storedIds(server);
    expect(
      acknowledged.filter((id) => !stored.has(id)),
      `round ${round}`,
    ).toEqual([]);
  }
  return { acknowledged, email, server };
}
