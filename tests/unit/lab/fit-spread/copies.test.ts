import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CAMERAS } from '#lab/evaluate/changes/cameras.ts';
import { LAMPS } from '#lab/evaluate/lamps/list.ts';
import { copiesOf, copyId, findSets } from '#lab/fit-spread/copies.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roast-sets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(...path: string[]): Promise<void> {
  const file = join(folder, ...path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, '');
}

test('sets are folders, people folders in theirs, and a set that is not there has no photos', async () => {
  await put('people', 'a', 'neutral.jpg');
  await put('people', 'a', 'smiling.jpg');
  await put('portraits', 'p.jpg');
  await put('scenes', 'light', 'soft', '0.jpg');
  await put('scenes', 'light', 'studio', '0.jpg');
  const photos = await findSets(folder);
  expect(photos.map(({ set, person, take }) => [set, person, take])).toEqual([
    ['people', 'a', 0],
    ['people', 'a', 1],
    ['portraits', 'p.jpg', 0],
    ['scenes', join('light', 'soft', '0.jpg'), 0],
    ['scenes', join('light', 'studio', '0.jpg'), 0],
  ]);
});

const photo = (number: number, take = 0) =>
  ({ set: 'people', person: `${number}`, number, take, file: `${number}.jpg` }) as const;

test('four people have all cameras and all lamps between them, and both photos of one the same cameras', () => {
  const names = (number: number, take: number, kind: string) =>
    copiesOf(photo(number, take))
      .filter((copy) => copy.kind === kind)
      .map(({ name }) => name);
  const all = (kind: string) => [0, 1, 2, 3].flatMap((number) => names(number, 0, kind)).toSorted();
  expect(all('camera')).toEqual(CAMERAS.map(({ name }) => name).toSorted());
  expect(all('lamp')).toEqual(LAMPS.map(({ name }) => name).toSorted());
  expect(names(0, 1, 'camera')).toEqual(names(0, 0, 'camera'));
  expect(names(0, 1, 'lamp')).toEqual([]);
});

test('every photo and copy has a name of its own', () => {
  const ids = [null, ...copiesOf(photo(0)), ...copiesOf(photo(1))].map(copyId);
  expect(new Set(ids).size).toBe(ids.length - 1); // the coarse one is asked of both
});
