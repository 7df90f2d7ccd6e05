import { expect, test } from 'vitest';
import { MESH_POINTS } from '#domain/face/topology.ts';
import { MESH_TRIANGLES, vertexNormals } from '#lab/evaluate/lamps/mesh.ts';
import { faceMesh } from '#tests/unit/domain/face-mesh.ts';

test('the triangles join to one surface whose only border is the outline of the face', () => {
  const edges = new Set<string>();
  for (const [a, b, c] of MESH_TRIANGLES) {
    for (const edge of [`${a},${b}`, `${b},${c}`, `${c},${a}`]) {
      // Twice the same way round: two triangles that face opposite sides.
      expect(edges.has(edge), edge).toBe(false);
      edges.add(edge);
    }
  }
  const border = [...edges].filter((edge) => !edges.has(edge.split(',').toReversed().join(',')));
  expect(border).toHaveLength(36);
  expect(new Set(MESH_TRIANGLES.flat()).size).toBe(MESH_POINTS);
});

test('a flat triangle faces the camera', () => {
  const normals = vertexNormals([0, 0, 0, 0, 1, 0, 1, 0, 0], [[0, 1, 2]]);
  expect([...normals]).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 1].map((value) => expect.closeTo(value, 9)));
});

test('of a level face the nose bridge and forehead face the camera, the cheeks their sides, the chin down', () => {
  const normals = vertexNormals(faceMesh(), MESH_TRIANGLES);
  const at = (vertex: number) => normals.subarray(3 * vertex, 3 * vertex + 3);
  const [rightCheek = 0, , rightFront = 0] = at(123);
  const [leftCheek = 0, , leftFront = 0] = at(352);
  expect(rightCheek).toBeLessThan(-0.3);
  expect(leftCheek).toBeCloseTo(-rightCheek, 2);
  expect(rightFront).toBeCloseTo(leftFront, 2);
  expect(at(151)[2]).toBeGreaterThan(0.8);
  expect(at(152)[1]).toBeGreaterThan(0.3);
  // Nowhere inside of the face does the skin look away.
  expect(at(168)[2]).toBeGreaterThan(0.5);
});

test('a vertex of no triangle has no normal', () => {
  expect([...vertexNormals([0, 0, 0], [])]).toEqual([0, 0, 0]);
});
