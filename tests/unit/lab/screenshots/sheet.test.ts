import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSheets } from '#lab/screenshots/sheet.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-sheets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the pictures that are there are drawn beside each other, with their names', async () => {
  const into = join(folder, 'en', 'dark', 'phone');
  await mkdir(into, { recursive: true });
  const create = { width: 390, height: 844, channels: 3, background: '#00ff00' } as const;
  await sharp({ create }).png().toFile(join(into, 'splash.png'));
  const files = await writeSheets({
    folder,
    names: ['splash', 'not-taken'],
    languages: ['ja', 'en'],
    themes: ['dark'],
    sizes: ['phone'],
  });
  expect(files).toEqual([join(folder, 'sheets', 'phone-01.png')]);
  const { data, info } = await sharp(files[0]).raw().toBuffer({ resolveWithObject: true });
  let green = 0;
  let white = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (data[at] === 0 && data[at + 1] === 255) green += 1;
    if (data[at] === 255 && data[at + 1] === 255) white += 1;
  }
  // 256 px wide, as high as 844 : 390 makes it; the label's letters are white.
  expect(green).toBe(256 * 554);
  expect(white).toBeGreaterThan(20);
});
