import { expect, it } from 'vitest';
import { answerShape, rankProbabilities } from '#domain/face/face-shape.ts';
import { FACE_SHAPES } from '#functions/vocabulary.ts';
import { agreementOf } from '#lab/face-shape/agreement.ts';

const answer = (...probabilities: number[]) =>
  answerShape({
    ranked: rankProbabilities(FACE_SHAPES, probabilities),
    limits: { together: 0.8, second: 0.15 },
  });
const HEART = answer(0.8, 0.1, 0.1, 0, 0);
const HEART_OBLONG = answer(0.6, 0.4, 0, 0, 0);
const OBLONG_HEART = answer(0.4, 0.6, 0, 0, 0);
const OPEN = answer(0.4, 0.3, 0.3, 0, 0);
const SQUARE = answer(0, 0, 0.1, 0, 0.9);

it('counts what two photos of one person agree on', () => {
  const figures = agreementOf([
    [HEART, HEART],
    [HEART_OBLONG, OBLONG_HEART],
    [HEART, OPEN],
    [HEART, SQUARE],
  ]);
  expect(figures).toMatchObject({ people: 4, same: 0.5, sameTold: 1 / 3, possible: 6 / 8 });
  // Seven photos told something; only heart and square answer each other anew.
  expect(figures.kept).toBeCloseTo(5 / 7, 9);
  expect(figures.first).toEqual({ heart: 6 / 8, oblong: 1 / 8, oval: 0, round: 0, square: 1 / 8 });
  expect(figures.shown).toEqual({ one: 5 / 8, two: 2 / 8, none: 1 / 8 });
});
