import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPhotos, variantOf } from '#lab/analyze/photos.ts';

let root: string;
const at = (...parts: string[]) => join(root, ...parts);
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'roast-photos-'));
  await mkdir(at('deep', 'er'), { recursive: true });
  for (const name of ['b.JPG', 'a.png', 'notes.txt', join('deep', 'c.webp'), join('deep', 'er', 'd.heic')]) {
    await writeFile(at(name), name);
  }
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('a folder gives its photos, recursively and by name', async () => {
  expect(await findPhotos([root])).toEqual([
    at('a.png'),
    at('b.JPG'),
    at('deep', 'c.webp'),
    at('deep', 'er', 'd.heic'),
  ]);
});

test('a file stands for itself, whatever its name, in the order given', async () => {
  expect(await findPhotos([at('notes.txt'), at('b.JPG'), at('a.png')])).toEqual([
    at('notes.txt'),
    at('b.JPG'),
    at('a.png'),
  ]);
});

test('a dangling link in a folder is passed over', async () => {
  await symlink(at('gone.jpg'), at('link.jpg'));
  expect(await findPhotos([root])).not.toContain(at('link.jpg'));
});

test('a path that is not there is an error', async () => {
  await expect(findPhotos([at('gone')])).rejects.toThrow('no such file');
});

test('the variant follows the content, not the name', async () => {
  await writeFile(at('copy.png'), 'a.png');
  expect(await variantOf(at('copy.png'))).toBe(await variantOf(at('a.png')));
  expect(await variantOf(at('b.JPG'))).not.toBe(await variantOf(at('a.png')));
  const variant = await variantOf(at('a.png'));
  expect(variant).toBeGreaterThanOrEqual(0);
  expect(variant).toBeLessThanOrEqual(65_535);
});
