/** The budgets of a slow line (`npm run size`), held on every test run. */
import { expect, test } from 'vitest';
import { sizeBudgets } from '#scripts/size/run.ts';

test('the line carries no more than promised', { timeout: 400_000 }, async () => {
  const budgets = await sizeBudgets();
  expect(budgets.length).toBeGreaterThanOrEqual(5);
  // A measurement that saw nothing would pass.
  for (const { name, bytes } of budgets) {
    if (!name.startsWith('second')) expect(bytes, name).toBeGreaterThan(100);
  }
  expect(budgets.filter(({ ok }) => !ok)).toEqual([]);
});
