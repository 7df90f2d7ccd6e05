import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mean, median, quantile, robustSpread, smoothstep } from '#domain/skin/statistics.ts';
import { between } from '../arbitraries.ts';

const anySamples = fc
  .array(fc.float({ min: -1000, max: 1000, noNaN: true }), { minLength: 1, maxLength: 60 })
  .map((values) => Float32Array.from(values));

/** Linear between order statistics, by counting: the k-th smallest has at most k smaller ones. */
function bruteQuantile(samples: Float32Array, q: number): number {
  const kth = (k: number) =>
    [...samples].find(
      (x) => samples.filter((y) => y < x).length <= k && samples.filter((y) => y <= x).length > k,
    ) ?? Number.NaN;
  const at = q * (samples.length - 1);
  const low = Math.floor(at);
  return kth(low) * (1 - (at - low)) + (at > low ? kth(low + 1) * (at - low) : 0);
}

describe('quantile', () => {
  it('agrees with counting', () => {
    fc.assert(
      fc.property(anySamples, between(0, 1), (samples, q) => {
        expect(quantile(samples, q)).toBeCloseTo(bruteQuantile(samples, q), 3);
        expect(median(samples)).toBeCloseTo(bruteQuantile(samples, 0.5), 3);
        expect(robustSpread(samples)).toBeCloseTo(
          (bruteQuantile(samples, 0.841) - bruteQuantile(samples, 0.159)) / 2,
          3,
        );
      }),
    );
  });

  it('agrees with sorting, however many samples are alike', () => {
    const few = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 500, maxLength: 800 });
    fc.assert(
      fc.property(few, fc.integer({ min: 0, max: 499 }), (values, place) => {
        const samples = Float32Array.from(values);
        const q = place / (samples.length - 1);
        expect(quantile(samples, q)).toBeCloseTo(samples.toSorted()[place] ?? Number.NaN, 4);
      }),
    );
  });

  it('leaves the samples in their order', () => {
    const samples = Float32Array.from([3, 1, 2]);
    expect([median(samples), quantile(samples, 0), quantile(samples, 1)]).toEqual([2, 1, 3]);
    robustSpread(samples);
    expect([...samples]).toEqual([3, 1, 2]);
  });

  it('says NaN, not 0, where there is nothing', () => {
    const none = new Float32Array(0);
    expect([median(none), robustSpread(none), mean(none)]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  });
});

it('is not moved by a few outliers, unlike the mean', () => {
  const samples = Float32Array.from({ length: 1000 }, (_, i) => i / 1000);
  const spoilt = samples.map((value, i) => (i % 50 === 0 ? 1e6 : value));
  expect(median(spoilt)).toBeCloseTo(median(samples), 1);
  expect(robustSpread(spoilt)).toBeCloseTo(robustSpread(samples), 1);
  expect(mean(spoilt)).toBeGreaterThan(1000);
});

it('is the standard deviation of a normal sample', () => {
  // Normal quantiles by summing uniforms: the mean of 12 has a standard deviation of 1/12.
  let state = 1;
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const samples = Float32Array.from({ length: 20_000 }, () =>
    Array.from({ length: 12 }, next).reduce((a, b) => a + b / 12, 0),
  );
  expect(robustSpread(samples) * 12).toBeCloseTo(1, 1);
  expect(mean(samples)).toBeCloseTo(0.5, 2);
});

describe('smoothstep', () => {
  it('goes from 0 to 1 without a jump and never back', () => {
    fc.assert(
      fc.property(
        between(-50, 50),
        between(0.1, 40),
        between(-100, 100),
        between(0, 1),
        (low, width, x, step) => {
          const at = (value: number) => smoothstep(value, low, low + width);
          expect(at(x) >= 0 && at(x) <= 1).toBe(true);
          expect(at(x + step)).toBeGreaterThanOrEqual(at(x));
          // Steepest in the middle: 1.5 over the width.
          expect(at(x + step) - at(x)).toBeLessThanOrEqual((1.5 * step) / width + 1e-9);
          expect([at(low), at(low + width)]).toEqual([0, 1]);
          expect(at(low + width / 2)).toBeCloseTo(0.5, 6);
        },
      ),
    );
  });
});
