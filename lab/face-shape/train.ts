/** Cross-validation, then the model from all photos: numbers in, figures and a file out. No photo, no browser. */
import type { EngineName } from '#functions/vocabulary.ts';
import { mean } from '../evaluate/summary/statistics.ts';
import { fitTemperature } from './calibration.ts';
import type { ShapeLimits } from '#domain/face/face-shape.ts';
import { crossValidate, limitsOf } from './cross-validate.ts';
import type { TrainingSet } from './dataset.ts';
import { shapeFigures, type ShapeFigures } from './figures.ts';
import { fit } from './fit.ts';
import { assignFolds } from './folds.ts';
import { buildFaceShape } from './network.ts';

/** The five splits that the figures are averaged over; one split alone moves top-1 by a point or two. */
export const SEEDS = [1, 2, 3, 4, 5];

export interface Trained {
  readonly bytes: Uint8Array;
  readonly temperature: number;
  /** Where the answers begin. */
  readonly limits: Readonly<Record<EngineName, ShapeLimits>>;
  /** One for each seed: photos of one group in one fold. */
  readonly grouped: readonly ShapeFigures[];
  /** The same with every photo for itself, as the literature does it: near-copies may face each other. */
  readonly ungrouped: readonly ShapeFigures[];
  /** Grouped, as the lite engine sees them. */
  readonly lite: readonly ShapeFigures[];
}

/** Figures of photos whose group the model has not seen, one for each seed, as this engine sees them. */
export function unseenFigures(set: TrainingSet, engine: EngineName): ShapeFigures[] {
  return SEEDS.map((seed) => {
    const { predictions } = crossValidate(set, assignFolds(set.samples, seed));
    return shapeFigures(predictions[engine]);
  });
}

export function train(set: TrainingSet): Trained {
  const { samples } = set;
  const alone = samples.map(({ label }, group) => ({ label, group }));
  const grouped = SEEDS.map((seed) => crossValidate(set, assignFolds(samples, seed)));
  const ungrouped = SEEDS.map((seed) => crossValidate(set, assignFolds(alone, seed)));
  const temperature = fitTemperature(grouped.flatMap(({ judged }) => judged.mediapipe));
  const limitsFor = (engine: EngineName): ShapeLimits => {
    const each = grouped.map(({ judged }) => limitsOf(judged[engine], temperature));
    return {
      together: mean(each.map(({ together }) => together)),
      second: mean(each.map(({ second }) => second)),
    };
  };
  const limits = { mediapipe: limitsFor('mediapipe'), lite: limitsFor('lite') };
  return {
    bytes: buildFaceShape(fit(set), temperature, limits),
    temperature,
    limits,
    grouped: grouped.map(({ predictions }) => shapeFigures(predictions.mediapipe)),
    ungrouped: ungrouped.map(({ predictions }) => shapeFigures(predictions.mediapipe)),
    lite: grouped.map(({ predictions }) => shapeFigures(predictions.lite)),
  };
}
