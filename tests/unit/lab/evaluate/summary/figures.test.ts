import { expect, test } from 'vitest';
import { CHANGES } from '#lab/evaluate/changes/list.ts';
import { DEFECTS, STRENGTHS } from '#lab/evaluate/defects/list.ts';
import { textReport } from '#lab/evaluate/format.ts';
import { summariseDefects } from '#lab/evaluate/summary/defects.ts';
import { shownScore } from '#lab/evaluate/summary/exact-score.ts';
import type { FaceResult } from '#lab/evaluate/summary/face-result.ts';
import { everyOther, figuresOf } from '#lab/evaluate/summary/figures.ts';
import { summariseQuality } from '#lab/evaluate/summary/quality.ts';
import { summariseRepeatability } from '#lab/evaluate/summary/repeatability.ts';
import { summariseTone } from '#lab/evaluate/summary/tone.ts';
import { TONE_ANGLES, TONE_METHODS } from '#lab/evaluate/tone.ts';
import { changeId, defectId, IDENTITY, lampId, PARTS, qualityId, toneId } from '#lab/evaluate/versions.ts';
import { faceOf, scoring, withMetrics } from './reports.ts';

const changedAll = (score: (name: string) => number) =>
  Object.fromEntries(CHANGES.map(({ name }) => [changeId(name), scoring(score(name))]));

test('scores that never move are perfectly repeatable', () => {
  const faces = [60, 70, 80].map((score) =>
    faceOf(
      scoring(score),
      changedAll(() => score),
    ),
  );
  const { repeatability, shapeStability } = summariseRepeatability(faces, shownScore);
  expect(repeatability.p95).toBe(0);
  expect(repeatability.icc).toBeCloseTo(1, 9);
  expect(repeatability.withinSpread).toBe(1);
  expect(shapeStability).toBe(1);
});

test('a change that moves the score shows under its name, with its direction', () => {
  const faces = [60, 70, 80].map((score) =>
    faceOf(
      scoring(score),
      changedAll((name) => (name === 'mirror' ? score - 4 : score)),
    ),
  );
  const { repeatability } = summariseRepeatability(faces, shownScore);
  expect(repeatability.byChange['mirror']).toMatchObject({ p95: 4, mean: 4, bias: -4 });
  expect(repeatability.byChange['jpeg-70']).toMatchObject({ p95: 0, mean: 0, bias: 0 });
  // 3 of 54 changes: the 95th percentile lies 35 % of the way to them.
  expect(repeatability.p95).toBeCloseTo(1.4, 9);
  expect(repeatability.icc).toBeLessThan(1);
  expect(repeatability.withinSpread).toBeCloseTo(1 - 1 / CHANGES.length, 9);
  expect(repeatability.byChange['mirror']?.within).toBe(0);
  expect(repeatability.byChange['jpeg-70']?.within).toBe(1);
});

test('the report names the change that is worst held, also where all of them together are held', () => {
  const moved = changedAll((name) => (name === 'mirror' ? 76 : 70));
  const faces = [70, 70].map((score) => faceOf(scoring(score), moved));
  const text = textReport(figuresOf({ seed: 1, parts: ['repeatability'], faces, refused: {} }));
  expect(text).toMatch(/changed photos within the ± +0\.9\d+ +≥ 0\.90 +ok/);
  expect(text).toMatch(/changed photos within the ±, least of the changes +0\.000 +≥ 0\.90 +NOT OK/);
  expect(text).toMatch(/^mirror .* 0\.00 /m);
});

const without = (names: readonly string[], score: number) =>
  Object.fromEntries(
    Object.entries(changedAll(() => score)).filter(([id]) => !names.some((name) => id === changeId(name))),
  );

test('a face that lacks a version is left out of the correlation', () => {
  const scores = [50, 55, 60, 65, 70, 75, 80, 85, 90, 95];
  const faces = scores.map((score) => faceOf(scoring(score), without(score === 95 ? ['mirror'] : [], score)));
  const { repeatability } = summariseRepeatability(faces, shownScore);
  expect(repeatability).toMatchObject({ iccFaces: 9, iccChanges: CHANGES.length });
  expect(repeatability.icc).toBeCloseTo(1, 9);
});

