import { describe, expect, it } from 'vitest';
import { cropLandmarks } from '#domain/face/landmarks.ts';
import { IRIS, LEFT_EYE_CORNERS, MESH_POINTS, RIGHT_EYE_CORNERS } from '#domain/face/topology.ts';
import { areCovered, areEyesCovered, type CoverSigns } from '#domain/moment/covered-eyes.ts';
import { logLight } from '#domain/skin/log-colour.ts';
import { faceMesh } from '../face-mesh.ts';
import { paintFace, SKINS, type Brush, type Rgb } from '../skin/painted-face.ts';

/** The drawn face's mesh with an iris in the middle of each eye. */
const [mesh, irises] = meshWithIrises();

function meshWithIrises() {
  const xyz = new Float32Array(3 * (MESH_POINTS + 10));
  xyz.set(faceMesh());
  const found = [
    { of: IRIS.right, corners: RIGHT_EYE_CORNERS },
    { of: IRIS.left, corners: LEFT_EYE_CORNERS },
  ].map(({ of, corners: [a, b] }) => {
    const at = (k: number) => ((xyz[3 * a + k] ?? 0) + (xyz[3 * b + k] ?? 0)) / 2;
    const [x, y, radius] = [at(0), at(1), Math.abs((xyz[3 * a] ?? 0) - (xyz[3 * b] ?? 0)) / 5];
    of.forEach((index, i) => {
      const angle = (i * Math.PI) / 2;
      const away = i === 0 ? 0 : radius;
      xyz.set([x + away * Math.sin(angle), y + away * Math.cos(angle), 0], 3 * index);
    });
    return { x, y, radius };
  });
  return [cropLandmarks(xyz), found] as const;
}

/** Irises in white eyes, all of which the drawn face has in one dark colour. */
const bare: Brush = (x, y) => {
  for (const { x: cx, y: cy, radius } of irises) {
    if (Math.hypot(x - cx, y - cy) < radius) return [45, 30, 25];
    if (Math.abs(x - cx) < 2.4 * radius && Math.abs(y - cy) < radius) return [205, 195, 190];
  }
  return null;
};
/** Round lenses over the eyes and the skin around them. */
const lenses =
  (...[top, bottom = top]: readonly Rgb[]): Brush =>
  (x, y) => {
    for (const { x: cx, y: cy } of irises) {
      if (Math.hypot(x - cx, y - cy) < 62) return y < cy ? (top ?? null) : (bottom ?? null);
    }
    return null;
  };

const covered = (skin: Rgb, ...brushes: readonly Brush[]) => {
  const crop = paintFace(skin, ...brushes);
  return areEyesCovered(crop, mesh, logLight(crop).light);
};

describe.each(Object.entries(SKINS))('on %s skin', (_, skin) => {
  it.each<[string, Rgb, Rgb]>([
    ['black', [14, 14, 16], [22, 22, 24]],
    ['mirrored', [120, 160, 205], [70, 90, 120]],
  ])('eyes behind %s glasses are covered', (_name, top, bottom) => {
    expect(covered(skin, bare, lenses(top, bottom))).toBe(true);
  });

  it('open eyes are not', () => {
    expect(covered(skin, bare)).toBe(false);
  });

  it('shut eyes are not: dark lashes in skin', () => {
    expect(covered(skin)).toBe(false);
  });
});

describe('what decides', () => {
  const glasses: CoverSigns = { whites: 0.05, eyes: -0.2, unlike: 2 };

  it('is all of it together', () => {
    expect(areCovered(glasses)).toBe(true);
  });

  // Each as found on a shared photo without dark glasses.
  it.each<[string, CoverSigns]>([
    ['brown eyes in the shade of a brow', { whites: 0.11, eyes: 0.07, unlike: 0.54 }],
    ['dark skin in the sun', { whites: -0.02, eyes: -0.94, unlike: 1.4 }],
    ['shut eyes', { whites: -0.28, eyes: -1.38, unlike: 1.1 }],
    ['clear glasses that throw a shadow', { whites: 0.43, eyes: -0.33, unlike: 1.1 }],
    ['nothing of them in the crop', { whites: Number.NaN, eyes: Number.NaN, unlike: Number.NaN }],
  ])('%s: not covered', (_name, signs) => {
    expect(areCovered(signs)).toBe(false);
  });

  it('says nothing without irises', () => {
    const crop = paintFace(SKINS['medium (ITA 20)'], lenses([14, 14, 16]));
    expect(areEyesCovered(crop, faceMesh(), logLight(crop).light)).toBe(false);
  });
});
