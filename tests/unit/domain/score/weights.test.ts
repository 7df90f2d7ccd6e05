import { SKIN_METRICS } from '#functions/vocabulary.ts';
import { expect, it } from 'vitest';
import {
  FEATURE_WEIGHTS,
  PIPELINE_VERSION,
  SECTION_WEIGHTS,
  SKIN_WEIGHTS,
  VIBE_WEIGHTS,
} from '#domain/score/weights.ts';

it('weighs the sections as the product says: skin 45 %, features 25 %, vibe 30 %', () => {
  expect(SECTION_WEIGHTS).toEqual({ skin: 45, features: 25, vibe: 30 });
});

it('weighs every part of each section, and nothing else', () => {
  expect(Object.keys(SKIN_WEIGHTS).sort()).toEqual([...SKIN_METRICS].sort());
  expect(Object.keys(FEATURE_WEIGHTS).sort()).toEqual(['browRelaxed', 'eyesAwake', 'gaze', 'lips', 'smile']);
  expect(Object.keys(VIBE_WEIGHTS).sort()).toEqual(['angle', 'framing', 'light', 'presence', 'sharpness']);
  for (const weights of [SKIN_WEIGHTS, FEATURE_WEIGHTS, VIBE_WEIGHTS]) {
    const values = Object.values<number>(weights);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(values.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  }
});

it('takes no point from anybody for freckles: spots are described, and nothing else is left out', () => {
  expect(SKIN_METRICS.filter((name) => SKIN_WEIGHTS[name] === 0)).toEqual(['spots']);
});

it('carries a version that can be compared', () => {
  expect(PIPELINE_VERSION).toMatch(/^\d+\.\d+\.\d+$/);
});
