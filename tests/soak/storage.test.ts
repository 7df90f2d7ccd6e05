/** The long form of tests/contract/store-faults.test.ts: an evening for each access to storage. */
import { expect, test } from 'vitest';
import { startEmbedded } from '#tests/contract/support/embedded.ts';
import { failInTurn, STORE_FAULTS } from '#tests/contract/support/store-faults.ts';
import { withWorldsOfOne } from '#tests/contract/support/worlds-of-one.ts';

const worldOfOne = withWorldsOfOne(startEmbedded);

test.each(STORE_FAULTS)('a store that fails, beginning at each access: it $why', async (fault) => {
  const { end, failed } = await failInTurn(worldOfOne, { ...fault, first: 0, apart: 1 });
  expect(end).toBeGreaterThan(fault.least);
  expect(end).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(failed).toBeGreaterThan(fault.least);
});
