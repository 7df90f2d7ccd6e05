import { expect, test } from 'vitest';
import { recordOf, SKIN_METRICS } from '#functions/vocabulary.ts';
import { peopleReport, peopleRows } from '#lab/evaluate/retakes/format.ts';
import { figuresOfPeople } from '#lab/evaluate/retakes/retakes.ts';
import type { PeopleEvaluation } from '#lab/evaluate/retakes/run.ts';
import { withMetrics } from '../summary/reports.ts';
import { retakenOf } from './people-reports.ts';

const metrics = (raw: number) => withMetrics(Object.fromEntries(SKIN_METRICS.map((name) => [name, raw])));
const steady = retakenOf(...[2.5, 3, 3.5].map((raw) => [metrics(raw), metrics(raw)]));
const FIGURES: PeopleEvaluation = {
  ...figuresOfPeople(steady, { 'too-dark': 1 }),
  distances: [],
  beside: null,
};

const row = (figures: PeopleEvaluation, what: string) =>
  peopleRows(figures).find(([name]) => name === what) ?? [];

/** What is asked of every skin metric; the last of them only beside other faces. */
const OF_METRIC = [
  'ICC',
  'moved by the second photo',
  'median',
  'p95, as the app tells it',
  'within its wobble',
  'median, from that of the other faces',
];
const namesOf = (figures: PeopleEvaluation) => peopleRows(figures).map(([name]) => name);
/** What is asked of this metric, without its name. */
const askedOf = (metric: string, figures: PeopleEvaluation) =>
  namesOf(figures).flatMap((name) => (name.startsWith(`${metric} `) ? name.slice(metric.length + 1) : []));

test('the table asks everything of the score, of the skin, of each metric and of the shape', () => {
  for (const metric of SKIN_METRICS) expect(askedOf(metric, FIGURES)).toEqual(OF_METRIC.slice(0, -1));
  expect(namesOf(FIGURES).filter((name) => !SKIN_METRICS.some((one) => name.startsWith(`${one} `)))).toEqual([
    'within the ±, expression held equal',
    'median ±',
    'overall ICC, one expression for everybody',
    'overall ICC, own first expression kept',
    'skin ICC',
    'skin p95',
    'shape: first answer in the other photo’s set',
    'shape: a known person is told the same',
    'shape: one or two named',
    'shape: same first answer',
    'shape: same first answer where both photos name one',
    'shape: share of the most frequent name',
  ]);
});

test('beside other faces each metric has a sixth: medians may lie 5 points apart, either way', () => {
  const { spots, ...others } = recordOf(SKIN_METRICS, () => 70);
  const beside = { ...others, spots: spots - 5.1, pores: 75 };
  const rows = peopleRows({ ...FIGURES, beside });
  for (const metric of SKIN_METRICS) expect(askedOf(metric, { ...FIGURES, beside })).toEqual(OF_METRIC);
  const held = (name: string) =>
    rows.find(([what]) => what === `${name} median, from that of the other faces`);
  expect(held('spots')).toEqual([expect.any(String), '5.10', '≤ 5', false]);
  expect(held('pores')).toContain(true);
});

test('two groups may differ as far as their interval does', () => {
  const gap = (points: number) => ({ groups: ['a', 'b'], gap: points, margin: 3 }) as const;
  const rows = peopleRows({ ...FIGURES, gaps: { ethnicity: gap(2.5), gender: gap(3.5) } });
  const told = (name: string) => rows.find(([what]) => what.startsWith(`widest gap by ${name}`));
  expect(told('ethnicity')).toContain(true);
  expect(told('gender')).toEqual(['widest gap by gender beyond its interval (a, b)', '0.50', '≤ 0', false]);
});

test('one name for nearly everybody is no success', () => {
  const shape = { ...FIGURES.shape, shares: { oval: 0.46, round: 0.54 } };
  expect(row({ ...FIGURES, shape }, 'shape: share of the most frequent name')).toContain(false);
});

test('a figure at its target is ok, one beside it is not', () => {
  const overall = (change: Partial<PeopleEvaluation['overall']>): PeopleEvaluation => ({
    ...FIGURES,
    overall: { ...FIGURES.overall, ...change },
  });
  const within = 'within the ±, expression held equal';
  expect(row(overall({ withinAsWorded: 0.93 }), within)).toEqual([within, '0.930', '≥ 0.93', true]);
  expect(row(overall({ withinAsWorded: 0.92 }), within)).toEqual([within, '0.920', '≥ 0.93', false]);
  expect(row(overall({ spread: 5 }), 'median ±')).toEqual(['median ±', '5.00', '≤ 4', false]);
});

test('a metric that moves down counts like one that moves up, and its median has two borders', () => {
  const spots = (change: Partial<PeopleEvaluation['metrics']['spots']>): PeopleEvaluation => ({
    ...FIGURES,
    metrics: { ...FIGURES.metrics, spots: { ...FIGURES.metrics.spots, ...change } },
  });
  expect(row(spots({ bias: -2.5 }), 'spots moved by the second photo')).toContain(false);
  expect(row(spots({ median: 59 }), 'spots median')).toContain(false);
  expect(row(spots({ median: 81 }), 'spots median')).toContain(false);
  expect(row(spots({ median: 60 }), 'spots median')).toContain(true);
});

test('19 of 20 people are to lie within the wobble that they are told', () => {
  const pores = { ...FIGURES.metrics.pores, withinWobble: 0.94 };
  expect(row(FIGURES, 'pores within its wobble')).toContain(true);
  expect(row({ ...FIGURES, metrics: { ...FIGURES.metrics, pores } }, 'pores within its wobble')).toContain(
    false,
  );
});

test('a figure that is not known is a dash and no success', () => {
  const unknown = { ...FIGURES.overall, iccAsWorded: Number.NaN };
  expect(row({ ...FIGURES, overall: unknown }, 'overall ICC, own first expression kept')).toEqual([
    'overall ICC, own first expression kept',
    '–',
    '≥ 0.90',
    false,
  ]);
});

test('the report names what was refused, shapes, groups and distances', () => {
  const text = peopleReport({
    ...FIGURES,
    groups: [{ name: 'female', faces: 4, mean: 73, margin: 4.12 }],
    distances: [
      { cm: 15, score: null, spread: null, estimatedCm: null },
      { cm: 30, score: 74, spread: 4, estimatedCm: 33.4 },
    ],
  });
  expect(text).toContain('3 people; refused: {"too-dark":1}');
  expect(text).toContain('face shape: oval 100 %; one named 1.00, two 0.00, none 0.00');
  expect(text).toMatch(/\d+ of \d+ rows hold/);
  expect(text).toContain('female: 73.0 ± 4.1 (4)');
  expect(text).toContain('15 cm: refused, taken for unknown');
  expect(text).toContain('vibe: 3 people, means 75.0, 75.0, bias 0.00');
  expect(text).toContain(
    'shine: 3 people, means 70.0, 70.0, largest change 0.0, the lowest word on 0 % of the photos',
  );
  expect(text).toContain('30 cm: 74 ± 4, taken for 33 cm');
});
