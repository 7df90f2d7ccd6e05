import { describe, expect, it } from 'vitest';
import { TRUE_SHARE } from '#domain/facts/giving.ts';
import { mean, spearman } from '#lab/evaluate/summary/statistics.ts';
import { answeredShare, answersFor, sharesOf } from '#lab/rank-lines/estimate.ts';
import { seededRandom } from '#roast/random.ts';

const random = seededRandom(29);
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
const times = <Value>(count: number, make: () => Value): Value[] => Array.from({ length: count }, make);

/** How many people laugh at each of 60 lines, ten under a key: keys differ, and lines within one. */
const drawRates = () =>
  times(6, () => {
    const key = within(0.15, 0.55 + 0.15 * normal(), 0.85);
    return times(10, () => within(0.02, key + 0.13 * normal(), 0.98));
  });

/** So many answers about a line at which this share of people laughs, each turned round by chance. */
function askedOf(share: number, answers: number) {
  const laughed = times(answers, () => random() < answeredShare(share)).filter(Boolean).length;
  return { laughed, notMine: answers - laughed };
}

/** Over populations of 60 lines, each line asked so often: how many shares lie within their ±, and how well keys are in order. */
function simulated(answers: number, runs = 40) {
  const hits: number[] = [];
  const orders: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const rates = drawRates();
    const shares = sharesOf(rates.map((key) => key.map((rate) => askedOf(rate, answers))));
    for (const [k, key] of rates.entries()) {
      const found = shares[k] ?? [];
      hits.push(...found.map(({ share, spread }, i) => (Math.abs(share - (key[i] ?? 0)) <= spread ? 1 : 0)));
      orders.push(
        spearman(
          found.map(({ share }) => share),
          key,
        ),
      );
    }
  }
  return { covered: mean(hits), order: mean(orders) };
}

describe('answers that chance has turned round', () => {
  const found = [30, 100, 300].map((answers) => simulated(answers));

  it('are covered by the ± in 93 to 97 of 100 cases', () => {
    expect(mean(found.map(({ covered }) => covered))).toBeGreaterThan(0.93);
    expect(mean(found.map(({ covered }) => covered))).toBeLessThan(0.97);
  });

  it('bring the lines of a key into order, the better the more there are', () => {
    const orders = found.map(({ order }) => order);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
    expect(orders[0]).toBeGreaterThan(0.4);
    expect(orders[2]).toBeGreaterThan(0.8);
  });
});

it('a line with many answers has the share that was true before they were turned', () => {
  const laughed = 10_000 * answeredShare(0.7);
  const [[line] = []] = sharesOf([[{ laughed, notMine: 10_000 - laughed }]]);
  expect(line?.share).toBeCloseTo(0.7, 2);
  expect(line?.spread).toBeLessThan(0.03);
});

it('a line with one answer is hardly moved from its key, and nobody knows of it', () => {
  const rest = times(9, () => askedOf(0.8, 400));
  const [[line] = []] = sharesOf([[{ laughed: 0, notMine: 1 }, ...rest]]);
  expect(line?.share).toBeGreaterThan(0.6);
  expect(line?.spread).toBeGreaterThan(0.1);
});

it('answers that nobody has given leave everything open', () => {
  expect(sharesOf([])).toEqual([]);
  const [[line] = []] = sharesOf([[{ laughed: 0, notMine: 0 }]]);
  expect(line?.share).toBeCloseTo(0.5, 2);
  expect(line?.spread).toBeGreaterThan(0.35);
});

it('a line by itself needs five times the answers that it would without chance', () => {
  expect(answersFor(0.2)).toBe(113);
  expect(answersFor(0.2) / (0.25 * (1.96 / 0.2) ** 2)).toBeCloseTo((2 * TRUE_SHARE - 1) ** -2, 0);
});
