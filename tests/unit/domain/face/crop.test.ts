import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CROP_INTEROCULAR, CROP_SIZE, imageToCrop } from '#domain/face/crop.ts';
import { LEFT_EYE_CORNERS, MOUTH_CORNERS, RIGHT_EYE_CORNERS } from '#domain/face/topology.ts';
import { centroid } from '#domain/face/landmarks.ts';
import { distance } from '#domain/geometry/points.ts';
import { applySimilarity } from '#domain/geometry/similarity.ts';
import { between } from '../arbitraries.ts';
import { faceMesh, moved, type Mesh } from '../face-mesh.ts';

const ANCHORS = [RIGHT_EYE_CORNERS, LEFT_EYE_CORNERS, MOUTH_CORNERS];
const anchorsInCrop = (mesh: Mesh) =>
  ANCHORS.map((indices) => applySimilarity(imageToCrop(mesh), centroid(mesh, indices)));

it('puts the eyes level, the agreed distance apart, and the face in the middle', () => {
  const [right, left, mouth] = anchorsInCrop(faceMesh());
  if (right === undefined || left === undefined || mouth === undefined)
    throw new Error('anchors are missing');
  expect(right.y).toBeCloseTo(left.y, 4);
  expect(right.x).toBeLessThan(left.x);
  expect((right.x + left.x) / 2).toBeCloseTo(CROP_SIZE / 2, 3);
  expect(mouth.x).toBeCloseTo(CROP_SIZE / 2, 3);
  expect(Math.abs(distance(right, left) / CROP_INTEROCULAR - 1)).toBeLessThan(0.05);
});

it('shows the same crop wherever the face stands, however large and however tilted', () => {
  const wanted = anchorsInCrop(faceMesh());
  fc.assert(
    fc.property(
      between(0.1, 8),
      between(-Math.PI, Math.PI),
      between(-2000, 4000),
      between(-2000, 4000),
      (scale, angle, tx, ty) => {
        const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
        const seen = moved(faceMesh(), (x, y, z) => [
          cos * x - sin * y + tx,
          sin * x + cos * y + ty,
          scale * z,
        ]);
        anchorsInCrop(seen).forEach((p, i) => {
          expect(distance(p, wanted[i] ?? { x: Number.NaN, y: Number.NaN })).toBeLessThan(0.1);
        });
      },
    ),
  );
});
