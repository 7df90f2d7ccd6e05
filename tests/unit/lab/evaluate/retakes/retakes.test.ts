import { describe, expect, it } from 'vitest';
import type { FaceReport } from '#domain/face/report.ts';
import { SECTION_WEIGHTS } from '#domain/score/weights.ts';
import { METRIC_RETEST_ERROR } from '#domain/score/retest-error.ts';
import { figuresOfPeople } from '#lab/evaluate/retakes/retakes.ts';
import { withMetrics } from '../summary/reports.ts';
import { person, retakenOf, shown, smiling, withSkin } from './people-reports.ts';

const figures = (...reports: readonly (readonly FaceReport[])[]) =>
  figuresOfPeople(retakenOf(...reports), {});

/** Shrout & Fleiss, Psychological Bulletin 86 (1979) 420, table 2: six targets, four judges. */
const TABLE = [
  [9, 2, 5, 8],
  [6, 1, 3, 2],
  [8, 4, 6, 8],
  [7, 1, 2, 6],
  [10, 5, 6, 9],
  [6, 2, 4, 7],
] as const;

/** Points of the overall score that a point of the skin section is worth. */
const SKIN_POINT = SECTION_WEIGHTS.skin / 100;

describe('sections and metrics', () => {
  it('of the textbook: ICC(2,1) = 0.29, bias and means of the judges by hand', () => {
    const { sections } = figures(...TABLE.map((row) => row.map((score) => withSkin(score))));
    expect(sections.skin.icc).toBeCloseTo(0.29, 2);
    // Judges 46/6, 15/6, 26/6, 40/6; over their six pairs, later less earlier, −7/36.
    [46, 15, 26, 40].forEach((sum, judge) => expect(sections.skin.means[judge]).toBeCloseTo(sum / 6, 9));
    expect(sections.skin.bias).toBeCloseTo(-7 / 36, 9);
    expect(sections.skin.n).toBe(6);
  });

  it('agreement is absolute: photos that differ by a constant do not agree in full', () => {
    const { sections } = figures(...[60, 70, 80].map((skin) => [withSkin(skin), withSkin(skin + 10)]));
    // Between people 200, within 50 by the second photo, no error: 200 / (200 + 2/3 · 150).
    expect(sections.skin.icc).toBeCloseTo(2 / 3, 9);
    expect(sections.skin).toMatchObject({ bias: 10, p95: 10, means: [70, 80] });
  });

  it('the 95th percentile of changes 0, 1, … 20 is 19, whichever way they go', () => {
    const rows = Array.from({ length: 21 }, (_, i) => [withSkin(70), withSkin(70 + (i % 2 ? i : -i))]);
    expect(figures(...rows).sections.skin.p95).toBeCloseTo(19, 9);
  });

  it('leaves people out of a metric that one of their photos does not tell', () => {
    const { metrics } = figures(
      [withMetrics({ spots: 1 }), withMetrics({ spots: 2 })],
      [withMetrics({ spots: 3 }), withMetrics({ spots: 4 })],
      [withMetrics({ spots: 9 }), withMetrics({ spots: null })],
    );
    // Scores 90 and 80, 70 and 60; the median is of all photos that tell, 10 among them.
    expect(metrics.spots).toMatchObject({ n: 2, means: [80, 70], bias: -10, median: 70 });
  });

  it('says how many lie within the wobble, as shown, how far the furthest moved and whom the lowest word meets', () => {
    // As shown one of them moves as far as redness may, the other a point farther.
    const [within, beyond] = [METRIC_RETEST_ERROR.redness, METRIC_RETEST_ERROR.redness + 0.6];
    const people = [3 + within / 10, 3 + beyond / 10].map((raw) => [
      withMetrics({ redness: 3 }),
      withMetrics({ redness: raw }),
    ]);
    const { metrics } = figures(...people, [withMetrics({ redness: 5 }), withMetrics({ redness: null })]);
    expect(metrics.redness.withinWobble).toBe(0.5);
    expect(metrics.redness.largest).toBeCloseTo(beyond, 9);
    // 50 of five scores.
    expect(metrics.redness.standsOut).toBeCloseTo(0.2, 9);
  });

  it('compares no more photos than everybody has, and takes the change of all', () => {
    const three = [withSkin(60), withSkin(62), withSkin(67)];
    const { sections } = figures(three, [withSkin(80), withSkin(82)]);
    expect(sections.skin.means).toEqual([70, 72]);
    // 2, 7, 5 and 2.
    expect(sections.skin.bias).toBeCloseTo(4, 9);
  });
});

