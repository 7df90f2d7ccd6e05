import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closerLooks, wholeImage } from '#analysis/worker/engines/lite/find-faces.ts';

describe('wholeImage', () => {
  it('holds the image without stretching it', () => {
    expect(wholeImage(400, 300)).toEqual({ x: 200, y: 150, side: 400, angle: 0 });
    expect(wholeImage(300, 400)).toEqual({ x: 150, y: 200, side: 400, angle: 0 });
  });
});

describe('closerLooks', () => {
  const sides = fc.integer({ min: 1, max: 4000 });

  it('is at most ten windows, the first from further away', () => {
    fc.assert(
      fc.property(sides, sides, (width, height) => {
        const [far, ...near] = closerLooks(width, height);
        expect(near.length).toBeLessThanOrEqual(9);
        expect(far?.side).toBeGreaterThan(Math.max(width, height));
      }),
    );
  });

  it('shows any face of a quarter of the long side whole in some near window', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(sides, sides, share, share, (width, height, across, down) => {
        const size = Math.max(width, height) / 4;
        fc.pre(size <= Math.min(width, height));
        const x = size / 2 + across * (width - size);
        const y = size / 2 + down * (height - size);
        const reach = (window: { side: number }) => (window.side - size) / 2 + 1e-6;
        const [, ...near] = closerLooks(width, height);
        expect(
          near.some((w) => Math.abs(w.x - x) <= reach(w) && Math.abs(w.y - y) <= reach(w)),
          `face at ${x}, ${y}`,
        ).toBe(true);
      }),
    );
  });
});
