/** Where the scores of each skin metric lie. */
import type { FaceReport } from '#domain/face/report.ts';
import { recordOf, SKIN_METRICS, type SkinMetricName } from '#functions/vocabulary.ts';
import { median } from './statistics.ts';

export type Medians = Readonly<Record<SkinMetricName, number>>;

/** Over the reports that show the metric; NaN where none does. */
export function mediansOf(reports: readonly FaceReport[]): Medians {
  return recordOf(SKIN_METRICS, (name) =>
    median(reports.flatMap(({ sections }) => sections.skin.metrics[name]?.score ?? [])),
  );
}
