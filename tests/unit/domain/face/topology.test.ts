import { describe, expect, it } from 'vitest';
import * as topology from '#domain/face/topology.ts';
import { faceMesh, MIDDLE, MIRROR_OF } from '../face-mesh.ts';

const { POINT } = topology;
const mesh = faceMesh();
const at = (index: number) => ({ x: mesh[3 * index] ?? Number.NaN, y: mesh[3 * index + 1] ?? Number.NaN });
const mirrorOf = (indices: readonly number[]) =>
  indices.map((i) => MIRROR_OF[i] ?? Number.NaN).sort((a, b) => a - b);
const sorted = (indices: readonly number[]) => [...indices].sort((a, b) => a - b);

it.each([
  ['eye corners', topology.RIGHT_EYE_CORNERS, topology.LEFT_EYE_CORNERS],
  ['eyes', topology.RIGHT_EYE, topology.LEFT_EYE],
  ['brows', topology.RIGHT_BROW, topology.LEFT_BROW],
  ['face oval', topology.FACE_OVAL, topology.FACE_OVAL],
  ['outer lips', topology.LIPS_OUTER, topology.LIPS_OUTER],
  ['inner lips', topology.LIPS_INNER, topology.LIPS_INNER],
  ['mouth corners', topology.MOUTH_CORNERS, topology.MOUTH_CORNERS],
])('names mirrored points for the %s', (_, right, left) => {
  expect(mirrorOf(right)).toEqual(sorted(left));
  expect(new Set(right).size).toBe(right.length);
});

it('calls right what lies on the left of the image, and mirrors every named pair', () => {
  const names = Object.entries(POINT) as [keyof typeof POINT, number][];
  for (const [name, index] of names) {
    if (!/right/i.test(name)) continue;
    const partner = name.replace('right', 'left').replace('Right', 'Left') as keyof typeof POINT;
    expect(MIRROR_OF[index], name).toBe(POINT[partner]);
    expect(at(index).x, name).toBeLessThan(MIDDLE);
  }
  const onTheLine = names.filter(([name]) => !/right|left/i.test(name));
  expect(onTheLine).toHaveLength(10);
  for (const [name, index] of onTheLine) expect(at(index).x, name).toBe(MIDDLE);
});

describe('from top to bottom', () => {
  it('orders the middle line', () => {
    const order = [
      POINT.foreheadTop,
      POINT.glabella,
      POINT.noseBridge,
      POINT.noseTip,
      POINT.noseBase,
      POINT.lipTop,
      POINT.lipInnerTop,
      POINT.lipInnerBottom,
      POINT.lipBottom,
      POINT.chin,
    ].map((index) => at(index).y);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('walks the oval clockwise from the forehead round the whole face', () => {
    const oval = topology.FACE_OVAL.map(at);
    const area = oval.reduce((sum, p, i) => {
      const q = oval[(i + 1) % oval.length] ?? p;
      return sum + (p.x * q.y - q.x * p.y) / 2;
    }, 0);
    // Positive is clockwise where y grows downwards.
    expect(area).toBeGreaterThan(50_000);
    expect(at(10).y).toBe(Math.min(...oval.map(({ y }) => y)));
    expect(at(152).y).toBe(Math.max(...oval.map(({ y }) => y)));
  });
});
