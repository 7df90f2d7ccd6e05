/** A brotli copy (`.br`) beside every file of a build that shrinks: for `npm start`, and for static hosts that look for it. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
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

/**
 * Compresses what is new, and takes the rest from the kept copies. At the end the pages count as written anew, so
 * that a running server (scripts/serve.ts) looks again at what there is.
 */
export async function compressFolder(dir: string, options: CompressOptions = {}): Promise<void> {
  const files = await eachFile(dir, options, async (file, kept) => {
    // An empty copy says: this one does not shrink.
    if ((await stat(kept)).size === 0) return;
    await copyFile(kept, `${file}.br`);
    const { atime, mtime } = await stat(file);
    await utimes(`${file}.br`, atime, mtime);
  });
  const now = new Date();
  for (const page of files.filter((file) => file.endsWith('.html'))) await utimes(page, now, now);
}

/** Makes the copies that `compressFolder` will ask for, and leaves the folder as it is. */
export async function keepCopies(dir: string, options: CompressOptions = {}): Promise<void> {
  await eachFile(dir, options, () => Promise.resolve());
}

/** Calls `work` with each file worth it and its kept copy. Resolves with all files of a kind that shrinks. */
async function eachFile(
  dir: string,
  { cache = inRoot('out', 'brotli'), parallel = 2 }: CompressOptions,
  work: (file: string, kept: string) => Promise<void>,
): Promise<readonly string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TYPES.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const queue = files.values();
  const take = async () => {
    for (const file of queue) {
      if ((await stat(file)).size >= SMALLEST)
        await work(file, await brotliCopy(await readFile(file), cache));
    }
  };
  await Promise.all(Array.from({ length: parallel }, take));
  return files;
}

/** Path of the kept copy, made where there is none; it is empty for what does not shrink. */
export async function brotliCopy(bytes: Uint8Array, cache = inRoot('out', 'brotli')): Promise<string> {
  await mkdir(cache, { recursive: true });
  const kept = join(cache, `${createHash('sha256').update(bytes).digest('hex')}-${QUALITY}.br`);
  if (!existsSync(kept)) {
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
