/** Where the scores of a period are heading, and what of that is noise. */
import { condense } from '#domain/history/condense.ts';
import type { Measurement } from '#domain/history/noise.ts';
import { median } from '#domain/history/statistics.ts';

/** Fewer photos than this have no direction. */
const MIN_TREND_PHOTOS = 3;
const DAY_MS = 86_400_000;
/** Pairs grow with the square: ten years of daily photos would be 50 million. 300 medians are 45 thousand. */
const MOST_COMPARED = 300;

export interface NoiseBand {
  /** The usual score of the period: the median. */
  readonly centre: number;
  /**
   * A typical photo further away than this from another one is a real change, points: the median spread. A photo lies
   * nearer to the usual score than to another photo (by √2, `noise.ts`), so a band as wide as this leaves out too few
   * photos, not too many.
   */
  readonly floor: number;
}

export interface Trend {
  /** Theil–Sen: the median of all pairwise slopes, points a day. Up to 29 % of wild photos do not move it. */
  readonly slopePerDay: number;
  /** The slope over the whole period, points. */
  readonly change: number;
  readonly direction: 'up' | 'down' | 'flat';
  /** Photos outside the band: where the whole is flat, some of them may still differ from the usual score. */
  readonly outside: number;
}

export interface HistoryTrend {
  /** Oldest first; only the newest pipeline version, which is the only one they compare with. */
  readonly points: readonly Measurement[];
  /** Photos left out because another version measured them. */
  readonly otherVersions: number;
  readonly band: NoiseBand | null;
  /** Null with fewer than `MIN_TREND_PHOTOS` photos, or all at one time. */
  readonly trend: Trend | null;
}

/**
 * @param points oldest first; beyond `MOST_COMPARED`, medians of neighbours stand for them
 * @returns points a day; null where no two measurements differ in time
 */
export function theilSenSlope(points: readonly Measurement[]): number | null {
  const compared = condense(points, MOST_COMPARED);
  const slopes = new Float64Array((compared.length * (compared.length - 1)) / 2);
  let count = 0;
  for (const [i, a] of compared.entries())
    for (const b of compared.slice(i + 1)) {
      if (b.time === a.time) continue;
      slopes[count] = ((b.value - a.value) / (b.time - a.time)) * DAY_MS;
      count += 1;
    }
  return median(slopes.subarray(0, count));
}

function noiseBand(points: readonly Measurement[]): NoiseBand | null {
  const centre = median(points.map(({ value }) => value));
  const floor = median(points.map(({ spread }) => spread));
  return centre === null || floor === null ? null : { centre, floor };
}

/**
 * The change over the period counts only beyond the noise of two single photos. Of three photos, the slope over the
 * period is the last score less the first; with more of them a fitted line knows more than two photos do, so this errs
 * towards "no real change".
 */
function trendOf(points: readonly Measurement[], band: NoiseBand | null): Trend | null {
  const first = points[0];
  const last = points.at(-1);
  if (points.length < MIN_TREND_PHOTOS || first === undefined || last === undefined || band === null)
    return null;
  const slopePerDay = theilSenSlope(points);
  if (slopePerDay === null) return null;
  const change = (slopePerDay * (last.time - first.time)) / DAY_MS;
  const real = Math.abs(change) > band.floor;
  const { centre, floor } = band;
  const outside = points.filter(({ value }) => Math.abs(value - centre) > floor).length;
  return { slopePerDay, change, direction: real ? (change > 0 ? 'up' : 'down') : 'flat', outside };
}

/** In any order in; oldest first out. */
export function historyTrend(measurements: readonly Measurement[]): HistoryTrend {
  const sorted = measurements.toSorted((a, b) => a.time - b.time);
  const version = sorted.at(-1)?.version;
  const points = sorted.filter((point) => point.version === version);
  const band = noiseBand(points);
  return {
    points,
    otherVersions: sorted.length - points.length,
    band,
    trend: trendOf(points, band),
  };
}
