/** The figures as a table for people, each beside its target (lab/reports/measuring.md). */
import { SKIN_METRICS } from '#functions/vocabulary.ts';
import { FINE_PX } from './changes/resolution.ts';
import { atLeast, atMost, between, decimals as number, tableOf, type Row } from './rows.ts';
import type { Drift } from './summary/drift.ts';
import type { Figures } from './summary/figures.ts';
import { spanOf, type ScoreGroup } from './summary/groups.ts';

const TARGET = {
  repeatability: 3,
  icc: 0.95,
  shapeStability: 0.95,
  coverage: 0.9,
  lamps: 0.9,
  tone: 2,
  toneSpan: 5,
  median: [60, 80],
  sensitivity: 0.95,
  monotone: 1,
  specificity: 1 / 3,
  resolution: { skin: 1, metric: 3, byPx: 0.15 },
  byHardness: 0.35,
} as const;

/** What of this build the faces of `everyOther` were spared, in the words of the report and of lab/reports/measuring.md. */
export const EVERY_OTHER =
  'mixing (spots, texture and pores) was not fitted to these; curves, weights and how hard light widens the ± were, so lamps have no unseen faces here (evaluate --sets prints theirs)';

/** @param others the figures of every other face (`everyOther`); null where there is but one face */
export function textReport(figures: Figures, others: Figures | null = null): string {
  const table = tableOf(targetRows(figures), others === null ? [] : targetRows(others));
  const columns =
    others === null
      ? []
      : [`found on all; on every other face (${others.faces}); target`, `every other face: ${EVERY_OTHER}`];
  return [heading(figures), ...columns, ...table, ...details(figures)].join('\n');
}

function heading({ faces, seed, score, scores, pipelineVersion }: Figures): string {
  const spread = `${number(scores.min, 0)} to ${number(scores.max, 0)}, median ${number(scores.median, 0)}`;
  return `${faces} faces, scores ${spread}; pipeline ${pipelineVersion}, ${score} scores, seed ${seed}`;
}

export function targetRows(figures: Figures): Row[] {
  const { determinism, repeatability, shapeStability, quality, resolution, tone, lamps } = figures;
  const { sensitivity, specificity, defects, medians, groups } = figures;
  const rows: Row[] = [['determinism', String(determinism), 'true', determinism]];
  if (repeatability) {
    rows.push(atMost('repeatability p95', repeatability.p95, TARGET.repeatability));
    rows.push(atLeast('repeatability ICC', repeatability.icc, TARGET.icc));
    rows.push(atLeast('changed photos within the ±', repeatability.withinSpread, TARGET.coverage));
    rows.push(
      atLeast('changed photos within the ±, least of the changes', leastWithin(figures), TARGET.coverage),
    );
  }
  if (shapeStability !== undefined) {
    rows.push(atLeast('face shape stability', shapeStability, TARGET.shapeStability));
  }
  for (const [name, { inside }] of Object.entries(quality ?? {})) {
    rows.push(atLeast(`${name} within the ±`, inside, TARGET.coverage));
  }
  if (resolution) rows.push(...resolutionRows(resolution));
  for (const [name, value] of Object.entries(tone?.p95 ?? {})) {
    rows.push(atMost(`tone p95 ${name}`, value, TARGET.tone));
  }
  for (const [name, { honest }] of Object.entries(lamps ?? {})) {
    rows.push(atLeast(`lamp ${name}: within the ± or refused for the light`, honest, TARGET.lamps));
  }
  for (const [name, value] of Object.entries(sensitivity ?? {})) {
    rows.push(atLeast(`sensitivity ${name}`, value, TARGET.sensitivity));
  }
  for (const [name, { monotone, faces }] of Object.entries(defects ?? {})) {
    rows.push(
      atLeast(`monotone ${name}: faces on which every step answers`, monotone / faces, TARGET.monotone),
    );
  }
  for (const [name, value] of Object.entries(specificity ?? {})) {
    rows.push(atMost(`specificity ${name}`, value, TARGET.specificity));
  }
  for (const name of SKIN_METRICS) rows.push(between(`${name} median`, medians[name], TARGET.median));
  const span = spanOf(groups);
  if (span !== null) rows.push(atMost('span of the skin tones’ means', span, TARGET.toneSpan));
  return rows;
}

function resolutionRows({ copies, byPx, byHardness }: NonNullable<Figures['resolution']>): Row[] {
  const rows = Object.entries(copies).flatMap(([name, { skin, metrics }]): Row[] => {
    const worst = Math.max(
      ...Object.values(metrics).flatMap((change) => (Number.isNaN(change.mean) ? [] : Math.abs(change.mean))),
    );
    return [
      atMost(`${name}: skin apart on average`, Math.abs(skin.mean), TARGET.resolution.skin),
      atMost(`${name}: metrics apart on average, the worst`, worst, TARGET.resolution.metric),
    ];
  });
  return [
    ...rows,
    atMost('skin by pixels between the eyes, rank correlation', Math.abs(byPx), TARGET.resolution.byPx),
    atMost('skin’s spread that hardness of light explains', byHardness, TARGET.byHardness),
  ];
}

/** Of the changes that any face survived; NaN where there is none. */
function leastWithin({ repeatability }: Figures): number {
  const shares = Object.values(repeatability?.byChange ?? {}).map(({ within }) => within);
  const known = shares.filter((share) => !Number.isNaN(share));
  return known.length === 0 ? Number.NaN : Math.min(...known);
}

