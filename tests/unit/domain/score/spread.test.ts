import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HARD_LIGHT } from '#domain/capture/limits.ts';
import { spreadOf } from '#domain/score/spread.ts';
import { between } from '../arbitraries.ts';

const MODEL = { base: 3, doubt: 4, hard: 2, soft: 0.02 };

test('light up to the softness of a studio adds nothing, each factor of e beyond adds the same', () => {
  expect([0, 0.01, 0.02].map((hardness) => spreadOf(1, hardness, MODEL))).toEqual([3, 3, 3]);
  expect(spreadOf(1, 0.999 * 0.02 * Math.E, MODEL)).toBe(5);
  expect(spreadOf(0, 0.999 * 0.02 * Math.E ** 2, MODEL)).toBe(11);
});

test('harder light never makes a photo surer, nor does less confidence', () => {
  fc.assert(
    fc.property(between(0, 1), between(0, 1), between(0, 0.1), between(0, 0.1), (c, d, h, k) => {
      const wide = spreadOf(Math.min(c, d), Math.max(h, k));
      expect(wide).toBeGreaterThanOrEqual(spreadOf(Math.max(c, d), Math.min(h, k)));
    }),
  );
});

test('light that is called hard adds a point and more', () => {
  fc.assert(
    fc.property(between(0, 1), between(HARD_LIGHT, 0.1), (confidence, hardness) => {
      expect(spreadOf(confidence, hardness)).toBeGreaterThan(spreadOf(confidence, 0));
    }),
  );
});
