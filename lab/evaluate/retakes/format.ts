/** The figures of real people as a table, each beside its target (lab/notes/measuring.md, "Real people"). */
import { SKIN_METRICS } from '#functions/vocabulary.ts';
import { METRIC_RETEST_ERROR } from '#domain/score/retest-error.ts';
import { atLeast, atMost, between, decimals as number, tableOf, type Row } from '../rows.ts';
import type { Gap } from '../summary/groups.ts';
import type { PeopleFigures } from './retakes.ts';
import type { PeopleEvaluation } from './run.ts';

/** Share of people whose second photo is to lie within the ± of the first, expression held equal. */
export const SECOND_PHOTO_WITHIN = 0.93;

/** How much of a difference between two groups its interval does not explain; 0 or less where it does. */
const unexplained = ({ gap, margin }: Gap): number => gap - margin;

const meansOf = (means: readonly number[]): string => means.map((one) => number(one, 1)).join(', ');

/** What follows from the score curves and the ±. */
export function scoreRows({ overall, sections, metrics }: PeopleFigures): Row[] {
  return [
    atLeast('within the ±, expression held equal', overall.withinAsWorded, SECOND_PHOTO_WITHIN),
    atMost('median ±', overall.spread, 4),
    atLeast('overall ICC, one expression for everybody', overall.iccIfCalm, 0.9),
    atLeast('overall ICC, own first expression kept', overall.iccAsWorded, 0.9),
    atLeast('skin ICC', sections.skin.icc, 0.9),
    atMost('skin p95', sections.skin.p95, 4),
    ...Object.entries(metrics).flatMap(([name, figures]): Row[] => [
      atLeast(`${name} ICC`, figures.icc, 0.75),
      atMost(`${name} moved by the second photo`, Math.abs(figures.bias), 2),
      between(`${name} median`, figures.median, [60, 80]),
    ]),
    ...SKIN_METRICS.map((name) =>
      atMost(`${name} p95, as the app tells it`, metrics[name].p95, METRIC_RETEST_ERROR[name]),
    ),
    ...SKIN_METRICS.map((name) => atLeast(`${name} within its wobble`, metrics[name].withinWobble, 0.95)),
  ];
}

/** What the targets are is decided with the product, not here: analysis of real people, 93 % and the rest. */
export function peopleRows(figures: PeopleEvaluation): Row[] {
  const { metrics, shape, gaps, beside } = figures;
  return [
    ...scoreRows(figures),
    ...(beside === null ? [] : SKIN_METRICS).map((name) =>
      atMost(
        `${name} median, from that of the other faces`,
        Math.abs(metrics[name].median - (beside?.[name] ?? Number.NaN)),
        5,
      ),
    ),
    ...Object.entries(gaps).flatMap(([told, gap]) =>
      gap === null
        ? []
        : [
            atMost(
              `widest gap by ${told} beyond its interval (${gap.groups.join(', ')})`,
              unexplained(gap),
              0,
            ),
          ],
    ),
    atLeast('shape: first answer in the other photo’s set', shape.possible, 0.95),
    atLeast('shape: a known person is told the same', shape.kept, 0.95),
    atLeast('shape: one or two named', 1 - shape.shown.none, 0.75),
    atLeast('shape: same first answer', shape.same, 0.85),
    atLeast('shape: same first answer where both photos name one', shape.sameTold, 0.85),
    atMost('shape: share of the most frequent name', Math.max(...Object.values(shape.shares)), 0.45),
  ];
}

export function peopleReport(figures: PeopleEvaluation): string {
  const { overall, shape, groups, distances, refused } = figures;
  const shares = Object.entries(shape.shares).map(([name, share]) => `${name} ${number(100 * share, 0)} %`);
  return [
    `${figures.n} people; refused: ${JSON.stringify(refused)}`,
    ...tableOf(peopleRows(figures)),
    `overall as taken: bias ${number(overall.bias)}, p95 ${number(overall.p95)}, ICC ${number(overall.icc)}, within the ± ${number(overall.within)}; as worded: p93 ${number(overall.p93AsWorded)}`,
    `rank correlation with how far the expressions lie apart: overall, expression held equal ${number(overall.byExpression)}; ${SKIN_METRICS.map((name) => `${name} ${number(figures.metrics[name].byExpression)}`).join(', ')}`,
    ...Object.entries(figures.sections).map(
      ([name, { n, means, bias }]) => `${name}: ${n} people, means ${meansOf(means)}, bias ${number(bias)}`,
    ),
    ...SKIN_METRICS.map((name) => {
      const { n, means, largest, standsOut } = figures.metrics[name];
      return `${name}: ${n} people, means ${meansOf(means)}, largest change ${number(largest, 1)}, the lowest word on ${number(100 * standsOut, 0)} % of the photos`;
    }),
    `face shape: ${shares.join(', ')}; one named ${number(shape.shown.one)}, two ${number(shape.shown.two)}, none ${number(shape.shown.none)}`,
    ...groups.map(
      ({ name, mean, margin, faces }) => `${name}: ${number(mean, 1)} ± ${number(margin, 1)} (${faces})`,
    ),
    ...distances.map(
      ({ cm, score, spread, estimatedCm }) =>
        `${cm} cm: ${score === null ? 'refused' : `${score} ± ${spread}`}, taken for ${estimatedCm === null ? 'unknown' : `${number(estimatedCm, 0)} cm`}`,
    ),
  ].join('\n');
}
