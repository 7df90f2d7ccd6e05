/** The embedded backend as a program: killed, started twice, started on a network, asked by strangers. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_CLOUD } from '#functions/http/app-config.ts';
import { lockFolder } from '#local/database/lock.ts';
import { openDatabase } from '#local/database/open.ts';
import { chooseCloud, originsFor } from '#local/listener.ts';
import { makeSecrets, readSecrets, refuseWeakSecrets } from '#local/secrets.ts';
import { inRoot } from '#scripts/lib/paths.ts';
import { serve } from '#scripts/serve.ts';
import { createApiListener } from '#local/listener.ts';
import { mailboxAt, newestMail, ok, openBrowser, signUp, target } from './support/browser.ts';
import { startEmbedded } from './support/embedded.ts';
import { analysisRow } from './analysis-row.ts';
import { ended, killRounds, serviceOf, startProcess } from './support/kill-rounds.ts';

/** `npm run test:soak` does a hundred. */
const KILLS = 3;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-data-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Of every file in a folder. */
async function hashesIn(data: string): Promise<readonly string[]> {
  const files = await readdir(data, { recursive: true, withFileTypes: true });
  const hashes = files
    .filter((file) => file.isFile())
    .map(async ({ parentPath, name }) => {
      const bytes = await readFile(join(parentPath, name));
      return `${join(parentPath, name)} ${createHash('sha256').update(bytes).digest('hex')}`;
    });
  return (await Promise.all(hashes)).sort();
}

/** `npm run premium`, as a person runs it: on the data, or through the server that has them. */
function premium(
  data: string,
  email: string,
  wish: string | readonly string[],
  env: Readonly<Record<string, string>> = {},
) {
  const args = ['--import', 'tsx', inRoot('scripts/premium.ts'), email, ...[wish].flat()];
  const child = spawn(process.execPath, args, { env: { ...process.env, ROAST_DATA: data, ...env } });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise<{ code: number | null; text: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, text: text.trim() }));
  });
}

describe.runIf(target.embedded)('the data folder', () => {
  test('keeps every acknowledged row through kill -9 under load, and belongs to one process at a time', async () => {
    const data = join(folder, 'kill');
    const { acknowledged, email, userId, server } = await killRounds(data, KILLS);
    expect(acknowledged.length).toBeGreaterThan(KILLS * 4);

    const second = await startProcess(data);
    expect(second.started.error).toContain('is in use by process');
    await ended(second.child);

    const subscriptions = async () =>
      ok(await serviceOf(server.started).from('subscriptions').select('status').eq('user_id', userId));
    const { port } = new URL(server.started.url ?? '');
    expect(await premium(data, email, 'on', { PORT: port })).toMatchObject({ code: 0 });
    expect(await subscriptions()).toEqual([{ status: 'premium' }]);
    expect(await premium(data, 'nobody@example.com', 'on', { PORT: port })).toMatchObject({ code: 1 });
    const id = crypto.randomUUID();
    expect(await premium(data, email, ['analysis', id], { PORT: port })).toEqual({
      code: 0,
      text: `${email}: analysis ${id} is open`,
    });
    const service = serviceOf(server.started);
    const bought = await service.from('purchased_analyses').select('analysis_id').eq('user_id', userId);
    expect(ok(bought)).toEqual([{ analysis_id: id }]);
    expect(await premium(data, email, ['analysis', 'everything'], { PORT: port })).toMatchObject({ code: 2 });
    server.child.kill('SIGTERM');
    expect(await ended(server.child)).toBe(0);
    expect(existsSync(join(data, 'server.pid'))).toBe(false);

    // Without a server the command opens the data itself.
    expect(await premium(data, email, 'off')).toEqual({ code: 0, text: `${email}: premium is off` });
    expect(await premium(data, email, ['analysis', id])).toMatchObject({ code: 0 });
  });

  test('is free again after a killed container: `server.pid` has our own number, or another program’s', async () => {
    const data = join(folder, 'container');
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await mkdir(data);
    for (const pid of [process.pid, process.ppid, other.pid]) {
      await writeFile(join(data, 'server.pid'), `${pid}\n`);
      const lock = lockFolder(data);
      expect(() => lockFolder(data)).toThrow('is in use');
      lock.release();
      expect(existsSync(join(data, 'server.pid'))).toBe(false);
    }
    other.kill();
  });

  test.each(['cut off', 'cut off in the middle', 'gone', 'overwritten'])(
    'whose write-ahead log is %s: a sentence says what to do, and nothing is changed',
    async (how) => {
      const data = join(folder, `log ${how}`);
      await (await openDatabase(data)).close();
      const log = join(data, 'postgres', 'pg_wal');
      const [name = ''] = (await readdir(log)).filter((file) => /^[0-9A-F]{24}$/.test(file)).sort();
      const file = join(log, name);
      if (how === 'gone') await rm(file);
      if (how === 'overwritten') await writeFile(file, new Uint8Array(16_777_216));
      if (how === 'cut off') await truncate(file, 100_000);
      if (how === 'cut off in the middle') await truncate(file, 8_388_608);
      const before = await hashesIn(data);
      await expect(openDatabase(data)).rejects.toThrow(/cannot be opened: .*Put a copy .* in its place/);
      expect(await hashesIn(data)).toEqual(before);
    },
  );

  test('holds secrets that only its owner may read, the same at every start', async () => {
    const data = join(folder, 'secrets');
    const secrets = readSecrets(data, {});
    expect(readSecrets(data, {})).toEqual(secrets);
    expect((await stat(join(data, 'secrets.json'))).mode & 0o077).toBe(0);
    expect(readSecrets(data, { ROAST_JWT_SECRET: 'given' }).jwtSecret).toBe('given');
    expect(await readFile(join(data, 'secrets.json'), 'utf8')).not.toContain('given');
  });

  test('a lock of a process that is gone is taken over, one of a living one is not', async () => {
    const data = join(folder, 'lock');
    await mkdir(data);
    await writeFile(join(data, 'server.pid'), '4194304\n');
    const lock = lockFolder(data);
    expect(() => lockFolder(data)).toThrow('is in use');
    lock.release();
    lockFolder(data).release();
  });
});

