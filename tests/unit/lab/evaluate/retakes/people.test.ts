import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPeople } from '#lab/evaluate/retakes/people.ts';

let root: string;
const at = (...parts: string[]) => join(root, ...parts);
async function files(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(at(name)), { recursive: true });
    await writeFile(at(name), '');
  }
}
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'roast-people-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('a person is a folder with two photos or more; photos and people go by name', async () => {
  await files(
    'b/smiling.jpg',
    'b/neutral.jpg',
    'a/1.jpg',
    'a/2.jpg',
    'a/notes.txt',
    'one/1.jpg',
    'loose.jpg',
  );
  const { people, distances } = await findPeople(root);
  expect(people.map(({ id, photos }) => [id, photos])).toEqual([
    ['a', [at('a', '1.jpg'), at('a', '2.jpg')]],
    ['b', [at('b', 'neutral.jpg'), at('b', 'smiling.jpg')]],
  ]);
  expect(distances).toEqual([]);
});

test('what people said of themselves is read by the names of the columns', async () => {
  await files('a/1.jpg', 'a/2.jpg', 'b/1.jpg', 'b/2.jpg', 'c/1.jpg', 'c/2.jpg');
  await writeFile(at('people.csv'), 'id,age,gender,ethnicity\r\na,24, female ,west_asian\r\nb,30,,white\r\n');
  const { people } = await findPeople(root);
  expect(people.map(({ gender, ethnicity }) => [gender, ethnicity])).toEqual([
    ['female', 'west_asian'],
    [null, 'white'],
    [null, null],
  ]);
});

test('the distances are a series of their own, the nearest first', async () => {
  await files('a/1.jpg', 'a/2.jpg', 'distance/60cm.jpg', 'distance/15 cm.png', 'distance/far.jpg');
  const { people, distances } = await findPeople(root);
  expect(people.map(({ id }) => id)).toEqual(['a']);
  expect(distances).toEqual([
    { cm: 15, photo: at('distance', '15 cm.png') },
    { cm: 60, photo: at('distance', '60cm.jpg') },
  ]);
});

test('a folder without such a person is an error of one line', async () => {
  await files('a/1.jpg');
  await expect(findPeople(root)).rejects.toThrow(/no folder with two photos/);
  await expect(findPeople(at('gone'))).rejects.toThrow();
});
