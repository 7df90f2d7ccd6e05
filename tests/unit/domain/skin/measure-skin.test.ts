import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mix, MIXING, type Mixing, type RawSkinMetrics, unmix } from '#domain/skin/measure-skin.ts';
import { between } from '../arbitraries.ts';

const NONE: RawSkinMetrics = {
  evenness: 5,
  spots: 0,
  redness: 1,
  texture: 0,
  pores: 0,
  lines: 3,
  shine: 9,
  darkCircles: 4,
};
const anyMixing: fc.Arbitrary<Mixing> = fc.record({
  spotsPerTexture: between(0, 0.5),
  texturePerSpots: between(0, 1.5),
  poresPerSpots: between(0, 0.1),
  poresPerTexture: between(0, 0.1),
});

describe('unmix', () => {
  it('takes out exactly what mix puts in', () => {
    fc.assert(
      fc.property(
        anyMixing,
        between(0, 20),
        between(0, 100),
        between(0, 3),
        (mixing, spots, texture, pores) => {
          const own = { ...NONE, spots, texture, pores };
          const back = unmix(mix(own, mixing), mixing);
          for (const name of ['spots', 'texture', 'pores'] as const) {
            expect(back[name]).toBeCloseTo(own[name], 4);
          }
        },
      ),
    );
  });

  it('leaves the others, and what could not be measured, alone', () => {
    const some = { ...NONE, spots: null, texture: 40, pores: null };
    const found = unmix(some);
    expect(found).toEqual({ ...some, texture: found.texture });
    expect(found.texture).toBeCloseTo(40 / (1 - MIXING.spotsPerTexture * MIXING.texturePerSpots), 6);
  });

  it('is fitted to faces, and each metric keeps most of what is its own', () => {
    expect(MIXING.spotsPerTexture).toBeGreaterThan(0);
    expect(MIXING.texturePerSpots).toBeGreaterThan(0);
    expect(MIXING.spotsPerTexture * MIXING.texturePerSpots).toBeLessThan(0.5);
  });
});
