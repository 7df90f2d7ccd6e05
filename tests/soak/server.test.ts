/** The long form of what `npm test` does in short: a hundred kills of the embedded backend under load. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ended, killRounds } from '#tests/contract/support/kill-rounds.ts';

const ROUNDS = 100;

test(`${ROUNDS} times kill -9 under load: no acknowledged row is lost`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roast-soak-'));
  try {
    const { acknowledged, server } = await killRounds(folder, ROUNDS);
    server.child.kill('SIGTERM');
    expect(await ended(server.child)).toBe(0);
    console.log(`${acknowledged.length} acknowledged rows, ${ROUNDS} kills, none lost`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
