/** The embedded backend in a process of its own, killed under load again and again: nothing acknowledged is lost. */
import { spawn, type ChildProcess } from 'node:child_process';
import process from 'node:process';
import { createClient, REALTIME_SUBSCRIBE_STATES, type SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod';
import { signJwt } from '#local/auth/crypto.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { SAMPLE_FACTS } from '#tests/unit/functions/support/facts.ts';
import { analysisRow } from '../analysis-row.ts';

export interface Started {
  readonly url?: string;
  readonly mailbox?: string;
  readonly publicKey?: string;
  readonly jwtSecret?: string;
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

const sessionSchema = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });

/** A new account and its session, past auth-js, which tells the console of a server that is gone. Rejects there. */
async function makeAccount({ url, publicKey = '', mailbox = '' }: Started, email: string) {
  const post = async (path: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', apikey: publicKey };
    const response = await fetch(`${url}/auth/v1${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
  await post('/otp', { email });
  const mails = (await (await fetch(mailbox)).json()) as readonly {
    readonly recipient: string;
    readonly code: string;
  }[];
  const token = mails.find(({ recipient }) => recipient === email)?.code;
  const { access_token: access, user } = sessionSchema.parse(
    await post('/verify', { email, token, type: 'email' }),
  );
  return { id: user.id, access };
}

/** What an account had been told of itself. */
interface Lived {
  readonly id: string;
  readonly access: string;
  readonly told: unknown;
}

/** A client that says what an account says, with its token. */
const personOf = ({ url = '', publicKey = '' }: Started, access: string) =>
  createClient(url, publicKey, {
    accessToken: () => Promise.resolve(access),
    realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
  });

/** The same token at another port: the address is its issuer. */
function movedTo({ url = '', jwtSecret = '' }: Started, access: string): Promise<string> {
  const payload = Buffer.from(access.split('.')[1] ?? '', 'base64url').toString();
  const claims = JSON.parse(payload) as Readonly<Record<string, unknown>>;
  return signJwt({ ...claims, iss: `${url}/auth/v1` }, jwtSecret);
}

const exportSchema = z.looseObject({
  roasts_counted: z.array(z.object({ day: z.string(), used: z.int() })),
});

/** All that the server has of an account, but for what asking for it changes. */
async function exported(started: Started, access: string): Promise<unknown> {
  const { data, error } = await personOf(started, await movedTo(started, access)).rpc('export_my_data');
  if (error !== null) throw new Error(error.message);
  const { exported_at: _at, ...rest } = exportSchema.parse(data);
  return rest;
}

/** The person's own channel. `told` resolves when it says that their profile is new; both reject where the line is cut. */
function listenTo(person: SupabaseClient, id: string) {
  const channel = person.channel(`account:${id}`, { config: { private: true } });
  let cut: (error: Error) => void = () => undefined;
  const over = new Promise<never>((_resolve, reject) => (cut = reject));
  const heard = new Promise<void>((resolve) =>
    channel.on('broadcast', { event: 'profile' }, () => resolve()),
  );
  over.catch(() => undefined);
  return {
    async join() {
      await person.realtime.setAuth();
      const open = new Promise<void>((resolve) =>
        channel.subscribe((status, error) => {
          if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) resolve();
          else cut(error ?? new Error(status));
        }),
      );
      return Promise.race([open, over]);
    },
    told: () => Promise.race([heard, over]),
  };
}

/** A new account comes to a row in every table, a counted roast and a reminder, and then asks what is kept of it. */
async function live(server: RunningServer): Promise<Lived> {
  const { started } = server;
  const email = `${crypto.randomUUID()}@example.com`;
  const { id, access } = await makeAccount(started, email);
  const service = serviceOf(started);
  const person = personOf(started, access);
  const [kept, deleted] = [analysisRow(id), analysisRow(id)];
  const line = listenTo(person, id);
  const steps: readonly (() => PromiseLike<{ readonly error: unknown }>)[] = [
    () => person.from('profiles').insert({ user_id: id, language: 'en' }),
    () => person.from('analyses').insert([kept, deleted]),
    () => person.from('analyses').delete().eq('id', deleted.id),
    () => service.rpc('set_premium', { p_email: email, p_premium: true }),
    () => service.rpc('grant_analysis', { p_email: email, p_analysis: kept.id }),
    () =>
      person.rpc('save_push', {
        p_endpoint: `https://push.example.org/${id}`,
        p_p256dh: `B${'x'.repeat(86)}`,
        p_auth: 'x'.repeat(22),
        p_language: 'en',
        p_zone: 'Asia/Tokyo',
        p_hour: 18,
      }),
  ];
  try {
    await line.join();
    for (const step of steps) {
      const { error } = await step();
      if (error !== null) throw error;
    }
    await line.told();
  } finally {
    // Without this it would look for a server that is gone.
    await person.removeAllChannels();
  }
  const roast = await fetch(`${started.url}/functions/v1/roast`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: started.publicKey ?? '',
      authorization: `Bearer ${access}`,
    },
    body: JSON.stringify(SAMPLE_FACTS),
  });
  if (roast.status !== 200) throw new Error(`a roast: ${roast.status}`);
  // Row and bytes come or go together.
  await putPicture(person, id);
  return { id, access, told: await exported(started, access) };
}

const pictureOf = (id: string) => `${id}/profile.jpg`;
/** Of each account another one. */
const bytesOf = (id: string) => Buffer.from(id.repeat(800));

async function putPicture({ storage }: SupabaseClient, id: string): Promise<void> {
  const blob = new Blob([bytesOf(id)], { type: 'image/jpeg' });
  const { error } = await storage.from('pictures').upload(pictureOf(id), blob, { upsert: true });
  if (error !== null) throw error;
}

/** Whether the picture that was acknowledged is there, byte for byte. */
async function hasPicture(server: RunningServer, { id, access }: Lived): Promise<boolean> {
  const { storage } = personOf(server.started, await movedTo(server.started, access));
  const { data } = await storage.from('pictures').download(pictureOf(id));
  return data !== null && bytesOf(id).equals(Buffer.from(await data.arrayBuffer()));
}

/** Accounts come until the server is gone. What a living server refuses is thrown at the end of the round. */
async function liveOn(server: RunningServer, lived: Lived[]): Promise<void> {
  for (;;) {
    try {
      lived.push(await live(server));
    } catch (error) {
      if (server.child.signalCode === null && server.child.exitCode === null && !server.child.killed)
        throw error;
      return;
    }
  }
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
  const { id: userId } = await makeAccount(server.started, email);
  let accounts = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const before = acknowledged.length;
    const running = server;
    const lived: Lived[] = [];
    const writing = [
      ...Array.from({ length: WRITERS }, () => write(running, userId, acknowledged)),
      liveOn(running, lived),
    ];
    const isLoaded = () => acknowledged.length - before > LOADED && lived.length > 0;
    await Promise.race([expect.poll(isLoaded, { interval: 5 }).toBe(true), Promise.all(writing)]);
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
    for (const account of lived) {
      expect(await exported(server.started, account.access), `round ${round}`).toEqual(account.told);
      expect(await hasPicture(server, account), `round ${round}`).toBe(true);
    }
    accounts += lived.length;
  }
  return { acknowledged, accounts, email, userId, server };
}
