/**
 * Several photos of one moment, read one by one: which of them is shown, what they say together, and what that does to the ±.
 *
 * The skin is the same in all of them, so each of its metrics is the median of all. Light, framing, sharpness and expression
 * are those of the photo that is shown: so is everything that is said of it and drawn over it.
 */
import type { FaceReport, SkinMetrics } from '#domain/face/report.ts';
import type { RawSkinMetrics } from '#domain/skin/measure-skin.ts';
import { recordOf, SCORED_SECTIONS, SKIN_METRICS } from '#functions/vocabulary.ts';
import { bandOf, ratingOf } from './bands.ts';
import { sectionsWithExpressionOf } from './contributions.ts';
import {
  exactOverall,
  scoreSections,
  scoreSkinMetrics,
  totalOf,
  wholeMetrics,
  wholeSections,
} from './score.ts';
import { sectionMeans } from './sections.ts';
import { SECTION_WEIGHTS } from './weights.ts';

export interface BurstNote {
  /** Photos that count: at least 2, otherwise there is no note. */
  readonly photos: number;
  /** Lowest and highest overall score among them. */
  readonly low: number;
  readonly high: number;
  /** The ± of the photo that is shown, alone and with the others. Whole points. */
  readonly alone: number;
  readonly together: number;
}

interface Burst {
  /** Of the photo that is shown, among those that were given. */
  readonly index: number;
  readonly report: FaceReport;
  /** Null for a single photo. */
  readonly note: BurstNote | null;
}

/** A photo counts for nothing that is this far from the median of the burst: eyes that close, a head that turns, a hand that shook. */
const SHUT_POINTS = 25;
const TURNED_DEG = 8;
const BLURRED_SHARE = 0.75;

/**
 * Share of the noise's variance that two photos of one session have in common at least, so that no number of them takes it
 * away: two photos, averaged, were 23 % nearer to two others of the same session than one was to one (19 series of three
 * sets of faces, no fit; by the mean of n, √(0.2 + 0.8 / n)).
 */
const COMMON = 0.2;

/**
 * What n photos leave of the variance between them, by n, where the skin is a median and the rest is that of the photo
 * that is shown. By simulation of normal noise of which the skin has 0.4: with more (0.9 in most rooms) less is left.
 */
const LEFT = [1, 1, 0.8, 0.51, 0.39, 0.34] as const;
const LEAST_LEFT = 0.34;

/** From a standard deviation to what 95 of 100 differences of two stay within. */
const DIFFERENCE_95 = 1.96 * Math.SQRT2;

/** Of an even number, the mean of the middle two; NaN of none. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.floor(sorted.length / 2))) / 2;
}

const medianOf = <T>(items: readonly T[], value: (item: T) => number): number => median(items.map(value));

/** The photos that count. Of two that differ, nobody knows which is the odd one: both do. */
function sound(reports: readonly FaceReport[]): readonly FaceReport[] {
  const yaw = medianOf(reports, ({ pose }) => pose.yaw);
  const pitch = medianOf(reports, ({ pose }) => pose.pitch);
  const sharpness = medianOf(reports, ({ quality }) => quality.sharpness);
  const awake = ({ sections }: FaceReport): number | null => sections.features.parts.eyesAwake;
  const open = median(reports.map(awake).filter((score) => score !== null));
  const counting = reports.filter((report) => {
    const isShut = (awake(report) ?? Infinity) < open - SHUT_POINTS;
    const isTurned = Math.hypot(report.pose.yaw - yaw, report.pose.pitch - pitch) > TURNED_DEG;
    return !isShut && !isTurned && report.quality.sharpness >= BLURRED_SHARE * sharpness;
  });
  return counting.length >= reports.length / 2 && reports.length > 2 ? counting : reports;
}

/** The photo whose sections lie nearest to the medians of all, by their weights; of several, the first. */
function middleOf(reports: readonly [FaceReport, ...FaceReport[]]): FaceReport {
  const middles = recordOf(SCORED_SECTIONS, (name) =>
    medianOf(reports, ({ sections }) => sections[name].score),
  );
  const off = ({ sections }: FaceReport): number =>
    SCORED_SECTIONS.reduce(
      (sum, name) => sum + SECTION_WEIGHTS[name] * Math.abs(sections[name].score - middles[name]),
      0,
    );
  return reports.reduce((best, report) => (off(report) < off(best) ? report : best));
}

