import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contributionsOf, scoreWithExpressionOf } from '#domain/score/contributions.ts';
import { exactOverall, scoreOverall } from '#domain/score/score.ts';
import { weightedMean } from '#domain/score/sections.ts';
import { FEATURE_WEIGHTS, VIBE_WEIGHTS } from '#domain/score/weights.ts';
import type { FaceReport, FeatureScores, VibeScores } from '#domain/face/report.ts';
import { REPORT } from '#tests/support/report.ts';
import { between } from '../arbitraries.ts';

const part = between(45, 100);
const anyFeatures = fc.record({
  eyesAwake: part,
  browRelaxed: part,
  gaze: fc.option(part),
  smile: part,
  lips: fc.option(part),
});
const anyVibe = fc.record({ light: part, sharpness: part, framing: part, angle: part, presence: part });

function reportWith(skin: number, features: FeatureScores, vibe: VibeScores): FaceReport {
  const means = {
    skin,
    features: weightedMean(features, FEATURE_WEIGHTS),
    vibe: weightedMean(vibe, VIBE_WEIGHTS),
  };
  const { sections } = REPORT;
  return {
    ...REPORT,
    score: { ...REPORT.score, ...scoreOverall(means, 1) },
    sections: {
      ...sections,
      skin: { ...sections.skin, score: skin },
      features: { ...sections.features, score: means.features, parts: features },
      vibe: { ...sections.vibe, score: means.vibe, parts: vibe },
    },
  };
}
const anyReport = fc.tuple(between(55, 95), anyFeatures, anyVibe).map((parts) => reportWith(...parts));

const CALM = { eyesAwake: 100, browRelaxed: 92, gaze: 96, smile: 70, lips: 82 };
const GOOD = { light: 98, sharpness: 98, framing: 96, angle: 97, presence: 83 };

describe('contributionsOf', () => {
  it('sums to the score that is shown, in whole points', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const { calm, parts } = contributionsOf(report);
        expect(calm + parts.expression + parts.light + parts.framing).toBe(report.score.value);
        for (const points of [calm, ...Object.values(parts)])
          expect(Object.is(points, Math.round(points) || 0)).toBe(true);
      }),
    );
  });

  it('names nothing on a calm face in good light', () => {
    expect(contributionsOf(reportWith(75, CALM, GOOD)).parts).toEqual({
      expression: 0,
      light: 0,
      framing: 0,
    });
  });

  it('names the smile, the light and the framing each by itself', () => {
    const of = (features: FeatureScores, vibe: VibeScores) =>
      contributionsOf(reportWith(75, features, vibe)).parts;
    const smiling = of({ ...CALM, smile: 100 }, { ...GOOD, presence: 98 });
    expect(smiling.expression).toBeGreaterThan(2);
    expect(smiling).toMatchObject({ light: 0, framing: 0 });
    const dim = of(CALM, { ...GOOD, light: 50 });
    expect(dim.light).toBeLessThan(-2);
    expect(dim).toMatchObject({ expression: 0, framing: 0 });
    const askew = of(CALM, { ...GOOD, angle: 55, framing: 60 });
    expect(askew.framing).toBeLessThan(-2);
    expect(askew).toMatchObject({ expression: 0, light: 0 });
  });
});

describe('scoreWithExpressionOf', () => {
  it('is the own score with the own expression', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const { skin, features, vibe } = report.sections;
        const own = exactOverall({ skin: skin.score, features: features.score, vibe: vibe.score });
        expect(scoreWithExpressionOf(report, report)).toBeCloseTo(own, 9);
      }),
    );
  });

  it('takes the smile of the other photo and nothing else of it', () => {
    const calm = reportWith(75, CALM, GOOD);
    const smiling = reportWith(75, { ...CALM, smile: 100 }, { ...GOOD, presence: 98 });
    expect(scoreWithExpressionOf(smiling, calm)).toBeCloseTo(scoreWithExpressionOf(calm, calm), 9);
    const worse = reportWith(60, { ...CALM, smile: 100 }, { ...GOOD, presence: 98, light: 60 });
    expect(scoreWithExpressionOf(worse, calm)).toBeLessThan(scoreWithExpressionOf(calm, calm) - 5);
  });
});
