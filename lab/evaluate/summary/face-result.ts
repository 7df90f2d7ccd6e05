/** What the pipeline said about one face and all its versions. */
import type { AnalysisErrorCode } from '#analysis/contract.ts';
import type { FaceReport } from '#domain/face/report.ts';

export interface FaceResult {
  readonly file: string;
  /** Individual typology angle of the skin in the photo, degrees; null where it shows none. */
  readonly ita: number | null;
  readonly original: FaceReport;
  /** A second analysis of the same file, in another page and in another order; null when it failed. */
  readonly again: FaceReport | null;
  /** By version id (lab/evaluate/versions.ts). */
  readonly versions: ReadonlyMap<string, FaceReport>;
  readonly failed: ReadonlyMap<string, AnalysisErrorCode>;
}
