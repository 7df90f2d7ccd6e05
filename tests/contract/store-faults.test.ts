/** Accesses to storage fail in turn; then all is reckoned. `npm run test:soak` takes each access. */
import process from 'node:process';
import { expect, test } from 'vitest';
import { failInTurn } from './support/store-faults.ts';
import { startFromTemplate } from './support/template.ts';
import { withWorldsOfOne } from './support/worlds-of-one.ts';

const worldOfOne = withWorldsOfOne(startFromTemplate);
/** Where the first evening begins to fail is drawn by the run's seed, so that runs take other accesses. */
const seed = Number(process.env['SEED'] ?? 0);

test.each([
  ['has no room for a few writes', { name: 'QuotaExceededError', shut: false, apart: 4 }],
  ['is shut until tomorrow', { name: 'SecurityError', shut: true, apart: 8 }],
] as const)('a store that fails, at an access after the other: it %s', async (_why, fault) => {
  const end = await failInTurn(worldOfOne, { ...fault, first: seed % fault.apart });
  // An evening writes some forty times, and touches its storage far more often.
  expect(end).toBeGreaterThan(20);
});
