/** The budgets of a slow line (`npm run size`), held on every test run. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { budgetsOf } from '#scripts/size/run.ts';

test('the line carries no more than promised', async () => {
  // The tests' build is the product's; its compressed copies lie beside the files, and would be served to other tests.
  const folder = await mkdtemp(join(tmpdir(), 'roast-size-'));
  try {
    const dir = join(folder, 'app');
    await cp(inject('buildDir'), dir, { recursive: true });
    const budgets = await budgetsOf(dir);
    expect(budgets.length).toBeGreaterThanOrEqual(5);
    // A measurement that saw nothing would pass.
    for (const { name, bytes } of budgets) {
      if (!name.startsWith('second')) expect(bytes, name).toBeGreaterThan(100);
    }
    expect(budgets.filter(({ ok }) => !ok)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
