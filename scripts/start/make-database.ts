/** `make-database.ts FOLDER`, started by database.ts: makes the database there, with a sign once it has the folder. */
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { lockFolder } from '#local/database/lock.ts';
import { openDatabase } from '#local/database/open.ts';
import { DATABASE } from './database.ts';
import { workBeside } from './side-process.ts';

await workBeside(async (sign) => {
  const folder = process.argv[2] ?? '';
  const lock = lockFolder(folder);
  sign();
  // Moved into its place when it is whole: a start that is interrupted leaves no half of a database.
  const aside = join(folder, 'new');
  await rm(aside, { recursive: true, force: true });
  await (await openDatabase(aside)).close();
  await rename(join(aside, DATABASE), join(folder, DATABASE));
  await rm(aside, { recursive: true, force: true });
  lock.release();
});
