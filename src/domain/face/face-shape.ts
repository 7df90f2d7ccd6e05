/**
 * Face shapes: ranked by the trained network (models/face-shape.md), and what of them a result says. The
 * answer is one shape, "between two", or that this photo does not tell; where each begins is set by labelled
 * photos (decisions/face-shape-is-described).
 */
import type { FaceShapeName } from '#functions/vocabulary.ts';

export interface RankedShape {
  readonly name: FaceShapeName;
  readonly probability: number;
}

/** Where the answers begin: probabilities, set by labelled photos (lab/face-shape/conformal.ts). */
export interface ShapeLimits {
  /** The two most likely shapes must reach this together, or nothing is named. */
  readonly together: number;
  /** A second shape that is less likely than this is not named beside the first. */
  readonly second: number;
}

/** What the network says about one face. */
export interface ShapeReading {
  /** Most likely first; empty where the network could not be asked. */
  readonly ranked: readonly RankedShape[];
  readonly limits: ShapeLimits;
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

/** The shapes that are not ruled out, most likely first: one, two, or all. */
export function possibleShapes({ ranked, limits }: ShapeReading): FaceShapeName[] {
  const names = ranked.map(({ name }) => name);
  const [first, second] = ranked;
  if (first === undefined || second === undefined) return names;
  if (first.probability + second.probability < limits.together) return names;
  return names.slice(0, second.probability < limits.second ? 1 : MOST_SHOWN);
}

/**
 * The photo's confidence has no say: it falls with the number of pixels, and small labelled photos keep their label
 * among the names as often as large ones do (models/face-shape.md).
 */
export function answerShape(reading: ShapeReading): ShapeAnswer {
  const possible = possibleShapes(reading);
  return { ranked: reading.ranked, possible, shown: namedAlone(possible) };
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
