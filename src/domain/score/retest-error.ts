/** How far the score of a skin metric moves between two photos in one session, under one lamp. Other light moves it further. */
import type { SkinMetricName } from '#functions/vocabulary.ts';
import fitted from './spread.json' with { type: 'json' };

/**
 * Points, whole: in 19 of 20 people the second of two photos (a neutral and a smiling face, one session, one light) lies
 * no farther from the first, as taken and as a phone in a room would have taken both, whichever moved further.
 * Fitted beside the ± (`npm run lab -- fit-spread`; `npm run lab -- evaluate --people DIR` says whether it still holds).
 */
export const METRIC_RETEST_ERROR: Readonly<Record<SkinMetricName, number>> = fitted.metrics;

/** Whether two scores of one metric, as shown, differ no more than two photos in one session. @param delta points */
export function isWithinRetestError(metric: SkinMetricName, delta: number): boolean {
  return Math.abs(delta) <= METRIC_RETEST_ERROR[metric];
}
