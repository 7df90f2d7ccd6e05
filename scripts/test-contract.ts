/**
 * `npm run test:contract -- --url ADDRESS --key KEY [--service-key KEY]`: asks a project, hosted or embedded, what
 * the published descriptions of its calls promise, and says which answers differ. With the service key it also runs
 * the contract tests, which make and delete accounts: a throw-away project only. Exits with 1 where something
 * differs that docs/embedded-backend.md does not list, or a test fails.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { CALLS, KNOWN_DIFFERENCES } from './contract/calls.ts';
import { ask, differences } from './contract/compare.ts';
import { inRoot } from './lib/paths.ts';
import { runNode } from './lib/run.ts';

const USAGE = 'usage: npm run test:contract -- --url ADDRESS --key PUBLIC_KEY [--service-key KEY]';
/** The tests wait for limits of the server. */
const SILENCE_MS = 600_000;

function options() {
  try {
    const { values } = parseArgs({
      options: { url: { type: 'string' }, key: { type: 'string' }, 'service-key': { type: 'string' } },
    });
    const { url, key } = values;
    if (url === undefined || key === undefined || !URL.canParse(url)) return null;
    return { url, key, serviceKey: values['service-key'] ?? null };
  } catch {
    return null;
  }
}

const given = options();
if (given === null) {
  console.error(USAGE);
  process.exit(2);
}
const { url, key, serviceKey } = given;

let same = 0;
let known = 0;
let unknown = 0;
for (const call of CALLS) {
  const found = await ask({ url, key }, call).then(
    (answer) => differences(call, answer),
    (error: unknown) => [`no answer: ${error instanceof Error ? error.message : String(error)}`],
  );
  if (found.length === 0) same += 1;
  else {
    const isKnown = KNOWN_DIFFERENCES.has(call.name);
    if (isKnown) known += 1;
    else unknown += 1;
    console.log(
      `${isKnown ? 'listed' : 'DIFFERS'}  ${call.name} (${call.method} ${call.path}): ${found.join('; ')}`,
    );
  }
}
console.log(
  `${same} as described, ${known} differ as docs/embedded-backend.md lists, ${unknown} differ otherwise`,
);

let passed = true;
if (serviceKey === null) console.log('Without --service-key the contract tests do not run.');
else {
  const tests = ['auth', 'rows', 'roast'].map((name) => `tests/contract/${name}.test.ts`);
  const { ok } = await runNode(
    inRoot('node_modules/vitest/vitest.mjs'),
    ['run', '--project', 'server', ...tests],
    {
      silenceMs: SILENCE_MS,
      output: 'relay',
      env: { BASE_URL: url, ANON_KEY: key, SERVICE_KEY: serviceKey },
    },
  );
  passed = ok;
}
process.exitCode = unknown === 0 && passed ? 0 : 1;
