/**
 * `npm run premium -- EMAIL on|off`: gives premium to an account of the embedded backend, or takes it away.
 * `npm run premium -- EMAIL analysis ID`: opens one analysis for it (the id stands in its address, /history/ID).
 * Works while `npm start` runs (through it) and while it does not (on its data). A hosted project: docs/premium.md.
 */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { startBackend } from '#local/backend.ts';
import { DataFolderInUse } from '#local/database/lock.ts';
import { giveGrant, grantCall, type Grant } from '#local/premium.ts';
import { readSecrets } from '#local/secrets.ts';
import { inRoot } from './lib/paths.ts';

const [email = '', wish = '', id = ''] = process.argv.slice(2);

function wishedGrant(): Grant | null {
  if (wish === 'on' || wish === 'off') return { kind: 'premium', on: wish === 'on' };
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
  return wish === 'analysis' && isId ? { kind: 'analysis', id } : null;
}

const grant = wishedGrant();
if (!email.includes('@') || grant === null) {
  console.error('usage: npm run premium -- EMAIL on|off\n       npm run premium -- EMAIL analysis ID');
  process.exit(2);
}
const folder = process.env['ROAST_DATA'] || inRoot('.data');
if (!existsSync(folder)) {
  console.error(`There is no account yet: ${folder} does not exist. Run npm start and sign up first.`);
  process.exit(1);
}

/** The running server has the only connection, so it is asked by its own address with its own service key. */
async function throughServer(grant: Grant): Promise<boolean> {
  const { name, parameters } = grantCall(email, grant);
  const { serviceKey } = readSecrets(folder, process.env);
  const port = process.env['PORT'] || '4173';
  const response = await fetch(`http://127.0.0.1:${port}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: serviceKey, 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok)
    throw new Error(`the running server answered ${response.status} (is PORT the one it has?)`);
  return (await response.json()) === true;
}

async function onData(grant: Grant): Promise<boolean> {
  const options = { folder, host: '127.0.0.1', origins: ['http://localhost'], env: process.env };
  const backend = await startBackend(options);
  try {
    return await giveGrant(backend.database, email, grant);
  } finally {
    await backend.close();
  }
}

try {
  const found = await onData(grant).catch((error: unknown) => {
    if (error instanceof DataFolderInUse) return throughServer(grant);
    throw error;
  });
  const done = grant.kind === 'premium' ? `premium is ${wish}` : `analysis ${grant.id} is open`;
  console.log(found ? `${email}: ${done}` : `No account has the address ${email}.`);
  process.exitCode = found ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
