/** The long form of tests/contract/soak.test.ts: twenty phones with bad luck, 500 steps each, a seed each. */
import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { seededRandom } from '#roast/random.ts';
import { startEmbedded } from '#tests/contract/support/embedded.ts';
import { soak } from '#tests/contract/support/soak/soak.ts';

const PHONES = 20;
const STEPS = 500;
const first = Number(process.env['SEED'] ?? 0);

test.each(Array.from({ length: PHONES }, (_, index) => first + index))('seed %i', async (seed) => {
  const quiet = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  for (const spy of quiet) spy.mockImplementation(() => undefined);
  const server = await startEmbedded({ quota: { guest: 1e5, free: 1e5, premium: 1e5, address: 1e5 } });
  try {
    const counts = await soak(server, { steps: STEPS, seed, random: seededRandom(seed) });
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(STEPS);
  } finally {
    await server.close();
    for (const spy of quiet) spy.mockRestore();
  }
});
