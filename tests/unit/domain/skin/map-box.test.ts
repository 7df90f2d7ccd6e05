import { describe, expect, it } from 'vitest';
import { boxAround, WHOLE_MAP } from '#domain/skin/map-box.ts';

const at = (x: number, y: number): number => y * 256 + x;

describe('the box around what is read', () => {
  it('leaves twelve map pixels around it and keeps to the grid of eight', () => {
    expect(boxAround(Int32Array.of(at(100, 60), at(40, 61), at(199, 220)))).toEqual({
      left: 24,
      top: 48,
      right: 216,
      bottom: 240,
    });
  });

  it('ends with the crop', () => {
    expect(boxAround(Int32Array.of(at(3, 0), at(250, 255)))).toEqual(WHOLE_MAP);
  });

  it('is the whole crop where nothing is read', () => {
    expect(boxAround(new Int32Array(0))).toEqual(WHOLE_MAP);
  });
});
