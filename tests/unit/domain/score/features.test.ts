import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreFeatures } from '#domain/score/features.ts';
import { between } from '../arbitraries.ts';
import { CALM } from './measured.ts';

describe('scoreFeatures', () => {
  const anyCues = fc.record({
    smile: between(0, 1),
    blink: between(0, 1),
    browDown: between(0, 1),
    browUp: between(0, 1),
    mouthOpen: between(0, 1),
    eyeWide: between(0, 1),
    lookAway: between(0, 1),
  });

  it('scores 0…100, and is null for what was not seen', () => {
    fc.assert(
      fc.property(anyCues, fc.option(between(0, 20)), (cues, roughness) => {
        const scores = scoreFeatures(cues, roughness);
        for (const value of Object.values(scores)) {
          if (value !== null) expect(value >= 0 && value <= 100).toBe(true);
        }
        expect(scores.lips === null).toBe(roughness === null);
        expect(scoreFeatures({ ...cues, lookAway: null }, roughness).gaze).toBeNull();
      }),
    );
  });

  it.each([
    ['eyesAwake', 'blink', -1],
    ['browRelaxed', 'browDown', -1],
    ['gaze', 'lookAway', -1],
    ['smile', 'smile', 1],
  ] as const)('moves %s one way with %s', (part, cue, direction) => {
    fc.assert(
      fc.property(anyCues, between(0, 1), (cues, other) => {
        const scored = (value: number) => scoreFeatures({ ...cues, [cue]: value }, null)[part] ?? Number.NaN;
        const [low, high] = [Math.min(other, cues[cue]), Math.max(other, cues[cue])];
        expect(direction * (scored(high) - scored(low))).toBeGreaterThanOrEqual(0);
      }),
    );
    const worst = scoreFeatures({ ...CALM, [cue]: direction > 0 ? 0 : 1 }, null)[part] ?? Number.NaN;
    const best = scoreFeatures({ ...CALM, [cue]: direction > 0 ? 1 : 0 }, null)[part] ?? Number.NaN;
    expect(best - worst).toBeGreaterThan(10);
  });

  it('scores rough lips lower than smooth ones', () => {
    expect(scoreFeatures(CALM, 0.35).lips).toBeLessThan(scoreFeatures(CALM, 0.15).lips ?? Number.NaN);
  });
});
