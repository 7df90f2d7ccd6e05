import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CANONICAL_FACE, estimatePose } from '#domain/face/pose.ts';
import { frontalise } from '#domain/face/frontal.ts';
import { between } from '../arbitraries.ts';
import { faceMesh, meshOf, moved, turned } from '../face-mesh.ts';

const turn = fc.record({ yaw: between(-40, 40), pitch: between(-40, 40), roll: between(-60, 60) });

/** The mesh about its own centre. */
function centred(mesh: Float32Array): Float32Array {
  const sums = [0, 0, 0];
  mesh.forEach((value, i) => {
    sums[i % 3] = (sums[i % 3] ?? 0) + value / (mesh.length / 3);
  });
  return mesh.map((value, i) => value - (sums[i % 3] ?? 0));
}

const largestDifference = (a: Float32Array, b: Float32Array) =>
  a.reduce((worst, value, i) => Math.max(worst, Math.abs(value - (b[i] ?? Number.NaN))), 0);

it('undoes any turn of the head: the same face comes back', () => {
  fc.assert(
    fc.property(turn, between(0.3, 5), between(-1000, 3000), (pose, scale, at) => {
      const face = moved(faceMesh(), (x, y, z) => [scale * x, scale * y, scale * z]);
      const seen = moved(turned(face, pose), (x, y, z) => [x + at, y - at, z]);
      expect(largestDifference(centred(frontalise(seen, pose)), centred(face))).toBeLessThan(
        0.02 * scale + 0.01,
      );
    }),
    { numRuns: 50 },
  );
});

it('turns about the middle of the face, which stays where it is', () => {
  const pose = { yaw: 20, pitch: -15, roll: 30 };
  const seen = moved(turned(faceMesh(), pose), (x, y, z) => [x + 700, y + 300, z]);
  const centre = (mesh: Float32Array, axis: number) =>
    mesh.filter((_, i) => i % 3 === axis).reduce((sum, value, _, all) => sum + value / all.length, 0);
  for (const axis of [0, 1, 2]) {
    expect(centre(frontalise(seen, pose), axis)).toBeCloseTo(centre(seen, axis), 1);
  }
});

it('agrees with the pose that is read from a mesh: what it turns to the front is read as frontal', () => {
  fc.assert(
    fc.property(turn, (pose) => {
      const canonical = new Float32Array(468 * 3);
      for (const { index, x, y, z } of CANONICAL_FACE) canonical.set([20 * x, -20 * y, -20 * z], 3 * index);
      const seen = turned(canonical, pose);
      const { yaw, pitch, roll } = estimatePose(meshOf(frontalise(seen, estimatePose(seen))));
      expect(Math.max(Math.abs(yaw), Math.abs(pitch), Math.abs(roll))).toBeLessThan(0.01);
    }),
    { numRuns: 50 },
  );
});

it('does not change what it is given', () => {
  const mesh = faceMesh();
  frontalise(mesh, { yaw: 10, pitch: 10, roll: 10 });
  expect(mesh).toEqual(faceMesh());
});
