/** The figures of the sets as text, a block a set. */
import { BANDS, SKIN_METRICS } from '#functions/vocabulary.ts';
import { decimals as number } from '../rows.ts';
import type { PairFigures } from './pair-figures.ts';
import type { ScaleFigures, SetFigures } from './figures.ts';

const percent = (share: number): string => `${number(100 * share, 0)} %`;

const HEAD = 'pairs, people; within the ±, by person; median ±; p95 of the change';

function pairLine(name: string, { n, people, coverage, byPerson, spread, p95 }: PairFigures): string {
  const cells = [
    n.toFixed(0).padStart(5),
    people.toFixed(0).padStart(4),
    number(coverage, 3).padStart(7),
    number(byPerson, 3).padStart(7),
    `±${number(spread, 0)}`.padStart(5),
    number(p95).padStart(7),
  ];
  return `  ${name.padEnd(24)}${cells.join('')}`;
}

const scaleText = (name: string, { median, sd, middleHalf }: ScaleFigures): string =>
  `${name} ${number(median, 0)} (SD ${number(sd, 1)}, middle half ${number(middleHalf, 1)})`;

const countsText = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ') || 'none';

function agreementLine({ icc }: SetFigures): string[] {
  if (icc === null) return [];
  const metrics = SKIN_METRICS.map((name) => `${name} ${number(icc.metrics[name])}`);
  return [
    `  ICC, expression held equal: total ${number(icc.total)}, skin ${number(icc.skin)}, vibe ${number(icc.vibe)}; ${metrics.join(', ')}`,
  ];
}

function resolutionLine({ resolution, skinByPixels }: SetFigures): string[] {
  const rank = `  rank correlation of skin with the pixels between the eyes ${number(skinByPixels)}`;
  if (resolution === null) return [rank];
  const metrics = SKIN_METRICS.map((name) => `${name} ${number(resolution.metrics[name], 1)}`);
  return [
    `  the same photo at 75 px between the eyes (${resolution.n}): skin ${number(resolution.skin, 1)}; ${metrics.join(', ')}`,
    rank,
  ];
}

export function setReport(name: string, figures: SetFigures): string {
  const { now, otherDay, cameras, lamps } = figures;
  const { total, sections, bands } = figures;
  const scales = [
    scaleText('total', total),
    ...Object.entries(sections).map(([part, of]) => scaleText(part, of)),
  ];
  const lines = (some: Readonly<Record<string, PairFigures>>, kind: string) =>
    Object.entries(some).map(([one, of]) => pairLine(`${kind} ${one}`, of));
  const pairs = [
    ...Object.entries(now).map(([kind, of]) => pairLine(`another photo: ${kind}`, of)),
    ...(otherDay === null ? [] : [pairLine('another day: two cameras', otherDay)]),
    ...lines(cameras, 'camera'),
    ...lines(lamps, 'lamp'),
  ];
  return [
    `${name}: ${figures.photos} photos of ${figures.people} people; refused: ${countsText(figures.refused)}`,
    `  ${scales.join('; ')}`,
    `  bands: ${BANDS.map((band) => `${band} ${percent(bands[band])}`).join(', ')}`,
    `  median ± ${number(figures.spread, 1)}; light does not tell on ${percent(figures.untelling)}; signal ${number(figures.signal)}`,
    ...agreementLine(figures),
    ...resolutionLine(figures),
    ...(pairs.length === 0 ? [] : [`  ${HEAD}`, ...pairs]),
    `  refused copies: ${countsText(figures.refusedCopies)}`,
  ].join('\n');
}

/** Each set from people whom neither its curves nor its ± have seen. */
export const setsReport = (sets: Readonly<Record<string, SetFigures>>): string =>
  Object.entries(sets)
    .map(([name, figures]) => setReport(name, figures))
    .join('\n\n');
