import { SKIN_METRICS, type SkinMetricName } from '#functions/vocabulary.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeatureScores, SkinMetrics, VibeScores } from '#domain/face/report.ts';
import { FINE_SHARPNESS, sectionMeans, weightedMean } from '#domain/score/sections.ts';
import { between } from '../arbitraries.ts';

const NAMES = ['a', 'b', 'c', 'd'] as const;
const four = <T>(value: fc.Arbitrary<T>) => fc.record({ a: value, b: value, c: value, d: value });

describe('weightedMean', () => {
  it('lies between the lowest and the highest of what was measured', () => {
    fc.assert(
      fc.property(four(fc.option(between(0, 100))), four(between(0.01, 5)), (scores, weights) => {
        const measured = NAMES.map((name) => scores[name]).filter((score) => score !== null);
        fc.pre(measured.length > 0);
        const mean = weightedMean(scores, weights);
        expect(mean).toBeGreaterThanOrEqual(Math.min(...measured) - 1e-9);
        expect(mean).toBeLessThanOrEqual(Math.max(...measured) + 1e-9);
      }),
    );
  });

  it('leaves out what was not measured, as if it were not there', () => {
    const weights = { a: 1, b: 3, c: 4 };
    expect(weightedMean({ a: 20, b: 60, c: null }, weights)).toBeCloseTo((20 + 3 * 60) / 4, 9);
    expect(weightedMean({ a: 20, b: 60, c: 0 }, weights)).toBeCloseTo((20 + 3 * 60) / 8, 9);
  });

  it('rises with each part, by its weight', () => {
    fc.assert(
      fc.property(four(between(0, 100)), four(between(0.01, 5)), between(0, 50), (scores, weights, more) => {
        const total = NAMES.reduce((sum, name) => sum + weights[name], 0);
        const rise = weightedMean({ ...scores, b: scores.b + more }, weights) - weightedMean(scores, weights);
        expect(rise).toBeCloseTo((more * weights.b) / total, 6);
      }),
    );
  });

  it('falls back where nothing was measured', () => {
    expect(weightedMean({ a: null }, { a: 1 }, 61)).toBe(61);
  });
});

describe('sectionMeans', () => {
  const metrics = (score: number | null) =>
    Object.fromEntries(
      SKIN_METRICS.map((name) => [name, score === null ? null : { raw: 1, score }]),
    ) as SkinMetrics;
  const features = (score: number | null): FeatureScores => ({
    eyesAwake: score,
    browRelaxed: score,
    gaze: score,
    smile: score,
    lips: score,
  });
  const vibe = (score: number): VibeScores => ({
    light: score,
    sharpness: score,
    framing: score,
    angle: score,
    presence: score,
  });

  it('gives each section the mean of its own parts', () => {
    const means = sectionMeans(metrics(30), features(60), vibe(90), 1);
    expect(means.skin).toBeCloseTo(30, 9);
    expect(means.features).toBeCloseTo(60, 9);
    expect(means.vibe).toBeCloseTo(90, 9);
  });

  it('neither praises nor blames what could not be seen', () => {
    const { skin, features: unseen } = sectionMeans(metrics(null), features(null), vibe(90), 1);
    for (const value of [skin, unseen]) expect(value > 50 && value < 95).toBe(true);
  });

  it('counts fine relief the less the softer the photo is, and nothing else', () => {
    const one = (name: SkinMetricName, sharpness: number) => {
      const scores = { ...metrics(50), [name]: { raw: 1, score: 100 } };
      return sectionMeans(scores, features(50), vibe(50), sharpness).skin;
    };
    const [none, all] = FINE_SHARPNESS;
    for (const name of ['texture', 'pores', 'lines'] as const) {
      expect(one(name, none)).toBeCloseTo(50, 9);
      expect(one(name, (none + all) / 2)).toBeGreaterThan(50);
      expect(one(name, all)).toBeGreaterThan(one(name, (none + all) / 2));
      expect(one(name, 1)).toBeCloseTo(one(name, all), 9);
    }
    expect(one('redness', none)).toBeGreaterThan(one('redness', 1));
  });
});
