import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SKIN_MAP_SIZE } from '#domain/skin/maps.ts';
import { patchSpread } from '#domain/skin/metrics/evenness.ts';
import { between } from '#tests/unit/domain/arbitraries.ts';

/** Side of a patch in map pixels. */
const SIDE = 8;

/** The pixels of a rectangle that begins at the corner of a patch. */
function rectangle(columns: number, rows: number, [left, top] = [5, 9]): Int32Array {
  return Int32Array.from({ length: columns * SIDE * rows * SIDE }, (_, k) => {
    const x = left * SIDE + (k % (columns * SIDE));
    const y = top * SIDE + Math.floor(k / (columns * SIDE));
    return y * SKIN_MAP_SIZE + x;
  });
}
const FIELD = rectangle(6, 5);
/** Column and row of the patch that a map pixel lies in. */
const patchOf = (i: number) =>
  [Math.floor((i % SKIN_MAP_SIZE) / SIDE), Math.floor(i / SKIN_MAP_SIZE / SIDE)] as const;
const isEven = (i: number) => patchOf(i).reduce((a, b) => a + b, 0) % 2 === 0;

/** Any value of each patch, and some grain on top. */
const anyField = fc
  .record({
    blotches: fc.array(between(-20, 20), { minLength: 30, maxLength: 30 }),
    grain: fc.array(between(-2, 2), { minLength: 61, maxLength: 61 }),
  })
  .map(({ blotches, grain }) => (i: number) => {
    const [x, y] = patchOf(i);
    return (blotches[(x + 6 * y) % 30] ?? 0) + (grain[i % 61] ?? 0);
  });

describe('patchSpread', () => {
  it('is 0 where all is alike', () => {
    fc.assert(
      fc.property(between(-200, 200), (value) => {
        expect(patchSpread(FIELD, () => value)).toBeCloseTo(0, 4);
      }),
    );
  });

  it('sees two shades wherever their border lies: four grids, of which one meets the patches', () => {
    const shades = (dx: number) => patchSpread(FIELD, (i) => (isEven(i + dx) ? 10 : 0));
    expect(shades(0)).toBeGreaterThan(1);
    expect(shades(0)).toBeLessThan(5);
    // Half a patch further one of the other grids meets them.
    expect(Math.abs(shades(SIDE / 2) - shades(0))).toBeLessThan(0.5 * shades(0));
  });

  it('does not change when the same is added everywhere', () => {
    fc.assert(
      fc.property(anyField, between(-100, 100), (value, more) => {
        expect(patchSpread(FIELD, (i) => value(i) + more)).toBeCloseTo(patchSpread(FIELD, value), 3);
      }),
    );
  });

  it('grows as the values do, whatever their sign', () => {
    fc.assert(
      fc.property(anyField, between(-8, 8), (value, gain) => {
        const spread = patchSpread(FIELD, value);
        expect(spread).toBeGreaterThanOrEqual(0);
        expect(patchSpread(FIELD, (i) => gain * value(i))).toBeCloseTo(Math.abs(gain) * spread, 3);
      }),
    );
  });

  it('does not mind in which order the pixels come', () => {
    fc.assert(
      fc.property(anyField, (value) => {
        expect(patchSpread(FIELD.slice().reverse(), value)).toBeCloseTo(patchSpread(FIELD, value), 4);
      }),
    );
  });

  it('sees blotches, and not the grain inside a patch', () => {
    const grain = (i: number) => ((i % SKIN_MAP_SIZE) % 2 === 0 ? 10 : -10);
    expect(patchSpread(FIELD, grain)).toBeCloseTo(0, 6);
    expect(patchSpread(FIELD, (i) => grain(i) + (isEven(i) ? 4 : 0))).toBeCloseTo(
      patchSpread(FIELD, (i) => (isEven(i) ? 4 : 0)),
      6,
    );
  });

  it('says nothing about fewer than eight patches', () => {
    const value = (i: number) => (isEven(i) ? 10 : 0);
    expect(patchSpread(rectangle(3, 1), value)).toBeNaN();
    expect(patchSpread(rectangle(8, 1), value)).toBeGreaterThan(0);
    expect(patchSpread(new Int32Array(0), value)).toBeNaN();
  });

  it('leaves out a patch of which less than half can be read', () => {
    const field = rectangle(4, 3);
    const [first] = patchOf(field[0] ?? 0);
    const value = (i: number) => (patchOf(i)[0] === first ? 1000 : i % 7);
    /** The field with so many columns of its first patches' pixels, those at the field's own edge. */
    const keeping = (columns: number) =>
      field.filter((i) => patchOf(i)[0] !== first || (i % SKIN_MAP_SIZE) % SIDE < columns);
    expect(patchSpread(keeping(SIDE), value)).toBeGreaterThan(100);
    expect(patchSpread(keeping(1), value)).toBeLessThan(10);
  });
});
