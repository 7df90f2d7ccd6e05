/** The face shape that somebody's history last named. */
import type { FaceShapeName } from '#functions/vocabulary.ts';
import type { HistoryHead } from './entry.ts';

/**
 * @param entries newest first
 * @param version answers of another pipeline do not count
 * @returns empty where nothing was named
 */
export function earlierShape(entries: readonly HistoryHead[], version: string): readonly FaceShapeName[] {
  const named = entries.find(
    ({ pipelineVersion, report }) => pipelineVersion === version && report.faceShape.shown.length > 0,
  );
  return named?.report.faceShape.shown ?? [];
}
