import { describe, expect, it } from 'vitest';
import { gaussian, seededRandom } from '#lab/evaluate/random.ts';
import { fitDiscriminant, fitRidge, logitsOf, type Linear } from '#lab/face-shape/linear.ts';

const random = seededRandom('linear');
/** Five clouds in six dimensions, the last of which says nothing and is the widest. */
const labels = Array.from({ length: 250 }, (_, i) => i % 5);
const rows = labels.map((label) =>
  Array.from({ length: 6 }, (_, j) => (j === label ? 3 : 0) + (j === 5 ? 20 : 1) * gaussian(random)),
);

function hits(model: Linear): number {
  return rows.filter((row, i) => {
    const logits = logitsOf(model, row);
    return logits.indexOf(Math.max(...logits)) === labels[i];
  }).length;
}

describe('fitDiscriminant', () => {
  it('tells clouds apart whatever the unit of a useless feature', () => {
    expect(hits(fitDiscriminant(rows, labels))).toBeGreaterThan(215);
  });
});

/** Two features that tell the first two clouds apart equally well; the second wobbles with the photo. */
const steadyOf = (fitted: Linear) => Math.abs((fitted.weights[0]?.[0] ?? 0) - (fitted.weights[0]?.[1] ?? 0));
const shakyOf = (fitted: Linear) => Math.abs((fitted.weights[1]?.[0] ?? 0) - (fitted.weights[1]?.[1] ?? 0));
const twins = rows.map((row) => [row[0] ?? 0, (row[0] ?? 0) + gaussian(random)]);
const nuisance = [
  [0, 0],
  [0, 120],
];

describe.each([
  ['fitDiscriminant', fitDiscriminant],
  ['fitRidge', fitRidge],
])('%s', (_, fitted) => {
  it('hardly looks where a photo moves the same face', () => {
    const share = (model: Linear) => shakyOf(model) / steadyOf(model);
    expect(share(fitted(twins, labels, nuisance))).toBeLessThan(0.3 * share(fitted(twins, labels)) + 0.02);
    expect(steadyOf(fitted(twins, labels, nuisance))).toBeGreaterThan(0.5 * steadyOf(fitted(twins, labels)));
  });
});

describe('fitRidge', () => {
  it('tells clouds apart with the features that carry', () => {
    const useful = rows.map((row) => row.slice(0, 5));
    const model = fitRidge(useful, labels);
    const right = useful.filter((row, i) => {
      const logits = logitsOf(model, row);
      return logits.indexOf(Math.max(...logits)) === labels[i];
    });
    expect(right.length).toBeGreaterThan(215);
  });

  it('leaves nothing over: the five answers sum to nought', () => {
    const model = fitRidge(rows, labels);
    expect(logitsOf(model, rows[0] ?? []).reduce((a, b) => a + b, 0)).toBeCloseTo(0, 9);
  });
});
