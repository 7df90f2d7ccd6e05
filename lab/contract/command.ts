import process from 'node:process';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import { inRoot } from '#scripts/lib/paths.ts';
import { runNode } from '#scripts/lib/run.ts';
import { createCommand, EXIT } from '../command-line.ts';
import { CALLS, KNOWN_DIFFERENCES } from './calls.ts';
import { ask, differences } from './compare.ts';

/** The tests wait for limits of the server. */
const SILENCE_MS = 600_000;

interface Project {
  readonly url: string;
  readonly key: string;
}

/** Says which answers differ; resolves to whether docs/contract.md lists them all. */
async function askAll(project: Project): Promise<boolean> {
  let same = 0;
  let known = 0;
  let unknown = 0;
  for (const call of CALLS) {
    const found = await ask(project, call).then(
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
  console.log(`${same} as described, ${known} differ as docs/contract.md lists, ${unknown} differ otherwise`);
  return unknown === 0;
}

async function runTests({ url, key }: Project, serviceKey: string): Promise<boolean> {
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
  return ok;
}

function address(text: string): string {
  if (URL.canParse(text)) return text;
  throw new InvalidArgumentError('It is no address.');
}

/** Writes docs/clients.md, the line with its counts, and docs/section-7.md. */
const writeClients = () =>
  runNode(
    inRoot('node_modules/vitest/vitest.mjs'),
    ['run', '--project', 'server', 'tests/contract/clients.test.ts', '--update'],
    { silenceMs: SILENCE_MS, output: 'relay' },
  );

export const command = createCommand()
  .option('--url <address>', 'of a project to ask, in place of the embedded backend', address)
  .option('--key <key>', 'its public key')
  .option(
    '--service-key <key>',
    'also run the contract tests, which make and delete accounts: a throw-away project only',
  )
  .action(async ({ serviceKey, url, key }, self) => {
    if (url === undefined && key === undefined) {
      process.exitCode = (await writeClients()).ok ? EXIT.fine : EXIT.fails;
      return;
    }
    if (url === undefined || key === undefined) return self.error('A project needs both --url and --key.');
    const project = { url, key };
    const asDescribed = await askAll(project);
    if (serviceKey === undefined) console.log('Without --service-key the contract tests do not run.');
    const passed = serviceKey === undefined || (await runTests(project, serviceKey));
    process.exitCode = asDescribed && passed ? EXIT.fine : EXIT.fails;
  });
