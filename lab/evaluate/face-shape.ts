/**
 * `npm run lab -- evaluate --face-shape DIR`: how often the production pipeline names the labelled shape. The photos it was
 * trained on are judged kindly, so the targets are held against models that have not seen them.
 */
import { FACE_SHAPES } from '#functions/vocabulary.ts';
import { NOTHING_NAMED } from '../face-shape/conformal.ts';
import { shapeFigures, type Prediction, type ShapeFigures } from '../face-shape/figures.ts';
import type { LabelledPhoto } from '../face-shape/labelled.ts';
import type { Study } from '../face-shape/study.ts';
import { mean } from './summary/statistics.ts';
import { atLeast, tableOf, type Row } from './rows.ts';

export async function evaluateShapes(
  study: Study,
  photos: readonly LabelledPhoto[],
  onProgress: (done: number) => void,
): Promise<ShapeFigures> {
  const predictions: Prediction[] = [];
  for (const { file, label } of photos) {
    const studied = await study.read(file);
    const probabilities =
      studied && FACE_SHAPES.map((name) => studied.ranked.find((one) => one.name === name)?.probability ?? 0);
    const limits = studied?.limits ?? NOTHING_NAMED;
    onProgress(predictions.push({ label: FACE_SHAPES.indexOf(label), probabilities, limits }));
  }
  return shapeFigures(predictions);
}

/** @param splits cross-validated, one for each seed: the targets hold for their mean */
export function shapeRows(splits: readonly ShapeFigures[]): Row[] {
  const over = (figure: (split: ShapeFigures) => number) => mean(splits.map(figure));
  return [
    atLeast(
      'unseen photos: top-1',
      over(({ top1 }) => top1),
      0.71,
    ),
    atLeast(
      'unseen photos: top-2',
      over(({ top2 }) => top2),
      0.9,
    ),
    atLeast(
      'unseen photos: one or two shapes named',
      over(({ told }) => told),
      0.75,
    ),
    atLeast(
      'unseen photos that name a shape: label among the names',
      over(({ toldRight }) => toldRight),
      0.9,
    ),
  ];
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** The figures for people; photos in which no face was found count as wrong. @param unseen of the training set, cross-validated */
export function shapeReport(figures: ShapeFigures, unseen: readonly ShapeFigures[]): string {
  const { n, top1, top2, ece, one, told, oneRight, toldRight, confusion, refused } = figures;
  const rows = FACE_SHAPES.map((name) => {
    const counts = FACE_SHAPES.map((guess) => String(confusion[name][guess]).padStart(8));
    return name.padEnd(10) + counts.join('');
  });
  return [
    `${n} photos: top-1 ${percent(top1)}, top-2 ${percent(top2)}, calibration error ${ece.toFixed(3)}, ${refused} without a face`,
    `${percent(told)} name one shape or two, with the label among them in ${percent(toldRight)}; ${percent(one)} name one, the label in ${percent(oneRight)}`,
    'labelled  ' + FACE_SHAPES.map((name) => name.padStart(8)).join(''),
    ...rows,
    ...tableOf(shapeRows(unseen)),
  ].join('\n');
}
