import { expect, test } from 'vitest';
import { LAMPS } from '#lab/evaluate/lamps/list.ts';
import { placeSurface } from '#lab/evaluate/lamps/surface.ts';
import { LINEAR_OF_BYTE } from '#lab/evaluate/colour.ts';
import type { RgbImage } from '#lab/evaluate/image.ts';
import { faceMesh } from '#tests/unit/domain/face-mesh.ts';
import { byteAt, plain, SKIN } from '../pictures.ts';

const face = placeSurface([...faceMesh()]);
const photo = plain(512, 512);
const made = new Map<string, RgbImage>();
/** Each lamp is made once. */
function make(name: string): RgbImage {
  const lamp = LAMPS.find((one) => one.name === name);
  if (!lamp) throw new Error(`no lamp ${name}`);
  const image = made.get(name) ?? lamp.make(photo, face);
  made.set(name, image);
  return image;
}
/** A place on the face. */
const RIGHT_CHEEK = [150, 280] as const;
const LEFT_CHEEK = [361, 280] as const;
const green = (image: RgbImage, [x, y]: readonly [number, number]) => byteAt(image, x, y, 1);

test('all lamps of the design are there, each once', () => {
  expect(LAMPS.map(({ name }) => name)).toEqual([
    'left',
    'right',
    'above',
    'below',
    'above-left',
    'above-right',
    'bare-left',
    'bare-above',
    'mixed-left',
    'mixed-right',
    'exposure+1',
    'exposure-1',
    'white-balance+2000',
    'white-balance-2000',
  ]);
});

test('a face under a lamp on the left of the photo is lighter there, under a bare bulb more so', () => {
  const [soft, bare] = [make('left'), make('bare-left')];
  const difference = (image: RgbImage) => green(image, RIGHT_CHEEK) - green(image, LEFT_CHEEK);
  expect(difference(soft)).toBeGreaterThan(15);
  expect(difference(bare)).toBeGreaterThan(difference(soft) + 10);
  expect(difference(make('right'))).toBeLessThan(-15);
});

test('a lamp above lights what faces up, one below what faces down', () => {
  const [forehead, chin] = [
    [256, 70],
    [256, 445],
  ] as const;
  const [above, below] = [make('above'), make('below')];
  expect(green(above, forehead)).toBeGreaterThan(green(below, forehead));
  expect(green(below, chin)).toBeGreaterThan(green(above, chin));
});

test('lamps touch the face alone, exposure and white balance the photo', () => {
  for (const { name } of LAMPS) {
    const corner = [0, 1, 2].map((channel) => byteAt(make(name), 2, 2, channel));
    if (/^(?:exposure|white)/.test(name)) expect(corner, name).not.toEqual([...SKIN]);
    else expect(corner, name).toEqual([...SKIN]);
  }
});

test('one stop more is twice the linear light', () => {
  const dark = plain(8, 8, [90, 70, 60]);
  const lamp = LAMPS.find(({ name }) => name === 'exposure+1');
  const lit = lamp?.make(dark, face);
  if (!lit) throw new Error('no lamp');
  const value = (image: RgbImage, channel: number) => LINEAR_OF_BYTE[byteAt(image, 4, 4, channel)] ?? 0;
  for (const channel of [0, 1, 2]) {
    expect(Math.abs(value(lit, channel) / value(dark, channel) - 2)).toBeLessThan(0.03);
  }
});
