/** Where each place of the aligned crop faces, and where the face ends: what a lamp needs to know. */
import type { ToCrop } from '#domain/face/crop.ts';
import { imageToCrop, landmarksInCrop } from '#domain/face/crop.ts';
import { imageLandmarks, type CropPixels, type Landmarks } from '#domain/face/landmarks.ts';
import { faceOutline } from '#domain/face/regions.ts';
import type { Point } from '#domain/geometry/points.ts';
import { scalePolygon } from '#domain/geometry/polygon.ts';
import { blurField, emptyField, FIELD_SIZE, OVERSAMPLING, polygonField, type Field } from '../field.ts';
import { MESH_TRIANGLES, vertexNormals, type Triangle } from './mesh.ts';

/** A place's normal, up to its length: x to the right, y down, z towards the camera. */
export interface Surface {
  readonly x: Field;
  readonly y: Field;
  readonly z: Field;
  /** 1 on the face, 0 beside it, soft in between. */
  readonly mask: Field;
}

export interface LitFace {
  readonly toCrop: ToCrop;
  readonly surface: Surface;
}

/** Blur of the normals in crop pixels: takes the facets of the mesh away and leaves its form. */
const NORMAL_SIGMA = 4;
/** The edge of the light lies a little inside the outline, and this wide (crop pixels): no rim is painted on what is behind. */
const MASK = { shrink: 0.96, sigma: 8 } as const;

/** @param mesh x, y, z triples in pixels of the photo, z on the scale of x and smaller when nearer */
export function placeSurface(mesh: readonly number[]): LitFace {
  const inImage = imageLandmarks(Float32Array.from(mesh));
  const toCrop = imageToCrop(inImage);
  const landmarks = landmarksInCrop(inImage, toCrop);
  return { toCrop, surface: surfaceOf(landmarks, MESH_TRIANGLES, faceOutline(landmarks)) };
}

/** @param outline of the face, crop pixels */
export function surfaceOf(
  xyz: Landmarks<CropPixels>,
  triangles: readonly Triangle[],
  outline: readonly Point<CropPixels>[],
): Surface {
  const normals = vertexNormals(xyz, triangles);
  const fields = [emptyField(), emptyField(), emptyField()] as const;
  const depth = ([a, b, c]: Triangle) =>
    [a, b, c].reduce((sum, vertex) => sum + (xyz[3 * vertex + 2] ?? 0), 0);
  // The farthest first: what lies nearer covers it.
  for (const triangle of triangles.toSorted((p, q) => depth(q) - depth(p))) {
    fillTriangle(triangle, xyz, normals, fields);
  }
  const [x, y, z] = fields;
  return {
    x: blurField(x, NORMAL_SIGMA),
    y: blurField(y, NORMAL_SIGMA),
    z: blurField(z, NORMAL_SIGMA),
    mask: blurField(polygonField([scalePolygon(outline, MASK.shrink)]), MASK.sigma),
  };
}

/** Normals between the three of the corners, by barycentric coordinates. */
function fillTriangle(
  corners: Triangle,
  xyz: ArrayLike<number>,
  normals: Float64Array,
  fields: readonly [Field, Field, Field],
): void {
  const xs = corners.map((vertex) => (xyz[3 * vertex] ?? Number.NaN) * OVERSAMPLING - 0.5);
  const ys = corners.map((vertex) => (xyz[3 * vertex + 1] ?? Number.NaN) * OVERSAMPLING - 0.5);
  const [ax = 0, bx = 0, cx = 0] = xs;
  const [ay = 0, by = 0, cy = 0] = ys;
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  if (area === 0) return;
  const within = (value: number) => Math.min(FIELD_SIZE - 1, Math.max(0, value));
  const [left, right] = [within(Math.floor(Math.min(...xs))), within(Math.ceil(Math.max(...xs)))];
  const [top, bottom] = [within(Math.floor(Math.min(...ys))), within(Math.ceil(Math.max(...ys)))];
  for (let j = top; j <= bottom; j++) {
    for (let i = left; i <= right; i++) {
      const b = ((i - ax) * (cy - ay) - (j - ay) * (cx - ax)) / area;
      const c = ((bx - ax) * (j - ay) - (by - ay) * (i - ax)) / area;
      const weights = [1 - b - c, b, c];
      if (Math.min(...weights) < 0) continue;
      fields.forEach((field, axis) => {
        field[j * FIELD_SIZE + i] = corners.reduce(
          (sum, vertex, corner) => sum + (weights[corner] ?? 0) * (normals[3 * vertex + axis] ?? 0),
          0,
        );
      });
    }
  }
}
