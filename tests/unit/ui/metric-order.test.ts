import { expect, it } from 'vitest';
import { SKIN_METRICS } from '#functions/vocabulary.ts';
import { METRIC_ORDER } from '#ui/metric-order.ts';

it('shows every metric once', () => {
  expect([...METRIC_ORDER].toSorted()).toEqual([...SKIN_METRICS].toSorted());
});
