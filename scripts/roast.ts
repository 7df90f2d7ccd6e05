/**
 * `npm run roast -- --tags light.dim,told.exams [--lang ja] [--style spicy] [--seed N]`: tells a roast of a photo of which
 * these tags hold, each line with its key. Another seed tells other lines of the same keys.
 */
import process from 'node:process';
import { run } from './roast/run.ts';

process.exitCode = await run(process.argv.slice(2), (text) => console.log(text));