test('a change that most faces do not survive is left out of the correlation', () => {
  const faces = [60, 70].map((score) => faceOf(scoring(score), without(['resize-0.7'], score)));
  const { repeatability } = summariseRepeatability(faces, shownScore);
  expect(repeatability).toMatchObject({ iccFaces: 2, iccChanges: CHANGES.length - 1, p95: 0 });
  expect(repeatability.icc).toBeCloseTo(1, 9);
});

test('the shape is stable where the first of the ranking stays', () => {
  const versions = { ...changedAll(() => 70), [changeId('mirror')]: scoring(70, 'round') };
  const { shapeStability } = summariseRepeatability([faceOf(scoring(70), versions)], shownScore);
  expect(shapeStability).toBeCloseTo(1 - 1 / CHANGES.length, 9);
});

test('tones are compared with the unchanged pixels, per method and angle', () => {
  const toned = TONE_METHODS.flatMap((method) =>
    TONE_ANGLES.map((angle) => [toneId(method, angle), scoring(method === 'additive' ? 73 : 71)] as const),
  );
  const face = faceOf(scoring(99), { [IDENTITY]: scoring(70), ...Object.fromEntries(toned) });
  const tone = summariseTone([face], shownScore);
  expect(tone.byMethod.additive).toEqual({ overall: 3, skin: 3, features: 3, vibe: 3 });
  expect(tone.byMethod.melanin.overall).toBe(1);
  expect(tone.p95.overall).toBe(3);
  expect(tone.byAngle['60']).toMatchObject({ bias: 2 });
});

const paintedSpots = (raws: readonly (number | null)[], pores: readonly number[]) =>
  faceOf(scoring(75), {
    [IDENTITY]: withMetrics({ spots: raws[0] ?? null, pores: pores[0] ?? 0 }),
    ...Object.fromEntries(
      STRENGTHS.map((strength, i) => [
        defectId('spots', strength),
        withMetrics({ spots: raws[i + 1] ?? null, pores: pores[i + 1] ?? 0 }),
      ]),
    ),
  });

test('a metric that follows its defect is sensitive; what moves beside it is unspecific', () => {
  const { sensitivity, specificity, defects } = summariseDefects([
    paintedSpots([0, 1, 2, 3, 4, 5], [1, 1, 1, 1, 1, 2]),
  ]);
  expect(sensitivity.spots).toBeCloseTo(1, 9);
  expect(specificity.spots).toBeCloseTo(0.2, 9);
  expect(defects.spots).toMatchObject({
    faces: 1,
    monotone: 1,
    other: { pores: 1 },
    raw: [0, 1, 2, 3, 4, 5],
  });
});

test('a metric that does not fall counts as unspecific, whatever the others do', () => {
  const { sensitivity, specificity } = summariseDefects([
    paintedSpots([3, 3, 3, 3, 3, 3], [1, 1, 1, 1, 1, 1]),
  ]);
  expect(sensitivity.spots).toBe(0);
  expect(specificity.spots).toBe(10);
});

test('a step that answers with nothing is not monotone', () => {
  const { defects } = summariseDefects([
    paintedSpots([0, 1, 2, 2, 4, 5], [1, 1, 1, 1, 1, 1]),
    paintedSpots([0, 1, 2, 3, 4, 5], [1, 1, 1, 1, 1, 1]),
  ]);
  expect(defects.spots).toMatchObject({ faces: 2, monotone: 1 });
});

test('every step is to answer on every face', () => {
  const steps = [0, 1, 2, 3, 4, 5];
  const rowOf = (...raws: number[][]) => {
    const faces = raws.map((raw) => paintedSpots(raw, [1, 1, 1, 1, 1, 1]));
    return textReport(figuresOf({ seed: 1, parts: ['sensitivity'], faces, refused: {} })).match(
      /monotone spots.*/,
    )?.[0];
  };
  expect(rowOf(steps, steps)).toMatch(/1\.000 +≥ 1 +ok/);
  expect(rowOf(steps, [0, 1, 2, 2, 4, 5])).toMatch(/0\.500 +≥ 1 +NOT OK/);
});

