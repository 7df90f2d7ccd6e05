/** The long form of tests/contract/store-faults.test.ts: an evening for each access to storage. */
import { expect, test } from 'vitest';
import { startEmbedded } from '#tests/contract/support/embedded.ts';
import { failInTurn } from '#tests/contract/support/store-faults.ts';
import { withWorldsOfOne } from '#tests/contract/support/worlds-of-one.ts';

const worldOfOne = withWorldsOfOne(startEmbedded);

test.each([
  ['has no room for a few writes', { name: 'QuotaExceededError', shut: false }],
  ['is shut until tomorrow', { name: 'SecurityError', shut: true }],
] as const)('a store that fails, at each access in turn: it %s', async (_why, fault) => {
  expect(await failInTurn(worldOfOne, { ...fault, first: 0, apart: 1 })).toBeGreaterThan(20);
});
