import type { SkinMetricName } from '#functions/vocabulary.ts';

/** The order in which skin metrics are shown: what people ask about first. A test holds it to the vocabulary. */
export const METRIC_ORDER = [
  'evenness',
  'texture',
  'spots',
  'redness',
  'pores',
  'lines',
  'shine',
  'darkCircles',
] as const satisfies readonly SkinMetricName[];
