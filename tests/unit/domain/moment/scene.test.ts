import { describe, expect, it } from 'vitest';
import { readBackground, type View } from '#domain/moment/background.ts';
import { readScene } from '#domain/moment/scene.ts';
import { IRIS } from '#domain/face/topology.ts';
import { pointAt, STRIDE, type CropPixels, type Landmarks } from '#domain/face/landmarks.ts';
import { SKIN_MAP_SIZE } from '#domain/skin/maps.ts';
import { faceMesh } from '../face-mesh.ts';

const MESH = faceMesh();
/** The irises lie at x 170 and 342, y 180 of the crop, with a radius of 16. */
const WITH_IRISES = (() => {
  const points = new Float32Array(478 * STRIDE);
  points.set(MESH);
  for (const [indices, middle] of [
    [IRIS.right, 170],
    [IRIS.left, 342],
  ] as const) {
    const around = [
      [0, 0],
      [16, 0],
      [0, -16],
      [-16, 0],
      [0, 16],
    ] as const;
    for (const [i, [dx, dy]] of around.entries()) {
      points.set([middle + dx, 180 + dy], (indices[i] ?? Number.NaN) * STRIDE);
    }
  }
  return points as Landmarks<CropPixels>;
})();

/** A face of 20 × 30 pixels in a picture of 100 × 100. */
function viewOf(left: number, top: number, pixel: (x: number, y: number) => number): View {
  const pixels = new Uint8ClampedArray(40_000);
  for (let y = 0; y < 100; y += 1)
    for (let x = 0; x < 100; x += 1) pixels.fill(pixel(x, y), 4 * (100 * y + x), 4 * (100 * y + x) + 4);
  const face = [
    { x: left, y: top },
    { x: left + 20, y: top + 30 },
  ];
  return { width: 100, height: 100, pixels, face };
}

const plain = () => 128;
const dark = () => new Float32Array(SKIN_MAP_SIZE ** 2).fill(-3);
const sceneOf = (view: View, landmarks = WITH_IRISES, light = dark(), eyesHidden = false) =>
  readScene({ view, background: readBackground(view), landmarks, light, eyesHidden });

describe('readScene', () => {
  it('tells the room around the face in sizes of it', () => {
    expect(sceneOf(viewOf(40, 30, plain))).toMatchObject({ headroom: 1, room: 40 / 30 });
    expect(sceneOf(viewOf(10, 15, plain))).toMatchObject({ headroom: 0.5, room: 0.5 });
    expect(sceneOf(viewOf(40, 85, plain)).room).toBeCloseTo(-0.5, 9);
  });

  it('finds no clutter on a wall, and much in stripes', () => {
    expect(sceneOf(viewOf(40, 40, plain)).clutter).toBe(0);
    expect(sceneOf(viewOf(40, 40, (x) => (x % 4 < 2 ? 40 : 200))).clutter).toBeGreaterThan(0.3);
  });

  it('sees the light in both eyes, and a spot beside the iris as none', () => {
    const view = viewOf(40, 40, plain);
    const lit = (...spots: readonly (readonly [x: number, y: number])[]) => {
      const light = dark();
      for (const [x, y] of spots) light[Math.round(y / 2) * SKIN_MAP_SIZE + Math.round(x / 2)] = -0.2;
      return sceneOf(view, WITH_IRISES, light).catchLight;
    };
    expect(lit()).toBeCloseTo(-3, 5);
    expect(lit([172, 176])).toBeCloseTo(-1.6, 5);
    expect(lit([172, 176], [340, 176])).toBeCloseTo(-0.2, 5);
    expect(lit([200, 180])).toBeCloseTo(-3, 5);
  });

  it('says nothing of eyes without irises or behind dark glasses, nor of a background that is not there', () => {
    const view = viewOf(40, 40, plain);
    expect(pointAt(WITH_IRISES, IRIS.right[0])).toMatchObject({ x: 170, y: 180 });
    expect(sceneOf(view, MESH).catchLight).toBeNull();
    expect(sceneOf(view, WITH_IRISES, dark(), true).catchLight).toBeNull();
    const close = {
      ...view,
      face: [
        { x: 0, y: 0 },
        { x: 100, y: 100 },
      ],
    } as unknown as View;
    expect(sceneOf(close).clutter).toBeNull();
  });
});
