/** A whole face mesh for the domain's tests, and the ways to move it. */
import { readFileSync } from 'node:fs';
import type { CropPixels, FrontalPixels, ImagePixels, Landmarks } from '#domain/face/landmarks.ts';
import type { Pose } from '#domain/face/report.ts';
import { inRoot } from '#scripts/lib/paths.ts';

/** The middle line of the aligned crop; the mesh is symmetric about it. */
export const MIDDLE = 256;
const RAD = Math.PI / 180;

/** A level face in a photo as large as the crop is its own crop, and its own front. */
export type Mesh = Landmarks<ImagePixels & CropPixels & FrontalPixels>;
export const meshOf = (xyz: Float32Array) => xyz as Mesh;

const { points } = JSON.parse(readFileSync(inRoot('tests/fixtures/face-mesh.json'), 'utf8')) as {
  points: number[];
};

export type Place = (x: number, y: number, z: number) => readonly [x: number, y: number, z: number];

/** Every point of the mesh moved. */
export function moved(mesh: Float32Array, place: Place): Mesh {
  const out = new Float32Array(mesh.length);
  for (let i = 0; i + 2 < mesh.length; i += 3) {
    out.set(place(mesh[i] ?? Number.NaN, mesh[i + 1] ?? Number.NaN, mesh[i + 2] ?? Number.NaN), i);
  }
  return meshOf(out);
}

/** 468 points of a symmetric, level face in pixels of the aligned crop. A new copy each time. */
export const faceMesh = (): Mesh => moved(Float32Array.from(points), (x, y, z) => [MIDDLE + x, y, z]);

/** For every landmark its mirrored partner: the one point at the mirrored place. */
export const MIRROR_OF: readonly number[] = Array.from({ length: points.length / 3 }, (_, i) => {
  const at = (j: number, axis: number) => points[3 * j + axis] ?? Number.NaN;
  const partners = Array.from({ length: points.length / 3 }, (_, j) => j).filter(
    (j) => at(j, 0) === -at(i, 0) && at(j, 1) === at(i, 1) && at(j, 2) === at(i, 2),
  );
  const [partner] = partners;
  if (partners.length !== 1 || partner === undefined)
    throw new Error(`point ${i} has no single mirror point`);
  return partner;
});

/** The mesh of the mirrored photo: every point takes its partner's mirrored place. */
export function mirrored(mesh: Float32Array): Mesh {
  const out = new Float32Array(mesh.length);
  MIRROR_OF.forEach((partner, i) => {
    const p = mesh.subarray(3 * partner, 3 * partner + 3);
    out.set([2 * MIDDLE - (p[0] ?? Number.NaN), p[1] ?? Number.NaN, p[2] ?? Number.NaN], 3 * i);
  });
  return meshOf(out);
}

/** The mesh turned about the origin: Rz(−roll) · Ry(yaw) · Rx(−pitch) in axes x right, y up, z to the camera. */
export function turned(mesh: Float32Array, { yaw, pitch, roll }: Pose): Mesh {
  const spin = (a: number, b: number, degrees: number) => {
    const [sin, cos] = [Math.sin(degrees * RAD), Math.cos(degrees * RAD)];
    return [cos * a - sin * b, sin * a + cos * b] as const;
  };
  return moved(mesh, (x, y, z) => {
    const [y1, z1] = spin(-y, -z, -pitch);
    const [z2, x2] = spin(z1, x, yaw);
    const [x3, y3] = spin(x2, y1, -roll);
    return [x3, -y3, -z2];
  });
}

/** Some landmarks shifted by so many pixels. */
export function shifted(
  mesh: Float32Array,
  indices: readonly number[],
  dx: number,
  dy: number,
  dz = 0,
): Mesh {
  const out = mesh.slice();
  for (const i of indices) {
    [dx, dy, dz].forEach((d, axis) => {
      out[3 * i + axis] = (out[3 * i + axis] ?? Number.NaN) + d;
    });
  }
  return meshOf(out);
}
