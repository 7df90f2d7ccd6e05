import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A path, or a file that a test made. */
export type Photo = string | { readonly name: string; readonly bytes: Buffer };

/**
 * Runs `work` with the photo's path, and keeps a made file on disk just as long. (Playwright takes bytes
 * as well, but 40 MB of them need ten seconds to get to the browser.)
 */
export async function withFile<Result>(
  photo: Photo,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  if (typeof photo === 'string') return work(photo);
  const folder = await mkdtemp(join(tmpdir(), 'roast-photo-'));
  try {
    const path = join(folder, photo.name);
    await writeFile(path, photo.bytes);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
