/** How good predictions are: hits, confusion and calibration. */
import { FACE_SHAPES, type FaceShapeName } from '#functions/vocabulary.ts';

export interface Prediction {
  /** Index in FACE_SHAPES. */
  readonly label: number;
  /** Of FACE_SHAPES in order; null where the pipeline found no face. */
  readonly probabilities: readonly number[] | null;
}

/** Labelled shape → predicted shape → how many. */
export type Confusion = Readonly<Record<FaceShapeName, Readonly<Record<FaceShapeName, number>>>>;

export interface ShapeFigures {
  readonly n: number;
  readonly top1: number;
  readonly top2: number;
  /** Expected calibration error of the first answer, ten bins. */
  readonly ece: number;
  readonly confusion: Confusion;
  /** Photos without an answer: wrong ones in top1 and top2. */
  readonly refused: number;
}

const BINS = 10;

export function shapeFigures(predictions: readonly Prediction[]): ShapeFigures {
  const answered = predictions.flatMap(({ label, probabilities }) => {
    if (probabilities === null) return [];
    const order = probabilities.map((_, index) => index).sort((a, b) => rank(probabilities, a, b));
    return [{ label, first: order[0] ?? 0, second: order[1] ?? 0, sure: probabilities[order[0] ?? 0] ?? 0 }];
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
    confusion: Object.fromEntries(confusion) as Confusion,
    refused: predictions.length - answered.length,
  };
}

const rank = (values: readonly number[], a: number, b: number) => (values[b] ?? 0) - (values[a] ?? 0);

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
