/**
 * One process per data folder: PGlite has a single connection and no lock of its own, and two processes
 * on one folder destroy it.
 */
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import process from 'node:process';

export class DataFolderInUse extends Error {
  readonly code = 'EDATAINUSE';
}

/** Folders that this process has. */
const held = new Set<string>();

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
      const real = realpathSync(folder);
      held.add(real);
      return {
        release() {
          if (!held.delete(real)) return;
          closeSync(handle);
          if (readHolder(file) === process.pid) rmSync(file, { force: true });
        },
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = readHolder(file);
      if (attempt > 2 || (holder !== null && isHolding(holder, folder))) {
        throw new DataFolderInUse(
          `${folder} is in use by process ${holder ?? '(unknown)'}. Stop that one first, or choose another folder: ROAST_DATA=…`,
        );
      }
      // Left behind by a process that was killed.
      rmSync(file, { force: true });
    }
  }
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
 * Whether the process of this number has the folder. A number alone says little: in a container that starts again it is
 * our own, or that of another program of Node. Linux tells which files a process has open, and the holder has the
 * database's and `server.pid`.
 */
function isHolding(pid: number, folder: string): boolean {
  if (pid === process.pid && held.has(realpathSync(folder))) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const [inside, open] = [realpathSync(folder) + sep, `/proc/${pid}/fd`];
  try {
    return readdirSync(open).some((name) => targetOf(join(open, name)).startsWith(inside));
  } catch {
    // Somebody else's process, or no Linux.
    return pid !== process.pid;
  }
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}