/** The parts that cost most: how far they move, and how much of the overall score that is. */
function costliest(drift: Drift, count: number): string {
  return Object.entries(drift)
    .slice(0, count)
    .map(([part, { mean, cost }]) => `${part} ${number(mean, 1)} (${number(cost)})`)
    .join(', ');
}

const groupLine = ({ name, faces, mean, margin }: ScoreGroup): string =>
  `${name.padEnd(14)}${String(faces).padStart(4)}  ${number(mean, 1)} ± ${number(margin, 1)}`;

function lampLines(lamps: NonNullable<Figures['lamps']>): string[] {
  const lines = Object.entries(lamps).map(([name, lamp]) => {
    const shares = [lamp.within, lamp.withinLightHeld].map((share) => number(share).padStart(6));
    const { skin, features, vibe } = lamp.sections;
    const changes = [lamp.p95, skin, features, vibe, lamp.bias, lamp.skinBias].map((value) =>
      number(value).padStart(7),
    );
    const shape = `shape ${[lamp.sameShape, lamp.possibleShape, lamp.toldShape].map((share) => number(share)).join(' ')}`;
    const doubt = `±${number(lamp.spread, 0)}  ${lamp.confidence.map((c) => number(c)).join(' → ')}`;
    return `${name.padEnd(20)}${[...shares, ...changes].join('')}  ${shape}  ${doubt}  ${JSON.stringify(lamp.refused)}`;
  });
  return [
    '',
    'lamp: within the ±, the same with the light’s own points held equal; p95 overall, skin, features, vibe; bias, bias of the skin section; first shape the same, the first not ruled out, told the same; median ±, confidence; refused',
    ...lines,
  ];
}

function resolutionLines({ copies, byPx }: NonNullable<Figures['resolution']>): string[] {
  const change = (figures: { readonly mean: number; readonly p95: number }) =>
    `${number(figures.mean, 1)} (${number(figures.p95, 1)})`;
  const lines = Object.entries(copies).map(([name, { faces, skin, metrics, lost }]) => {
    const parts = Object.entries(metrics).map(([metric, figures]) => `${metric} ${change(figures)}`);
    return `${name.padEnd(12)} ${faces}  skin ${change(skin)}, ${parts.join(', ')}; not shown ${number(lost)}`;
  });
  return [
    '',
    `resolution: faces, mean change against ${FINE_PX} px between the eyes (p95); skin by pixels ${number(byPx)}`,
    ...lines,
  ];
}

function details({
  repeatability,
  quality,
  resolution,
  tone,
  lamps,
  defects,
  groups,
  people,
  failed,
  refused,
  undetermined,
}: Figures): string[] {
  const lines: string[] = [];
  if (repeatability) {
    lines.push(
      '',
      'change, p95, mean, bias, within the ±; parts by mean drift (points of the overall score)',
    );
    for (const [name, change] of Object.entries(repeatability.byChange)) {
      const figures = [change.p95, change.mean, change.bias, change.within].map((value) =>
        number(value).padStart(6),
      );
      lines.push(`${name.padEnd(20)}${figures.join('')}  ${costliest(change.drift, 3)}`);
    }
    lines.push(`all: ${costliest(repeatability.drift, 6)}`);
    lines.push(`within the shown ±: ${number(100 * repeatability.withinSpread, 1)} %`);
  }
  if (quality) {
    lines.push('', 'quality: p95, bias, bias of the skin section; confidence');
    for (const [name, q] of Object.entries(quality)) {
      const figures = [q.p95, q.bias, q.skinBias].map((value) => number(value).padStart(6));
      lines.push(`${name.padEnd(20)}${figures.join('')}  ${q.confidence.map((c) => number(c)).join(' → ')}`);
    }
  }
  if (resolution) lines.push(...resolutionLines(resolution));
  if (tone) {
    lines.push('', 'tone: p95 overall, skin, features, vibe');
    for (const [name, f] of [...Object.entries(tone.byMethod), ...Object.entries(tone.byAngle)]) {
      const figures = [f.overall, f.skin, f.features, f.vibe].map((value) => number(value).padStart(6));
      lines.push(`${name.padEnd(20)}${figures.join('')}`);
    }
    lines.push(`all: ${costliest(tone.drift, 6)}`);
  }
  if (lamps) lines.push(...lampLines(lamps));
  if (defects) {
    lines.push(
      '',
      'defect: faces, those on which every step answers; raw value with strength; median change of scores at full strength',
    );
    for (const [name, defect] of Object.entries(defects)) {
      const raw = defect.raw.map((value) => number(value)).join(' ');
      const changes = Object.entries(defect.scoreChange)
        .sort((a, b) => a[1] - b[1])
        .map(([metric, change]) => `${metric} ${number(change, 1)}`)
        .join(', ');
      lines.push(`${name.padEnd(12)} ${defect.faces}, ${defect.monotone}  ${raw}  ${changes}`);
    }
  }
  lines.push('', 'skin tone: faces, mean score ± 95 % of the mean');
  lines.push(...groups.map(groupLine));
  for (const [who, some] of Object.entries(
    people === null ? {} : { everybody: people.all, ...people.alike },
  )) {
    lines.push(`complexion, ${who}`, ...some.map(groupLine));
  }
  for (const [id, codes] of Object.entries(failed)) lines.push(`failed: ${id} ${JSON.stringify(codes)}`);
  for (const [file, code] of Object.entries(refused)) lines.push(`refused: ${file} ${code}`);
  for (const file of undetermined) lines.push(`two reports on one file: ${file}`);
  return lines;
}
