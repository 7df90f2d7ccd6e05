import { describe, expect, it } from 'vitest';
import { AnalysisError } from '#analysis/worker/errors.ts';
import { passGates, type GateInput } from '#analysis/worker/stages/gates.ts';
import { cropLandmarks, imageLandmarks } from '#domain/face/landmarks.ts';
import { CROP_SIZE } from '#domain/face/crop.ts';
import { REGION_NAMES } from '#domain/face/regions.ts';
import { recordOf } from '#functions/vocabulary.ts';
import { bytePlane } from '#domain/geometry/polygon.ts';
import type { SkinRegions } from '#domain/skin/skin-regions.ts';

const IMAGE = { width: 800, height: 1000 };

/** 478 points in a box of 300 × 400 around the middle, with eyes 160 px apart and irises 16 px wide. */
function landmarks({ dx = 0, scale = 1, points = 478 } = {}) {
  const out = new Float32Array(points * 3);
  for (let i = 0; i < points; i++) {
    const [u, v] = [(i % 20) / 19, Math.floor(i / 20) / 23];
    out.set([250 + 300 * u, 300 + 400 * Math.min(1, v), 0], 3 * i);
  }
  const put = (index: number, x: number, y: number) => {
    if (index < points) out.set([x, y, 0], 3 * index);
  };
  put(0, 250, 300);
  put(1, 550, 700);
  for (const [first, x] of [
    [468, 320],
    [473, 480],
  ] as const) {
    put(first, x, 420);
    put(first + 1, x + 8, 420);
    put(first + 2, x, 412);
    put(first + 3, x - 8, 420);
    put(first + 4, x, 428);
  }
  const place = (value: number, k: number) =>
    k % 3 === 0 ? 400 + (value - 400) * scale + dx : 500 + (value - 500) * scale;
  return imageLandmarks(out.map(place));
}

const face = bytePlane(64, 64);
face.data.fill(1);
const crisp = Float32Array.from({ length: 64 * 64 }, (_, i) => ((i * 7919) % 97) / 97);
const flat = Float32Array.from({ length: 64 * 64 }, (_, i) => Math.floor(i / 64) / 64);

const skin = (change: Partial<SkinRegions> = {}) =>
  ({
    light: crisp,
    face,
    coverage: recordOf(REGION_NAMES, () => 1),
    skinLightness: 60,
    clippedShare: 0.01,
    lightImbalance: 0.2,
    ...change,
  }) as SkinRegions;

/** A crop of one grey. */
const grey = (byte: number): GateInput['aligned'] => ({
  pixels: new Uint8ClampedArray(4 * CROP_SIZE ** 2).fill(byte),
  landmarks: cropLandmarks(landmarks()),
});

const input = (change: Partial<GateInput> = {}): GateInput => ({
  image: IMAGE,
  face: { landmarks: landmarks(), pose: { yaw: 3, pitch: -4, roll: 5 }, blendshapes: null, confidence: 1 },
  aligned: grey(200),
  skin: skin(),
  lightHardness: 0.02,
  focalRatio: null,
  angle: 'front',
  ...change,
});
const withFace = (change: Partial<GateInput['face']>) => ({ face: { ...input().face, ...change } });

describe('passGates', () => {
  it('tells the photo in numbers', () => {
    const quality = passGates(input());
    expect(quality).toMatchObject({ ...IMAGE, skinLightness: 60, clippedShare: 0.01, lightImbalance: 0.2 });
    expect(quality.lightHardness).toBe(0.02);
    expect(quality.interocularPx).toBeCloseTo(160, 3);
    expect(quality.faceFill).toBeCloseTo(0.4, 6);
    expect(quality.offCentre).toBeCloseTo(0, 6);
    expect(quality.sharpness).toBe(1);
  });

  it('measures how far off the middle the face is', () => {
    expect(passGates(input(withFace({ landmarks: landmarks({ dx: 160 }) }))).offCentre).toBeCloseTo(0.2, 6);
  });

  it('knows the distance where the lens is known, and only with an iris', () => {
    // Focal length 0.72 × 1000 px; 11.7 mm are 16 px.
    expect(passGates(input({ focalRatio: 0.72 })).distanceCm).toBeCloseTo((720 * 1.17) / 16, 3);
    expect(passGates(input()).distanceCm).toBeNull();
    const lite = withFace({ landmarks: landmarks({ points: 468 }) });
    expect(passGates(input({ ...lite, focalRatio: 0.72 })).distanceCm).toBeNull();
  });

  it.each([
    ['too-small', withFace({ landmarks: landmarks({ scale: 0.2 }) })],
    ['turned-away', withFace({ pose: { yaw: 60, pitch: 0, roll: 0 } })],
    ['turned-away', withFace({ pose: { yaw: 0, pitch: -60, roll: 0 } })],
    ['too-dark', { aligned: grey(60) }],
    ['too-bright', { skin: skin({ skinLightness: 99.5 }) }],
    ['too-bright', { skin: skin({ clippedShare: 0.9, skinLightness: 85 }) }],
    ['blurred', { skin: skin({ light: flat }) }],
  ] satisfies [string, Partial<GateInput>][])('stops with %s, and says the numbers', (code, change) => {
    const stopped = () => passGates(input(change));
    expect(stopped).toThrow(AnalysisError);
    expect(stopped).toThrow(expect.objectContaining({ code }));
    expect(stopped).toThrow('interocularPx');
  });
});
