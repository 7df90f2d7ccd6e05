/** Long forms of what `npm test` does in short: kills of the embedded backend under load, and sign-ups at once. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PASSWORD_COST } from '#local/auth/crypto.ts';
import { startEmbedded } from '#tests/contract/support/embedded.ts';
import { ended, killRounds } from '#tests/contract/support/kill-rounds.ts';
import { roastAmongSignUps } from '#tests/contract/support/sign-ups.ts';

const ROUNDS = 100;

test(`${ROUNDS} times kill -9 under load: no acknowledged row is lost`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roast-soak-'));
  try {
    const { acknowledged, accounts, server } = await killRounds(folder, ROUNDS);
    server.child.kill('SIGTERM');
    expect(await ended(server.child)).toBe(0);
    console.log(
      `${acknowledged.length} acknowledged rows and ${accounts} accounts, ${ROUNDS} kills, none lost`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

const AT_ONCE = 60;

test(`a roast among ${AT_ONCE} sign-ups at once is answered before the tenth of them`, async () => {
  const server = await startEmbedded({ passwordCost: PASSWORD_COST });
  try {
    expect(await roastAmongSignUps(server, AT_ONCE)).toEqual({ status: 200, beforeTheTenth: true });
  } finally {
    await server.close();
  }
});
