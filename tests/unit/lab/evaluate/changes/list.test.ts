import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CHANGES, QUALITY_CHANGES } from '#lab/evaluate/changes/list.ts';
import { seededRandom } from '#lab/evaluate/random.ts';
import { speckled } from '../pictures.ts';

const image = speckled(60, 40);
const make = async (name: string) => {
  const change = [...CHANGES, ...QUALITY_CHANGES].find((change) => change.name === name);
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

test('the long side becomes what the name says', async () => {
  for (const side of [400, 1600]) {
    const { width, height } = await sharp(await make(`long-${side}`)).metadata();
    expect([width, height]).toEqual([side, Math.round((40 / 60) * side)]);
  }
});

test('each blur is stronger than the one before, on a photo of any size', async () => {
  const contrast = async (name: string) => (await sharp(await make(name)).stats()).channels[1]?.stdev ?? 0;
  const [light, middle, strong] = [
    await contrast('blur-1'),
    await contrast('blur-2'),
    await contrast('blur-4'),
  ];
  // 60 pixels wide: the first two are under the least blur there is.
  expect(light).toBe(middle);
  expect(light).toBeGreaterThanOrEqual(strong);
  const wide = speckled(900, 60);
  const blurs = await Promise.all(
    QUALITY_CHANGES.filter(({ name }) => name.startsWith('blur')).map(async ({ make }) => {
      const { channels } = await sharp(await make(wide, seededRandom(1))).stats();
      return channels[1]?.stdev ?? 0;
    }),
  );
  blurs.slice(1).forEach((stdev, i) => expect(stdev).toBeLessThan(blurs[i] ?? 0));
});
