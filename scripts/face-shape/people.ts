/**
 * Real people without a label, photographed twice, neutral and smiling: how their contours move, and how far
 * the answers agree. Each is judged by a model that knows the moves of the others alone.
 */
import { FACE_SHAPES, recordOf, type EngineName, type FaceShapeName } from '#functions/vocabulary.ts';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { answerShape, keepAnswer, rankProbabilities, type ShapeAnswer } from '#domain/face/face-shape.ts';
import { shapeFeatures } from '#domain/face/shape-features.ts';
import { seededRandom } from '../evaluate/random.ts';
import { mean } from '../evaluate/summary/statistics.ts';
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

export interface PeopleFigures {
  readonly people: number;
  /** Share of photos whose first answer the other photo does not rule out. */
  readonly possible: number;
  /** Share of people, told something by one photo, who are told the same after the other. */
  readonly kept: number;
  /** Share of people with the same first answer on both. */
  readonly same: number;
  /** How often each shape comes first. */
  readonly first: Readonly<Record<FaceShapeName, number>>;
  /** Mean number of shapes that are not ruled out. */
  readonly size: number;
  /** Share of photos that name one shape, two, none. */
  readonly shown: Readonly<Record<'one' | 'two' | 'none', number>>;
}

export interface Settled {
  readonly temperature: number;
  readonly threshold: number;
}

/** @param settled from the labelled photos alone */
export function judgePeople(
  set: TrainingSet,
  engine: EngineName,
  people: readonly Person[],
  { temperature, threshold }: Settled,
): PeopleFigures {
  const random = seededRandom('people', engine);
  const order = people.map((person) => ({ person, draw: random() })).sort((a, b) => a.draw - b.draw);
  const answers = Array.from({ length: FOLDS }, (_, fold) => {
    const inFold = (i: number) => i % FOLDS === fold;
    const others = order.filter((_, i) => !inFold(i)).map(({ person }) => person);
    const expressions = { ...set.expressions, [engine]: expressionProducts(others) };
    const model = fit({ ...set, expressions });
    const judge = ({ contour, gradients }: Studied) => {
      const logits = logitsOf(model, shapeFeatures(engine, contour, gradients));
      return answerShape(
        { ranked: rankProbabilities(FACE_SHAPES, softmax(logits, temperature)), threshold },
        true,
      );
    };
    return order
      .filter((_, i) => inFold(i))
      .map(({ person: [neutral, smiling] }) => [judge(neutral), judge(smiling)] as const);
  });
  return summarise(answers.flat());
}

/** @param pairs answers to the neutral and to the smiling photo of each person */
export function summarise(pairs: readonly (readonly [ShapeAnswer, ShapeAnswer])[]): PeopleFigures {
  const both = pairs.flatMap(([neutral, smiling]) => [
    { before: neutral, after: smiling },
    { before: smiling, after: neutral },
  ]);
  const share = <T>(all: readonly T[], holds: (one: T) => boolean) => all.filter(holds).length / all.length;
  const firstOf = ({ possible }: ShapeAnswer) => possible[0];
  const photos = both.map(({ after }) => after);
  const told = both.filter(({ before }) => before.shown.length > 0);
  const showing = (count: number) => share(photos, ({ shown }) => shown.length === count);
  return {
    people: pairs.length,
    possible: share(both, ({ before, after }) => after.possible.some((name) => name === firstOf(before))),
    kept: share(
      told,
      ({ before, after }) => keepAnswer(after, before.shown).shown.join() === before.shown.join(),
    ),
    same: share(pairs, ([neutral, smiling]) => firstOf(neutral) === firstOf(smiling)),
    first: recordOf(FACE_SHAPES, (name) => share(photos, (photo) => firstOf(photo) === name)),
    size: mean(photos.map(({ possible }) => possible.length)),
    shown: { one: showing(1), two: showing(2), none: showing(0) },
  };
}
