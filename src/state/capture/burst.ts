/** Several photos within a second: the median one counts, and how far they lie apart widens the ±. */
import type { FaceReport } from '#domain/face/report.ts';

/** Milliseconds between the photos of a burst. */
export const BURST_GAP_MS = 120;

export interface BurstNote {
  /** Photos that could be read: at least 2, otherwise there is no note. */
  readonly photos: number;
  /** Lowest and highest overall score among them. */
  readonly low: number;
  readonly high: number;
}

interface WithReport {
  readonly report: FaceReport;
}

/**
 * The result whose overall score is the median; of an even number, the lower middle one. Where scores
 * tie, the earlier photo. Null without results.
 */
export function medianOf<Result extends WithReport>(results: readonly Result[]): Result | null {
  const sorted = results.toSorted((a, b) => a.report.score.value - b.report.score.value);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

export function burstNote(results: readonly WithReport[]): BurstNote | null {
  if (results.length < 2) return null;
  const values = results.map(({ report }) => report.score.value);
  return { photos: results.length, low: Math.min(...values), high: Math.max(...values) };
}

/** The report with the ± that the burst proved: never smaller than its own, and no photo of the burst lies outside it. */
export function withBurstSpread(report: FaceReport, note: BurstNote | null): FaceReport {
  if (note === null) return report;
  const { value, spread } = report.score;
  const wider = Math.max(spread, note.high - value, value - note.low);
  return wider === spread ? report : { ...report, score: { ...report.score, spread: wider } };
}
