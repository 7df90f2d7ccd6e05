import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const EXTENSIONS = /\.(jpe?g|png|webp|avif|heic)$/i;

/**
 * The photos behind the paths, in their order: a file stands for itself whatever its name, a folder
 * for the photos in it and below it, by name. Rejects with one line on a path that cannot be read.
 */
export async function findPhotos(paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const info = await stat(path).catch(() => null);
    if (info === null) throw new Error(`${path}: no such file or folder`);
    if (info.isDirectory()) found.push(...(await photosBelow(path)));
    else found.push(path);
  }
  return found;
}

async function photosBelow(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const path = join(folder, name);
    // A dangling link is left out.
    const info = await stat(path).catch(() => null);
    if (info?.isDirectory()) found.push(...(await photosBelow(path)));
    else if (info?.isFile() && EXTENSIONS.test(name)) found.push(path);
  }
  return found;
}

/** The roast's variant, 0 to 65535, drawn from the content: the same photo always gets the same words. */
export async function variantOf(path: string): Promise<number> {
  const digest = createHash('sha256')
    .update(await readFile(path))
    .digest();
  return digest.readUInt16BE(0);
}
