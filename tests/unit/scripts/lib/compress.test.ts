import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder, keepCopies, layCopies } from '#scripts/lib/compress.ts';

let root: string;
let build: string;
let cache: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'roast-compress-'));
  build = join(root, 'build');
  cache = join(root, 'cache');
  await mkdir(join(build, 'assets'), { recursive: true });
  await writeFile(join(build, 'assets', 'app.js'), 'export const flame = 1;\n'.repeat(200));
  await writeFile(join(build, 'tiny.json'), '{}');
  await writeFile(join(build, 'face.jpg'), Buffer.alloc(4_000));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const copies = async () =>
  (await readdir(build, { recursive: true })).filter((name) => name.endsWith('.br')).sort();

test('lays a copy beside what shrinks, and only there', async () => {
  await compressFolder(build, { cache });
  expect(await copies()).toEqual([join('assets', 'app.js.br')]);
  const copy = await readFile(join(build, 'assets', 'app.js.br'));
  expect(brotliDecompressSync(copy)).toEqual(await readFile(join(build, 'assets', 'app.js')));
});

/** Replaces the one copy that is kept, so that it can be told from one made now. */
async function markKept(): Promise<void> {
  const [kept] = await readdir(cache);
  if (kept === undefined) throw new Error('Nothing was kept');
  await writeFile(join(cache, kept), 'kept');
}
const copy = () => join(build, 'assets', 'app.js.br');

test('the same content is compressed once', async () => {
  await compressFolder(build, { cache });
  await markKept();
  await rm(copy());
  await compressFolder(build, { cache });
  expect(await readFile(copy(), 'utf8')).toBe('kept');
});

test('copies can be made beforehand, and then only have to be laid there', async () => {
  expect(await layCopies(build, { cache })).toBe(1);
  await keepCopies(build, { cache });
  expect(await copies()).toEqual([]);
  await markKept();
  expect(await layCopies(build, { cache })).toBe(0);
  expect(await readFile(copy(), 'utf8')).toBe('kept');
});

test('a copy stays while its file does, and goes with its time', async () => {
  await compressFolder(build, { cache });
  await markKept();
  await layCopies(build, { cache });
  expect(await readFile(copy(), 'utf8')).not.toBe('kept');
  await utimes(join(build, 'assets', 'app.js'), 1_000, 1_000);
  await layCopies(build, { cache });
  expect(await readFile(copy(), 'utf8')).toBe('kept');
});

test('what does not shrink stays without a copy', async () => {
  const hashes = Array.from({ length: 20 }, (_, i) => createHash('sha512').update(String(i)).digest());
  await writeFile(join(build, 'assets', 'app.js'), Buffer.concat(hashes));
  await compressFolder(build, { cache });
  expect(await copies()).toEqual([]);
});
