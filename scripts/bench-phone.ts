/**
 * `npm run bench:phone -- [--json]`: a slow phone, imitated in headless Chromium: a quarter of the processor for the page's
 * main thread, and slow 4G. Which tasks keep it from answering, and whose they are. The analysis worker runs at full speed,
 * and a film of the drawn face stands in for the camera.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { phoneTables } from './bench-phone/phone-tables.ts';
import { visitAsPhone } from './bench-phone/visit.ts';

try {
  const { json = false } = parseArgs({ options: { json: { type: 'boolean' } } }).values;
  const rounds = await visitAsPhone();
  console.log(json ? JSON.stringify({ rounds }) : phoneTables(rounds));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
