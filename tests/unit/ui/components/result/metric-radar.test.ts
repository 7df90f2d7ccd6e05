import { expect, it } from 'vitest';
import { RADAR, radarPoint } from '#ui/components/result/metric-radar.tsx';

it('begins at the top and goes round clockwise', () => {
  const { centre, radius } = RADAR;
  expect(radarPoint(0, 8, 100)).toEqual({ x: centre.x, y: centre.y - radius });
  expect(radarPoint(2, 8, 100).x).toBeCloseTo(centre.x + radius);
  expect(radarPoint(4, 8, 50).y).toBeCloseTo(centre.y + radius / 2);
});

it('puts a score of 0 in the middle', () => {
  expect(radarPoint(5, 8, 0)).toEqual(RADAR.centre);
});
