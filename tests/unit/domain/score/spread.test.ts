import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIGHT_TELLS_UP_TO, lightTells } from '#domain/score/bands.ts';
import {
  exactSpread,
  OTHER_PEOPLE,
  OTHER_ROOMS,
  SHORTCOMINGS,
  shortcomingsOf,
  spreadOf,
  surenessOf,
  type SpreadPhoto,
} from '#domain/score/spread.ts';
import { recordOf } from '#functions/vocabulary.ts';
import { anyPose, anyQuality, between, GOOD_QUALITY, LEVEL_POSE } from '../arbitraries.ts';

const GOOD: SpreadPhoto = { confidence: 1, quality: GOOD_QUALITY, pose: LEVEL_POSE };
const MODEL = { points: 2, growth: recordOf(SHORTCOMINGS, (name) => (name === 'hard' ? 1 : 0.5)) };
const anyPhoto = fc.record({ confidence: between(0, 1), quality: anyQuality, pose: anyPose });
const withQuality = (quality: Partial<SpreadPhoto['quality']>): SpreadPhoto => ({
  ...GOOD,
  quality: { ...GOOD_QUALITY, ...quality },
});

test('a photo without fault has no shortcoming, and the least ± there is', () => {
  expect(Object.values(shortcomingsOf(GOOD))).toEqual(SHORTCOMINGS.map(() => 0));
  expect(exactSpread(GOOD, MODEL)).toBeCloseTo(OTHER_PEOPLE * 2);
  expect(spreadOf(GOOD, MODEL)).toBe(Math.ceil(OTHER_PEOPLE * 2));
});

test('each shortcoming goes from 0 to 1, whatever the photo', () => {
  fc.assert(
    fc.property(anyPhoto, (photo) => {
      for (const share of Object.values(shortcomingsOf(photo))) expect(share >= 0 && share <= 1).toBe(true);
    }),
  );
});

test.each([
  ['hard', withQuality({ lightHardness: 0.06 })],
  ['dark', withQuality({ exposure: -2.5 })],
  ['soft', withQuality({ sharpness: 0.04 })],
  ['small', withQuality({ interocularPx: 60 })],
  ['turned', { ...GOOD, pose: { ...LEVEL_POSE, yaw: -25 } }],
  ['doubt', { ...GOOD, confidence: 0 }],
] as const)(
  'at the limit of what is accepted a photo is as %s as can be, and nothing else',
  (name, photo) => {
    const { [name]: own, ...others } = shortcomingsOf(photo);
    expect(own).toBeCloseTo(1);
    expect(Object.values(others).every((share) => share === 0)).toBe(true);
    expect(exactSpread(photo, MODEL) / exactSpread(GOOD, MODEL)).toBeCloseTo(
      OTHER_ROOMS * Math.exp(MODEL.growth[name]),
    );
  },
);

test('a worse photo never has a narrower ±, whichever way it is worse', () => {
  const worse = fc.record({
    confidence: between(0, 1),
    hardness: between(1, 3),
    lightness: between(0, 1),
    sharpness: between(0, 1),
    pixels: between(0.1, 1),
    turn: between(1, 2),
  });
  fc.assert(
    fc.property(anyPhoto, worse, ({ confidence, quality, pose }, by) => {
      const poorer: SpreadPhoto = {
        confidence: confidence * by.confidence,
        quality: {
          ...quality,
          lightHardness: quality.lightHardness * by.hardness,
          skinLightness: quality.skinLightness * by.lightness,
          sharpness: quality.sharpness * by.sharpness,
          interocularPx: quality.interocularPx * by.pixels,
        },
        pose: { ...pose, yaw: pose.yaw * by.turn, pitch: pose.pitch * by.turn },
      };
      expect(spreadOf(poorer)).toBeGreaterThanOrEqual(spreadOf({ confidence, quality, pose }));
    }),
  );
});

test('a light well made out tells, one whose ± is wider than ten points does not', () => {
  expect(lightTells(LIGHT_TELLS_UP_TO)).toBe(true);
  expect(lightTells(LIGHT_TELLS_UP_TO + 1)).toBe(false);
  expect(lightTells(spreadOf(GOOD))).toBe(true);
});

test('a wider ± is never called surer', () => {
  const words = ['high', 'medium', 'low'];
  const ranks = Array.from({ length: 15 }, (_, spread) => words.indexOf(surenessOf(spread + 1)));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBe(3);
});
