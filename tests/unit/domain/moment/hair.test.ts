import { expect, it } from 'vitest';
import { nameHair, readForehead } from '#domain/moment/hair.ts';
import { SKIN_MAP_SIZE } from '#domain/skin/maps.ts';
import { faceMesh } from '../face-mesh.ts';

/** ln light of a face whose upper part, above the eyes, has that of `above`. */
const lightOf = (above: (x: number) => number) =>
  Float32Array.from({ length: SKIN_MAP_SIZE ** 2 }, (_, i) =>
    Math.floor(i / SKIN_MAP_SIZE) < 75 ? above(i % SKIN_MAP_SIZE) : -1,
  );
const read = (above: (x: number) => number) => readForehead(lightOf(above), faceMesh());

it('finds the strands of a fringe', () => {
  const signs = read((x) => (x % 4 < 2 ? -3 : -2.4));
  expect(signs.dark).toBeGreaterThan(0.9);
  expect(signs.rough).toBeCloseTo(0.6, 1);
  expect(nameHair(signs)).toBe('fringe');
});

it.each([
  ['a bare forehead', () => -0.9],
  ['an even shadow or a hat', () => -3],
  ['wrinkles and stray hair', (x: number) => (x % 4 < 2 ? -1.5 : -1)],
])('says nothing of %s', (_, above) => {
  expect(nameHair(read(above))).toBeNull();
});
