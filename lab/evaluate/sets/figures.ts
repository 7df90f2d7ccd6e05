/** What each set shows of its scores and of their ±: "What it must show" of the measuring, for every set alike. */
import type { FaceReport } from '#domain/face/report.ts';
import { bandOf } from '#domain/score/bands.ts';
import { sectionsWithExpressionOf } from '#domain/score/contributions.ts';
import { exactOverall } from '#domain/score/score.ts';
import { lightTells } from '#domain/score/bands.ts';
import { BANDS, recordOf, SKIN_METRICS, type Band, type SkinMetricName } from '#functions/vocabulary.ts';
import { AS_IT_IS, personOf, SETS, type SetName } from '#lab/fit-spread/copies.ts';
import { KINDS, type Pair, type PairKind } from '#lab/fit-spread/pairs.ts';
import type { Recorded } from '#lab/fit-spread/record.ts';
import { intraclassCorrelation, mean, median, quantile, spearman } from '../summary/statistics.ts';
import { anotherDay } from './another-day.ts';
import { pairFigures, type PairFigures } from './pair-figures.ts';
import type { Unseen } from './unseen.ts';

const SECTIONS = ['skin', 'features', 'vibe'] as const;
type Section = (typeof SECTIONS)[number];

export interface ScaleFigures {
  readonly median: number;
  readonly sd: number;
  /** Upper less lower quartile. */
  readonly middleHalf: number;
}

export interface ResolutionFigures {
  readonly n: number;
  /** Mean change from the photo as it is to the coarse one: of the skin section and of each metric. */
  readonly skin: number;
  readonly metrics: Readonly<Record<SkinMetricName, number>>;
}

export interface SetFigures {
  readonly photos: number;
  readonly people: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly total: ScaleFigures;
  readonly sections: Readonly<Record<Section, ScaleFigures>>;
  readonly bands: Readonly<Record<Band, number>>;
  /** Median ± of the photos as they are, and the share of them whose light does not tell. */
  readonly spread: number;
  readonly untelling: number;
  /** SD of the scores over the median ±. */
  readonly signal: number;
  /** Another photo now, by kind of pair; another day, for which two cameras stand in. */
  readonly now: Readonly<Partial<Record<PairKind, PairFigures>>>;
  readonly otherDay: PairFigures | null;
  readonly cameras: Readonly<Record<string, PairFigures>>;
  readonly lamps: Readonly<Record<string, PairFigures>>;
  /** Copies that were refused, by copy. */
  readonly refusedCopies: Readonly<Record<string, number>>;
  /** Of a person's first two photos, expression held equal; null where there is one of each. */
  readonly icc: {
    readonly total: number;
    readonly skin: number;
    readonly vibe: number;
    readonly metrics: Readonly<Record<SkinMetricName, number>>;
  } | null;
  readonly resolution: ResolutionFigures | null;
  /** Rank correlation of the skin section with the pixels between the eyes. */
  readonly skinByPixels: number;
}

function scaleOf(values: readonly number[]): ScaleFigures {
  const middle = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  return {
    median: median(values),
    sd: Math.sqrt(variance),
    middleHalf: quantile(values, 0.75) - quantile(values, 0.25),
  };
}

/** By name, in the order of the first of each. */
const byName = (pairs: readonly Pair[]): Record<string, PairFigures> =>
  Object.fromEntries(
    [...new Set(pairs.map(({ name }) => name))].map((name) => [
      name,
      pairFigures(pairs.filter((pair) => pair.name === name)),
    ]),
  );

/** Rows of a value of a person's first two photos, where both show it. */
const retakenRows = (
  people: readonly (readonly FaceReport[])[],
  valueOf: (photo: FaceReport, first: FaceReport) => number | null,
): number[][] =>
  people.flatMap(([first, second]) => {
    if (first === undefined || second === undefined) return [];
    const values = [valueOf(first, first), valueOf(second, first)].filter((value) => value !== null);
    return values.length === 2 ? [values] : [];
  });

