/**
 * Face shapes: ranked by the trained network (models/face-shape.md), and what of them a result says. A
 * shape is ruled out only where its probability lies under a threshold that the labelled photos set, so
 * the answer is one shape, "between two", or that this photo does not tell (decisions/face-shape-is-described).
 */
import type { FaceShapeName } from '#functions/vocabulary.ts';

export interface RankedShape {
  readonly name: FaceShapeName;
  readonly probability: number;
}

/** What the network says about one face. */
export interface ShapeReading {
  /** Most likely first; empty where the network could not be asked. */
  readonly ranked: readonly RankedShape[];
  /** A shape that is less likely than this is ruled out. */
  readonly threshold: number;
}

/** What a report holds about the shape. */
export interface ShapeAnswer {
  /** Most likely first; probabilities sum to 1. Empty where the network could not be asked. */
  readonly ranked: readonly RankedShape[];
  /** What this photo does not rule out, most likely first. */
  readonly possible: readonly FaceShapeName[];
  /** What the person is told: one shape, two to lie between, or none. */
  readonly shown: readonly FaceShapeName[];
}

/** More than this many shapes are no answer. */
const MOST_SHOWN = 2;

/**
 * @param classes the network's, in its order
 * @param probabilities one for each class
 * @returns most likely first
 * @throws RangeError when there is not one finite number for each class
 */
export function rankProbabilities(
  classes: readonly FaceShapeName[],
  probabilities: ArrayLike<number>,
): RankedShape[] {
  const ranked = classes.map((name, index) => ({
    name,
    probability: probabilities[index] ?? Number.NaN,
  }));
  if (
    probabilities.length !== ranked.length ||
    !ranked.every(({ probability }) => Number.isFinite(probability))
  ) {
    throw new RangeError(
      `Not the probabilities of ${ranked.length} shapes: ${Array.from(probabilities).join(' ')}`,
    );
  }
  return ranked.sort((a, b) => b.probability - a.probability);
}

/** The shapes that are not ruled out, most likely first; the first always stays. */
export function possibleShapes({ ranked, threshold }: ShapeReading): FaceShapeName[] {
  return ranked
    .filter(({ probability }, index) => index === 0 || probability >= threshold)
    .map(({ name }) => name);
}

/** @param clear whether the photo is good enough to rule any shape out */
export function answerShape(reading: ShapeReading, clear: boolean): ShapeAnswer {
  const { ranked } = reading;
  const possible = clear ? possibleShapes(reading) : ranked.map(({ name }) => name);
  return { ranked, possible, shown: namedAlone(possible) };
}

/** What a photo says by itself. */
function namedAlone(possible: readonly FaceShapeName[]): readonly FaceShapeName[] {
  return possible.length > MOST_SHOWN ? [] : possible;
}

/**
 * A known person keeps the earlier answer while the new photo does not rule its first shape out: faces
 * change slower than photos.
 *
 * @param earlier what was shown last; empty where nothing was
 */
export function keepAnswer(answer: ShapeAnswer, earlier: readonly FaceShapeName[]): ShapeAnswer {
  const [first] = earlier;
  return first !== undefined && answer.possible.includes(first) ? { ...answer, shown: earlier } : answer;
}

/** Whether what is shown comes from earlier photos, and is not what this one says by itself. */
export function isKept({ possible, shown }: Pick<ShapeAnswer, 'possible' | 'shown'>): boolean {
  return possible.length > 0 && namedAlone(possible).join() !== shown.join();
}
