/** `make-copies.ts FOLDER`, started by prepare.ts: compresses what the build there holds, into the kept copies. */
import { constants, setPriority } from 'node:os';
import process from 'node:process';
import { keepCopies } from '#scripts/lib/compress.ts';
import { workBeside } from './side-process.ts';

await workBeside(async () => {
  // It takes a minute of one core, and meanwhile a photo may be analysed on the same machine.
  setPriority(constants.priority.PRIORITY_LOW);
  await keepCopies(process.argv[2] ?? '', { parallel: 1 });
});
