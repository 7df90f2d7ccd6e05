import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '#domain/geometry/points.ts';
import { bytePlane, fillPolygon, scalePolygon } from '#domain/geometry/polygon.ts';
import { between } from '../arbitraries.ts';

const SIZE = 64;

/** Shoelace formula. */
const areaOf = (polygon: readonly Point[]) =>
  Math.abs(
    polygon.reduce((sum, p, i) => {
      const q = polygon[(i + 1) % polygon.length] ?? p;
      return sum + (p.x * q.y - q.x * p.y) / 2;
    }, 0),
  );

const edgesOf = (polygon: readonly Point[]) =>
  polygon.map((p, i) => [p, polygon[(i + 1) % polygon.length] ?? p] as const);

function distanceToEdge(x: number, y: number, [p, q]: readonly [Point, Point]): number {
  const [dx, dy] = [q.x - p.x, q.y - p.y];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - p.x) * dx + (y - p.y) * dy) / length));
  return Math.hypot(x - p.x - t * dx, y - p.y - t * dy);
}

/** Even-odd rule by a ray straight up: another way round than the code under test. */
function isInside(x: number, y: number, polygon: readonly Point[]): boolean {
  return (
    edgesOf(polygon).filter(([p, q]) => {
      if (p.x <= x === q.x <= x) return false;
      return p.y + ((x - p.x) / (q.x - p.x)) * (q.y - p.y) < y;
    }).length %
      2 ===
    1
  );
}

const nearEdge = (x: number, y: number, polygon: readonly Point[]) =>
  edgesOf(polygon).some((edge) => distanceToEdge(x, y, edge) < 1e-6);

const anyPolygon = (from: number, to: number) =>
  fc.array(fc.record({ x: between(from, to), y: between(from, to) }), { minLength: 3, maxLength: 9 });

/** A polygon without crossings: spokes of random length around the middle. */
const anyStar = fc
  .array(fc.record({ angle: between(0, 2 * Math.PI), radius: between(12, 30) }), {
    minLength: 5,
    maxLength: 12,
  })
  .map((spokes) =>
    spokes
      .sort((a, b) => a.angle - b.angle)
      .map(({ angle, radius }) => ({ x: 32 + radius * Math.cos(angle), y: 32 + radius * Math.sin(angle) })),
  );

function filled(polygon: readonly Point[], width = SIZE, height = SIZE) {
  const plane = bytePlane(width, height);
  fillPolygon(plane, polygon, 1);
  return plane.data;
}

describe('fillPolygon', () => {
  it('fills the pixels whose centres lie inside, of any polygon, crossings included', () => {
    fc.assert(
      fc.property(anyPolygon(-20, SIZE + 20), (polygon) => {
        const wrong = Array.from(filled(polygon)).flatMap((value, i) => {
          const [x, y] = [(i % SIZE) + 0.5, Math.floor(i / SIZE) + 0.5];
          return (value === 1) === isInside(x, y, polygon) || nearEdge(x, y, polygon) ? [] : [{ x, y }];
        });
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('covers the area of the shoelace formula, but for the pixels on the rim', () => {
    fc.assert(
      fc.property(anyStar, (polygon) => {
        const rim = edgesOf(polygon).reduce((sum, [p, q]) => sum + Math.hypot(p.x - q.x, p.y - q.y), 0);
        const count = filled(polygon).reduce((a, b) => a + b, 0);
        expect(Math.abs(count - areaOf(polygon))).toBeLessThan(0.5 * rim + 4);
      }),
    );
    const square = [
      { x: 3, y: 4 },
      { x: 13, y: 4 },
      { x: 13, y: 24 },
      { x: 3, y: 24 },
    ];
    expect(filled(square).reduce((a, b) => a + b, 0)).toBe(200);
  });

  it('fills the mirrored pixels of the mirrored polygon', () => {
    fc.assert(
      fc.property(anyPolygon(0, SIZE), (polygon) => {
        const original = filled(polygon);
        const mirrored = filled(polygon.map(({ x, y }) => ({ x: SIZE - x, y })));
        const wrong = Array.from(original).flatMap((value, i) => {
          const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
          if (nearEdge(x + 0.5, y + 0.5, polygon)) return [];
          return mirrored[y * SIZE + SIZE - 1 - x] === value ? [] : [{ x, y }];
        });
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('clips at the border: a small plane is the window of a large one, and nothing wraps round', () => {
    fc.assert(
      fc.property(anyPolygon(-30, 50), (polygon) => {
        const small = filled(polygon, 20, 16);
        const large = filled(
          polygon.map(({ x, y }) => ({ x: x + 32, y: y + 32 })),
          96,
          96,
        );
        const wrong = Array.from(small).flatMap((value, i) => {
          const [x, y] = [i % 20, Math.floor(i / 20)];
          if (nearEdge(x + 0.5, y + 0.5, polygon)) return [];
          return value === large[(y + 32) * 96 + x + 32] ? [] : [{ x, y }];
        });
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('draws no streak where a corner lies at the height of pixel centres', () => {
    const diamond = [
      { x: 32.2, y: 10.5 },
      { x: 50.2, y: 30.5 },
      { x: 32.2, y: 50.5 },
      { x: 14.2, y: 30.5 },
    ];
    const wrong = Array.from(filled(diamond)).flatMap((value, i) => {
      const [x, y] = [(i % SIZE) + 0.5, Math.floor(i / SIZE) + 0.5];
      return value === 0 || isInside(x, y, diamond) || nearEdge(x, y, diamond) ? [] : [{ x, y }];
    });
    expect(wrong).toEqual([]);
    expect(Math.abs(filled(diamond).reduce((a, b) => a + b, 0) - areaOf(diamond))).toBeLessThan(12);
  });

  it('writes nothing for a polygon beside the plane, without points, or of landmarks that are missing', () => {
    const far = [
      { x: 200, y: 10 },
      { x: 240, y: 10 },
      { x: 220, y: 40 },
    ];
    const nowhere = far.map(() => ({ x: Number.NaN, y: Number.NaN }));
    for (const polygon of [far, [], nowhere])
      expect(filled(polygon).every((value) => value === 0)).toBe(true);
  });

  it('writes only over the value it is told', () => {
    const plane = bytePlane(10, 1);
    plane.data.set([0, 1, 2, 0, 1, 2, 0, 1, 2, 0]);
    const all = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 1 },
      { x: 0, y: 1 },
    ];
    fillPolygon(plane, all, 7, 1);
    expect([...plane.data]).toEqual([0, 7, 2, 0, 7, 2, 0, 7, 2, 0]);
    fillPolygon(plane, all, 9);
    expect([...plane.data]).toEqual(Array.from({ length: 10 }, () => 9));
  });
});

describe('scalePolygon', () => {
  it('scales the area by the square of the factor and keeps the middle of the vertices', () => {
    fc.assert(
      fc.property(anyStar, between(0.2, 3), (polygon, factor) => {
        const scaled = scalePolygon(polygon, factor);
        expect(areaOf(scaled)).toBeCloseTo(factor * factor * areaOf(polygon), 5);
        const middle = (points: readonly Point[]) => points.reduce((sum, p) => sum + p.x, 0) / points.length;
        expect(middle(scaled)).toBeCloseTo(middle(polygon), 9);
      }),
    );
  });
});
