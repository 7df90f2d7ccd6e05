/** From many overlapping guesses to one detection per face. */
import type { Detection } from './detection.ts';

/** Intersection over union of two boxes, 0 to 1; 0 for boxes without area. */
export function overlap(a: Detection, b: Detection): number {
  const span = (p: number, pSize: number, q: number, qSize: number) =>
    Math.max(0, Math.min(p + pSize / 2, q + qSize / 2) - Math.max(p - pSize / 2, q - qSize / 2));
  const shared = span(a.x, a.width, b.x, b.width) * span(a.y, a.height, b.y, b.height);
  const union = a.width * a.height + b.width * b.height - shared;
  return union > 0 ? shared / union : 0;
}

/** Mean of the detections weighted by confidence, with the confidence of the best. */
function blend(cluster: readonly [Detection, ...Detection[]]): Detection {
  const total = cluster.reduce((sum, { score }) => sum + score, 0);
  const mean = (of: (face: Detection) => number) =>
    cluster.reduce((sum, face) => sum + face.score * of(face), 0) / total;
  return {
    score: cluster[0].score,
    x: mean(({ x }) => x),
    y: mean(({ y }) => y),
    width: mean(({ width }) => width),
    height: mean(({ height }) => height),
    rightEye: [mean(({ rightEye }) => rightEye[0]), mean(({ rightEye }) => rightEye[1])],
    leftEye: [mean(({ leftEye }) => leftEye[0]), mean(({ leftEye }) => leftEye[1])],
  };
}

/**
 * Non-maximum suppression by blending: guesses that overlap the best one by `threshold` or more are
 * averaged into it, weighted by confidence, rather than thrown away. That steadies the box by 30 to
 * 40 % against plain suppression (BlazeFace paper, section 4).
 *
 * @returns one detection a face, most confident first; ties in the order given
 */
export function suppress(faces: readonly Detection[], threshold: number): Detection[] {
  let rest = [...faces].sort((a, b) => b.score - a.score);
  const kept: Detection[] = [];
  for (let best = rest[0]; best !== undefined; best = rest[0]) {
    const top = best;
    const near = rest.slice(1).filter((face) => overlap(top, face) >= threshold);
    kept.push(blend([top, ...near]));
    rest = rest.slice(1).filter((face) => overlap(top, face) < threshold);
  }
  return kept;
}
