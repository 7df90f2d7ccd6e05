/** The budgets of a slow line (`npm run lab -- size`), held on every test run. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Budget } from '#lab/size/budgets.ts';
import { budgetsOf } from '#lab/size/run.ts';
import { needEngine } from './support/journey.ts';
import { BUILD_DIR } from './support/served.ts';
import { expect, test } from './support/test.ts';

let budgets: readonly Budget[] = [];
test.beforeAll(async () => {
  // The tests' build is the product's; its compressed copies lie beside the files, and would be served to other tests.
  const folder = await mkdtemp(join(tmpdir(), 'roast-size-'));
  try {
    const dir = join(folder, 'app');
    await cp(BUILD_DIR, dir, { recursive: true });
    budgets = await budgetsOf(dir);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('the line carries no more than promised', () => {
  expect(budgets.length).toBeGreaterThanOrEqual(5);
  // A measurement that saw nothing would pass.
  for (const { name, bytes } of budgets) {
    if (!name.startsWith('second')) expect(bytes, name).toBeGreaterThan(100);
  }
  expect(budgets.filter(({ ok }) => !ok)).toEqual([]);
});

test('MediaPipe, too, was on the line', () => {
  needEngine('mediapipe');
  expect(budgets.map(({ name }) => name)).toContain('first analysis, MediaPipe: everything');
});
