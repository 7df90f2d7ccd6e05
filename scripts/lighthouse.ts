/** `npm run lighthouse -- [--json]`: Lighthouse's mobile run (simulated slow 4G) over splash, camera and a result. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { pageTable } from './lighthouse/judge.ts';
import { auditPages } from './lighthouse/run.ts';

try {
  const { json = false } = parseArgs({ options: { json: { type: 'boolean' } } }).values;
  const pages = await auditPages();
  console.log(json ? JSON.stringify({ pages }) : pageTable(pages));
  process.exitCode = pages.every(({ ok }) => ok) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
