/** Accesses to storage fail; then all is reckoned. `npm run test:soak` begins at each access. */
import process from 'node:process';
import { expect, test } from 'vitest';
import { failInTurn, STORE_FAULTS } from './support/store-faults.ts';
import { startFromTemplate } from './support/template.ts';
import { withWorldsOfOne } from './support/worlds-of-one.ts';

const worldOfOne = withWorldsOfOne(startFromTemplate);
/** Where the first evening begins to fail is drawn by the run's seed, so that runs take other accesses. */
const seed = Number(process.env['SEED'] ?? 0);
const APART = { 'has no room for a few writes': 2, 'is shut until tomorrow': 6 } as const;

test.each(STORE_FAULTS)('a store that fails, beginning at every few accesses: it $why', async (fault) => {
  const apart = APART[fault.why];
  const { end, failed } = await failInTurn(worldOfOne, { ...fault, first: seed % apart, apart });
  expect(end).toBeGreaterThan(fault.least);
  expect(end).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(failed).toBeGreaterThan(fault.least);
});
