/**
 * `npm run check:roasts -- REPORTS.jsonl... [--json] [--variants N] [--faces N] [--half first|second] [--seed N]`: holds finished roasts of the
 * faces that `npm run -s analyze -- … --json` read against the facts and against their own other lines. Exits 1 where a
 * contradiction is found or a must is missed.
 */
import process from 'node:process';
import { run } from './check-roasts/run.ts';

process.exitCode = await run(process.argv.slice(2), (text) => console.log(text));
