/** Random photos and reports for the property tests, and one photo without fault. */
import { SHOWN } from '#functions/moment-words.ts';
import { EXPRESSIONS, FACE_SHAPES, keysOf, recordOf, SKIN_METRICS } from '#functions/vocabulary.ts';
import fc from 'fast-check';
import { answerShape, type ShapeReading } from '#domain/face/face-shape.ts';
import type {
  FaceGeometry,
  FaceReport,
  PhotoQuality,
  Pose,
  RegionCoverage,
  RegionName,
} from '#domain/face/report.ts';
import type { PhotoMoment } from '#domain/moment/photo-moment.ts';
import type { Scene } from '#domain/moment/scene.ts';
import { REGION_NAMES } from '#domain/face/regions.ts';
import { bandOf, ratingOf } from '#domain/score/bands.ts';

export const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

export const GOOD_QUALITY: PhotoQuality = {
  width: 1200,
  height: 1600,
  interocularPx: 220,
  distanceCm: 45,
  skinLightness: 60,
  exposure: 0,
  lightColour: 4,
  clippedShare: 0,
  lightImbalance: 1,
  lightHardness: 0.016,
  sharpness: 0.9,
  faceFill: 0.55,
  offCentre: 0.02,
};
export const GOOD_SCENE: Scene = { headroom: 0.6, room: 0.4, clutter: 0, catchLight: -0.6 };
export const LEVEL_POSE: Pose = { yaw: 0, pitch: 0, roll: 0 };

export const fullCoverage = (share = 1): RegionCoverage =>
  Object.fromEntries(REGION_NAMES.map((name) => [name, share])) as RegionCoverage;

export const anyPose: fc.Arbitrary<Pose> = fc.record({
  yaw: between(-40, 40),
  pitch: between(-40, 40),
  roll: between(-45, 45),
});

export const anyQuality: fc.Arbitrary<PhotoQuality> = fc.record({
  width: fc.integer({ min: 60, max: 1600 }),
  height: fc.integer({ min: 60, max: 1600 }),
  interocularPx: between(0, 800),
  distanceCm: fc.option(between(5, 300)),
  skinLightness: between(0, 100),
  exposure: between(-8, 1.2),
  lightColour: fc.option(between(0, 80)),
  clippedShare: between(0, 1),
  lightImbalance: between(0, 60),
  lightHardness: between(0, 0.08),
  sharpness: between(0, 1),
  faceFill: between(0, 1.4),
  offCentre: between(0, 0.7),
});

export const anyScene: fc.Arbitrary<Scene> = fc.record({
  headroom: between(-0.5, 4),
  room: between(-0.5, 3),
  clutter: fc.option(between(0, 1)),
  catchLight: fc.option(between(-6, 0)),
});

export const anyCoverage: fc.Arbitrary<RegionCoverage> = fc.record(
  Object.fromEntries(REGION_NAMES.map((name) => [name, between(0, 1)])) as Record<
    RegionName,
    fc.Arbitrary<number>
  >,
);

const score = between(0, 100);
const scoreOrNull = fc.option(score);
const ratio = between(0, 3);
const GEOMETRY_KEYS: readonly (keyof FaceGeometry)[] = [
  'middleThird',
  'lowerThird',
  'rightEyeFifth',
  'eyeGapFifth',
  'leftEyeFifth',
  'faceAspect',
  'foreheadToCheek',
  'jawToCheek',
  'chinToJaw',
  'jawAngleDeg',
  'eyeAspect',
  'canthalTiltDeg',
  'noseToFace',
  'mouthToFace',
  'lipFullness',
  'asymmetry',
];

export const anyGeometry: fc.Arbitrary<FaceGeometry> = fc.record(
  Object.fromEntries(GEOMETRY_KEYS.map((key) => [key, ratio])) as Record<
    keyof FaceGeometry,
    fc.Arbitrary<number>
  >,
);

const anyMetrics = fc.record(
  Object.fromEntries(
    SKIN_METRICS.map((name) => [name, fc.option(fc.record({ raw: between(-10, 200), score }))]),
  ) as Record<(typeof SKIN_METRICS)[number], fc.Arbitrary<{ raw: number; score: number } | null>>,
);

/** What the network could say of a face. */
export const anyReading: fc.Arbitrary<ShapeReading> = fc
  .tuple(
    fc.shuffledSubarray([...FACE_SHAPES], { minLength: 5, maxLength: 5 }),
    fc.array(between(0.01, 1), { minLength: 5, maxLength: 5 }),
    fc.record({ together: between(0.3, 1.1), second: between(0, 0.5) }),
  )
  .map(([names, weights, limits]) => {
    const total = weights.reduce((a, b) => a + b, 0);
    const sorted = weights.map((weight) => weight / total).sort((a, b) => b - a);
    return { ranked: names.map((name, i) => ({ name, probability: sorted[i] ?? 0 })), limits };
  });

const anyShape = anyReading.map(answerShape);

const anySections: fc.Arbitrary<FaceReport['sections']> = fc
  .record({
    clarity: score,
    skin: score,
    features: score,
    vibe: score,
    metrics: anyMetrics,
    parts: fc.record({
      eyesAwake: scoreOrNull,
      browRelaxed: scoreOrNull,
      gaze: scoreOrNull,
      smile: scoreOrNull,
      lips: scoreOrNull,
    }),
    vibeParts: fc.record({ light: score, sharpness: score, framing: score, angle: score, presence: score }),
  })
  .map(({ clarity, skin, features, vibe, metrics, parts, vibeParts }) => ({
    faceShape: { rating: ratingOf(clarity) },
    skin: { score: skin, rating: ratingOf(skin), metrics },
    features: { score: features, rating: ratingOf(features), parts },
    vibe: { score: vibe, rating: ratingOf(vibe), parts: vibeParts },
  }));

const wordOf = <Word extends string>(words: readonly Word[]) => fc.option(fc.constantFrom(...words));

const anyMoment = fc.record(
  recordOf(keysOf(SHOWN), (name) => wordOf<string>(SHOWN[name])),
) as fc.Arbitrary<PhotoMoment>;

/** Any report that the pipeline could make, and many that it would refuse. */
export const anyReport: fc.Arbitrary<FaceReport> = fc.record({
  pipelineVersion: fc.string({ maxLength: 20 }),
  engine: fc.constantFrom('mediapipe', 'lite'),
  confidence: between(0, 1),
  advice: fc.subarray(['more-light', 'hold-still', 'face-camera', 'remove-glasses'] as const),
  pose: anyPose,
  quality: anyQuality,
  score: fc
    .record({ value: fc.integer({ min: 40, max: 99 }), spread: fc.integer({ min: 1, max: 12 }) })
    .map((overall) => ({ ...overall, band: bandOf(overall.value) })),
  sections: anySections,
  expression: fc.constantFrom(...EXPRESSIONS),
  moment: anyMoment,
  scene: anyScene,
  faceShape: anyShape,
  geometry: anyGeometry,
  regions: anyCoverage,
});
