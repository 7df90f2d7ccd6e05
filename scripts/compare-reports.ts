/**
 * `npm run compare:reports -- BEFORE.jsonl AFTER.jsonl`: whether two recordings of `npm run -s analyze -- … --json`
 * hold the same reports, byte for byte without times. Exits 1 when one differs: the proof that a change of structure
 * changed nothing that a person sees.
 */
import process from 'node:process';
import { run } from './compare-reports/run.ts';

process.exitCode = await run(process.argv.slice(2), (text) => console.log(text));
