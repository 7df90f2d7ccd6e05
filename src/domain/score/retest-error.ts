/** How far the score of a skin metric moves between two photos in one session, under one lamp. Other light moves it further. */
import type { SkinMetricName } from '#functions/vocabulary.ts';

/**
 * Points, whole: in 19 of 20 of 51 real people the second of two photos (a neutral and a smiling face, one session, one
 * light) lay no farther from the first, with the engine that does worse (lab/notes/measuring.md, "Real people";
 * `npm run lab -- evaluate --people DIR` says whether it still holds).
 */
export const METRIC_RETEST_ERROR: Readonly<Record<SkinMetricName, number>> = {
  evenness: 7,
  spots: 9,
  redness: 8,
  texture: 5,
  pores: 9,
  lines: 6,
  shine: 9,
  darkCircles: 10,
};

/** Whether two scores of one metric, as shown, differ no more than two photos in one session. @param delta points */
export function isWithinRetestError(metric: SkinMetricName, delta: number): boolean {
  return Math.abs(delta) <= METRIC_RETEST_ERROR[metric];
}
