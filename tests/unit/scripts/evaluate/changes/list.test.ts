import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CHANGES } from '#scripts/evaluate/changes/list.ts';
import { seededRandom } from '#scripts/evaluate/random.ts';
import { speckled } from '../pictures.ts';

const image = speckled(60, 40);
const make = async (name: string) => {
  const change = CHANGES.find((change) => change.name === name);
  if (!change) throw new Error(`no change ${name}`);
  return change.make(image, seededRandom(1, name));
};

test('all changes of the design are there, each once', () => {
  const names = CHANGES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual([
    'jpeg-85',
    'jpeg-70',
    'resize-0.7',
    'resize-1.4',
    'rotate+5',
    'rotate-5',
    'rotate+10',
    'rotate-10',
    'crop-left',
    'crop-right',
    'crop-top',
    'crop-bottom',
    'mirror',
    'exposure+0.3',
    'exposure-0.3',
    'white-balance+400',
    'white-balance-400',
    'noise-3',
  ]);
});

test('only the JPEG changes lose anything on the way to the file', async () => {
  for (const { name } of CHANGES) {
    const { format } = await sharp(await make(name)).metadata();
    expect(format, name).toBe(name.startsWith('jpeg') ? 'jpeg' : 'png');
  }
  expect((await make('jpeg-70')).length).toBeLessThan((await make('jpeg-85')).length);
});

test('resizing keeps the shape', async () => {
  const small = await sharp(await make('resize-0.7')).metadata();
  const large = await sharp(await make('resize-1.4')).metadata();
  expect([small.width, small.height]).toEqual([42, 28]);
  expect([large.width, large.height]).toEqual([84, 56]);
});

test('every change makes the same file again', async () => {
  for (const { name } of CHANGES) expect((await make(name)).equals(await make(name)), name).toBe(true);
});
