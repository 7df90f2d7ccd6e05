/**
 * The same person on another photo: what the scores do, and whether they stay within the ± of the first.
 * Everything is an aggregate over people; no figure belongs to one of them.
 */
import type { FaceReport } from '#domain/face/report.ts';
import { skinLevel } from '#domain/score/bands.ts';
import { sectionsIfCalm, sectionsWithExpressionOf } from '#domain/score/contributions.ts';
import { exactOverall, totalOf, wholeSections } from '#domain/score/score.ts';
import { isWithinRetestError } from '#domain/score/retest-error.ts';
import { FEATURE_PARTS, recordOf, SKIN_METRICS, type SkinMetricName } from '#functions/vocabulary.ts';
import { agreementOf, type Agreement } from '#lab/face-shape/agreement.ts';
import { meanOf, widestGap, type Gap, type ScoreGroup } from '../summary/groups.ts';
import { intraclassCorrelation, mean, median, p95, quantile, spearman } from '../summary/statistics.ts';
import type { Person } from './people.ts';

/** A person with the reports of the photos that were accepted, in the photos' order. */
export interface Retaken {
  readonly person: Person;
  readonly reports: readonly FaceReport[];
}

export interface Moved {
  readonly n: number;
  /** Mean of each photo, in the photos' order, over people who have all of them. */
  readonly means: readonly number[];
  /** Mean signed change from the first photo to a later one. */
  readonly bias: number;
  /** 95th percentile of the absolute change between two photos of a person. */
  readonly p95: number;
  /** ICC(A,1). */
  readonly icc: number;
}

interface MetricFigures extends Moved {
  readonly median: number;
  /** Share of pairs whose scores, as shown, differ no more than the app tells of two photos (`METRIC_WOBBLE`). */
  readonly withinWobble: number;
  /** Largest absolute change between two photos of a person. */
  readonly largest: number;
  /** Rank correlation over pairs: how far the scores lie apart with how far the expressions do. */
  readonly byExpression: number;
  /** Share of the photos with the lowest word: "Stands out", but of what may be a mark of the skin, which has a milder one. */
  readonly standsOut: number;
}

export interface PeopleFigures {
  readonly n: number;
  /** Photos that were refused, by error code. */
  readonly refused: Readonly<Record<string, number>>;
  readonly overall: Moved & {
    /** Share of pairs whose shown scores differ by no more than the ± of the first photo. */
    readonly within: number;
    /** The same with the expression held equal, as the page words it. */
    readonly withinAsWorded: number;
    /** 93rd percentile of the absolute change with the expression held equal: the ± that would just do. */
    readonly p93AsWorded: number;
    /** 95th percentile of the same before rounding: what the ± is fitted to. */
    readonly exactP95AsWorded: number;
    /**
     * ICC(A,1) with each person's own first expression on both photos. It counts to people's credit that some smile more:
     * `iccIfCalm` does not.
     */
    readonly iccAsWorded: number;
    /** ICC(A,1) with one expression for everybody. */
    readonly iccIfCalm: number;
    /** Rank correlation over pairs: how far the scores lie apart, expression held equal, with how far the expressions do. */
    readonly byExpression: number;
    /** Median ± that is shown. */
    readonly spread: number;
  };
  readonly sections: Readonly<Record<'skin' | 'features' | 'vibe', Moved>>;
  readonly metrics: Readonly<Record<SkinMetricName, MetricFigures>>;
  readonly shape: Pick<Agreement, 'same' | 'sameTold' | 'possible' | 'kept' | 'shown'> & {
    /** Share of each name among the most likely shapes of all photos. */
    readonly shares: Readonly<Record<string, number>>;
  };
  /** Mean score of each person's first photo, by self-reported ethnicity and by gender. */
  readonly groups: readonly ScoreGroup[];
  /** The widest difference between two such groups; null where nobody said. */
  readonly gaps: Readonly<Record<Told, Gap | null>>;
}

/** What people may say of themselves. */
type Told = 'ethnicity' | 'gender';

type Pair = readonly [first: FaceReport, later: FaceReport];

const pairsOf = ({ reports }: Retaken): Pair[] =>
  reports.flatMap((first, index) => reports.slice(index + 1).map((later): Pair => [first, later]));

/** Unrounded scores of both photos, each with the expression of the first. */
const heldScores = ([first, later]: Pair): readonly [before: number, after: number] => [
  exactOverall(sectionsWithExpressionOf(first, first)),
  exactOverall(sectionsWithExpressionOf(later, first)),
];

/**
 * How far the whole score of the later photo lies from the first one's, had both the first one's expression. Both by the
 * app's own lines: a report may have been scored by those of a fold.
 */
function changeAsWorded([first, later]: Pair): number {
  const [before, after] = [first, later].map((report) =>
    totalOf(wholeSections(sectionsWithExpressionOf(report, first))),
  );
  return (after ?? Number.NaN) - (before ?? Number.NaN);
}

/** @param valueOf null where this photo does not tell */
function moved(retaken: readonly Retaken[], valueOf: (report: FaceReport) => number | null): Moved {
  const rows = retaken.flatMap(({ reports }) => {
    const values = reports.map(valueOf);
    const known = values.filter((value) => value !== null);
    return known.length === values.length ? [known] : [];
  });
  const changes = rows.flatMap((row) =>
    row.flatMap((first, index) => row.slice(index + 1).map((later) => later - first)),
  );
  // The correlation needs rows of one length: the number of photos that every person has.
  const common = Math.min(...rows.map((row) => row.length));
  const table = rows.map((row) => row.slice(0, common));
  return {
    n: rows.length,
    means: Array.from({ length: rows.length === 0 ? 0 : common }, (_, photo) =>
      mean(table.map((row) => row[photo] ?? Number.NaN)),
    ),
    bias: mean(changes),
    p95: p95(changes.map(Math.abs)),
    icc: intraclassCorrelation(table),
  };
}

