import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOFT_TURN_DEG } from '#domain/capture/limits.ts';
import { ratingOf } from '#domain/score/bands.ts';
import { scoreVibeParts, shapeClarity } from '#domain/score/vibe.ts';
import type { FeatureScores, VibeScores } from '#domain/face/report.ts';
import {
  anyPose,
  anyQuality,
  anyScene,
  between,
  GOOD_QUALITY,
  GOOD_SCENE,
  LEVEL_POSE,
} from '../arbitraries.ts';

const score = fc.option(between(0, 100));
const anyFeatures = fc.record({
  eyesAwake: score,
  browRelaxed: score,
  gaze: score,
  smile: score,
  lips: score,
});
const FEATURES: FeatureScores = { eyesAwake: 90, browRelaxed: 90, gaze: 90, smile: 80, lips: 90 };
const UNSEEN: FeatureScores = { eyesAwake: null, browRelaxed: null, gaze: null, smile: null, lips: null };

describe('scoreVibeParts', () => {
  it('scores each part 0…100, whatever was seen', () => {
    fc.assert(
      fc.property(anyQuality, anyPose, anyScene, anyFeatures, (quality, pose, scene, features) => {
        const parts = Object.entries(scoreVibeParts(quality, pose, scene, features));
        expect(parts.map(([name]) => name).sort()).toEqual([
          'angle',
          'framing',
          'light',
          'presence',
          'sharpness',
        ]);
        for (const [name, value] of parts) expect(value >= 0 && value <= 100, `${name}: ${value}`).toBe(true);
      }),
    );
  });

  it('judges the light and not the skin: every complexion in good light scores the same', () => {
    const lights = [22, 35, 50, 65, 80, 87].map(
      (skinLightness) =>
        scoreVibeParts({ ...GOOD_QUALITY, skinLightness }, LEVEL_POSE, GOOD_SCENE, FEATURES).light,
    );
    expect(new Set(lights).size).toBe(1);
  });

  it.each([
    ['light', { exposure: -2 }],
    ['light', { skinLightness: 97 }],
    ['light', { clippedShare: 0.3 }],
    ['light', { lightImbalance: 20 }],
    ['light', { lightHardness: 0.05 }],
    ['sharpness', { sharpness: 0.1 }],
    ['sharpness', { interocularPx: 80 }],
    ['framing', { faceFill: 0.12 }],
    ['framing', { faceFill: 0.98 }],
    ['framing', { offCentre: 0.4 }],
  ] as const)('takes points off %s, and off nothing else, for %o', (part, change) => {
    const good = scoreVibeParts(GOOD_QUALITY, LEVEL_POSE, GOOD_SCENE, FEATURES);
    const bad = scoreVibeParts({ ...GOOD_QUALITY, ...change }, LEVEL_POSE, GOOD_SCENE, FEATURES);
    expect(bad[part]).toBeLessThan(good[part] - 10);
    expect({ ...bad, [part]: 0 } satisfies VibeScores).toEqual({ ...good, [part]: 0 });
  });

  it.each([
    ['light', { catchLight: -3 }],
    ['framing', { headroom: -0.1 }],
    ['framing', { headroom: 2 }],
    ['framing', { room: -0.1 }],
    ['framing', { clutter: 0.4 }],
  ] as const)('takes points off %s, and off nothing else, for a scene of %o', (part, change) => {
    const good = scoreVibeParts(GOOD_QUALITY, LEVEL_POSE, GOOD_SCENE, FEATURES);
    const bad = scoreVibeParts(GOOD_QUALITY, LEVEL_POSE, { ...GOOD_SCENE, ...change }, FEATURES);
    expect(bad[part]).toBeLessThan(good[part] - 10);
    expect({ ...bad, [part]: 0 } satisfies VibeScores).toEqual({ ...good, [part]: 0 });
  });

  it('leaves out what of a scene cannot be told', () => {
    const unknown = { ...GOOD_SCENE, clutter: null, catchLight: null };
    const { light, framing } = scoreVibeParts(GOOD_QUALITY, LEVEL_POSE, unknown, FEATURES);
    expect(light).toBeGreaterThan(85);
    expect(framing).toBeGreaterThan(85);
  });

  it('scores a picture that tips over lower, and a head that leans a little hardly', () => {
    const angle = (roll: number) =>
      scoreVibeParts(GOOD_QUALITY, { ...LEVEL_POSE, roll }, GOOD_SCENE, FEATURES).angle;
    expect(angle(5)).toBeGreaterThan(90);
    expect(angle(-20)).toBe(angle(20));
    expect(angle(20)).toBeLessThan(70);
  });

  it.each([
    ['lightImbalance', 'light', 40],
    ['lightHardness', 'light', 0.05],
    ['clippedShare', 'light', 1],
    ['offCentre', 'framing', 1],
  ] as const)('never rewards more %s', (shortcoming, part, span) => {
    fc.assert(
      fc.property(anyQuality, between(0, 1), (quality, more) => {
        const at = (by: number) =>
          scoreVibeParts(
            { ...quality, [shortcoming]: quality[shortcoming] + by * span },
            LEVEL_POSE,
            GOOD_SCENE,
            FEATURES,
          )[part];
        expect(at(more)).toBeLessThanOrEqual(at(0));
      }),
    );
  });

  it('scores a turned head lower, to both sides alike', () => {
    const angle = (yaw: number) =>
      scoreVibeParts(GOOD_QUALITY, { ...LEVEL_POSE, yaw }, GOOD_SCENE, FEATURES).angle;
    fc.assert(
      fc.property(between(0, 30), between(0, 15), (yaw, more) => {
        expect(angle(yaw + more)).toBeLessThanOrEqual(angle(yaw));
        expect(angle(-yaw)).toBe(angle(yaw));
      }),
    );
    expect(angle(25)).toBeLessThan(angle(0) - 10);
  });

  it('scores a tipped head lower, up and down alike: level is what the gates and the words call level', () => {
    const angle = (pitch: number) =>
      scoreVibeParts(GOOD_QUALITY, { ...LEVEL_POSE, pitch }, GOOD_SCENE, FEATURES).angle;
    for (const pitch of [4, 8, 12, 16]) expect(angle(pitch), `${pitch}°`).toBe(angle(-pitch));
    expect(angle(SOFT_TURN_DEG)).toBe(angle(-SOFT_TURN_DEG));
  });

  it('takes presence from smile and gaze, and stays neutral where neither is seen', () => {
    const presence = (features: FeatureScores) =>
      scoreVibeParts(GOOD_QUALITY, LEVEL_POSE, GOOD_SCENE, features).presence;
    expect(presence({ ...FEATURES, smile: 100 })).toBeGreaterThan(presence({ ...FEATURES, smile: 70 }));
    expect(presence({ ...FEATURES, gaze: 100 })).toBeGreaterThan(presence({ ...FEATURES, gaze: 55 }));
    expect(presence({ ...FEATURES, gaze: null, eyesAwake: 100 })).toBeGreaterThan(
      presence({ ...FEATURES, gaze: null, eyesAwake: 35 }),
    );
    expect(presence(UNSEEN) > 50 && presence(UNSEEN) < 95).toBe(true);
  });
});

describe('shapeClarity', () => {
  it('is 0…100, and rises with a straight head and a free forehead', () => {
    const shapes = fc.constantFrom(0, 1, 2);
    fc.assert(
      fc.property(anyPose, between(0, 1), between(0, 0.5), shapes, (pose, forehead, more, count) => {
        const clarity = shapeClarity(pose, forehead, count);
        expect(clarity >= 0 && clarity <= 100).toBe(true);
        expect(shapeClarity(pose, forehead + more, count)).toBeGreaterThanOrEqual(clarity);
        expect(shapeClarity({ ...pose, yaw: 1.5 * pose.yaw }, forehead, count)).toBeLessThanOrEqual(clarity);
      }),
    );
    expect(shapeClarity(LEVEL_POSE, 1, 1)).toBeGreaterThan(85);
    expect(shapeClarity({ yaw: 25, pitch: 10, roll: 0 }, 0.2, 1)).toBeLessThan(70);
  });

  it.each([
    [1, 'excellent'],
    [2, 'good-work'],
    [0, 'needs-improvement'],
  ])('of a perfect photo that names %i shapes earns no better than %s', (count, best) => {
    expect(ratingOf(shapeClarity(LEVEL_POSE, 1, count))).toBe(best);
  });
});
