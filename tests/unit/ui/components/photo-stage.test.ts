import { expect, test } from 'vitest';
import { FACE_OVAL, LEFT_BROW, MESH_POINTS, POINT, RIGHT_BROW } from '#domain/face/topology.ts';
import { faceBox } from '#ui/components/photo-stage.tsx';

const SIZE = { width: 400, height: 800 };

/** A mesh whose points lie in the middle, but for these. */
function meshOf(places: Readonly<Record<number, readonly [x: number, y: number]>>): Float32Array {
  const points = new Float32Array(2 * MESH_POINTS);
  for (let i = 0; i < MESH_POINTS; i += 1) points.set(places[i] ?? [200, 400], 2 * i);
  return points;
}

test('from the brows to the chin, and from cheek to cheek, in shares of the photo', () => {
  const mesh = meshOf({
    [RIGHT_BROW[2]]: [150, 240],
    [LEFT_BROW[2]]: [250, 200],
    [POINT.chin]: [200, 640],
    [POINT.rightCheekbone]: [100, 400],
    [POINT.leftCheekbone]: [300, 400],
  });
  expect(faceBox(mesh, SIZE)).toEqual({ left: 0.25, top: 0.25, right: 0.75, bottom: 0.8 });
});

test('the forehead may be cut: it tells nothing', () => {
  const mesh = meshOf({ [FACE_OVAL[0]]: [200, 0], [RIGHT_BROW[0]]: [100, 200], [POINT.chin]: [200, 600] });
  expect(faceBox(mesh, SIZE)?.top).toBe(0.25);
});

test('of a face that sticks out, what is on the photo', () => {
  const mesh = meshOf({ [RIGHT_BROW[0]]: [-100, 200], [POINT.chin]: [200, 900] });
  expect(faceBox(mesh, SIZE)).toMatchObject({ left: 0, bottom: 1 });
});

test('without landmarks, or with a face beside the photo, nobody knows', () => {
  expect(faceBox(new Float32Array(), SIZE)).toBeNull();
  expect(
    faceBox(
      meshOf({}).map(() => -10),
      SIZE,
    ),
  ).toBeNull();
});
