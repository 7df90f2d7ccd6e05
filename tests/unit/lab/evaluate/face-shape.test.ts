import { describe, expect, it } from 'vitest';
import { evaluateShapes, shapeReport, shapeRows } from '#lab/evaluate/face-shape.ts';
import type { Study } from '#lab/face-shape/study.ts';

/** Sees a round face in everything but in the photo that shows none. */
const study: Study = {
  read: (file) =>
    Promise.resolve(
      file === 'none.jpg'
        ? null
        : {
            contour: [],
            gradients: [],
            limits: { together: 0.8, second: 0.2 },
            ranked: [
              { name: 'round', probability: 0.7 },
              { name: 'oval', probability: 0.3 },
            ],
          },
    ),
  close: () => Promise.resolve(),
};

describe('evaluateShapes', () => {
  it('holds the answers against the labels', async () => {
    const photos = [
      { file: 'a.jpg', label: 'round' },
      { file: 'b.jpg', label: 'oval' },
      { file: 'none.jpg', label: 'round' },
      { file: 'c.jpg', label: 'heart' },
    ] as const;
    const figures = await evaluateShapes(study, photos, () => undefined);
    expect(figures).toMatchObject({ n: 4, top1: 0.25, top2: 0.5, refused: 1 });
    expect(figures.confusion.oval.round).toBe(1);
    expect(figures).toMatchObject({ covered: 0.5, told: 0.75, toldRight: 2 / 3 });
    const text = shapeReport(figures, [figures]);
    expect(text).toContain('top-1 25.0 %');
    expect(text).toContain('75.0 % name one shape or two, with the label among them in 66.7 %');
    expect(text).toContain('1 of 4 rows hold');
  });

  it('holds the targets against the mean of the splits', async () => {
    const figures = await evaluateShapes(study, [{ file: 'a.jpg', label: 'round' }], () => undefined);
    const splits = [figures, { ...figures, top1: 0.42, top2: 0.79, told: 0.6, toldRight: 0.78 }];
    expect(shapeRows(splits).map(([, value, , ok]) => [value, ok])).toEqual([
      ['0.710', true],
      ['0.895', false],
      ['0.800', true],
      ['0.890', false],
    ]);
  });
});
