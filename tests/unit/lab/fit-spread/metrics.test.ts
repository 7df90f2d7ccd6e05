import { expect, test } from 'vitest';
import { AS_IT_IS } from '#lab/fit-spread/copies.ts';
import { metricErrors } from '#lab/fit-spread/metrics.ts';
import { pairsOf } from '#lab/fit-spread/pairs.ts';
import { withMetrics } from '../evaluate/summary/reports.ts';
import { lineOf } from './recordings.ts';

test('a metric moves by what the wider of two kinds of pairs says, rounded up', () => {
  const [before, after] = [withMetrics({ lines: 3 }), withMetrics({ lines: 3.42, shine: 1.1 })];
  const retake = [lineOf('a', 0, AS_IT_IS, before), lineOf('a', 1, AS_IT_IS, after)];
  const errors = (camera: string) =>
    metricErrors(
      pairsOf([
        ...retake,
        lineOf('a', 0, `camera/${camera}`, before),
        lineOf('a', 1, `camera/${camera}`, withMetrics({ lines: 3, shine: 1.55 })),
      ]),
    );
  expect(errors('phone')).toMatchObject({ lines: 5, shine: 6, pores: 0 });
  expect(errors('dim')).toMatchObject({ lines: 5, shine: 1 });
});
