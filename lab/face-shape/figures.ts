/** How good predictions are: hits, confusion, calibration, and what is named. */
import { FACE_SHAPES, type FaceShapeName } from '#functions/vocabulary.ts';
import { answerShape, rankProbabilities, type ShapeLimits } from '#domain/face/face-shape.ts';

export interface Prediction {
  /** Index in FACE_SHAPES. */
  readonly label: number;
  /** Of FACE_SHAPES in order; null where the pipeline found no face. */
  readonly probabilities: readonly number[] | null;
  readonly limits: ShapeLimits;
}

/** Labelled shape → predicted shape → how many. */
export type Confusion = Readonly<Record<FaceShapeName, Readonly<Record<FaceShapeName, number>>>>;

export interface ShapeFigures {
  readonly n: number;
  readonly top1: number;
  readonly top2: number;
  /** Expected calibration error of the first answer, ten bins. */
  readonly ece: number;
  /** Share of photos that name one shape, and one or two. */
  readonly one: number;
  readonly told: number;
  /** Of those that name one, and of those that name any: share whose label is among the names. */
  readonly oneRight: number;
  readonly toldRight: number;
  /** Share of photos whose label is not ruled out: named, or none is named. */
  readonly covered: number;
  readonly confusion: Confusion;
  /** Photos without an answer: wrong ones in top1, top2 and covered. */
  readonly refused: number;
}

const BINS = 10;

export function shapeFigures(predictions: readonly Prediction[]): ShapeFigures {
  const answered = predictions.flatMap(({ label, probabilities, limits }) => {
    if (probabilities === null) return [];
    const ranked = rankProbabilities(FACE_SHAPES, probabilities);
    const order = ranked.map(({ name }) => FACE_SHAPES.indexOf(name));
    const { possible, shown } = answerShape({ ranked, limits });
    const name = FACE_SHAPES[label];
    return [
      {
        label,
        first: order[0] ?? 0,
        second: order[1] ?? 0,
        sure: ranked[0]?.probability ?? 0,
        named: shown.length,
        covered: possible.some((one) => one === name),
      },
    ];
  });
  const shareOf = (named: readonly (typeof answered)[number][]) =>
    named.length === 0 ? 1 : named.filter(({ covered }) => covered).length / named.length;
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
    one: share(({ named }) => named === 1),
    told: share(({ named }) => named > 0),
    oneRight: shareOf(answered.filter(({ named }) => named === 1)),
    toldRight: shareOf(answered.filter(({ named }) => named > 0)),
    covered: share(({ covered }) => covered),
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
