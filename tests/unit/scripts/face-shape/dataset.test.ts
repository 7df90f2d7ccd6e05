import { describe, expect, it } from 'vitest';
import { CONTOUR_FEATURES } from '#domain/face/shape-contour.ts';
import { GRADIENT_FEATURES } from '#domain/face/shape-gradients.ts';
import { formatSamples, parseSamples, readSamples } from '#scripts/face-shape/dataset.ts';

const contour = Array.from({ length: CONTOUR_FEATURES }, (_, i) => Math.sin(i));
const gradients = Array.from({ length: GRADIENT_FEATURES }, (_, i) => (i % 100) / 100);
const samples = [
  { id: 'aaa', label: 3, group: 7, contours: [contour, contour.map((value) => value / 2)], gradients },
  { id: 'bbb', label: 0, group: 7, contours: [contour], gradients },
];

describe('formatSamples and parseSamples', () => {
  it('give back what they took, rounded', () => {
    const [first, second] = parseSamples(formatSamples(samples));
    expect(first).toMatchObject({ id: 'aaa', label: 3, group: 7 });
    expect(first?.contours).toHaveLength(2);
    expect(second?.contours).toHaveLength(1);
    first?.contours[1]?.forEach((value, i) => expect(value).toBeCloseTo((contour[i] ?? 0) / 2, 3));
  });

  it('refuse a photo without its numbers', () => {
    const texts = formatSamples(samples);
    const cut = texts.gradients.split('\n').slice(0, 2).join('\n');
    expect(() => parseSamples({ ...texts, gradients: cut })).toThrow('bbb');
  });
});

describe('the committed numbers', () => {
  it('know every photo once and by no name', async () => {
    const committed = await readSamples();
    expect(new Set(committed.map(({ id }) => id)).size).toBe(committed.length);
    for (const { id } of committed) expect(id).toMatch(/^[0-9a-f]{12}$/);
  });
});
