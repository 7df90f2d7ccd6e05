import type { Overlays } from '#analysis/contract.ts';
import type { FaceReport } from '#domain/face/report.ts';
import { UNKNOWN_MOMENT } from '#domain/moment/photo-moment.ts';

const metric = (score: number) => ({ raw: 1, score });

/** A plausible report, made up for tests of what comes after the analysis. */
export const REPORT: FaceReport = {
  pipelineVersion: 'test',
  engine: 'mediapipe',
  confidence: 0.9,
  advice: ['even-light'],
  pose: { yaw: 1, pitch: 2, roll: 0 },
  quality: {
    width: 800,
    height: 1000,
    interocularPx: 190,
    distanceCm: 45,
    skinLightness: 66,
    exposure: 0.1,
    lightColour: 4,
    clippedShare: 0,
    lightImbalance: 1,
    lightHardness: 0.016,
    sharpness: 0.8,
    faceFill: 0.48,
    offCentre: 0.02,
  },
  score: { value: 78, spread: 4, band: 'not-bad' },
  sections: {
    faceShape: { rating: 'good-work' },
    skin: {
      score: 74,
      rating: 'good-work',
      metrics: {
        evenness: metric(82),
        spots: metric(58),
        redness: metric(77),
        texture: metric(88),
        pores: metric(67),
        lines: metric(91),
        shine: null,
        darkCircles: metric(49),
      },
    },
    features: {
      score: 86,
      rating: 'excellent',
      parts: { eyesAwake: 80, browRelaxed: 91, gaze: 77, smile: 95, lips: null },
    },
    vibe: {
      score: 61,
      rating: 'needs-improvement',
      parts: { light: 48, sharpness: 80, framing: 70, angle: 88, presence: 66 },
    },
  },
  expression: 'smile',
  // What the advice is for.
  moment: { ...UNKNOWN_MOMENT, lightFrom: 'left' },
  scene: { headroom: 0.5, room: 0.4, clutter: 0.02, catchLight: -0.9 },
  faceShape: {
    ranked: [
      { name: 'oval', probability: 0.6 },
      { name: 'heart', probability: 0.2 },
      { name: 'round', probability: 0.1 },
      { name: 'oblong', probability: 0.06 },
      { name: 'square', probability: 0.04 },
    ],
    possible: ['oval'],
    shown: ['oval'],
  },
  geometry: {
    middleThird: 0.5,
    lowerThird: 0.5,
    rightEyeFifth: 0.2,
    eyeGapFifth: 0.22,
    leftEyeFifth: 0.2,
    faceAspect: 1.35,
    foreheadToCheek: 0.9,
    jawToCheek: 0.8,
    chinToJaw: 0.4,
    jawAngleDeg: 125,
    eyeAspect: 0.35,
    canthalTiltDeg: 4,
    noseToFace: 0.25,
    mouthToFace: 0.38,
    lipFullness: 0.35,
    asymmetry: 0.02,
  },
  regions: {
    forehead: 1,
    rightCheek: 1,
    leftCheek: 1,
    nose: 1,
    chin: 1,
    rightUnderEye: 1,
    leftUnderEye: 1,
    rightEyeCorner: 1,
    leftEyeCorner: 1,
    mouthArea: 1,
  },
};

const map = () => new Uint8Array(4);

export const OVERLAYS: Overlays = {
  landmarks: new Float32Array([1, 2]),
  cropToImage: [1, 0, 0, 1, 0, 0],
  mapSize: 2,
  maps: {
    spots: map(),
    redness: map(),
    lines: map(),
    pores: map(),
    texture: map(),
    shine: map(),
    darkCircles: map(),
  },
};
