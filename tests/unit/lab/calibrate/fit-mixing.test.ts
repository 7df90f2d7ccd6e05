import { expect, it } from 'vitest';
import { fitMixing, type PaintedFace } from '#lab/calibrate/fit-mixing.ts';
import { mix, type Mixing, type RawSkinMetrics } from '#domain/skin/measure-skin.ts';

const TRUE: Mixing = {
  spotsPerTexture: 0.15,
  texturePerSpots: 1.2,
  poresPerSpots: 0.01,
  poresPerTexture: 0.02,
};

const metrics = (spots: number, texture: number): RawSkinMetrics => ({
  evenness: 5,
  spots,
  redness: 1,
  texture,
  pores: 1,
  lines: 3,
  shine: 9,
  darkCircles: 4,
});

/** Faces of their own, and each with its defect painted on. */
const faces: PaintedFace[] = [1, 2, 3].flatMap((k) => {
  const own = metrics(k, 20 + 5 * k);
  return [
    { defect: 'spots', before: mix(own, TRUE), after: mix(metrics(k + 20, 20 + 5 * k), TRUE) },
    { defect: 'texture', before: mix(own, TRUE), after: mix(metrics(k, 90), TRUE) },
  ];
});

it('finds the shares with which the filters mix', () => {
  const found = fitMixing(faces);
  for (const [name, value] of Object.entries(TRUE))
    expect(found[name as keyof Mixing], name).toBeCloseTo(value, 3);
});

it('minds no single face, and none on which the defect was not seen', () => {
  const blind: PaintedFace = { defect: 'spots', before: metrics(5, 20), after: metrics(5, 90) };
  expect(fitMixing([...faces, blind])).toEqual(fitMixing(faces));
});

it('takes nothing out where nothing was painted', () => {
  expect(Object.values(fitMixing([]))).toEqual([0, 0, 0, 0]);
});
