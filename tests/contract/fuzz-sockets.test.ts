/** The server under 20,000 malformed requests (REQUESTS=… for more), byte by byte: it stays up, and other clients are answered. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { signJwt } from '#local/auth/crypto.ts';
import { target } from './support/browser.ts';
import { doorsOf } from './support/doors.ts';
import { fuzzSockets } from './support/fuzz-sockets.ts';
import type { Embedded } from './support/embedded.ts';
import { startFromTemplate } from './support/template.ts';

const REQUESTS = Number(process.env['REQUESTS'] ?? 20_000);
const PARALLEL = 24;
/** Of all that fuzzes at a time, each ends at most so often while one neighbour waits. */
const FACTOR = 8;

/** One for every hundred requests: some delete their account, or sign out. */
async function tokensOfAccounts({ url, backend }: Embedded, count: number): Promise<readonly string[]> {
  const people = await backend.database.query<{ sub: string; session_id: string }>(
    `with u as (
       insert into auth.users (email, email_confirmed_at)
       select 'fuzz-' || n || '@example.com', now() from generate_series(1, $1) n returning id
     ), s as (insert into auth.sessions (user_id, method) select id, 'otp' from u returning id, user_id)
     select user_id as sub, id as session_id from s`,
    [count],
  );
  const claims = { iss: `${url}/auth/v1`, aud: 'authenticated', role: 'authenticated', exp: 4_000_000_000 };
  return Promise.all(people.map((person) => signJwt({ ...claims, ...person }, backend.secrets.jwtSecret)));
}

const rowsStatus = async (url: string, headers: Readonly<Record<string, string>>) =>
  (await fetch(`${url}/rest/v1/profiles?select=user_id`, { headers })).status;

test.runIf(target.embedded)(
  `${REQUESTS} requests: the process lives, no fault, and others are answered`,
  async () => {
    const dir = await mkdtemp(join(tmpdir(), 'roast-fuzz-'));
    await mkdir(join(dir, 'assets'));
    await writeFile(join(dir, 'index.html'), '<!doctype html><title>app</title>');
    await writeFile(join(dir, 'assets', 'a.bin'), Buffer.alloc(1_000, 7));
    const said: string[] = [];
    const log = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    const server = await startFromTemplate({
      dir,
      quota: { guest: 1e9, free: 1e9, premium: 1e9, address: 1e9 },
      limits: { headersMs: 500, checkMs: 100 },
      bodyLimitMs: 150,
    });
    try {
      const { publicKey, serviceKey } = server.backend.secrets;
      const seed = Number(process.env['SEED'] ?? 0);
      const tokens = await tokensOfAccounts(server, Math.ceil(REQUESTS / 100));
      const doors = await doorsOf(server.backend);
      // Behind the token there is somebody: the bytes reach rows and not only the check of the token.
      expect(await rowsStatus(server.url, { apikey: publicKey, authorization: `Bearer ${tokens[0]}` })).toBe(
        200,
      );
      const figures = await fuzzSockets(
        { url: server.url, publicKey, serviceKey, devKey: server.backend.devKey, tokens, doors },
        { seed, requests: REQUESTS, parallel: PARALLEL },
      );
      log.mockRestore();
      console.log(`fuzzed, seed ${seed}: ${JSON.stringify(figures)}`);
      expect(figures.statuses['101']).toBeGreaterThan(0);
      expect(figures.faults).toEqual([]);
      expect(said.filter((line) => line.endsWith(': internal\n') || line.startsWith('realtime: '))).toEqual(
        [],
      );
      expect(figures.requests).toBeGreaterThanOrEqual(REQUESTS);
      expect(figures.refusedNeighbours).toBe(0);
      expect(figures.overtaken).toBeLessThanOrEqual(FACTOR * PARALLEL);
    } finally {
      log.mockRestore();
      await server.close();
      await rm(dir, { recursive: true, force: true });
    }
  },
);
