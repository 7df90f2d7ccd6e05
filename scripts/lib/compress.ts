/** A brotli copy (`.br`) beside every file of a build that shrinks: for `npm start`, and for static hosts that look for it. */
import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { inRoot } from './paths.ts';

const compress = promisify(brotliCompress);

const TYPES = new Set([
  '.bin',
  '.css',
  '.html',
  '.js',
  '.json',
  '.mjs',
  '.onnx',
  '.svg',
  '.task',
  '.txt',
  '.wasm',
  '.webmanifest',
]);
/** Below this the headers weigh more than what is saved. */
const SMALLEST = 512;
/** 11 makes the runtimes a tenth smaller than 9; that takes a minute once, and the copies are kept. */
const QUALITY = 11;

export interface CompressOptions {
  /** Folder of kept copies, by the content's hash. */
  readonly cache?: string;
  /** Files at a time, each on a thread of its own. */
  readonly parallel?: number;
}

/** Lays a copy beside each file that has none: a kept one, or one made now. */
export async function compressFolder(dir: string, options: CompressOptions = {}): Promise<void> {
  await keepCopies(dir, options);
  await layCopies(dir, options);
}

/** Lays the kept copies beside the files that have none. Returns for how many files no copy is kept yet. */
export async function layCopies(dir: string, { cache }: CompressOptions = {}): Promise<number> {
  const files = await shrinkingFiles(dir);
  let lacking = 0;
  await eachFile(files, { parallel: 1 }, async (file, bytes) => {
    const kept = keptCopy(bytes, cache);
    const size = statSync(kept, { throwIfNoEntry: false })?.size;
    if (size === undefined) lacking += 1;
    // An empty copy says: this one does not shrink.
    if (size === undefined || size === 0) return;
    await copyFile(kept, `${file}.br`);
    const { atime, mtime } = await stat(file);
    await utimes(`${file}.br`, atime, mtime);
  });
  return lacking;
}

/** Makes the copies that `layCopies` will ask for, and leaves the folder as it is. */
export async function keepCopies(dir: string, options: CompressOptions = {}): Promise<void> {
  await eachFile(await shrinkingFiles(dir), options, async (_, bytes) => {
    await brotliCopy(bytes, options.cache);
  });
}

async function shrinkingFiles(dir: string): Promise<readonly string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && TYPES.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Calls `work` with each file that is worth a copy and has none beside it, and with its content. */
async function eachFile(
  files: readonly string[],
  { parallel = 2 }: Pick<CompressOptions, 'parallel'>,
  work: (file: string, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  const queue = files.values();
  const take = async () => {
    for (const file of queue) {
      const { size, mtimeMs } = await stat(file);
      if (size < SMALLEST || hasCopy(file, mtimeMs)) continue;
      await work(file, await readFile(file));
    }
  };
  await Promise.all(Array.from({ length: parallel }, take));
}

/** A copy carries the time of its file. */
function hasCopy(file: string, mtimeMs: number): boolean {
  const copy = statSync(`${file}.br`, { throwIfNoEntry: false });
  return copy !== undefined && Math.abs(copy.mtimeMs - mtimeMs) < 2;
}

/** Where the copy of this content is kept, whether or not there is one. */
const keptCopy = (bytes: Uint8Array, cache = inRoot('out', 'brotli')): string =>
  join(cache, `${createHash('sha256').update(bytes).digest('hex')}-${QUALITY}.br`);

/** Path of the kept copy, made where there is none; it is empty for what does not shrink. */
export async function brotliCopy(bytes: Uint8Array, cache?: string): Promise<string> {
  const kept = keptCopy(bytes, cache);
  if (!existsSync(kept)) {
    await mkdir(dirname(kept), { recursive: true });
    const small = await compress(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    // Moved in one step: two builds at once never read half a copy.
    const temporary = `${kept}.${process.pid}.part`;
    await writeFile(temporary, small.length < bytes.length ? small : new Uint8Array());
    await rename(temporary, kept);
  }
  return kept;
}
