/**
 * Lighthouse's mobile run (simulated slow 4G). It slows the page down by a fixed factor, whatever the machine, so what it
 * must say follows the machine's own speed.
 */
import process from 'node:process';
import { machineSlowness } from '#scripts/lib/give-up.ts';
import { createCommand, EXIT } from '../command-line.ts';
import { pageTable, performanceMust } from './judge.ts';
import { auditPages } from './run.ts';

export const command = createCommand()
  .option('--json', 'every figure and remark as JSON')
  .action(async ({ json = false }) => {
    const slowness = await machineSlowness();
    const must = performanceMust(slowness);
    const pages = await auditPages(must);
    console.log(
      json
        ? JSON.stringify({ slowness, performanceMust: must, pages })
        : `This machine takes ${slowness.toFixed(2)} × the nominal reference's time: performance must be ${must} or more.\n\n${pageTable(pages)}`,
    );
    process.exitCode = pages.every(({ ok }) => ok) ? EXIT.fine : EXIT.fails;
  });
