/** Every photo judged by a model that has seen neither it nor its group; the temperature likewise. */
import { FACE_SHAPES, type EngineName } from '#functions/vocabulary.ts';
import { isCloseCall, rankProbabilities } from '#domain/face/face-shape.ts';
import { shapeFeatures } from '#domain/face/shape-features.ts';
import { fitTemperature, softmax, type Judged } from './calibration.ts';
import type { Sample, TrainingSet } from './dataset.ts';
import type { Prediction } from './figures.ts';
import { fit } from './fit.ts';
import { FOLDS } from './folds.ts';
import { logitsOf } from './linear.ts';

export interface CrossValidation {
  /** After both looks. */
  readonly judged: readonly Judged[];
  /** As the app decides: after one look where that is clear. */
  readonly predictions: readonly Prediction[];
  /** Share of photos that needed the second look. */
  readonly closeCalls: number;
  /** The same with the lite engine's contours. */
  readonly lite: readonly Prediction[];
}

/** Logits after the first look and after all looks. */
interface Looked {
  readonly label: number;
  readonly first: readonly number[];
  readonly all: readonly number[];
}

/** @param folds from `assignFolds` */
export function crossValidate({ samples, wobbles }: TrainingSet, folds: readonly number[]): CrossValidation {
  const foldOf = new Map(samples.map(({ id }, i) => [id, folds[i] ?? 0]));
  const looked = new Map<EngineName, Looked[]>([
    ['mediapipe', []],
    ['lite', []],
  ]);
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = ({ id }: { readonly id: string }) => foldOf.get(id) !== fold;
    const model = fit({ samples: samples.filter(others), wobbles: wobbles.filter(others) });
    samples.forEach((sample, i) => {
      if (folds[i] !== fold) return;
      for (const [engine, answers] of looked) {
        const of = (looks: number) => logitsOf(model, featuresOf(sample, engine, looks));
        answers[i] = { label: sample.label, first: of(1), all: of(2) };
      }
    });
  }
  const own = looked.get('mediapipe') ?? [];
  const judged = own.map(({ label, all }) => ({ label, logits: all }));
  const temperatures = Array.from({ length: FOLDS }, (_, fold) =>
    fitTemperature(judged.filter((_, i) => folds[i] !== fold)),
  );
  const decide = ({ label, first, all }: Looked, i: number) => {
    const temperature = temperatures[folds[i] ?? 0] ?? 1;
    const close = isCloseCall(rankProbabilities(FACE_SHAPES, softmax(first, temperature)));
    return { label, close, probabilities: softmax(close ? all : first, temperature) };
  };
  const decided = own.map(decide);
  return {
    judged,
    predictions: decided,
    closeCalls: decided.filter(({ close }) => close).length / decided.length,
    lite: (looked.get('lite') ?? []).map(decide),
  };
}

/** What the network reads after that many looks; where the lite engine finds no face, MediaPipe looks. */
export function featuresOf({ looks, gradients }: Sample, engine: EngineName, count: number): Float32Array {
  const seenBy = looks[engine].length > 0 ? engine : 'mediapipe';
  return shapeFeatures(seenBy, looks[seenBy].slice(0, count), gradients);
}
