/** Where the scores of a period are heading, and what of that is noise. */
import { MIN_TREND_PHOTOS } from '#domain/history/access.ts';
import { differenceOf, type Measurement, onAnotherDay, SESSION_MS } from '#domain/history/noise.ts';
import { median, weightedMedian } from '#domain/history/statistics.ts';
import { lightTells } from '#domain/score/bands.ts';

// Fewer points for many: what is drawn and compared pairwise must not grow with the years.

/** One point that stands for `count` measurements in a row: the median of each of their figures. */
export interface Condensed extends Measurement {
  readonly count: number;
}

function middleOf(group: readonly Measurement[], version: string): Condensed {
  const of = (figure: (point: Measurement) => number) => median(group.map(figure)) ?? 0;
  return {
    time: of(({ time }) => time),
    value: of(({ value }) => value),
    spread: of(({ spread }) => spread),
    version,
    camera: null,
    count: group.length,
  };
}

/**
 * @param points of one pipeline version, oldest first
 * @param most how many points may come out, at least 1
 * @returns the points themselves where they are few enough, else medians of groups in a row, as even as can be
 */
export function condense(points: readonly Measurement[], most: number): readonly Condensed[] {
  if (points.length <= most) return points.map((point) => ({ ...point, count: 1 }));
  return Array.from({ length: most }, (_, group) => {
    const from = Math.floor((group * points.length) / most);
    const to = Math.floor(((group + 1) * points.length) / most);
    const members = points.slice(from, to);
    return middleOf(members, members[0]?.version ?? '');
  });
}

const DAY_MS = 86_400_000;
/**
 * So many are compared and drawn, medians for more. Pairs grow with the square: ten years of daily photos would be 50
 * million, those of 90 medians are four thousand. And more dots side by side on a phone would be one smear.
 */
export const MOST_POINTS = 90;

export interface NoiseBand {
  /** The usual score of the period: the median. */
  readonly centre: number;
  /**
   * A typical photo further away than this from one of another day is a real change, points: what another day makes of the
   * median spread. A photo lies nearer to the usual score than to another photo (by √2, `noise.ts`), so a band as wide as
   * this leaves out too few photos, not too many.
   */
  readonly floor: number;
}

export interface Trend {
  /** Points a day (`theilSenSlope`). */
  readonly slopePerDay: number;
  /** The slope over the whole period, points: at most what the line that is drawn rises from its first to its last point. */
  readonly change: number;
  readonly direction: 'up' | 'down' | 'flat';
  /** The largest change between two photos, points; 0: of no two of them it would be said that they differ. */
  readonly apart: number;
  /** Photos outside the band: where the whole is flat, some of them may still differ from the usual score. */
  readonly outside: number;
}

export interface HistoryTrend {
  /** Oldest first, without those whose light does not tell; only the newest pipeline version, which they compare with. */
  readonly points: readonly Measurement[];
  /** Photos left out because another version measured them. */
  readonly otherVersions: number;
  /** Photos of that version left out because their light does not tell. */
  readonly untold: number;
  /** What another day moves a typical one of these scores by, points; null without any. */
  readonly floor: number | null;
  readonly band: NoiseBand | null;
  /** Null with fewer than `MIN_TREND_PHOTOS` photos, or all at one time. */
  readonly trend: Trend | null;
}

/**
 * The median of all pairwise slopes, each weighed by the days between the two photos (Sievers, J Am Stat Assoc 73 (1978)
 * 628): a few photos of one week say next to nothing of a year. A wild photo does not move it as long as its pairs have
 * less than half of the weight.
 *
 * @param points oldest first; beyond `MOST_POINTS`, medians of neighbours stand for them
 * @returns points a day; null where no two measurements differ in time
 */
export function theilSenSlope(points: readonly Measurement[]): number | null {
  const compared = condense(points, MOST_POINTS);
  const slopes: { value: number; weight: number }[] = [];
  for (const [i, a] of compared.entries())
    for (const b of compared.slice(i + 1)) {
      const days = (b.time - a.time) / DAY_MS;
      if (days > 0) slopes.push({ value: (b.value - a.value) / days, weight: days });
    }
  return weightedMedian(slopes);
}

