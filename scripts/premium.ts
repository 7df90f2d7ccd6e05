/**
 * `npm run premium -- EMAIL on|off`: gives premium to an account of the embedded backend, or takes it away.
 * Works while `npm start` runs (through it) and while it does not (on its data). A hosted project: docs/deploy.md.
 */
import { existsSync } from 'node:fs';
import process from 'node:process';
import { startBackend } from '#local/backend.ts';
import { DataFolderInUse } from '#local/database/lock.ts';
import { grantPremium } from '#local/premium.ts';
import { readSecrets } from '#local/secrets.ts';
import { inRoot } from './lib/paths.ts';

const [email = '', wish = ''] = process.argv.slice(2);
if (!email.includes('@') || !['on', 'off'].includes(wish)) {
  console.error('usage: npm run premium -- EMAIL on|off');
  process.exit(2);
}
const premium = wish === 'on';
const folder = process.env['ROAST_DATA'] || inRoot('.data');
if (!existsSync(folder)) {
  console.error(`There is no account yet: ${folder} does not exist. Run npm start and sign up first.`);
  process.exit(1);
}

/** The running server has the only connection, so it is asked by its own address with its own service key. */
async function throughServer(): Promise<boolean> {
  const { serviceKey } = readSecrets(folder, process.env);
  const port = process.env['PORT'] || '4173';
  const response = await fetch(`http://127.0.0.1:${port}/rest/v1/rpc/set_premium`, {
    method: 'POST',
    headers: { apikey: serviceKey, 'content-type': 'application/json' },
    body: JSON.stringify({ p_email: email, p_premium: premium }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok)
    throw new Error(`the running server answered ${response.status} (is PORT the one it has?)`);
  return (await response.json()) === true;
}

async function onData(): Promise<boolean> {
  const options = { folder, host: '127.0.0.1', origins: ['http://localhost'], env: process.env };
  const backend = await startBackend(options);
  try {
    return await grantPremium(backend.database, { email, premium });
  } finally {
    await backend.close();
  }
}

try {
  const found = await onData().catch((error: unknown) => {
    if (error instanceof DataFolderInUse) return throughServer();
    throw error;
  });
  console.log(found ? `${email}: premium is ${wish}` : `No account has the address ${email}.`);
  process.exitCode = found ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