describe('secrets on a network', () => {
  test('random ones are fine; short and published ones are refused', () => {
    expect(() => refuseWeakSecrets(makeSecrets())).not.toThrow();
    for (const jwtSecret of [
      'short',
      'super-secret-jwt-token-with-at-least-32-characters-long',
      'changeme'.repeat(8),
    ]) {
      expect(() => refuseWeakSecrets({ ...makeSecrets(), jwtSecret })).toThrow('ROAST_JWT_SECRET');
    }
    expect(() => refuseWeakSecrets({ ...makeSecrets(), serviceKey: 'service' })).toThrow('ROAST_SERVICE_KEY');
  });

  test('a server bound to another address does not start with them', async () => {
    const env = { ROAST_JWT_SECRET: 'super-secret-jwt-token-with-at-least-32-characters-long' };
    await expect(startEmbedded({ host: '0.0.0.0', env })).rejects.toThrow('ROAST_JWT_SECRET');
  });
});

describe('what npm start serves', () => {
  test('follows the environment', () => {
    expect(chooseCloud({})).toEqual({ kind: 'embedded' });
    expect(chooseCloud({ ROAST_BACKEND: 'off' })).toMatchObject({
      kind: 'config',
      config: { supabase: null },
    });
    expect(
      chooseCloud({ VITE_SUPABASE_URL: 'https://x.supabase.co/', VITE_SUPABASE_PUBLIC_KEY: 'key' }),
    ).toMatchObject({
      config: {
        supabase: { url: 'https://x.supabase.co', publicKey: 'key' },
        embedded: false,
        passkeys: false,
      },
    });
    expect(
      chooseCloud({
        VITE_SUPABASE_URL: 'https://x.supabase.co',
        VITE_SUPABASE_PUBLIC_KEY: 'key',
        VITE_PASSKEYS: 'on',
      }),
    ).toMatchObject({ config: { passkeys: true } });
    expect(() => chooseCloud({ VITE_SUPABASE_URL: 'https://x.supabase.co' })).toThrow(
      'VITE_SUPABASE_PUBLIC_KEY',
    );
  });

  test('on loopback the app has the names of this machine and no other', () => {
    const origins = originsFor({}, { host: '127.0.0.1', port: 4173 });
    expect(origins).toEqual(['http://localhost:4173', 'http://127.0.0.1:4173', 'http://[::1]:4173']);
    expect(originsFor({ ROAST_ORIGINS: 'https://roast.example/' }, { host: '0.0.0.0', port: 1 })).toEqual([
      'https://roast.example',
    ]);
  });

  test('without a backend its paths are not there, and /config.json says so', async () => {
    const dist = await mkdtemp(join(tmpdir(), 'roast-dist-'));
    await writeFile(join(dist, 'index.html'), '<!doctype html>');
    const api = createApiListener();
    const server = await serve({ dir: dist, supabaseOrigin: null, api: api.answer });
    try {
      expect((await fetch(`${server.url}/config.json`)).status).toBe(503);
      api.attachConfig(NO_CLOUD);
      const config = await fetch(`${server.url}/config.json`);
      expect(await config.json()).toEqual(NO_CLOUD);
      expect(config.headers.get('content-security-policy')).toContain("connect-src 'self';");
      expect((await fetch(`${server.url}/rest/v1/profiles`)).status).toBe(404);
      expect((await fetch(server.url, { headers: { accept: 'text/html' } })).status).toBe(200);
    } finally {
      await server.close();
      await rm(dist, { recursive: true, force: true });
    }
  });
});

