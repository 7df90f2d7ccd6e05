/**
 * `npm run lighthouse -- [--json]`: Lighthouse's mobile run (simulated slow 4G) over splash, camera and a kept roast. Lighthouse
 * slows the page down by a fixed factor, whatever the machine, so what it must say follows the machine's own speed.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { machineSlowness } from './lib/give-up.ts';
import { pageTable, performanceMust } from './lighthouse/judge.ts';
import { auditPages } from './lighthouse/run.ts';

try {
  const { json = false } = parseArgs({ options: { json: { type: 'boolean' } } }).values;
  const slowness = await machineSlowness();
  const must = performanceMust(slowness);
  const pages = await auditPages(must);
  console.log(
    json
      ? JSON.stringify({ slowness, performanceMust: must, pages })
      : `This machine takes ${slowness.toFixed(2)} × the nominal reference's time: performance must be ${must} or more.\n\n${pageTable(pages)}`,
  );
  process.exitCode = pages.every(({ ok }) => ok) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
