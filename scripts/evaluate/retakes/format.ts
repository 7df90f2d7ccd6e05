/** The figures of real people as a table, each beside its target (docs/measurement.md, "Real people"). */
import type { PeopleEvaluation } from './run.ts';

type Row = readonly [what: string, value: string, target: string, ok: boolean];

const number = (value: number, digits = 2): string => (Number.isFinite(value) ? value.toFixed(digits) : '–');
const atMost = (what: string, value: number, most: number): Row => [
  what,
  number(value),
  `≤ ${most}`,
  value <= most,
];
const atLeast = (what: string, value: number, least: number): Row => [
  what,
  number(value),
  `≥ ${least}`,
  value >= least,
];
const within = (what: string, value: number, [least, most]: readonly [number, number]): Row => [
  what,
  number(value, 1),
  `${least}…${most}`,
  value >= least && value <= most,
];

/** What the targets are is decided with the product, not here: analysis of real people, 93 % and the rest. */
export function peopleRows({ overall, sections, metrics }: PeopleEvaluation): Row[] {
  return [
    atLeast('within the ±, expression held equal', overall.withinAsWorded, 0.93),
    atMost('median ±', overall.spread, 4),
    atLeast('overall ICC, expression held equal', overall.iccAsWorded, 0.9),
    atLeast('skin ICC', sections.skin.icc, 0.9),
    atMost('skin p95', sections.skin.p95, 4),
    ...Object.entries(metrics).flatMap(([name, figures]): Row[] => [
      atLeast(`${name} ICC`, figures.icc, 0.75),
      atMost(`${name} moved by the second photo`, Math.abs(figures.bias), 2),
      within(`${name} median`, figures.median, [60, 80]),
    ]),
  ];
}

export function peopleReport(figures: PeopleEvaluation): string {
  const rows = peopleRows(figures);
  const width = (column: number) => Math.max(...rows.map((row) => String(row[column]).length));
  const table = rows.map(([what, value, target, ok]) =>
    [what.padEnd(width(0)), value.padStart(width(1)), target.padEnd(width(2)), ok ? 'ok' : 'NOT OK'].join(
      '  ',
    ),
  );
  const { overall, shape, groups, distances, refused } = figures;
  const shares = Object.entries(shape.shares).map(([name, share]) => `${name} ${number(100 * share, 0)} %`);
  return [
    `${figures.n} people; refused: ${JSON.stringify(refused)}`,
    ...table,
    `overall as taken: bias ${number(overall.bias)}, p95 ${number(overall.p95)}, ICC ${number(overall.icc)}, within the ± ${number(overall.within)}; as worded: p93 ${number(overall.p93AsWorded)}`,
    `face shape: same first answer ${number(100 * shape.same, 0)} %; ${shares.join(', ')}`,
    ...groups.map(
      ({ name, mean, margin, faces }) => `${name}: ${number(mean, 1)} ± ${number(margin, 1)} (${faces})`,
    ),
    ...distances.map(
      ({ cm, score, spread, estimatedCm }) =>
        `${cm} cm: ${score === null ? 'refused' : `${score} ± ${spread}`}, taken for ${estimatedCm === null ? 'unknown' : `${number(estimatedCm, 0)} cm`}`,
    ),
  ].join('\n');
}
