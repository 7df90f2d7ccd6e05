/**
 * One process per data folder: PGlite has a single connection and no lock of its own, and two processes
 * on one folder destroy it.
 */
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

export class DataFolderInUse extends Error {
  readonly code = 'EDATAINUSE';
}

export interface FolderLock {
  release(): void;
}

/** Takes the folder (made where missing). Throws DataFolderInUse while another process holds it. */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'server.pid');
  for (let attempt = 0; ; attempt += 1) {
    try {
      const handle = openSync(file, 'wx', 0o600);
      writeSync(handle, `${process.pid}\n`);
      closeSync(handle);
      return { release: () => releaseOwn(file) };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = readHolder(file);
      if (attempt > 2 || (holder !== null && isRunning(holder))) {
        throw new DataFolderInUse(
          `${folder} is in use by process ${holder ?? '(unknown)'}. Stop that one first, or choose another folder: ROAST_DATA=…`,
        );
      }
      // Left behind by a process that was killed.
      rmSync(file, { force: true });
    }
  }
}

function releaseOwn(file: string): void {
  if (readHolder(file) === process.pid) rmSync(file, { force: true });
}

function readHolder(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Whether a process of this number runs, and is ours to worry about: after a restart of the machine the
 * number may belong to any program, which Linux can tell us.
 */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  try {
    return /node|tsx|npm/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return true;
  }
}
