/**
 * `npm run bench:growth -- [--json]`: how the analysis grows with the size of the photo, with the number of faces in it
 * and over ten photos in a row, stage by stage, in headless Chromium. `npm run bench:history` is the same for the history.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { growthTables } from './bench-growth/growth-tables.ts';
import { measurePhotos } from './bench-growth/measure.ts';

try {
  const { json = false } = parseArgs({ options: { json: { type: 'boolean' } } }).values;
  const growth = await measurePhotos();
  console.log(json ? JSON.stringify({ growth }) : growthTables(growth));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
