/** The face mesh as a closed surface, and where it faces. */
import { FaceLandmarker } from '@mediapipe/tasks-vision';
import { LEFT_EYE, LIPS_INNER, RIGHT_EYE } from '#domain/face/topology.ts';

/** Three vertices, all wound the same way round. */
export type Triangle = readonly [number, number, number];

/** MediaPipe names the edges of each triangle one after the other. */
const SKIN: readonly Triangle[] = FaceLandmarker.FACE_LANDMARKS_TESSELATION.flatMap((edge, i, edges) =>
  i % 3 === 0 ? [[edge.start, edge.end, edges[i + 1]?.end ?? Number.NaN] as const] : [],
);

/** A hole of the mesh filled from its first vertex. */
const fan = ([first = Number.NaN, ...rest]: readonly number[]): Triangle[] =>
  rest.slice(1).map((vertex, i) => [first, rest[i] ?? Number.NaN, vertex]);

/** Skin, and eyes and mouth as if they were closed. */
export const MESH_TRIANGLES: readonly Triangle[] = [
  ...SKIN,
  ...fan(RIGHT_EYE),
  ...fan(LIPS_INNER),
  // The other way round than the right eye is listed.
  ...fan(LEFT_EYE.toReversed()),
];

/**
 * Where the surface faces at each vertex: the normals of the triangles around it, each by its area.
 *
 * @param xyz triples as in `Landmarks`: x to the right, y down, z away from the camera
 * @returns unit triples: x to the right, y down, z towards the camera; 0 for a vertex of no triangle
 */
export function vertexNormals(xyz: ArrayLike<number>, triangles: readonly Triangle[]): Float64Array {
  const out = new Float64Array(xyz.length);
  const at = (vertex: number, axis: number) => xyz[3 * vertex + axis] ?? Number.NaN;
  for (const [a, b, c] of triangles) {
    const [ux, uy, uz] = [0, 1, 2].map((axis) => at(b, axis) - at(a, axis)) as [number, number, number];
    const [vx, vy, vz] = [0, 1, 2].map((axis) => at(c, axis) - at(a, axis)) as [number, number, number];
    // As long as twice the area.
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, -(ux * vy - uy * vx)];
    for (const vertex of [a, b, c]) {
      normal.forEach((value, axis) => {
        out[3 * vertex + axis] = (out[3 * vertex + axis] ?? 0) + value;
      });
    }
  }
  for (let i = 0; i + 2 < out.length; i += 3) {
    const length = Math.hypot(out[i] ?? 0, out[i + 1] ?? 0, out[i + 2] ?? 0) || 1;
    for (let axis = 0; axis < 3; axis++) out[i + axis] = (out[i + axis] ?? 0) / length;
  }
  return out;
}