describe.runIf(target.embedded)('strangers', () => {
  const raw = (path: string, headers: Readonly<Record<string, string>>) =>
    new Promise<number>((resolve, reject) => {
      const { port } = new URL(target.url);
      httpRequest({ host: '127.0.0.1', port, path, headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });

  test.each([
    '/dev/mailbox',
    '/dev/mailbox.json',
    '/dev/model.json',
    '/dev/google',
    '/rest/v1/profiles',
    '/config.json',
  ])('another host name gets nothing of %s (DNS rebinding)', async (path) => {
    expect(await raw(path, { host: 'evil.example' })).toBe(421);
  });

  test('a request through a proxy cannot read the mailbox', async () => {
    const { host } = new URL(target.url);
    const path = `/dev/mailbox.json?key=${target.devKey}`;
    expect(await raw(path, { host })).toBe(200);
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
      expect(await raw(path, { host, [name]: '192.0.2.1' }), name).toBe(404);
    }
  });

  test.each(['/dev/mailbox', '/dev/mailbox.json', '/dev/model', '/dev/model.json', '/dev/google'])(
    'nor does %s open behind a proxy of this machine that does not say that it is one',
    async (path) => {
      for (const key of ['', '?key=', '?key=wrong', `?key=${target.devKey}x`]) {
        expect((await fetch(target.url + path + key)).status, key).toBe(403);
      }
      const cookie = `roast-me-dev=${'x'.repeat(target.devKey.length)}`;
      expect((await fetch(target.url + path, { headers: { cookie } })).status).toBe(403);
      const body = new URLSearchParams({
        flow: crypto.randomUUID(),
        email: 'a@example.com',
        answer: 'allow',
      });
      expect((await fetch(`${target.url}/dev/google`, { method: 'POST', body })).status).toBe(403);
    },
  );

  test('the link opens the mailbox once and for all in this browser, and leaves no key in its address', async () => {
    const opened = await fetch(mailboxAt('/dev/mailbox'), { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/dev/mailbox']);
    const kept = opened.headers.get('set-cookie') ?? '';
    expect(kept).toMatch(/; Path=\/dev; HttpOnly; SameSite=Strict$/);
    const headers = { cookie: kept.split(';', 1)[0] ?? '' };
    expect((await fetch(`${target.url}/dev/mailbox`, { headers })).status).toBe(200);
  });

  test('without a key there are no rows and no sign-in', async () => {
    for (const path of ['/rest/v1/profiles', '/auth/v1/user', '/auth/v1/settings']) {
      expect((await fetch(target.url + path)).status, path).toBe(401);
      expect((await fetch(target.url + path, { headers: { apikey: 'wrong' } })).status, path).toBe(401);
    }
  });

  test('SQL in a name, an operator or a value stays a value', async () => {
    const { client, id } = await signUp();
    ok(await client.from('analyses').insert(analysisRow(id)));
    const hostile = `x'; drop table public.analyses; --`;
    expect((await client.from('analyses').select().eq('band', hostile)).data).toEqual([]);
    for (const path of [
      `analyses?select=id,(select 1)`,
      `analyses?id"=eq.1`,
      `analyses?order=score;drop table x`,
      `analyses?limit=1;drop`,
      `analyses?score=or.(1)`,
      `analyses;drop`,
      `pg_class?select=*`,
      `rpc/pg_sleep`,
    ]) {
      const response = await fetch(`${target.url}/rest/v1/${path}`, {
        headers: { apikey: target.serviceKey },
      });
      expect(response.status, path).toBeGreaterThanOrEqual(400);
      expect(response.status, path).toBeLessThan(500);
    }
    expect(ok(await client.from('analyses').select('id'))).toHaveLength(1);
  });

  test('an endless or broken body is refused and the server lives on', async () => {
    const post = (path: string, body: string) =>
      fetch(target.url + path, {
        method: 'POST',
        headers: { apikey: target.publicKey, 'content-type': 'application/json' },
        body,
      });
    expect((await post('/auth/v1/signup', '{')).status).toBe(400);
    expect((await post('/auth/v1/signup', 'x'.repeat(100_000))).status).toBe(413);
    expect((await post('/rest/v1/analyses', `[${'1,'.repeat(200_000)}1]`)).status).toBe(413);
    expect((await post('/rest/v1/analyses', '"text"')).status).toBe(400);
    expect((await fetch(`${target.url}/config.json`)).status).toBe(200);
  });
});

describe.runIf(target.embedded)('the mailbox page', () => {
  test('shows code and link, without script, inline style or unescaped text', async () => {
    const email = `o'neil&co-${crypto.randomUUID().slice(0, 8)}@example.com`.replace("'", '');
    ok(await openBrowser().client.auth.signInWithOtp({ email }));
    const { code } = await newestMail(email);
    const opened = await fetch(mailboxAt('/dev/mailbox'), { redirect: 'manual' });
    const cookie = opened.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    const response = await fetch(`${target.url}/dev/mailbox`, { headers: { cookie } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain(code);
    expect(html).toContain(email.replace('&', '&amp;'));
    expect(html).not.toMatch(/<script|<style|style=|\son\w+=/);
    expect(html).toContain('<html lang="en">');
  });
});
