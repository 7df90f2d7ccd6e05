/** Two PostgreSQLs with all migrations: PGlite (18) always, Debian's own server where it is installed. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { PGlite } from '@electric-sql/pglite';
import { migrate, readBootstrap, readMigrations } from '#local/database/migrate.ts';

export interface Engine {
  readonly version: string;
  /** The one column of the one row that a query gives, as text. Rejects on an error of SQL. */
  value(sql: string): Promise<string>;
  run(sql: string): Promise<void>;
  close(): Promise<void>;
}

export async function startPglite(): Promise<Engine> {
  const database = await PGlite.create();
  await migrate(database);
  const value = async (sql: string) => {
    const { rows } = await database.query<Record<string, unknown>>(sql);
    const [first] = Object.values(rows[0] ?? {});
    return typeof first === 'string' ? first : JSON.stringify(first ?? null);
  };
  return {
    version: await value('show server_version'),
    value,
    run: async (sql) => void (await database.exec(sql)),
    close: () => database.close(),
  };
}

/** Folder of initdb and postgres; null where no server is installed. */
export function postgresFolder(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return (
    versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb'))) ??
    null
  );
}

function command(name: string, args: readonly string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, [...args], { env: { ...process.env, LC_ALL: 'C.UTF-8' } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(out) : reject(new Error(`${name}: ${err || out}`))));
    // A program that takes no input may have closed it already.
    child.stdin.on('error', () => undefined).end(input);
  });
}

/** A server of its own in a fresh folder, reachable by a socket in that folder only. It refuses to run as root. */
export async function startPostgres(bin: string): Promise<Engine> {
  const isRoot = process.getuid?.() === 0;
  const as = (name: string, args: readonly string[], input?: string) =>
    isRoot
      ? command('runuser', ['-u', 'postgres', '--', join(bin, name), ...args], input)
      : command(join(bin, name), args, input);
  const folder = await mkdtemp(join(tmpdir(), 'roast-pg-'));
  if (isRoot) await command('chown', ['postgres', folder]);
  await chmod(folder, 0o755);
  const data = join(folder, 'data');
  await as('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8']);
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off`;
  await as('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const psql = (sql: string, ...more: readonly string[]) =>
    as(
      'psql',
      ['-h', folder, '-U', 'postgres', '-X', '-q', '-v', 'ON_ERROR_STOP=1', ...more, '-f', '-'],
      sql,
    );
  const engine: Engine = {
    version: '',
    value: async (sql) => (await psql(sql, '-A', '-t')).trim(),
    run: async (sql) => void (await psql(sql)),
    close: async () => {
      await as('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    for (const { sql } of [...(await readBootstrap()), ...(await readMigrations())])
      await engine.run(`begin;\n${sql}\ncommit;`);
    return { ...engine, version: await engine.value('show server_version') };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

const bin = postgresFolder();
/** Where continuous integration runs (`.ci/run` says so), both engines are tried, or the tests fail. */
if (bin === null && process.env['NEED_POSTGRES'] === 'yes') {
  throw new Error('PostgreSQL is not installed, and here it has to be (apt-get install postgresql).');
}
/** Null: not installed here; its tests are then skipped and say so. */
export const ENGINES: readonly (readonly [string, (() => Promise<Engine>) | null])[] = [
  ['PGlite', startPglite],
  ['PostgreSQL of this machine', bin === null ? null : () => startPostgres(bin)],
];
