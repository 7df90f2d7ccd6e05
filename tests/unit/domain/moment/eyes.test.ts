import { describe, expect, it } from 'vitest';
import { cropLandmarks, type CropPixels, type Landmarks } from '#domain/face/landmarks.ts';
import type { Pose } from '#domain/face/report.ts';
import { IRIS, LEFT_EYE_CORNERS, MESH_POINTS, RIGHT_EYE_CORNERS } from '#domain/face/topology.ts';
import { nameGaze, readEyes, type EyeSigns } from '#domain/moment/eyes.ts';
import { SKIN_MAP_SIZE } from '#domain/skin/maps.ts';

const LEVEL: Pose = { yaw: 0, pitch: 0, roll: 0 };
const AWAKE: EyeSigns = { across: 0.1, up: 0, blink: 0.05, whites: 0.8 };

describe('what is said of eyes', () => {
  it('that look at the camera', () => {
    expect(nameGaze(AWAKE, LEVEL)).toBe('camera');
  });

  it.each<[string, Partial<EyeSigns>]>([
    ['behind dark glasses', { whites: 0.05 }],
    ['where nothing of them lies in the crop', { whites: Number.NaN }],
    ['half shut', { blink: 0.3 }],
  ])('%s: nothing', (_, change) => {
    expect(nameGaze({ ...AWAKE, ...change }, LEVEL)).toBeNull();
  });

  it('that look far to a side', () => {
    for (const across of [0.9, -0.9]) expect(nameGaze({ ...AWAKE, across }, LEVEL)).toBe('aside');
    expect(nameGaze({ ...AWAKE, across: 0.9 }, { ...LEVEL, yaw: 18 })).toBeNull();
    expect(nameGaze({ ...AWAKE, across: 0.9, blink: 0.4 }, LEVEL)).toBeNull();
  });

  it('that look past the camera: nothing that is not sure', () => {
    expect(nameGaze({ ...AWAKE, across: 0.6 }, LEVEL)).toBeNull();
    expect(nameGaze({ ...AWAKE, up: -0.6 }, LEVEL)).toBeNull();
    expect(nameGaze(AWAKE, { ...LEVEL, yaw: 22 })).toBeNull();
    expect(nameGaze(AWAKE, { ...LEVEL, pitch: -22 })).toBeNull();
    expect(nameGaze(AWAKE, { ...LEVEL, pitch: 12 })).toBeNull();
  });

  it('of a turned head have to meet the camera more surely', () => {
    const signs = { ...AWAKE, across: 0.3 };
    expect(nameGaze(signs, LEVEL)).toBe('camera');
    expect(nameGaze(signs, { ...LEVEL, yaw: 15 })).toBeNull();
    expect(nameGaze(AWAKE, { ...LEVEL, yaw: 15 })).toBe('camera');
  });

  it('without an engine that sees them: nothing', () => {
    expect(nameGaze(null, LEVEL)).toBeNull();
  });
});

/** Eyes of 60 crop pixels, 172 apart, with irises of 24 in their middle. */
function eyesInCrop(): Landmarks<CropPixels> {
  const xyz = new Float32Array(3 * (MESH_POINTS + 10));
  const put = (index: number | undefined, x: number, y: number) => xyz.set([x, y, 0], 3 * (index ?? 0));
  for (const [corners, iris, middle] of [
    [RIGHT_EYE_CORNERS, IRIS.right, 170],
    [LEFT_EYE_CORNERS, IRIS.left, 342],
  ] as const) {
    put(corners[0], middle - 30, 180);
    put(corners[1], middle + 30, 180);
    put(iris[0], middle, 180);
    put(iris[1], middle + 12, 180);
    put(iris[2], middle, 168);
    put(iris[3], middle - 12, 180);
    put(iris[4], middle, 192);
  }
  return cropLandmarks(xyz);
}

/** ln light of the map: one value on the irises, one beside them. */
const lightOf = (iris: number, beside: number) =>
  Float32Array.from({ length: SKIN_MAP_SIZE ** 2 }, (_, i) => {
    const x = i % SKIN_MAP_SIZE;
    return [85, 171].some((middle) => Math.abs(x - middle) <= 6) ? iris : beside;
  });

describe('what is read from eyes', () => {
  const look = (shapes: Record<string, number>, pose = LEVEL, light = lightOf(-3, -1)) =>
    readEyes(new Map(Object.entries(shapes)), pose, light, eyesInCrop());

  it('finds the whites beside the irises', () => {
    expect(look({})?.whites).toBeCloseTo(2, 1);
    expect(look({}, LEVEL, lightOf(-3, -3))?.whites).toBeCloseTo(0);
  });

  it('takes the turn of the head off the turn of the eyes', () => {
    const level = look({});
    expect(Math.hypot(level?.across ?? 1, level?.up ?? 1)).toBeLessThan(0.1);
    // The head turns to the right of the picture, the eyes stay with the camera.
    const turned = { eyeLookInLeft: 0.35, eyeLookOutRight: 0.35 };
    expect(look(turned, { ...LEVEL, yaw: 10 })?.across).toBeCloseTo(level?.across ?? 1, 5);
    expect(look(turned)?.across).toBeGreaterThan(0.3);
  });

  it('reads nothing without blendshapes or irises', () => {
    expect(readEyes(null, LEVEL, lightOf(-3, -1), eyesInCrop())).toBeNull();
    const mesh = cropLandmarks(new Float32Array(3 * MESH_POINTS));
    expect(readEyes(new Map(), LEVEL, lightOf(-3, -1), mesh)).toBeNull();
  });
});
