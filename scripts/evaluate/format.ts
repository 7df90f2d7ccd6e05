/** The figures as a table for people, each beside its target (ARCHITECTURE.md, "How good"). */
import type { Drift } from './summary/drift.ts';
import type { Figures } from './summary/figures.ts';
import type { ScoreGroup } from './summary/groups.ts';

const TARGET = {
  repeatability: 3,
  icc: 0.95,
  shapeStability: 0.95,
  coverage: 0.9,
  lamps: 0.9,
  tone: 2,
  sensitivity: 0.95,
  specificity: 1 / 3,
} as const;

export type Row = readonly [what: string, value: string, target: string, ok: boolean];

const number = (value: number, digits = 2): string => (Number.isFinite(value) ? value.toFixed(digits) : '–');
const atMost = (what: string, value: number, most: number): Row => [
  what,
  number(value),
  `≤ ${number(most)}`,
  value <= most,
];
const atLeast = (what: string, value: number, least: number): Row => [
  what,
  number(value, 3),
  `≥ ${number(least)}`,
  value >= least,
];

export function textReport(figures: Figures): string {
  const rows = targetRows(figures);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const table = rows.map(([what, value, target, ok]) =>
    [
      what.padEnd(widths[0] ?? 0),
      value.padStart(widths[1] ?? 0),
      target.padEnd(widths[2] ?? 0),
      ok ? 'ok' : 'NOT OK',
    ].join('  '),
  );
  return [heading(figures), ...table, ...details(figures)].join('\n');
}

function heading({ faces, seed, score, scores, pipelineVersion }: Figures): string {
  const spread = `${number(scores.min, 0)} to ${number(scores.max, 0)}, median ${number(scores.median, 0)}`;
  return `${faces} faces, scores ${spread}; pipeline ${pipelineVersion}, ${score} scores, seed ${seed}`;
}

export function targetRows(figures: Figures): Row[] {
  const { determinism, repeatability, shapeStability, quality, tone, lamps, sensitivity, specificity } =
    figures;
  const rows: Row[] = [['determinism', String(determinism), 'true', determinism]];
  if (repeatability) {
    rows.push(atMost('repeatability p95', repeatability.p95, TARGET.repeatability));
    rows.push(atLeast('repeatability ICC', repeatability.icc, TARGET.icc));
    rows.push(atLeast('changed photos within the ±', repeatability.withinSpread, TARGET.coverage));
  }
  if (shapeStability !== undefined) {
    rows.push(atLeast('face shape stability', shapeStability, TARGET.shapeStability));
  }
  for (const [name, { inside }] of Object.entries(quality ?? {})) {
    rows.push(atLeast(`${name} within the ±`, inside, TARGET.coverage));
  }
  for (const [name, value] of Object.entries(tone?.p95 ?? {})) {
    rows.push(atMost(`tone p95 ${name}`, value, TARGET.tone));
  }
  for (const [name, { honest }] of Object.entries(lamps ?? {})) {
    rows.push(atLeast(`lamp ${name}: within the ± or refused for the light`, honest, TARGET.lamps));
  }
  for (const [name, value] of Object.entries(sensitivity ?? {})) {
    rows.push(atLeast(`sensitivity ${name}`, value, TARGET.sensitivity));
  }
  for (const [name, value] of Object.entries(specificity ?? {})) {
    rows.push(atMost(`specificity ${name}`, value, TARGET.specificity));
  }
  return rows;
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
    const changes = [lamp.p95, lamp.bias, lamp.skinBias].map((value) => number(value).padStart(7));
    const doubt = `±${number(lamp.spread, 0)}  ${lamp.confidence.map((c) => number(c)).join(' → ')}`;
    return `${name.padEnd(20)}${[...shares, ...changes].join('')}  ${doubt}  ${JSON.stringify(lamp.refused)}`;
  });
  return [
    '',
    'lamp: within the ±, the same with the light’s own points held equal; p95, bias, bias of the skin section; median ±, confidence; refused',
    ...lines,
  ];
}

function details({
  repeatability,
  quality,
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
    lines.push('', 'change, p95, mean, bias; parts by mean drift (points of the overall score)');
    for (const [name, change] of Object.entries(repeatability.byChange)) {
      const figures = [change.p95, change.mean, change.bias].map((value) => number(value).padStart(6));
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
    lines.push('', 'defect: faces; raw value with strength; median change of scores at full strength');
    for (const [name, defect] of Object.entries(defects)) {
      const raw = defect.raw.map((value) => number(value)).join(' ');
      const changes = Object.entries(defect.scoreChange)
        .sort((a, b) => a[1] - b[1])
        .map(([metric, change]) => `${metric} ${number(change, 1)}`)
        .join(', ');
      lines.push(`${name.padEnd(12)} ${defect.faces}  ${raw}  ${changes}`);
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
