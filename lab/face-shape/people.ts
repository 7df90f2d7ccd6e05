/**
 * Real people without a label, photographed twice, neutral and smiling: how their contours move, and how far
 * the answers agree. Each is judged by a model that knows the moves of the others alone.
 */
import { FACE_SHAPES, type EngineName } from '#functions/vocabulary.ts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { answerShape, rankProbabilities, type ShapeLimits } from '#domain/face/face-shape.ts';
import { shapeFeatures } from '#domain/face/shape-features.ts';
import { seededRandom } from '../evaluate/random.ts';
import { agreementOf, type Agreement } from './agreement.ts';
import { softmax } from './calibration.ts';
import type { TrainingSet } from './dataset.ts';
import { fit } from './fit.ts';
import { FOLDS } from './folds.ts';
import { logitsOf } from './linear.ts';
import { meanProducts, minus, type Rows } from './matrix.ts';
import type { Studied, Study } from './study.ts';

/** The neutral photo, then the smiling one, as one engine sees them. */
export type Person = readonly [Studied, Studied];

const PHOTOS = ['neutral.jpg', 'smiling.jpg'] as const;

/** People in whose photos this engine finds a face. @param folder holds a folder for each person */
export async function readPeople(folder: string, study: Study): Promise<readonly Person[]> {
  const people: Person[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const files = await readdir(join(folder, name)).catch((): string[] => []);
    if (!PHOTOS.every((photo) => files.includes(photo))) continue;
    const neutral = await study.read(join(folder, name, PHOTOS[0]));
    const smiling = await study.read(join(folder, name, PHOTOS[1]));
    if (neutral !== null && smiling !== null) people.push([neutral, smiling]);
  }
  return people;
}

/** Mean products of the contours' differences over all people. */
export function expressionProducts(people: readonly Person[]): Rows {
  return meanProducts(people.map(([neutral, smiling]) => minus(smiling.contour, neutral.contour)));
}

export interface Settled {
  readonly temperature: number;
  readonly limits: ShapeLimits;
}

/** @param settled from the labelled photos alone */
export function judgePeople(
  set: TrainingSet,
  engine: EngineName,
  people: readonly Person[],
  { temperature, limits }: Settled,
): Agreement {
  const random = seededRandom('people', engine);
  const order = people.map((person) => ({ person, draw: random() })).sort((a, b) => a.draw - b.draw);
  const answers = Array.from({ length: FOLDS }, (_, fold) => {
    const inFold = (i: number) => i % FOLDS === fold;
    const others = order.filter((_, i) => !inFold(i)).map(({ person }) => person);
    const expressions = { ...set.expressions, [engine]: expressionProducts(others) };
    const model = fit({ ...set, expressions });
    const judge = ({ contour, gradients }: Studied) => {
      const logits = logitsOf(model, shapeFeatures(engine, contour, gradients));
      const ranked = rankProbabilities(FACE_SHAPES, softmax(logits, temperature));
      return answerShape({ ranked, limits });
    };
    return order
      .filter((_, i) => inFold(i))
      .map(({ person: [neutral, smiling] }) => [judge(neutral), judge(smiling)] as const);
  });
  return agreementOf(answers.flat());
}
