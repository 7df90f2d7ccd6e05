import fc from 'fast-check';
import { expect, it } from 'vitest';
import { historyTrend } from '#domain/history/trend.ts';
import { chartScale, formatEnd } from '#ui/screens/history/trend-chart.tsx';

const BOX = { width: 360, height: 240, left: 36, right: 14, top: 12, bottom: 34 };
const points = fc.array(
  fc.record({
    time: fc.integer({ min: 0, max: 1e12 }),
    value: fc.integer({ min: 0, max: 100 }),
    spread: fc.integer({ min: 0, max: 10 }),
    version: fc.constant('1'),
    camera: fc.constant(null),
  }),
  { minLength: 1, maxLength: 30 },
);

it('keeps every score inside the frame, later to the right, higher further up', () => {
  fc.assert(
    fc.property(points, (raw) => {
      const { points: sorted, band } = historyTrend(raw);
      const scale = chartScale(sorted, band, BOX);
      expect(scale.ticks.length).toBeGreaterThanOrEqual(3);
      for (const [i, point] of sorted.entries()) {
        expect(scale.x(point.time)).toBeGreaterThanOrEqual(BOX.left - 1e-6);
        expect(scale.x(point.time)).toBeLessThanOrEqual(BOX.width - BOX.right + 1e-6);
        expect(scale.y(point.value)).toBeGreaterThanOrEqual(BOX.top - 1e-6);
        expect(scale.y(point.value)).toBeLessThanOrEqual(BOX.height - BOX.bottom + 1e-6);
        const next = sorted[i + 1];
        if (next !== undefined) expect(scale.x(next.time)).toBeGreaterThanOrEqual(scale.x(point.time));
      }
      expect(scale.y(90)).toBeLessThan(scale.y(80));
    }),
  );
});

it('puts a single moment in the middle', () => {
  const { points: one, band } = historyTrend([{ time: 5, value: 70, spread: 2, version: '1', camera: null }]);
  const scale = chartScale(one, band, BOX);
  expect(scale.x(5)).toBe(BOX.left + (BOX.width - BOX.left - BOX.right) / 2);
});

it('says the time at the ends of an axis of one day, and the day where there are two', () => {
  const noon = new Date(2026, 10, 28, 12).getTime();
  const ends = (...hours: number[]) => {
    const times = hours.map((hour) => ({ time: noon + hour * 3_600_000 }));
    return times.map(({ time }) => formatEnd(time, times, 'en'));
  };
  const [first, last] = ends(-2, 1);
  expect(first).not.toBe(last);
  expect([first, last].join()).toMatch(/10:00.*1:00/);
  expect(ends(-24, 0).join()).not.toContain(':');
});
