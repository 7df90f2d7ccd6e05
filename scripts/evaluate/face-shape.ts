/** `npm run evaluate -- --face-shape DIR`: how often the production pipeline names the labelled shape. */
import { FACE_SHAPES } from '#functions/vocabulary.ts';
import { shapeFigures, type Prediction, type ShapeFigures } from '../face-shape/figures.ts';
import type { LabelledPhoto } from '../face-shape/labelled.ts';
import type { Study } from '../face-shape/study.ts';

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
    const threshold = studied?.threshold ?? 0;
    onProgress(predictions.push({ label: FACE_SHAPES.indexOf(label), probabilities, threshold }));
  }
  return shapeFigures(predictions);
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** The figures for people; photos in which no face was found count as wrong. */
export function shapeReport(figures: ShapeFigures): string {
  const { n, top1, top2, ece, covered, size, confusion, refused } = figures;
  const rows = FACE_SHAPES.map((name) => {
    const counts = FACE_SHAPES.map((guess) => String(confusion[name][guess]).padStart(8));
    return name.padEnd(10) + counts.join('');
  });
  return [
    `${n} photos: top-1 ${percent(top1)}, top-2 ${percent(top2)}, calibration error ${ece.toFixed(3)}, ${refused} without a face`,
    `the shapes that are not ruled out hold the label in ${percent(covered)}, ${size.toFixed(2)} of them on average`,
    'labelled  ' + FACE_SHAPES.map((name) => name.padStart(8)).join(''),
    ...rows,
  ].join('\n');
}
