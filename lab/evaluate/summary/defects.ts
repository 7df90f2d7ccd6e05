/** Painted defects: does the right metric follow, and do the others keep still? */
import type { SkinMetricName } from '#functions/vocabulary.ts';
import type { DefectName } from '../defects/defect.ts';
import { DEFECTS, STRENGTHS } from '../defects/list.ts';
import { defectId, IDENTITY } from '../versions.ts';
import type { FaceResult } from './face-result.ts';
import { mean, median, spearman } from './statistics.ts';

type ByDefect<Value> = Readonly<Record<DefectName, Value>>;

export interface DefectDetails {
  /** Faces on which it could be painted and its metric measured throughout. */
  readonly faces: number;
  /** Those among them on which each stronger step gives a higher raw value. */
  readonly monotone: number;
  /** Mean raw value of the right metric at strength 0, 0.2 … 1. */
  readonly raw: readonly number[];
  /** Worst rank correlation of a single face. */
  readonly worst: number;
  /** Median change of each metric's score at full strength, in points; negative: worse. */
  readonly scoreChange: Readonly<Partial<Record<SkinMetricName, number>>>;
  /** The metric that moves most beside the right one, and on how many faces. */
  readonly other: Readonly<Partial<Record<SkinMetricName, number>>>;
  /** Versions in which the right metric was not measurable. */
  readonly lost: number;
}

export interface DefectFigures {
  /** Mean over faces of Spearman's correlation between strength and raw value. */
  readonly sensitivity: ByDefect<number>;
  /** Median over faces of the largest change elsewhere over the change in the right metric, at full strength. */
  readonly specificity: ByDefect<number>;
  readonly defects: ByDefect<DefectDetails>;
}

/** Stands for "the right metric did not fall at all", so that a median exists. */
const NO_RESPONSE = 10;

type Values = Readonly<Record<SkinMetricName, { raw: number; score: number } | null>>;

interface Series {
  readonly metrics: readonly Values[];
  readonly strengths: readonly number[];
}

/** The metrics of one face at strength 0 and on; null where nothing was painted. */
function seriesOf(face: FaceResult, defect: DefectName): Series | null {
  const reports = [
    { strength: 0, report: face.versions.get(IDENTITY) },
    ...STRENGTHS.map((strength) => ({ strength, report: face.versions.get(defectId(defect, strength)) })),
  ];
  const made = reports.flatMap(({ strength, report }) => (report ? [{ strength, report }] : []));
  if (made.length < 2) return null;
  return {
    strengths: made.map(({ strength }) => strength),
    metrics: made.map(({ report }) => report.sections.skin.metrics),
  };
}

function changesAtFullStrength(series: Series): Partial<Record<SkinMetricName, number>> {
  const before = series.metrics[0];
  const after = series.metrics.at(-1);
  if (!before || !after || series.strengths.at(-1) !== 1) return {};
  const entries = (Object.keys(before) as SkinMetricName[]).flatMap((name) => {
    const [from, to] = [before[name], after[name]];
    return from && to ? [[name, to.score - from.score] as const] : [];
  });
  return Object.fromEntries(entries);
}

function summariseOne(faces: readonly FaceResult[], defect: DefectName) {
  const correlations: number[] = [];
  const ratios: number[] = [];
  const other: Partial<Record<SkinMetricName, number>> = {};
  const changes = new Map<SkinMetricName, number[]>();
  const raws: number[][] = [];
  let lost = 0;
  for (const face of faces) {
    const series = seriesOf(face, defect);
    if (series?.metrics[0]?.[defect] === undefined || series.metrics[0][defect] === null) continue;
    const raw = series.metrics.map((metrics) => metrics[defect]?.raw ?? null);
    lost += raw.filter((value) => value === null).length;
    const measured = raw.flatMap((value, i) =>
      value === null ? [] : [{ value, strength: series.strengths[i] ?? 0 }],
    );
    const values = measured.map(({ value }) => value);
    if (values.length === STRENGTHS.length + 1) raws.push(values);
    // A metric that cannot be read once its own defect is there does not follow it.
    const complete = measured.length >= 4;
    correlations.push(
      complete
        ? spearman(
            measured.map((m) => m.strength),
            measured.map((m) => m.value),
          )
        : 0,
    );
    const atFull = changesAtFullStrength(series);
    for (const [name, change] of Object.entries(atFull) as [SkinMetricName, number][]) {
      changes.set(name, [...(changes.get(name) ?? []), change]);
    }
    const right = -(atFull[defect] ?? 0);
    const others = (Object.entries(atFull) as [SkinMetricName, number][])
      .filter(([name]) => name !== defect)
      .sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
    const [worst] = others;
    if (!worst) continue;
    ratios.push(right > 0 ? Math.min(NO_RESPONSE, Math.abs(worst[1]) / right) : NO_RESPONSE);
    other[worst[0]] = (other[worst[0]] ?? 0) + 1;
  }
  const details: DefectDetails = {
    faces: correlations.length,
    monotone: raws.filter((row) => row.every((value, i) => i === 0 || value > (row[i - 1] ?? 0))).length,
    raw: [0, ...STRENGTHS].map((_, i) => mean(raws.map((row) => row[i] ?? Number.NaN))),
    worst: Math.min(...correlations),
    scoreChange: Object.fromEntries([...changes].map(([name, values]) => [name, median(values)])),
    other,
    lost,
  };
  return { sensitivity: mean(correlations), specificity: median(ratios), details };
}

export function summariseDefects(faces: readonly FaceResult[]): DefectFigures {
  const results = DEFECTS.map(({ name }) => [name, summariseOne(faces, name)] as const);
  const pick = <Value>(value: (result: ReturnType<typeof summariseOne>) => Value) =>
    Object.fromEntries(results.map(([name, result]) => [name, value(result)])) as Record<DefectName, Value>;
  return {
    sensitivity: pick((result) => result.sensitivity),
    specificity: pick((result) => result.specificity),
    defects: pick((result) => result.details),
  };
}
