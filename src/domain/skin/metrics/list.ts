/** Every skin metric: one file each, and this list. A name of the vocabulary without a metric does not compile. */
import type { SkinMetricName } from '#functions/vocabulary.ts';
import { darkCircles } from './dark-circles.ts';
import { evenness } from './evenness.ts';
import { lines } from './lines.ts';
import { pores } from './pores.ts';
import { redness } from './redness.ts';
import { shine } from './shine.ts';
import type { SkinMetric } from './skin-metric.ts';
import { spots } from './spots.ts';
import { texture } from './texture.ts';

export const METRICS: Readonly<Record<SkinMetricName, SkinMetric>> = {
  evenness,
  spots,
  redness,
  texture,
  pores,
  lines,
  shine,
  darkCircles,
};
