import { describe, expect, it } from 'vitest';
import { CONTOUR_FEATURES } from '#domain/face/shape-features.ts';
import { GRADIENT_FEATURES } from '#domain/face/shape-gradients.ts';
import { formatTrainingSet, parseTrainingSet, readTrainingSet } from '#lab/face-shape/dataset.ts';

const contour = Array.from({ length: CONTOUR_FEATURES }, (_, i) => Math.sin(i));
const gradients = Array.from({ length: GRADIENT_FEATURES }, (_, i) => (i % 100) / 100);
const halved = contour.map((value) => value / 2);
const set = {
  samples: [
    { id: 'aaa', label: 3, group: 7, looks: { mediapipe: [contour, halved], lite: [halved] }, gradients },
    { id: 'bbb', label: 0, group: 7, looks: { mediapipe: [contour], lite: [] }, gradients },
  ],
  wobbles: [{ id: 'aaa', contour: halved, gradients: gradients.map((value) => -value) }],
  expressions: { mediapipe: [contour, halved], lite: [halved] },
};

const expectClose = (actual: readonly number[] | undefined, expected: readonly number[]) => {
  expect(actual).toHaveLength(expected.length);
  actual?.forEach((value, i) => expect(value).toBeCloseTo(expected[i] ?? Number.NaN, 3));
};

describe('formatTrainingSet and parseTrainingSet', () => {
  it('give back what they took, rounded', () => {
    const { samples, wobbles, expressions } = parseTrainingSet(formatTrainingSet(set));
    const [first, second] = samples;
    expect(first).toMatchObject({ id: 'aaa', label: 3, group: 7 });
    expectClose(first?.looks.mediapipe[1], halved);
    expectClose(first?.looks.lite[0], halved);
    expectClose(first?.gradients, gradients);
    expect(second?.looks.mediapipe).toHaveLength(1);
    expect(second?.looks.lite).toEqual([]);
    expectClose(expressions.mediapipe[1], halved);
    expect(expressions.lite).toHaveLength(1);
    expect(wobbles).toHaveLength(1);
    expectClose(wobbles[0]?.contour, halved);
    expectClose(
      wobbles[0]?.gradients,
      gradients.map((value) => -value),
    );
  });

  it('refuse a photo without its numbers, and a row that is cut short', () => {
    const texts = formatTrainingSet(set);
    const firstOnly = texts.gradients.split('\n').slice(0, 2).join('\n');
    expect(() => parseTrainingSet({ ...texts, gradients: firstOnly })).toThrow('bbb');
    expect(() => parseTrainingSet({ ...texts, wobbles: `${texts.wobbles.trimEnd()},1\n` })).toThrow('aaa');
  });
});

describe('the committed numbers', () => {
  it('know every photo once and by no name, and wobble only what they know', async () => {
    const { samples, wobbles, expressions } = await readTrainingSet();
    const ids = new Set(samples.map(({ id }) => id));
    expect(ids.size).toBe(samples.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}$/);
    expect(wobbles.length).toBeGreaterThan(100);
    expect(wobbles.filter(({ id }) => !ids.has(id))).toEqual([]);
    for (const products of Object.values(expressions)) {
      expect(products).toHaveLength(CONTOUR_FEATURES);
      products.forEach((row, i) => row.forEach((value, j) => expect(value).toBe(products[j]?.[i])));
    }
  });
});