describe('overall', () => {
  it('counts pairs within the ± of the first photo, its border included', () => {
    const base = withSkin(75);
    const { overall } = figures(
      [shown(base, 70, 3), shown(base, 73, 1)],
      [shown(base, 70, 3), shown(base, 74, 9)],
      [shown(base, 70, 3), shown(base, 66, 4)],
      [shown(base, 70, 4), shown(base, 66, 1)],
    );
    expect(overall.within).toBe(0.5);
    // 3, 1, 3, 9, 3, 4, 4, 1 in order: 1 1 3 3 | 3 4 4 9.
    expect(overall.spread).toBe(3);
  });

  it('holds the expression equal: a smile alone moves nothing of what is worded', () => {
    const people = [65, 70, 80].map((skin) => [withSkin(skin), smiling(withSkin(skin))]);
    const { overall } = figures(...people);
    expect(overall.bias).toBe(10);
    expect(overall.within).toBe(0);
    expect(overall.withinAsWorded).toBe(1);
    expect(overall.exactP95AsWorded).toBeCloseTo(0, 9);
    expect(overall.p93AsWorded).toBe(0);
    expect(overall.iccAsWorded).toBeCloseTo(1, 9);
  });

  it('does not count to people’s credit that some smile more, where everybody is given one expression', () => {
    const skins = [
      [70, 74],
      [74, 70],
      [72, 72],
      [71, 74],
    ];
    const people = skins.map(([first = 0, second = 0], i) => {
      const photos = [withSkin(first), withSkin(second)];
      return i % 2 === 0 ? photos.map(smiling) : photos;
    });
    const { overall } = figures(...people);
    expect(overall.iccAsWorded).toBeGreaterThan(0.6);
    expect(overall.iccIfCalm).toBeLessThan(0.2);
  });

  it('finds what the skin moved behind the smile', () => {
    const people = [65, 70, 80].map((skin) => [withSkin(skin), smiling(withSkin(skin + 8))]);
    const { overall } = figures(...people);
    expect(overall.exactP95AsWorded).toBeCloseTo(8 * SKIN_POINT, 9);
    expect(overall.p93AsWorded).toBeGreaterThanOrEqual(3);
    // The ± is 2, and 3.6 points are shown as 3 at least.
    expect(overall.withinAsWorded).toBe(0);
  });

  it('says whether scores move more where expressions lie further apart', () => {
    const smiles = [0.2, 0.5, 1].map((share) => (report: FaceReport): FaceReport => {
      const { features, ...rest } = report.sections;
      const parts = { ...features.parts, smile: 75 + 25 * share };
      return { ...report, sections: { ...rest, features: { ...features, parts } } };
    });
    const moving = (points: readonly number[]) =>
      figures(...smiles.map((smile, index) => [withSkin(70), smile(withSkin(70 + (points[index] ?? 0)))]))
        .overall.byExpression;
    expect(moving([1, 2, 6])).toBeCloseTo(1, 9);
    expect(moving([6, 2, 1])).toBeCloseTo(-1, 9);
    expect(moving([3, 3, 3])).toBe(0);
  });
});

describe('face shape', () => {
  it('is the same in two pairs of three, and each name has its share of all photos', () => {
    const [oval, round] = [withSkin(70), withSkin(70, 'round')];
    const { shape } = figures([oval, oval], [round, round], [oval, round]);
    expect(shape.same).toBeCloseTo(2 / 3, 9);
    expect(shape.shares).toEqual({ oval: 0.5, round: 0.5 });
    // What is said alone is ruled out by the other photo as often as the first answer differs.
    expect(shape).toMatchObject({ shown: { one: 1, two: 0, none: 0 } });
    expect(shape.sameTold).toBeCloseTo(2 / 3, 9);
    expect(shape.possible).toBeCloseTo(2 / 3, 9);
    expect(shape.kept).toBeCloseTo(2 / 3, 9);
  });
});

describe('groups', () => {
  it('are means of first photos with Student’s interval, the largest first', () => {
    const first = (value: number) => [shown(withSkin(70), value), withSkin(70)];
    const people = [
      { gender: 'female', ethnicity: 'a' },
      { gender: 'female', ethnicity: 'b' },
      { gender: 'female', ethnicity: null },
      { gender: 'female', ethnicity: null },
      { gender: null, ethnicity: null },
    ];
    const { groups } = figuresOfPeople(
      people.map((told, i) => ({ person: person(String(i), told), reports: first(70 + 2 * i) })),
      {},
    );
    expect(groups.map(({ name, faces }) => [name, faces])).toEqual([
      ['female', 4],
      ['a', 1],
      ['b', 1],
    ]);
    // 70, 72, 74, 76: variance 20/3, t(3) = 3.18.
    expect(groups[0]?.mean).toBe(73);
    expect(groups[0]?.margin).toBeCloseTo(3.18 * Math.sqrt(20 / 3 / 4), 9);
    expect(groups[1]).toMatchObject({ mean: 70, margin: Number.NaN });
  });

  it('differ by ethnicity among ethnicities, by gender among genders', () => {
    const first = (value: number) => [shown(withSkin(70), value), withSkin(70)];
    const told = [
      { gender: 'female', ethnicity: 'a' },
      { gender: 'male', ethnicity: 'a' },
      { gender: 'female', ethnicity: 'b' },
      { gender: 'male', ethnicity: 'b' },
    ];
    const { gaps } = figuresOfPeople(
      told.map((own, i) => ({ person: person(String(i), own), reports: first([60, 62, 90, 92][i] ?? 0) })),
      {},
    );
    // Two people each: 12.71 deviations of a mean whose variance is 2 / 2, for both.
    expect(gaps.ethnicity).toMatchObject({ groups: ['b', 'a'], gap: 30 });
    expect(gaps.ethnicity?.margin).toBeCloseTo(12.71 * Math.SQRT2, 9);
    expect(gaps.gender).toMatchObject({ groups: ['male', 'female'], gap: 2 });
  });
});

it('hands on what was refused', () => {
  const refused = { 'too-dark': 3 };
  const people = retakenOf([withSkin(70), withSkin(70)], [withSkin(80), withSkin(80)]);
  expect(figuresOfPeople(people, refused)).toMatchObject({ n: 2, refused });
});
