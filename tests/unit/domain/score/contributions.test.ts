import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contributionsOf, MOMENT_PARTS, sectionsWithExpressionOf } from '#domain/score/contributions.ts';
import { exactOverall, inDisplay, scoreOverall, wholeSections } from '#domain/score/score.ts';
import type { Scene } from '#domain/moment/scene.ts';
import type { ExpressionCues } from '#domain/face/expression.ts';
import { DISPLAY_RANGE } from '#domain/score/bands.ts';
import { onLine, SECTION_LINES } from '#domain/score/calibration.ts';
import { CALM_CUES, scoreFeatures } from '#domain/score/features.ts';
import { weightedMean } from '#domain/score/sections.ts';
import { GOOD_PHOTO, scoreVibeParts } from '#domain/score/vibe.ts';
import { FEATURE_WEIGHTS, VIBE_WEIGHTS } from '#domain/score/weights.ts';
import { FEATURE_PARTS, recordOf } from '#functions/vocabulary.ts';
import type { FaceReport, FeatureScores, PhotoQuality, Pose, VibeScores } from '#domain/face/report.ts';
import { REPORT } from '#tests/support/report.ts';
import { anyPose, anyQuality, anyScene, between, GOOD_QUALITY } from '../arbitraries.ts';

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
    features: onLine(SECTION_LINES.features, weightedMean(features, FEATURE_WEIGHTS)),
    vibe: onLine(SECTION_LINES.vibe, weightedMean(vibe, VIBE_WEIGHTS)),
  };
  const { sections } = REPORT;
  return {
    ...REPORT,
    score: { ...REPORT.score, ...scoreOverall(wholeSections(inDisplay(means)), REPORT) },
    sections: {
      ...sections,
      skin: { ...sections.skin, score: skin },
      features: { ...sections.features, score: means.features, parts: features },
      vibe: { ...sections.vibe, score: means.vibe, parts: vibe },
    },
  };
}
const anyReport = fc.tuple(between(55, 95), anyFeatures, anyVibe).map((parts) => reportWith(...parts));

interface Photo {
  readonly cues: ExpressionCues;
  readonly quality: PhotoQuality;
  readonly pose: Pose;
  readonly scene: Scene;
  readonly lips: number | null;
}
/** As the pipeline scores it. */
function reportOf({ cues, quality, pose, scene, lips }: Photo): FaceReport {
  const features = scoreFeatures(cues, lips);
  return reportWith(75, features, scoreVibeParts(quality, pose, scene, features));
}

const CALM_PHOTO: Photo = {
  cues: CALM_CUES,
  quality: { ...GOOD_QUALITY, ...GOOD_PHOTO.light, ...GOOD_PHOTO.framing },
  pose: GOOD_PHOTO.pose,
  scene: GOOD_PHOTO.scene,
  lips: 0.24,
};
const { features: FEATURES, vibe: VIBE } = reportOf(CALM_PHOTO).sections;
const CALM = FEATURES.parts;
const GOOD = VIBE.parts;

const cue = between(0, 1);
const anyPhoto: fc.Arbitrary<Photo> = fc.record({
  cues: fc.record({
    smile: cue,
    blink: cue,
    browDown: cue,
    browUp: cue,
    mouthOpen: cue,
    pucker: cue,
    lowerLipDown: cue,
    upperLipUp: cue,
    eyeWide: cue,
    eyeSquint: cue,
    lookAway: cue,
  }),
  quality: anyQuality,
  pose: anyPose,
  scene: anyScene,
  lips: fc.option(cue),
});

/** The score of a photo before rounding. */
const exactOf = ({ sections: { skin, features, vibe } }: FaceReport): number =>
  exactOverall(inDisplay({ skin: skin.score, features: features.score, vibe: vibe.score }));
const withExpressionOf = (report: FaceReport, other: FaceReport): number =>
  exactOverall(sectionsWithExpressionOf(report, other));

