import { expect, it } from 'vitest';
import { SKIN_METRICS, OVERLAY_MAPS } from '#functions/vocabulary.ts';
import { METRIC_LOOKS, SHOWN_MAPS, SHOWN_METRICS, shownMetrics } from '#ui/skin-metrics.ts';

it('gives every metric a place of its own', () => {
  const places = SHOWN_METRICS.map((name) => METRIC_LOOKS[name].place);
  expect(places).toEqual(SKIN_METRICS.map((_, i) => i + 1));
});

it('gives every map of the worker a switch and a colour of its own', () => {
  expect(SHOWN_MAPS.toSorted()).toEqual(OVERLAY_MAPS.toSorted());
  const looks = SHOWN_MAPS.map((name) => METRIC_LOOKS[name].map);
  expect(looks.map(({ place }) => place)).toEqual(looks.map((_, i) => i + 1));
  expect(new Set(looks.map(({ colour }) => colour.join(' '))).size).toBe(looks.length);
});

it('tells nobody under 20 of lines', () => {
  expect(shownMetrics(false)).toEqual(SHOWN_METRICS);
  expect(shownMetrics(true)).toEqual(SHOWN_METRICS.filter((name) => name !== 'lines'));
});
