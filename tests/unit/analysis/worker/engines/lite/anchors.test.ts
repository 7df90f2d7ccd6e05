import { expect, it } from 'vitest';
import { ANCHORS } from '#analysis/worker/engines/lite/networks.ts';

it('is 512 anchors on the fine grid, then 384 on the coarse one', () => {
  expect(ANCHORS).toHaveLength(2 * 896);
  const at = (i: number) => [ANCHORS[2 * i], ANCHORS[2 * i + 1]];
  // Two in each cell of 16 pixels, row by row.
  expect([at(0), at(1), at(2), at(32)]).toEqual([
    [8, 8],
    [8, 8],
    [24, 8],
    [8, 24],
  ]);
  expect(at(511)).toEqual([248, 248]);
  // Six in each cell of 32.
  expect([at(512), at(517), at(518), at(560)]).toEqual([
    [16, 16],
    [16, 16],
    [48, 16],
    [16, 48],
  ]);
  expect(at(895)).toEqual([240, 240]);
});
