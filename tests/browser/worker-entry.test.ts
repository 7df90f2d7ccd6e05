/** WebKit runs a worker's first file anew when another file imports it: two pipelines would answer every message. */
import { BUILD_DIR } from './support/served.ts';
import { expect, test } from './support/test.ts';
import { scriptsOf, workerEntryOf, workerScriptsOf } from './support/worker-scripts.ts';

test('no file of the worker imports the first one', async () => {
  const scripts = await scriptsOf(BUILD_DIR);
  const entry = workerEntryOf(scripts);
  const rest = workerScriptsOf(scripts).filter((name) => name !== entry);
  expect(rest.map((name) => name.split('-')[0])).toEqual(
    expect.arrayContaining(['api', 'mediapipe', 'tfjs']),
  );
  expect(rest.filter((name) => scripts.get(name)?.includes(entry))).toEqual([]);
});
