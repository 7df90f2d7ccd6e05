import { expect, it } from 'vitest';
import { MIRRORED_PAIRS } from '#domain/face/proportions.ts';
import { faceMesh, MIDDLE, MIRROR_OF } from '../face-mesh.ts';

it('pairs each point on the person’s right with its mirror on the left, none twice', () => {
  const mesh = faceMesh();
  for (const [right, left] of MIRRORED_PAIRS) {
    expect(MIRROR_OF[right], `mirror of ${right}`).toBe(left);
    expect(mesh[3 * right]).toBeLessThan(MIDDLE);
  }
  expect(new Set(MIRRORED_PAIRS.flat()).size).toBe(2 * MIRRORED_PAIRS.length);
});
