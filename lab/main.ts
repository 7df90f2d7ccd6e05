/** `npm run lab` lists the commands of the lab; `npm run lab -- NAME …` runs one, and `npm run lab -- NAME --help` explains it. */
import process from 'node:process';
import { runLab } from './run.ts';

// `npm run lab -- analyze … | head` closes the pipe early: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

await runLab(process.argv.slice(2));
