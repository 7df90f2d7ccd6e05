import { expect, it } from 'vitest';
import { CANONICAL_FACE } from '#domain/face/canonical-face.ts';

it('is a symmetric head of 33 different mesh points', () => {
  expect(CANONICAL_FACE).toHaveLength(33);
  expect(new Set(CANONICAL_FACE.map(({ index }) => index)).size).toBe(33);
  for (const point of CANONICAL_FACE) {
    expect(point.index).toBeLessThan(468);
    expect(point.weight).toBeGreaterThan(0);
    expect(CANONICAL_FACE.filter((p) => p.x === -point.x && p.y === point.y && p.z === point.z)).toHaveLength(
      1,
    );
  }
});

it('has the nose in front, the forehead above and the person’s right eye on the left of the image', () => {
  const at = (index: number) => {
    const point = CANONICAL_FACE.find((candidate) => candidate.index === index);
    if (point === undefined) throw new Error(`point ${index} is missing`);
    return point;
  };
  expect(at(4).z).toBe(Math.max(...CANONICAL_FACE.map(({ z }) => z)));
  expect(at(10).y).toBe(Math.max(...CANONICAL_FACE.map(({ y }) => y)));
  expect(at(33).x).toBeLessThan(0);
});