/** How far two expressions lie apart: what an expression moves (all features but the lips), as points of 100. */
function expressionsApart([first, later]: Pair): number {
  const [one, other] = [first.sections.features.parts, later.sections.features.parts];
  const moving = FEATURE_PARTS.filter((part) => part !== 'lips');
  return Math.hypot(...moving.map((part) => (other[part] ?? 0) - (one[part] ?? 0)));
}

function metricFigures(name: SkinMetricName, retaken: readonly Retaken[]): MetricFigures {
  const metricOf = (report: FaceReport) => report.sections.skin.metrics[name];
  const scoreOf = (report: FaceReport) => metricOf(report)?.score ?? null;
  const scores = retaken.flatMap(({ reports }) => reports.flatMap((report) => scoreOf(report) ?? []));
  const pairs = retaken.flatMap(pairsOf).flatMap(([first, later]) => {
    const [before, after] = [scoreOf(first), scoreOf(later)];
    return before === null || after === null
      ? []
      : [{ before, after, apart: expressionsApart([first, later]) }];
  });
  return {
    ...moved(retaken, scoreOf),
    median: median(scores),
    withinWobble: share(
      pairs.map(({ before, after }) => isWithinRetestError(name, Math.round(after) - Math.round(before))),
    ),
    byExpression: spearman(
      pairs.map(({ apart }) => apart),
      pairs.map(({ before, after }) => Math.abs(after - before)),
    ),
    largest: Math.max(...pairs.map(({ before, after }) => Math.abs(after - before))),
    standsOut: share(scores.map((score) => skinLevel({ score }) === 0)),
  };
}

const share = (flags: readonly boolean[]): number => mean(flags.map(Number));

/** @param retaken people with at least two accepted photos each; at least two people */
export function figuresOfPeople(
  retaken: readonly Retaken[],
  refused: Readonly<Record<string, number>>,
): PeopleFigures {
  const pairs = retaken.flatMap(pairsOf);
  const held = retaken.map((one) => pairsOf(one).map(heldScores));
  const all = retaken.flatMap(({ reports }) => reports);
  const exact = held.flat().map(([before, after]) => after - before);
  const asWorded = pairs.map(changeAsWorded);
  const names = all.map(topShape);
  const section = (name: 'skin' | 'features' | 'vibe') =>
    moved(retaken, (report) => report.sections[name].score);
  return {
    n: retaken.length,
    refused,
    overall: {
      ...moved(retaken, (report) => report.score.value),
      within: share(pairs.map(([a, b]) => Math.abs(b.score.value - a.score.value) <= a.score.spread)),
      withinAsWorded: share(
        asWorded.map((change, index) => Math.abs(change) <= (pairs[index]?.[0].score.spread ?? 0)),
      ),
      p93AsWorded: quantileOfAbsolute(asWorded, 0.93),
      exactP95AsWorded: p95(exact.map(Math.abs)),
      // The first two photos of each person.
      iccAsWorded: intraclassCorrelation(held.flatMap((own) => own.slice(0, 1))),
      iccIfCalm: intraclassCorrelation(
        retaken.map(({ reports }) =>
          reports.slice(0, 2).map((report) => exactOverall(sectionsIfCalm(report))),
        ),
      ),
      byExpression: spearman(pairs.map(expressionsApart), exact.map(Math.abs)),
      spread: median(all.map((report) => report.score.spread)),
    },
    sections: { skin: section('skin'), features: section('features'), vibe: section('vibe') },
    metrics: recordOf(SKIN_METRICS, (name) => metricFigures(name, retaken)),
    shape: {
      ...agreed(pairs),
      shares: Object.fromEntries(
        [...new Set(names)].toSorted().map((name) => [name, share(names.map((other) => other === name))]),
      ),
    },
    groups: [...groupsBy(retaken, 'ethnicity'), ...groupsBy(retaken, 'gender')].toSorted(
      (a, b) => b.faces - a.faces,
    ),
    gaps: {
      ethnicity: widestGap(groupsBy(retaken, 'ethnicity')),
      gender: widestGap(groupsBy(retaken, 'gender')),
    },
  };
}

function agreed(pairs: readonly Pair[]): Omit<PeopleFigures['shape'], 'shares'> {
  const { same, sameTold, possible, kept, shown } = agreementOf(
    pairs.map(([first, later]) => [first.faceShape, later.faceShape]),
  );
  return { same, sameTold, possible, kept, shown };
}

const topShape = (report: FaceReport): string => report.faceShape.ranked[0]?.name ?? 'none';

function quantileOfAbsolute(values: readonly number[], q: number): number {
  return quantile(values.map(Math.abs), q);
}

function groupsBy(retaken: readonly Retaken[], told: Told): ScoreGroup[] {
  const by = new Map<string, number[]>();
  for (const { person, reports } of retaken) {
    const [score, name] = [reports[0]?.score.value, person[told]];
    if (score !== undefined && name !== null) by.set(name, [...(by.get(name) ?? []), score]);
  }
  return [...by].map(([name, scores]) => meanOf(name, scores));
}