function agreementOf(people: readonly (readonly FaceReport[])[]): SetFigures['icc'] {
  const retaken = people.filter(({ length }) => length > 1);
  if (retaken.length < 2) return null;
  const icc = (valueOf: (photo: FaceReport, first: FaceReport) => number | null) =>
    intraclassCorrelation(retakenRows(retaken, valueOf));
  return {
    total: icc((photo, first) => exactOverall(sectionsWithExpressionOf(photo, first))),
    skin: icc(({ sections }) => sections.skin.score),
    vibe: icc((photo, first) => sectionsWithExpressionOf(photo, first).vibe),
    metrics: recordOf(SKIN_METRICS, (name) =>
      icc(({ sections }) => sections.skin.metrics[name]?.score ?? null),
    ),
  };
}

function resolutionOf(lines: readonly Recorded[]): ResolutionFigures | null {
  const changes = lines
    .filter(({ copy }) => copy.startsWith('resolution/'))
    .flatMap((coarse) => {
      const fine = lines.find(({ file, copy }) => file === coarse.file && copy === AS_IT_IS)?.report;
      return fine && coarse.report ? [{ fine: fine.sections.skin, coarse: coarse.report.sections.skin }] : [];
    });
  if (changes.length === 0) return null;
  return {
    n: changes.length,
    skin: mean(changes.map(({ fine, coarse }) => coarse.score - fine.score)),
    metrics: recordOf(SKIN_METRICS, (name) =>
      mean(
        changes.flatMap(({ fine, coarse }) => {
          const [before, after] = [fine.metrics[name], coarse.metrics[name]];
          return before && after ? [after.score - before.score] : [];
        }),
      ),
    ),
  };
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** @param lines of one set @param pairs of the same */
export function figuresOfSet(lines: readonly Recorded[], pairs: readonly Pair[]): SetFigures {
  const plain = lines.filter(({ copy }) => copy === AS_IT_IS);
  const seen = plain.flatMap(({ report }) => report ?? []);
  const people = [...new Set(plain.map(personOf))].map((person) =>
    plain.filter((line) => personOf(line) === person).flatMap(({ report }) => report ?? []),
  );
  const ofKind = (kind: PairKind) => pairs.filter((pair) => pair.kind === kind);
  const total = scaleOf(seen.map(({ score }) => score.value));
  const spread = median(seen.map(({ score }) => score.spread));
  const days = anotherDay(lines);
  return {
    photos: plain.length,
    people: people.length,
    refused: countsOf(plain.flatMap(({ error }) => error ?? [])),
    total,
    sections: recordOf(SECTIONS, (name) => scaleOf(seen.map(({ sections }) => sections[name].score))),
    bands: recordOf(BANDS, (band) => mean(seen.map(({ score }) => (bandOf(score.value) === band ? 1 : 0)))),
    spread,
    untelling: mean(seen.map(({ score }) => (lightTells(score.spread) ? 0 : 1))),
    signal: total.sd / spread,
    now: Object.fromEntries(
      KINDS.flatMap((kind) => (ofKind(kind).length === 0 ? [] : [[kind, pairFigures(ofKind(kind))]])),
    ),
    otherDay: days,
    cameras: byName(ofKind('camera')),
    lamps: byName(ofKind('lamp')),
    refusedCopies: countsOf(
      lines.flatMap(({ copy, error }) => (error === null || copy === AS_IT_IS ? [] : [copy])),
    ),
    icc: agreementOf(people),
    resolution: resolutionOf(lines),
    skinByPixels: spearman(
      seen.map(({ quality }) => quality.interocularPx),
      seen.map(({ sections }) => sections.skin.score),
    ),
  };
}

/** By set; one without a photo is left out. */
export const figuresOfSets = ({ lines, pairs }: Unseen): Partial<Record<SetName, SetFigures>> =>
  Object.fromEntries(
    SETS.flatMap((set) => {
      const own = lines.filter((line) => line.set === set);
      return own.length === 0
        ? []
        : [
            [
              set,
              figuresOfSet(
                own,
                pairs.filter((pair) => pair.set === set),
              ),
            ],
          ];
    }),
  );
