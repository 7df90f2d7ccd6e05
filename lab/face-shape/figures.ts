/** How good predictions are: hits, confusion, calibration, and the sets of shapes that are not ruled out. */
import { FACE_SHAPES, type FaceShapeName } from '#functions/vocabulary.ts';
import { possibleShapes, rankProbabilities } from '#domain/face/face-shape.ts';
import { mean } from '../evaluate/summary/statistics.ts';

export interface Prediction {
  /** Index in FACE_SHAPES. */
  readonly label: number;
  /** Of FACE_SHAPES in order; null where the pipeline found no face. */
  readonly probabilities: readonly number[] | null;
  /** A less likely shape is ruled out. */
  readonly threshold: number;
}

/** Labelled shape → predicted shape → how many. */
export type Confusion = Readonly<Record<FaceShapeName, Readonly<Record<FaceShapeName, number>>>>;

export interface ShapeFigures {
  readonly n: number;
  readonly top1: number;
  readonly top2: number;
  /** Expected calibration error of the first answer, ten bins. */
  readonly ece: number;
  /** Share of photos whose label is not ruled out. */
  readonly covered: number;
  /** Mean number of shapes that are not ruled out. */
  readonly size: number;
  readonly confusion: Confusion;
  /** Photos without an answer: wrong ones in top1, top2 and covered. */
  readonly refused: number;
}

const BINS = 10;

export function shapeFigures(predictions: readonly Prediction[]): ShapeFigures {
  const answered = predictions.flatMap(({ label, probabilities, threshold }) => {
    if (probabilities === null) return [];
    const ranked = rankProbabilities(FACE_SHAPES, probabilities);
    const order = ranked.map(({ name }) => FACE_SHAPES.indexOf(name));
    const size = possibleShapes({ ranked, threshold }).length;
    return [
      {
        label,
        first: order[0] ?? 0,
        second: order[1] ?? 0,
        sure: ranked[0]?.probability ?? 0,
        size,
        covered: order.indexOf(label) < size,
      },
    ];
  });
  const share = (hit: (one: (typeof answered)[number]) => boolean) =>
    answered.filter(hit).length / predictions.length;
  const confusion = FACE_SHAPES.map((name, label) => {
    const row = FACE_SHAPES.map((other, guess) => {
      const count = answered.filter((one) => one.label === label && one.first === guess).length;
      return [other, count] as const;
    });
    return [name, Object.fromEntries(row)] as const;
  });
  return {
    n: predictions.length,
    top1: share(({ label, first }) => label === first),
    top2: share(({ label, first, second }) => label === first || label === second),
    ece: calibrationError(answered.map(({ label, first, sure }) => ({ sure, right: label === first }))),
    covered: share(({ covered }) => covered),
    size: mean(answered.map(({ size }) => size)),
    confusion: Object.fromEntries(confusion) as Confusion,
    refused: predictions.length - answered.length,
  };
}

/** Mean gap between how sure and how often right, over bins of equal width, weighted by their size. */
function calibrationError(answers: readonly { readonly sure: number; readonly right: boolean }[]): number {
  let error = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const inside = answers.filter(({ sure }) => Math.min(BINS - 1, Math.floor(sure * BINS)) === bin);
    const gap = inside.reduce((sum, { sure, right }) => sum + sure - (right ? 1 : 0), 0);
    error += Math.abs(gap) / answers.length;
  }
  return error;
}
