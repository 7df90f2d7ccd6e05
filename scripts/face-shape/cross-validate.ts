/** Every photo judged by a model that has seen neither it nor its group; the temperature likewise. */
import { fitTemperature, softmax, type Judged } from './calibration.ts';
import type { Sample } from './dataset.ts';
import type { Prediction } from './figures.ts';
import { fit, logitsOf } from './fit.ts';
import { FOLDS } from './folds.ts';

/** @param engine 0 for MediaPipe's contour, 1 for the lite engine's */
export function featuresOf({ contours, gradients }: Sample, engine: 0 | 1 = 0): number[] {
  return [...(contours[engine] ?? contours[0] ?? []), ...gradients];
}

export interface CrossValidation {
  readonly judged: readonly Judged[];
  readonly predictions: readonly Prediction[];
  /** Share of photos whose first answer is the same with the lite engine's contour. */
  readonly engineAgreement: number;
}

/** @param folds from `assignFolds` */
export function crossValidate(samples: readonly Sample[], folds: readonly number[]): CrossValidation {
  const logits: (readonly number[])[] = [];
  let agreeing = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = fit(samples.filter((_, i) => folds[i] !== fold));
    samples.forEach((sample, i) => {
      if (folds[i] !== fold) return;
      const own = logitsOf(model, featuresOf(sample));
      logits[i] = own;
      if (first(own) === first(logitsOf(model, featuresOf(sample, 1)))) agreeing++;
    });
  }
  const judged = samples.map(({ label }, i) => ({ label, logits: logits[i] ?? [] }));
  const temperatures = Array.from({ length: FOLDS }, (_, fold) =>
    fitTemperature(judged.filter((_, i) => folds[i] !== fold)),
  );
  return {
    judged,
    predictions: judged.map(({ label, logits }, i) => ({
      label,
      probabilities: softmax(logits, temperatures[folds[i] ?? 0] ?? 1),
    })),
    engineAgreement: agreeing / samples.length,
  };
}

const first = (values: readonly number[]) => values.indexOf(Math.max(...values));
