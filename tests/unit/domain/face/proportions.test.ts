import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FaceGeometry } from '#domain/face/report.ts';
import { POINT } from '#domain/face/topology.ts';
import { frontalise } from '#domain/face/frontal.ts';
import { cameraDistanceCm, interocularDistance } from '#domain/face/distances.ts';
import { measureGeometry } from '#domain/face/proportions.ts';
import { between } from '../arbitraries.ts';
import { faceMesh, meshOf, mirrored, moved, shifted, turned, type Mesh } from '../face-mesh.ts';

const keys = (geometry: FaceGeometry) => Object.keys(geometry) as (keyof FaceGeometry)[];

function expectSame(found: FaceGeometry, wanted: FaceGeometry, digits: number) {
  for (const key of keys(wanted)) expect(found[key], key).toBeCloseTo(wanted[key], digits);
}

/** The mesh with irises of a known width around the eye centres. */
function withIris(mesh: Mesh, irisPx: number): Mesh {
  const out = new Float32Array(478 * 3);
  out.set(mesh);
  for (const [first, x] of [
    [468, 170],
    [473, 342],
  ] as const) {
    const around = [
      [0, 0],
      [irisPx / 2, 0],
      [0, -irisPx / 2],
      [-irisPx / 2, 0],
      [0, irisPx / 2],
    ] as const;
    around.forEach(([dx, dy], i) => out.set([x + dx, 180 + dy, 0], 3 * (first + i)));
  }
  return meshOf(out);
}

describe('measureGeometry', () => {
  const face = measureGeometry(faceMesh());

  it('gives finite numbers, thirds that share the face, and no asymmetry where there is none', () => {
    for (const key of keys(face)) expect(Number.isFinite(face[key]), key).toBe(true);
    expect(face.middleThird + face.lowerThird).toBeCloseTo(1, 9);
    expect(face.asymmetry).toBeLessThan(1e-4);
    expect(face.rightEyeFifth).toBeCloseTo(face.leftEyeFifth, 5);
  });

  it('depends neither on the size of the face nor on its place', () => {
    fc.assert(
      fc.property(between(0.3, 6), between(-500, 3000), (scale, at) => {
        const seen = moved(faceMesh(), (x, y, z) => [scale * x + at, scale * y - at, scale * z]);
        expectSame(measureGeometry(seen), face, 2);
        expect(measureGeometry(seen).faceAspect).toBeCloseTo(face.faceAspect, 3);
      }),
    );
  });

  it('is the same for a turned head once that is turned to the front', () => {
    fc.assert(
      fc.property(between(-20, 20), between(-20, 20), between(-30, 30), (yaw, pitch, roll) => {
        const pose = { yaw, pitch, roll };
        expectSame(measureGeometry(frontalise(turned(faceMesh(), pose), pose)), face, 2);
      }),
      { numRuns: 30 },
    );
  });

  it('swaps right and left for a mirrored photo, and changes nothing else', () => {
    const uneven = shifted(faceMesh(), [33, 7, 163, 144], -6, 4);
    const [original, flipped] = [measureGeometry(uneven), measureGeometry(mirrored(uneven))];
    expect(original.rightEyeFifth).not.toBeCloseTo(original.leftEyeFifth, 3);
    expectSame(
      flipped,
      { ...original, rightEyeFifth: original.leftEyeFifth, leftEyeFifth: original.rightEyeFifth },
      4,
    );
  });

  it('calls a face the less symmetric, the farther one side moves', () => {
    const asymmetries = [0, 4, 8, 16].map(
      (dy) => measureGeometry(shifted(faceMesh(), [61, 129, 205], 0, dy)).asymmetry,
    );
    expect(asymmetries).toEqual([...asymmetries].sort((a, b) => a - b));
    expect(new Set(asymmetries).size).toBe(4);
  });

  it.each([
    ['jawToCheek', [[POINT.rightJaw, -8, 0] as const, [POINT.leftJaw, 8, 0] as const]],
    ['faceAspect', [[POINT.chin, 0, 12] as const]],
    ['foreheadToCheek', [[POINT.rightTemple, -8, 0] as const, [POINT.leftTemple, 8, 0] as const]],
    ['chinToJaw', [[POINT.rightJawLow, -8, 0] as const, [POINT.leftJawLow, 8, 0] as const]],
    ['lowerThird', [[POINT.chin, 0, 12] as const]],
    ['eyeAspect', [[POINT.rightEyeTop, 0, -5] as const, [POINT.leftEyeTop, 0, -5] as const]],
    ['canthalTiltDeg', [[POINT.rightEyeOuter, 0, -6] as const, [POINT.leftEyeOuter, 0, -6] as const]],
    ['noseToFace', [[POINT.rightNostril, -5, 0] as const, [POINT.leftNostril, 5, 0] as const]],
    ['mouthToFace', [[POINT.mouthRight, -9, 0] as const, [POINT.mouthLeft, 9, 0] as const]],
    ['lipFullness', [[POINT.lipBottom, 0, 9] as const, [POINT.lipTop, 0, -9] as const]],
    ['eyeGapFifth', [[POINT.rightEyeInner, -5, 0] as const, [POINT.leftEyeInner, 5, 0] as const]],
  ] as const)('grows %s with what it is named for', (key, moves) => {
    const changed = moves.reduce((mesh, [index, dx, dy]) => shifted(mesh, [index], dx, dy), faceMesh());
    expect(measureGeometry(changed)[key]).toBeGreaterThan(face[key] + 0.005);
  });
});

it('reads the eye distance from the irises, else from the corners of the eyes', () => {
  const mesh = faceMesh();
  const x = (index: number) => mesh[3 * index] ?? Number.NaN;
  expect(interocularDistance(mesh)).toBeCloseTo((x(263) + x(362) - x(33) - x(133)) / 2, 3);
  const looking = shifted(withIris(faceMesh(), 20), [468, 473], 7, 0);
  expect(interocularDistance(looking)).toBeCloseTo(172, 4);
  const cross = shifted(withIris(faceMesh(), 20), [468], 10, 0);
  expect(interocularDistance(cross)).toBeCloseTo(162, 4);
});

describe('cameraDistanceCm', () => {
  it('follows the pinhole: 1.17 cm of iris', () => {
    fc.assert(
      fc.property(between(10, 60), between(400, 2000), (irisPx, focalPx) => {
        expect(cameraDistanceCm(withIris(faceMesh(), irisPx), focalPx)).toBeCloseTo(
          (focalPx * 1.17) / irisPx,
          2,
        );
      }),
    );
  });

  it('says nothing without an iris', () => {
    expect(cameraDistanceCm(faceMesh(), 900)).toBeNull();
    expect(cameraDistanceCm(withIris(faceMesh(), 0), 900)).toBeNull();
  });
});