/** Each metric that the shown photo has, as the median of all that have it. */
function medianMetrics(shown: FaceReport, reports: readonly FaceReport[]): RawSkinMetrics {
  const rawOf = ({ sections }: FaceReport, name: keyof SkinMetrics): number | null =>
    sections.skin.metrics[name]?.raw ?? null;
  return recordOf(SKIN_METRICS, (name) =>
    rawOf(shown, name) === null
      ? null
      : median(reports.map((report) => rawOf(report, name)).filter((raw) => raw !== null)),
  );
}

/** The shown photo's report with the skin of all. */
function withSkin(shown: FaceReport, raw: RawSkinMetrics): FaceReport {
  const metrics = scoreSkinMetrics(raw);
  const { features, vibe } = shown.sections;
  if (Object.values(metrics).every((metric) => metric === null)) return shown;
  const means = sectionMeans(metrics, features.parts, vibe.parts, shown.quality.sharpness);
  const { skin } = wholeSections(scoreSections(means));
  const value = totalOf({ skin, features: features.score, vibe: vibe.score });
  return {
    ...shown,
    score: { ...shown.score, value, band: bandOf(value) },
    sections: {
      ...shown.sections,
      skin: { score: skin, rating: ratingOf(skin), metrics: wholeMetrics(metrics) },
    },
  };
}

/**
 * The ± of several photos together. What lies between them shrinks as their middle does; the rest of what the ± of one says
 * they have in common, and it stays: photos that are all alike (a still picture before the camera) narrow nothing. Where
 * they lie farther apart than it says, it widens, and none of them lies outside it. Simulated, it covers as many other
 * bursts as the ± of one photo covers other photos, to within 3 of 100, whatever share they have in common (0.1 to 0.95) and
 * whether that ± is right, too wide or too narrow (tests/unit/domain/score/burst.test.ts).
 *
 * @param alone the ± of one: what 95 of 100 differences of two photos stay within, points
 * @param totals the overall score of each photo, unrounded, with one and the same expression
 * @param value that of all together, likewise
 * @returns the same of two bursts; whole points, rounded up
 */
export function burstSpread(alone: number, totals: readonly number[], value: number): number {
  const photos = totals.length;
  if (photos < 2) return alone;
  const mean = totals.reduce((sum, total) => sum + total, 0) / photos;
  const between = totals.reduce((sum, total) => sum + (total - mean) ** 2, 0) / (photos - 1);
  const one = (alone / DIFFERENCE_95) ** 2;
  const common = Math.max(COMMON * one, one - between);
  const together = DIFFERENCE_95 * Math.sqrt(common + (LEFT[photos] ?? LEAST_LEFT) * between);
  const farthest = Math.max(...totals.map((total) => Math.abs(total - value)));
  // No rounding error of the root makes a point.
  return Math.ceil(Math.max(together, farthest) - 1e-9);
}

/**
 * What the photos of one moment say together.
 *
 * @param reports of the photos that could be read, the one that is preferred first
 */
export function readBurst(reports: readonly [FaceReport, ...FaceReport[]]): Burst {
  const [first, ...more] = sound(reports);
  if (first === undefined || more.length === 0) return { index: 0, report: reports[0], note: null };
  const counting = [first, ...more] as const;
  const shown = middleOf(counting);
  const report = withSkin(shown, medianMetrics(shown, counting));
  const totalWithExpression = (one: FaceReport) => exactOverall(sectionsWithExpressionOf(one, shown));
  const { spread: alone } = shown.score;
  const together = burstSpread(alone, counting.map(totalWithExpression), totalWithExpression(report));
  const values = counting.map(({ score }) => score.value);
  return {
    index: reports.indexOf(shown),
    report: { ...report, score: { ...report.score, spread: together } },
    note: { photos: counting.length, low: Math.min(...values), high: Math.max(...values), alone, together },
  };
}
