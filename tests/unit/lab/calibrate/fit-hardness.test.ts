import { expect, test } from 'vitest';
import fitted from '#domain/score/spread.json' with { type: 'json' };
import { fitHardness, withinByLamp } from '#lab/calibrate/fit-hardness.ts';
import type { LitScore } from '#lab/evaluate/publish/repeated-scores.ts';

const WIDTH = { base: 3, doubt: 0 };

const lit = (version: string, hardness: number, change: number): LitScore => ({
  face: 0,
  version,
  confidence: [1, 1],
  change,
  exact: change,
  hardness,
});
const times = (count: number, score: LitScore): LitScore[] => Array.from({ length: count }, () => score);
const asTaken = times(10, lit('identity', 0.016, 0));

test('where every lamp is held, light adds nothing', () => {
  const model = fitHardness([[...asTaken, ...times(10, lit('lamp/left', 0.04, 3))]], WIDTH);
  expect(model.hard).toBe(0);
});

test('a hard lamp that moves the score is held in nine photos of ten where the tenth is out of reach, and soft light costs nothing', () => {
  const scores = [...asTaken, ...times(9, lit('lamp/above', 0.04, 5)), lit('lamp/above', 0.04, 20)];
  const model = fitHardness([scores], WIDTH);
  expect(withinByLamp(scores, model).get('lamp/above')).toBeCloseTo(0.9, 9);
  expect(withinByLamp(scores, { ...model, hard: 0 }).get('lamp/above')).toBe(0);
  expect(withinByLamp(scores, model).has('identity')).toBe(false);
  expect(model.soft).toBeGreaterThanOrEqual(0.016);
});

test('each set counts alike, and a lamp that fails in the small one is mended', () => {
  const large = [...times(90, lit('identity', 0.016, 0)), ...times(90, lit('lamp/left', 0.03, 1))];
  const small = [lit('identity', 0.02, 0), lit('lamp/left', 0.03, -4)];
  const model = fitHardness([large, small], WIDTH);
  expect(withinByLamp(small, model).get('lamp/left')).toBe(1);
});

test('refuses to guess', () => {
  expect(() => fitHardness([asTaken], WIDTH)).toThrow(RangeError);
});

test('the committed ± knows hard light', () => {
  expect(fitted.hard).toBeGreaterThan(0);
  expect(fitted.soft).toBeGreaterThan(0.01);
});
