import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharpnessOf } from '#domain/capture/sharpness.ts';
import { bytePlane } from '#domain/geometry/polygon.ts';
import { between } from '../arbitraries.ts';

const SIZE = 96;
const face = bytePlane(SIZE, SIZE);
for (let i = 0; i < SIZE * SIZE; i++) {
  face.data[i] = Math.hypot((i % SIZE) - 48, Math.floor(i / SIZE) - 48) < 40 ? 1 : 0;
}

/** Large shapes, as a face has, with fine detail on them; fixed, in ln light. */
const crisp = Float32Array.from({ length: SIZE * SIZE }, (_, i) => {
  const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
  const grain = Math.sin(12.9898 * x + 78.233 * y) * 43758.5453;
  return -1 + 0.5 * Math.sin(x / 14) * Math.cos(y / 11) + 0.3 * (grain - Math.floor(grain) - 0.5);
});

/** Mean of the 3 × 3 neighbours. */
function blurred(light: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  return light.map((value, i) => {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    if (x === 0 || y === 0 || x === SIZE - 1 || y === SIZE - 1) return value;
    const around = [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].map((dx) => light[i + dy * SIZE + dx] ?? Number.NaN),
    );
    return around.reduce((a, b) => a + b, 0) / 9;
  });
}

describe('sharpnessOf', () => {
  it('falls with every blur, from crisp to hopeless', () => {
    const steps = [crisp];
    for (let i = 0; i < 6; i++) steps.push(blurred(steps.at(-1) ?? crisp));
    const found = steps.map((light) => sharpnessOf(light, face));
    expect(found).toEqual([...found].sort((a, b) => b - a));
    expect(found[0]).toBeGreaterThan(0.9);
    expect(found[6]).toBeLessThan(0.5);
    expect(new Set(found).size).toBeGreaterThan(4);
  });

  it('changes neither with exposure nor with contrast, so with no complexion', () => {
    const soft = blurred(blurred(crisp));
    const wanted = sharpnessOf(soft, face);
    expect(wanted > 0.05 && wanted < 0.95).toBe(true);
    fc.assert(
      fc.property(between(-3, 3), between(0.3, 3), (exposure, contrast) => {
        const other = soft.map((value) => contrast * value + exposure);
        expect(sharpnessOf(other, face)).toBeCloseTo(wanted, 2);
      }),
      { numRuns: 25 },
    );
  });

  it('looks at the face only', () => {
    const soft = blurred(blurred(blurred(crisp)));
    // Detail outside, but for the pixel next to the face that the Laplacian reaches over.
    const busy = soft.map((value, i) =>
      Math.hypot((i % SIZE) - 48, Math.floor(i / SIZE) - 48) > 42 ? value + (i % 2) * 4 : value,
    );
    expect(sharpnessOf(busy, face)).toBe(sharpnessOf(soft, face));
  });

  it('is 0, not a guess, without a face or without any contrast', () => {
    expect(sharpnessOf(crisp, bytePlane(SIZE, SIZE))).toBe(0);
    expect(sharpnessOf(new Float32Array(SIZE * SIZE), face)).toBe(0);
  });
});