test('a metric that its own defect makes unmeasurable does not follow it', () => {
  const { sensitivity, defects } = summariseDefects([
    paintedSpots([0, null, null, null, null, null], [1, 1, 1, 1, 1, 1]),
  ]);
  expect(sensitivity.spots).toBe(0);
  expect(defects.spots.lost).toBe(5);
});

test('a face whose metric cannot be measured at all says nothing', () => {
  const { defects } = summariseDefects([paintedSpots([null, 1, 2, 3, 4, 5], [1, 1, 1, 1, 1, 1])]);
  expect(defects.spots.faces).toBe(0);
});

test('the report names what is not deterministic, refused and failed', () => {
  const face = faceOf(
    scoring(70),
    { [IDENTITY]: scoring(70) },
    {
      again: scoring(71),
      failed: new Map([[changeId('mirror'), 'no-face']]),
    },
  );
  const figures = figuresOf({ seed: 1, parts: PARTS, faces: [face], refused: { 'cat.jpg': 'no-face' } });
  expect(figures.determinism).toBe(false);
  expect(figures.undetermined).toEqual(['face.jpg']);
  expect(figures.failed).toEqual({ [changeId('mirror')]: { 'no-face': 1 } });
  expect(Object.keys(figures.sensitivity ?? {})).toEqual(DEFECTS.map(({ name }) => name));
  const text = textReport(figures);
  expect(text).toContain('refused: cat.jpg no-face');
  expect(text).toMatch(/determinism +false +true +NOT OK/);
});

test('without faces nothing is called deterministic', () => {
  expect(figuresOf({ seed: 1, parts: ['tone'], faces: [], refused: {} }).determinism).toBe(false);
});

test('a poorer photo shows its bias, its confidence and whether the ± held', () => {
  const blurred = (score: number) => ({ ...scoring(score), confidence: 0.5 });
  const faces = [60, 70, 80, 90].map((score) =>
    faceOf(scoring(score), { [qualityId('blur-4')]: blurred(score === 90 ? score - 5 : score + 1) }),
  );
  const figures = summariseQuality(faces, shownScore);
  expect(Object.keys(figures)).toEqual(['blur-4']);
  expect(figures['blur-4']).toMatchObject({ faces: 4, bias: -0.5, confidence: [1, 0.5], inside: 0.75 });
});

test('every other face stands beside all of them, and a row has to hold on both', () => {
  const steady = faceOf(scoring(70), { [lampId('left')]: scoring(70) });
  const moved = faceOf(scoring(70), { [lampId('left')]: scoring(80) });
  const evaluation = {
    seed: 1,
    parts: ['lamps'] as const,
    faces: [...Array(9).fill(steady), moved],
    refused: {},
  };
  const others = everyOther(evaluation);
  expect(others?.faces).toHaveLength(5);
  const text = textReport(figuresOf(evaluation), others && figuresOf(others));
  expect(text).toMatch(/lamp left: .*  0\.900  0\.800  ≥ 0\.90  NOT OK/);
  expect(everyOther({ ...evaluation, faces: [steady] })).toBeNull();
});

test('the means of skin tones may lie five points apart; a group of four says nothing', () => {
  const tones = (count: number, ita: number, score: number) =>
    Array.from({ length: count }, () => faceOf(scoring(score), {}, { ita }));
  const rowOf = (faces: FaceResult[]) =>
    textReport(figuresOf({ seed: 1, parts: [], faces, refused: {} })).match(/span of .*/)?.[0];
  expect(rowOf([...tones(5, 60, 80), ...tones(5, 30, 74)])).toMatch(/6\.00 {2}≤ 5 {2,}NOT OK/);
  expect(rowOf([...tones(5, 60, 80), ...tones(4, 30, 70), ...tones(5, 0, 75)])).toMatch(
    /5\.00 {2}≤ 5 {2,}ok/,
  );
  expect(rowOf(tones(9, 60, 80))).toBeUndefined();
});

test('the median of a metric has two borders', () => {
  const faces = [1, 2, 3].map((spots) => faceOf(withMetrics({ spots, pores: 5 }), {}));
  const text = textReport(figuresOf({ seed: 1, parts: [], faces, refused: {} }));
  expect(text).toMatch(/spots median +80\.0 +60…80 +ok/);
  expect(text).toMatch(/pores median +50\.0 +60…80 +NOT OK/);
});
