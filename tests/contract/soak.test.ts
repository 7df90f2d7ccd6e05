/** The app's own services and state against the real backend, through random steps on a phone with bad luck. `npm run test:soak` takes many more. */
import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { seededRandom } from '#roast/random.ts';
import { soak } from './support/soak/soak.ts';
import { startFromTemplate } from './support/template.ts';

const STEPS = 150;

test(`${STEPS} steps: a way on after each, nothing lost, nothing doubled`, async () => {
  // supabase-js tells the console of every fault that it meets.
  const quiet = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')];
  for (const spy of quiet) spy.mockImplementation(() => undefined);
  const seed = Number(process.env['SEED'] ?? 0);
  const quota = { guest: 100_000, free: 100_000, premium: 100_000, address: 100_000 };
  const server = await startFromTemplate({ quota });
  try {
    const counts = await soak(server, { steps: STEPS, seed, random: seededRandom(seed) });
    console.log(`soak, seed ${seed}: ${JSON.stringify(Object.fromEntries(counts))}`);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(STEPS);
  } finally {
    for (const spy of quiet) spy.mockRestore();
    await server.close();
  }
});