/** What another day moves the typical score by; null without any. */
function typicalFloor(points: readonly Measurement[]): number | null {
  const retake = median(points.map(({ spread }) => spread));
  return retake === null ? null : onAnotherDay(retake);
}

/** Null while there are too few photos to call anything usual. */
function noiseBand(points: readonly Measurement[]): NoiseBand | null {
  if (points.length < MIN_TREND_PHOTOS) return null;
  const centre = median(points.map(({ value }) => value));
  const floor = typicalFloor(points);
  return centre === null || floor === null ? null : { centre, floor };
}

/**
 * The largest rise and the largest fall from one photo to a later one that is a change (`differenceOf`), points; 0: none.
 * Of the earlier ones, those of the last hour, which may be of the same session, and of all others the lowest and the
 * highest of each spread are enough to know, so that ten years take one pass.
 *
 * @param points oldest first, of one version
 */
export function largestMoves(points: readonly Measurement[]): {
  readonly rise: number;
  readonly fall: number;
} {
  const extremes = new Map<number, { low: Measurement; high: Measurement }>();
  let hour: readonly Measurement[] = [];
  let [rise, fall] = [0, 0];
  const compare = (earlier: Measurement, later: Measurement) => {
    const { delta, verdict } = differenceOf(earlier, later);
    if (verdict === 'higher') rise = Math.max(rise, delta);
    if (verdict === 'lower') fall = Math.max(fall, -delta);
  };
  const leaveHour = (past: Measurement) => {
    const { low = past, high = past } = extremes.get(past.spread) ?? {};
    extremes.set(past.spread, {
      low: past.value < low.value ? past : low,
      high: past.value > high.value ? past : high,
    });
  };
  for (const point of points) {
    const isPast = ({ time }: Measurement) => point.time - time >= SESSION_MS;
    for (const earlier of hour.filter(isPast)) leaveHour(earlier);
    hour = hour.filter((earlier) => !isPast(earlier));
    for (const { low, high } of extremes.values()) {
      compare(low, point);
      compare(high, point);
    }
    for (const earlier of hour) compare(earlier, point);
    hour = [...hour, point];
  }
  return { rise, fall };
}

/**
 * The change over the period counts only beyond the noise of two single photos of two days. Many of them know more than two do, so this
 * errs towards "no real change". Nor has a period a direction in
 * which no two of its photos differ: whoever compares any two of them would read otherwise.
 */
function trendOf(points: readonly Measurement[], band: NoiseBand | null): Trend | null {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || band === null) return null;
  const slopePerDay = theilSenSlope(points);
  if (slopePerDay === null) return null;
  const line = condense(points, MOST_POINTS);
  const rise = (line.at(-1) ?? last).value - (line[0] ?? first).value;
  // Scores that rise in the middle and are level at both ends have a slope that the whole period does not keep up; nobody
  // is told of more than the chart shows, or of the other direction.
  const sloped = (slopePerDay * (last.time - first.time)) / DAY_MS;
  const change = Math.min(Math.max(0, rise), Math.max(Math.min(0, rise), sloped));
  const { rise: up, fall: down } = largestMoves(points);
  const real = Math.abs(change) > band.floor && (change > 0 ? up : down) > 0;
  const { centre, floor } = band;
  const outside = points.filter(({ value }) => Math.abs(value - centre) > floor).length;
  const apart = Math.max(up, down);
  return { slopePerDay, change, direction: real ? (change > 0 ? 'up' : 'down') : 'flat', apart, outside };
}

/** In any order in; oldest first out. */
export function historyTrend(measurements: readonly Measurement[]): HistoryTrend {
  const sorted = measurements.toSorted((a, b) => a.time - b.time);
  const version = sorted.at(-1)?.version;
  const same = sorted.filter((point) => point.version === version);
  const points = same.filter(({ spread }) => lightTells(spread));
  const band = noiseBand(points);
  return {
    points,
    otherVersions: sorted.length - same.length,
    untold: same.length - points.length,
    floor: typicalFloor(points),
    band,
    trend: trendOf(points, band),
  };
}
