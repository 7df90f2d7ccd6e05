import { expect, it } from 'vitest';
import type { Overlays } from '#analysis/contract.ts';
import { OVERLAY_MAPS } from '#functions/vocabulary.ts';
import { grow, isQuiet, OVERLAY_CHOICES, showsLittle } from '#ui/components/draw-overlay.ts';

it('offers every map that the worker gives', () => {
  expect(OVERLAY_CHOICES.toSorted()).toEqual(
    ['none', 'landmarks', 'thirds', 'fifths', ...OVERLAY_MAPS].sort(),
  );
});

it('grows a dot to a square, and stays inside the map', () => {
  const middle = new Uint8Array(25);
  middle[12] = 200;
  const rows = Array.from({ length: 5 }, (_, y) =>
    grow(middle, 5, 1)
      .subarray(5 * y, 5 * y + 5)
      .join(' '),
  );
  const across = '0 200 200 200 0';
  expect(rows).toEqual(['0 0 0 0 0', across, across, across, '0 0 0 0 0']);
  const edge = new Uint8Array(9);
  edge[2] = 9;
  expect([...grow(edge, 3, 1)]).toEqual([0, 9, 9, 0, 9, 9, 0, 0, 0]);
});

it('calls a map quiet until it has something to show', () => {
  const map = new Uint8Array(10_000);
  expect(isQuiet(map)).toBe(true);
  map.fill(40);
  expect(isQuiet(map)).toBe(true);
  map.fill(200, 0, 100);
  expect(isQuiet(map)).toBe(false);
});

it('judges fine dots as large as they are drawn, and patches as they are', () => {
  const size = 100;
  const dots = new Uint8Array(size * size);
  for (let i = 0; i < 4; i += 1) dots[(10 + 20 * i) * size + 50] = 200;
  const maps = Object.fromEntries(OVERLAY_MAPS.map((name) => [name, dots])) as Overlays['maps'];
  const overlays: Overlays = {
    landmarks: new Float32Array(),
    cropToImage: [1, 0, 0, 1, 0, 0],
    mapSize: size,
    maps,
  };
  expect(isQuiet(dots)).toBe(true);
  expect(showsLittle(overlays, 'spots')).toBe(false);
  expect(showsLittle(overlays, 'shine')).toBe(true);
});
