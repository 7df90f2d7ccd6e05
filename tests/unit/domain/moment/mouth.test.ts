import { expect, it } from 'vitest';
import { cropLandmarks } from '#domain/face/landmarks.ts';
import { MESH_POINTS, POINT } from '#domain/face/topology.ts';
import { lipsApart, nameMouth } from '#domain/moment/mouth.ts';

const mouth = (apart: number, shapes: Record<string, number> = {}) =>
  nameMouth(new Map(Object.entries(shapes)), apart);
const both = (name: string, value: number) => ({ [`${name}Left`]: value, [`${name}Right`]: value });
const SMILE = { ...both('mouthSmile', 0.9), ...both('mouthUpperUp', 0.5) };

it('says what it is sure of', () => {
  expect(mouth(0.01)).toBe('closed');
  expect(mouth(0.02, both('mouthSmile', 0.6))).toBe('closed');
  expect(mouth(0.15, { ...SMILE, jawOpen: 0.3 })).toBe('teeth');
  expect(mouth(0.4, { jawOpen: 0.4 })).toBe('open');
});

it.each([
  ['lips that may have parted', 0.06, { jawOpen: 0.3 }],
  ['parted lips over a shut jaw', 0.1, { jawOpen: 0.06 }],
  ['a broad smile whose upper lip hides the teeth', 0.1, { ...both('mouthSmile', 0.9), jawOpen: 0.3 }],
  ['a lower lip drawn over a tongue', 0.3, { ...both('mouthLowerDown', 0.8), jawOpen: 0.5 }],
])('says nothing of %s', (_, apart, shapes) => {
  expect(mouth(apart, shapes)).toBeNull();
});

it('says without blendshapes that the lips are shut, and nothing else', () => {
  expect(nameMouth(null, 0.01)).toBe('closed');
  expect(nameMouth(null, 0.4)).toBeNull();
});

it('measures the gap of the lips in widths of the mouth', () => {
  const xyz = new Float32Array(3 * MESH_POINTS);
  const put = (index: number, x: number, y: number) => xyz.set([x, y, 0], 3 * index);
  put(POINT.mouthRight, 200, 350);
  put(POINT.mouthLeft, 300, 350);
  put(POINT.lipInnerTop, 250, 340);
  put(POINT.lipInnerBottom, 250, 360);
  expect(lipsApart(cropLandmarks(xyz))).toBeCloseTo(0.2);
});
