/** Every photo judged by a model that has seen neither it nor its group; temperature and limits likewise. */
import type { EngineName } from '#functions/vocabulary.ts';
import type { ShapeLimits } from '#domain/face/face-shape.ts';
import { shapeFeatures } from '#domain/face/shape-features.ts';
import { fitTemperature, softmax, type Judged } from './calibration.ts';
import { NOTHING_NAMED, shapeLimits } from './conformal.ts';
import type { Sample, TrainingSet } from './dataset.ts';
import type { Prediction } from './figures.ts';
import { fit } from './fit.ts';
import { FOLDS } from './folds.ts';
import { logitsOf } from './linear.ts';

/** In the order of the samples. */
export interface CrossValidation {
  readonly judged: Readonly<Record<EngineName, readonly Judged[]>>;
  /** As the app decides. */
  readonly predictions: Readonly<Record<EngineName, readonly Prediction[]>>;
}

/** @param folds from `assignFolds` */
export function crossValidate(set: TrainingSet, folds: readonly number[]): CrossValidation {
  const { samples, wobbles } = set;
  const foldOf = new Map(samples.map(({ id }, i) => [id, folds[i] ?? 0]));
  const judged = { mediapipe: [] as Judged[], lite: [] as Judged[] };
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = ({ id }: { readonly id: string }) => foldOf.get(id) !== fold;
    const model = fit({ ...set, samples: samples.filter(others), wobbles: wobbles.filter(others) });
    samples.forEach((sample, i) => {
      if (folds[i] !== fold) return;
      for (const engine of ['mediapipe', 'lite'] as const) {
        judged[engine][i] = { label: sample.label, logits: logitsOf(model, featuresOf(sample, engine)) };
      }
    });
  }
  const notIn = (fold: number) => (_: Judged, i: number) => folds[i] !== fold;
  const temperatures = Array.from({ length: FOLDS }, (_, fold) =>
    fitTemperature(judged.mediapipe.filter(notIn(fold))),
  );
  const predict = (answers: readonly Judged[]): Prediction[] => {
    const limits = temperatures.map((temperature, fold) =>
      limitsOf(answers.filter(notIn(fold)), temperature),
    );
    return answers.map(({ label, logits }, i) => {
      const fold = folds[i] ?? 0;
      const probabilities = softmax(logits, temperatures[fold] ?? 1);
      return { label, probabilities, limits: limits[fold] ?? NOTHING_NAMED };
    });
  };
  return { judged, predictions: { mediapipe: predict(judged.mediapipe), lite: predict(judged.lite) } };
}

/** @param judged by models that have not seen them */
export function limitsOf(judged: readonly Judged[], temperature: number): ShapeLimits {
  return shapeLimits(
    judged.map(({ label, logits }) => ({ label, probabilities: softmax(logits, temperature) })),
  );
}

/** What the network reads of a photo; where the lite engine finds no face, MediaPipe looks. */
export function featuresOf({ looks, gradients }: Sample, engine: EngineName): Float32Array {
  const seenBy = looks[engine].length > 0 ? engine : 'mediapipe';
  return shapeFeatures(seenBy, looks[seenBy][0] ?? [], gradients);
}
