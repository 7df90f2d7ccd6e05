/** The command-line tools measure the product: their build has one more page, and the same worker. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildTools, HEADLESS_PAGE, TOOLS_DIR } from '#scripts/lib/tools-build.ts';
import { BUILD_DIR } from './support/served.ts';
import { expect, test } from './support/test.ts';
import { scriptsOf, workerEntriesOf, workerEntryOf, workerScriptsOf } from './support/worker-scripts.ts';

const product = BUILD_DIR;

test.beforeAll(buildTools);

test('the worker is the same, byte for byte', async () => {
  const [ours, theirs] = await Promise.all([scriptsOf(product), scriptsOf(TOOLS_DIR)]);
  const names = workerScriptsOf(ours);
  expect(names.length).toBeGreaterThanOrEqual(4);
  expect(workerScriptsOf(theirs)).toEqual(names);
  for (const name of names) expect(theirs.get(name) === ours.get(name), name).toBe(true);
});

test('the product starts one worker; what only tools ask is one of theirs', async () => {
  const [ours, theirs] = await Promise.all([scriptsOf(product), scriptsOf(TOOLS_DIR)]);
  expect(workerEntriesOf(ours)).toEqual([workerEntryOf(ours)]);
  expect(workerEntriesOf(theirs)).toEqual([workerEntryOf(ours), expect.stringMatching(/^study-entry-/)]);
  expect([...ours.keys()].filter((name) => name.startsWith('study'))).toEqual([]);
});

test('the product has no page for drivers', () => {
  expect(existsSync(join(TOOLS_DIR, HEADLESS_PAGE))).toBe(true);
  expect(existsSync(join(product, HEADLESS_PAGE))).toBe(false);
});
