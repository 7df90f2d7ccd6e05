import { expect, it } from 'vitest';
import { BURST_MS, BURST_PHOTOS } from '#domain/limits/photo.ts';
import { BURST_GAP_MS, middleFirst } from '#state/capture/burst.ts';

it('spreads the photos over the whole of its time', () => {
  expect((BURST_PHOTOS - 1) * BURST_GAP_MS).toBe(BURST_MS);
});

it.each([
  [[1], [1]],
  [
    [1, 2],
    [2, 1],
  ],
  [
    [1, 2, 3, 4],
    [3, 2, 4, 1],
  ],
  [
    [1, 2, 3, 4, 5],
    [3, 2, 4, 1, 5],
  ],
] as const)('of %j takes the middle one in time first, and the nearest to it next', (photos, order) => {
  expect(middleFirst(photos)).toEqual(order);
});
