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
    pucker: between(0, 1),
    lowerLipDown: between(0, 1),
    upperLipUp: between(0, 1),
    eyeWide: between(0, 1),
    eyeSquint: between(0, 1),
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
    ['gaze', 'lookAway', -1],
    ['smile', 'smile', 1],
    ['smile', 'upperLipUp', 1],
  ] as const)('moves %s one way with %s', (part, cue, direction) => {
    fc.assert(
      fc.property(anyCues, between(0, 1), (cues, other) => {
        const scored = (value: number) => scoreFeatures({ ...cues, [cue]: value }, null)[part] ?? Number.NaN;
        const [low, high] = [Math.min(other, cues[cue]), Math.max(other, cues[cue])];
        expect(direction * (scored(high) - scored(low))).toBeGreaterThanOrEqual(0);
      }),
    );
    const smiling = cue === 'upperLipUp' ? { ...CALM, smile: 0.9 } : CALM;
    const worst = scoreFeatures({ ...smiling, [cue]: direction > 0 ? 0 : 1 }, null)[part] ?? Number.NaN;
    const best = scoreFeatures({ ...smiling, [cue]: direction > 0 ? 1 : 0 }, null)[part] ?? Number.NaN;
    expect(best - worst).toBeGreaterThan(cue === 'upperLipUp' ? 4 : 10);
  });

  it('takes points off brows only where brows and eyes are both drawn together, and none where it cannot tell', () => {
    const at = (browDown: number, eyeSquint: number | null) =>
      scoreFeatures({ ...CALM, browDown, eyeSquint }, null).browRelaxed;
    expect(at(1, 0.3)).toBe(at(0, 0));
    expect(at(0.9, 0.9)).toBeLessThan((at(0, 0) ?? Number.NaN) - 10);
    expect(at(1, null)).toBeNull();
    fc.assert(
      fc.property(between(0, 1), between(0, 1), between(0, 1), (brow, squint, more) => {
        expect(at(brow + more, squint)).toBeLessThanOrEqual(at(brow, squint) ?? Number.NaN);
        expect(at(brow, squint + more)).toBeLessThanOrEqual(at(brow, squint) ?? Number.NaN);
      }),
    );
  });

  it('takes a lip that is drawn up without a smile for none', () => {
    const calm = scoreFeatures(CALM, null).smile;
    expect(scoreFeatures({ ...CALM, upperLipUp: 1 }, null).smile).toBe(calm);
  });

  it('scores rough lips lower than smooth ones', () => {
    expect(scoreFeatures(CALM, 0.35).lips).toBeLessThan(scoreFeatures(CALM, 0.15).lips ?? Number.NaN);
  });
});
