import { expect, it } from 'vitest';
import { OVERLAY_MAPS } from '#functions/vocabulary.ts';
import { grow, OVERLAY_CHOICES } from '#ui/components/draw-overlay.ts';

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
