/** A calm face in good light as the stages before the score hand it on. */
import type { ExpressionCues } from '#domain/face/expression.ts';
import { measureFromTheFront } from '#domain/face/proportions.ts';
import { UNKNOWN_MOMENT } from '#domain/moment/photo-moment.ts';
import type { Measured } from '#domain/score/build-report.ts';
import { recordOf, SKIN_METRICS } from '#functions/vocabulary.ts';
import { fullCoverage, GOOD_QUALITY, GOOD_SCENE, LEVEL_POSE } from '../arbitraries.ts';
import { faceMesh } from '../face-mesh.ts';

export const CALM: ExpressionCues = {
  smile: 0.1,
  blink: 0.05,
  browDown: 0.05,
  browUp: 0.05,
  mouthOpen: 0.02,
  pucker: 0.05,
  lowerLipDown: 0.01,
  upperLipUp: 0.01,
  eyeWide: 0.02,
  eyeSquint: 0.1,
  lookAway: 0.05,
};
const mesh = faceMesh();
export const MEASURED: Measured = {
  engine: 'lite',
  pose: LEVEL_POSE,
  quality: GOOD_QUALITY,
  skin: { coverage: fullCoverage(), light: new Float32Array(256 * 256) },
  aligned: { landmarks: mesh },
  raw: recordOf(SKIN_METRICS, () => 1),
  geometry: measureFromTheFront(mesh, LEVEL_POSE).geometry,
  reading: {
    ranked: [
      { name: 'oval', probability: 0.7 },
      { name: 'round', probability: 0.3 },
    ],
    limits: { together: 0.8, second: 0.4 },
  },
  cues: CALM,
  moment: UNKNOWN_MOMENT,
  scene: GOOD_SCENE,
};
