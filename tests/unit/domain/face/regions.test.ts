import { describe, expect, it } from 'vitest';
import { faceOutline, featureOutlines, REGION_NAMES, regionPolygons } from '#domain/face/regions.ts';
import type { RegionName } from '#domain/face/report.ts';
import { bytePlane, fillPolygon } from '#domain/geometry/polygon.ts';
import type { Point } from '#domain/geometry/points.ts';
import { faceMesh, MIDDLE } from '../face-mesh.ts';

const mesh = faceMesh();
const polygons = (name: RegionName) => regionPolygons(mesh, name);

/** Bytes of the crop that polygons cover. */
function covered(shapes: readonly (readonly Point[])[]): Uint8Array {
  const plane = bytePlane(512, 512);
  for (const shape of shapes) fillPolygon(plane, shape, 1);
  return plane.data;
}
const count = (bytes: Uint8Array) => bytes.reduce((a, b) => a + b, 0);
const both = (a: Uint8Array, b: Uint8Array) => count(a.map((value, i) => value & (b[i] ?? 0)));

const MIRROR: Partial<Record<RegionName, RegionName>> = {
  rightCheek: 'leftCheek',
  rightUnderEye: 'leftUnderEye',
  rightEyeCorner: 'leftEyeCorner',
};

describe.each([...REGION_NAMES])('%s', (name) => {
  it('is large enough to measure, and lies within the face', () => {
    const region = covered(polygons(name));
    expect(count(region)).toBeGreaterThan(400);
    expect(both(region, covered([faceOutline(mesh)]))).toBe(count(region));
  });

  it('keeps clear of eyes, brows and lips, but for a rim', () => {
    const region = covered(polygons(name));
    expect(both(region, covered(featureOutlines(mesh)))).toBeLessThan(0.08 * count(region));
  });

  it('has the mirrored shape of its partner, or is symmetric itself', () => {
    const partner = Object.entries(MIRROR).find((pair) => pair.includes(name));
    const other = partner?.find((candidate) => candidate !== name) ?? name;
    const flipped = polygons(name).map((polygon) => polygon.map(({ x, y }) => ({ x: 2 * MIDDLE - x, y })));
    const [a, b] = [covered(flipped), covered(polygons(other as RegionName))];
    expect(count(a) + count(b) - 2 * both(a, b)).toBeLessThan(0.01 * count(a));
  });
});

it('puts the person’s right on the left of the image', () => {
  for (const right of Object.keys(MIRROR) as RegionName[]) {
    expect(
      Math.max(
        ...polygons(right)
          .flat()
          .map(({ x }) => x),
      ),
      right,
    ).toBeLessThan(MIDDLE);
  }
});

it('orders the regions as a face does', () => {
  const middle = (name: RegionName) => {
    const points = polygons(name).flat();
    return points.reduce((sum, { y }) => sum + y / points.length, 0);
  };
  const order = (['forehead', 'rightUnderEye', 'rightCheek', 'mouthArea', 'chin'] as const).map(middle);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

it('lets no two regions take the same skin, but for a rim', () => {
  const areas = REGION_NAMES.map((name) => covered(polygons(name)));
  areas.forEach((a, i) => {
    areas.slice(i + 1).forEach((b, j) => {
      const [first, second] = [REGION_NAMES[i], REGION_NAMES[i + 1 + j]];
      expect(both(a, b) / Math.min(count(a), count(b)), `${first} and ${second}`).toBeLessThan(0.3);
    });
  });
});
