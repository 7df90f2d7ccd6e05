/**
 * The database of a first start, set up in a process of its own: PGlite keeps a core busy for many seconds without
 * a pause. The build goes on beside it.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startBeside, type SideProcess } from './side-process.ts';

export interface DatabaseSetUp extends SideProcess {
  /** Resolves once no other process can have the folder; rejects where one has it. */
  readonly held: Promise<void>;
}

/** Where the backend keeps it, below the data folder (supabase/local/database/open.ts). */
export const DATABASE = 'postgres';

/** Whether the data folder holds no database yet, nor a part of one. */
export function isDatabaseNew(folder: string): boolean {
  try {
    return readdirSync(join(folder, DATABASE)).length === 0;
  } catch {
    return true;
  }
}

export function setUpDatabase(folder: string): DatabaseSetUp {
  let hold: () => void = () => undefined;
  const sign = new Promise<void>((resolve) => (hold = resolve));
  const side = startBeside('make-database', [folder], () => hold());
  // An end without the sign is an end without the folder.
  return { ...side, held: Promise.race([sign, side.done]) };
}