describe('contributionsOf', () => {
  it('sums to the score that is shown, in whole points', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const { calm, parts } = contributionsOf(report);
        expect(calm + parts.expression + parts.light + parts.framing + parts.sharpness).toBe(
          report.score.value,
        );
        for (const points of [calm, ...Object.values(parts)])
          expect(Object.is(points, Math.round(points) || 0)).toBe(true);
      }),
    );
  });

  it('says what the calm face would be shown, the ends of the display included', () => {
    const worst: VibeScores = { light: 0, sharpness: 0, framing: 0, angle: 0, presence: 0 };
    const low = recordOf(FEATURE_PARTS, () => 0);
    const report = reportWith(0, low, worst);
    expect(report.score.value).toBe(DISPLAY_RANGE[0]);
    const calm = reportWith(0, CALM, GOOD).score.value;
    expect(
      contributionsOf({
        ...report,
        sections: {
          ...report.sections,
          features: { ...report.sections.features, parts: { ...low, lips: CALM.lips } },
        },
      }).calm,
    ).toBe(calm);
    fc.assert(
      fc.property(between(0, 100), anyFeatures, anyVibe, (skin, features, vibe) => {
        const { calm: shown } = contributionsOf(reportWith(skin, features, vibe));
        expect(shown).toBeGreaterThanOrEqual(DISPLAY_RANGE[0]);
        expect(shown).toBeLessThanOrEqual(DISPLAY_RANGE[1]);
      }),
    );
  });

  it('names nothing on a calm face in good light', () => {
    expect(contributionsOf(reportWith(75, CALM, GOOD)).parts).toEqual({
      expression: 0,
      light: 0,
      framing: 0,
      sharpness: 0,
    });
  });

  it.each([
    ['mediapipe', true],
    ['lite, which does not tell where the eyes look,', false],
  ] as const)('of %s is what separates the photo from a calm one', (_engine, seesGaze) => {
    const seen = (cues: ExpressionCues) => (seesGaze ? cues : { ...cues, eyeSquint: null, lookAway: null });
    fc.assert(
      fc.property(anyPhoto, (photo) => {
        const taken = { ...photo, cues: seen(photo.cues) };
        const calm = { ...taken, cues: seen(CALM_CUES) };
        const { catchLight, ...around } = GOOD_PHOTO.scene;
        const lit = {
          ...calm,
          quality: { ...calm.quality, ...GOOD_PHOTO.light },
          scene: { ...calm.scene, catchLight },
        };
        const { sharpness, interocularPx, ...place } = GOOD_PHOTO.framing;
        const framed = {
          ...lit,
          quality: { ...lit.quality, ...place },
          scene: { ...lit.scene, ...around },
          pose: GOOD_PHOTO.pose,
        };
        const good = { ...framed, quality: { ...framed.quality, sharpness, interocularPx } };
        const { parts } = contributionsOf(reportOf(taken));
        const [from, ...to] = [taken, calm, lit, framed, good].map((each) => exactOf(reportOf(each)));
        let before = from ?? Number.NaN;
        for (const [index, part] of MOMENT_PARTS.entries()) {
          const after = to[index] ?? Number.NaN;
          expect(Math.abs(parts[part] - (before - after)), part).toBeLessThan(1.5);
          before = after;
        }
      }),
    );
  });

  it('names the smile, the light and the framing each by itself', () => {
    const of = (features: FeatureScores, vibe: VibeScores) =>
      contributionsOf(reportWith(75, features, vibe)).parts;
    const smiling = of({ ...CALM, smile: 100 }, { ...GOOD, presence: 98 });
    expect(smiling.expression).toBeGreaterThan(2);
    expect(smiling).toMatchObject({ light: 0, framing: 0, sharpness: 0 });
    const dim = of(CALM, { ...GOOD, light: 50 });
    expect(dim.light).toBeLessThan(-2);
    expect(dim).toMatchObject({ expression: 0, framing: 0, sharpness: 0 });
    const askew = of(CALM, { ...GOOD, angle: 55, framing: 60 });
    expect(askew.framing).toBeLessThan(-2);
    expect(askew).toMatchObject({ expression: 0, light: 0, sharpness: 0 });
    const soft = of(CALM, { ...GOOD, sharpness: 45 });
    expect(soft.sharpness).toBeLessThan(-2);
    expect(soft).toMatchObject({ expression: 0, light: 0, framing: 0 });
  });
});

describe('sectionsWithExpressionOf', () => {
  it('is the own score with the own expression', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        expect(withExpressionOf(report, report)).toBeCloseTo(exactOf(report), 9);
      }),
    );
  });

  it('takes the smile of the other photo and nothing else of it', () => {
    const calm = reportWith(75, CALM, GOOD);
    const smiling = reportWith(75, { ...CALM, smile: 100 }, { ...GOOD, presence: 98 });
    expect(withExpressionOf(smiling, calm)).toBeCloseTo(withExpressionOf(calm, calm), 9);
    const worse = reportWith(60, { ...CALM, smile: 100 }, { ...GOOD, presence: 98, light: 60 });
    expect(withExpressionOf(worse, calm)).toBeLessThan(withExpressionOf(calm, calm) - 5);
  });
});
