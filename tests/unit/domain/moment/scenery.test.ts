import { expect, it } from 'vitest';
import { nameScenery, readScenery } from '#domain/moment/scenery.ts';

const SIDE = 320;

/** A face with fine lines in the middle, before what is painted. */
function sceneryOf(
  paint: (x: number, y: number) => number,
  face = (x: number): number => (x % 4 < 2 ? 90 : 160),
) {
  const pixels = new Uint8ClampedArray(4 * SIDE * SIDE);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const isFace = x >= 110 && x <= 210 && y >= 100 && y <= 220;
      const grey = isFace ? face(x) : paint(x, y);
      pixels.set([grey, grey, grey, 255], 4 * (y * SIDE + x));
    }
  }
  const corners = [
    { x: 120, y: 110 },
    { x: 200, y: 210 },
  ];
  return nameScenery(readScenery({ width: SIDE, height: SIDE, pixels, face: corners }));
}

const waves = (length: number) => (x: number, y: number) =>
  128 + 50 * Math.sin((2 * Math.PI * x) / length) * Math.cos((2 * Math.PI * y) / length);

it('calls light and dark without a fine line blurred', () => {
  expect(sceneryOf(waves(80))).toBe('blurred');
});

it.each<[string, Parameters<typeof sceneryOf>]>([
  ['fine lines behind', [waves(8)]],
  ['one even wall', [() => 128]],
  ['a dark room', [(x, y) => waves(80)(x, y) / 8]],
  ['a picture in which the face is soft, too', [waves(80), (x) => 120 + x / 8]],
])('says nothing of %s', (_, [paint, face]) => {
  expect(sceneryOf(paint, face)).toBeNull();
});
