import { expect, test } from 'vitest';
import type { FaceReport } from '#domain/face/report.ts';
import { textReport } from '#lab/evaluate/format.ts';
import { figuresOf } from '#lab/evaluate/summary/figures.ts';
import { summariseResolution } from '#lab/evaluate/summary/resolution.ts';
import { resolutionId } from '#lab/evaluate/versions.ts';
import { faceOf, scoring, withMetrics } from './reports.ts';

const [FINE, COARSE] = [resolutionId('px-150'), resolutionId('px-75')];

test('a copy is compared with the fine one, skin and metric by metric', () => {
  const faces = [
    faceOf(scoring(70), { [FINE]: withMetrics({ texture: 3 }), [COARSE]: withMetrics({ texture: 2 }) }),
    faceOf(scoring(70), { [FINE]: withMetrics({ texture: 3 }), [COARSE]: withMetrics({ texture: null }) }),
    faceOf(scoring(70), { [COARSE]: withMetrics({ texture: 9 }) }),
  ];
  const { copies } = summariseResolution(faces);
  expect(Object.keys(copies)).toEqual(['px-75']);
  expect(copies['px-75']).toMatchObject({
    faces: 2,
    skin: { mean: 0 },
    metrics: { texture: { mean: 10, p95: 10 }, lines: { mean: 0 } },
    lost: 1 / 16,
  });
});

const shot = (skin: number, interocularPx: number, lightHardness: number): FaceReport => {
  const report = scoring(skin);
  return { ...report, quality: { ...report.quality, interocularPx, lightHardness } };
};

test('the set tells whether the skin goes with pixels and with light', () => {
  const faces = [
    faceOf(shot(70, 150, 0.02), {}),
    faceOf(shot(75, 100, 0.03), {}),
    faceOf(shot(80, 75, 0.01), {}),
  ];
  const { byPx, byHardness } = summariseResolution(faces);
  expect(byPx).toBeCloseTo(-1, 10);
  expect(byHardness).toBeCloseTo(0.25, 10);
});

test('the report has a row for each copy, and one for the set', () => {
  const faces = [faceOf(scoring(70), { [FINE]: withMetrics({}), [COARSE]: withMetrics({ lines: 1.5 }) })];
  const text = textReport(figuresOf({ seed: 1, parts: ['resolution'], faces, refused: {} }));
  expect(text).toMatch(/px-75: metrics apart on average, the worst +5\.00 +≤ 3 +NOT OK/);
  expect(text).toContain('skin by pixels between the eyes');
});
