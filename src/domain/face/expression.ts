/**
 * Expression cues: how much a face smiles, blinks, frowns. MediaPipe gives blendshapes; the lite engine has none, so
 * its cues come from the frontal mesh.
 */
import type { MOUTHS } from '#functions/moment-words.ts';
import { clamp, distance } from '#domain/geometry/points.ts';
import type { Expression } from '#functions/vocabulary.ts';
import { meanOfSides, type Blendshapes } from './blendshapes.ts';
import { centroid, pointAt, type FrontalPixels, type Landmarks } from './landmarks.ts';
import type { Pose } from './report.ts';
import { LEFT_EYE_CORNERS, POINT, RIGHT_EYE_CORNERS } from './topology.ts';

/** 0 (none) to 1 (full) each. */
export interface ExpressionCues {
  readonly smile: number;
  /** Eyelids: 0 open, 1 shut. */
  readonly blink: number;
  readonly browDown: number;
  readonly browUp: number;
  readonly mouthOpen: number;
  /** Lips pushed forward; null where the engine cannot tell. */
  readonly pucker: number | null;
  /** Lower lip drawn down, as by a tongue that is out; null where the engine cannot tell. */
  readonly lowerLipDown: number | null;
  /** Upper lip drawn up, as an open smile does; null where the engine cannot tell. */
  readonly upperLipUp: number | null;
  readonly eyeWide: number;
  /** Eyes narrowed by the muscles around them; null where the engine cannot tell. */
  readonly eyeSquint: number | null;
  /** How far the eyes look past the camera, head and eyes together; null where the engine cannot tell. */
  readonly lookAway: number | null;
}

/**
 * What eyes that look at the camera do when the head is turned, per degree, and their rest: least squares over the 89
 * faces that were seen to do so in the half of models/moment/labels.csv that chose the thresholds. The other half saw
 * neither.
 */
const TURN = { across: 0.035, acrossRest: -0.06, up: -0.021, upRest: 0.02 } as const;

/**
 * How far the eyes look past the camera, whichever way the head is turned: 0 at it, ±1 the end of what eyes can do. `across` is
 * positive towards the left of the picture as it is seen, `up` upwards.
 */
export function lookOf(
  shapes: Blendshapes,
  pose: Pick<Pose, 'yaw' | 'pitch'>,
): { readonly across: number; readonly up: number } {
  const at = (name: string) => shapes.get(name) ?? 0;
  const across =
    (at('eyeLookInLeft') - at('eyeLookOutLeft') + at('eyeLookOutRight') - at('eyeLookInRight')) / 2;
  const up = meanOfSides(shapes, 'eyeLookUp') - meanOfSides(shapes, 'eyeLookDown');
  return {
    across: across - TURN.across * pose.yaw - TURN.acrossRest,
    up: up - TURN.up * pose.pitch - TURN.upRest,
  };
}

export function cuesFromBlendshapes(shapes: Blendshapes, pose: Pick<Pose, 'yaw' | 'pitch'>): ExpressionCues {
  const look = lookOf(shapes, pose);
  return {
    smile: meanOfSides(shapes, 'mouthSmile'),
    blink: meanOfSides(shapes, 'eyeBlink'),
    browDown: meanOfSides(shapes, 'browDown'),
    browUp: shapes.get('browInnerUp') ?? 0,
    mouthOpen: shapes.get('jawOpen') ?? 0,
    pucker: shapes.get('mouthPucker') ?? 0,
    lowerLipDown: meanOfSides(shapes, 'mouthLowerDown'),
    upperLipUp: meanOfSides(shapes, 'mouthUpperUp'),
    eyeWide: meanOfSides(shapes, 'eyeWide'),
    eyeSquint: meanOfSides(shapes, 'eyeSquint'),
    lookAway: clamp(Math.hypot(look.across, look.up), 0, 1),
  };
}

/** Both at once, and both extreme: `browTension` begins where each is passed. */
const TENSE_FROM = { browDown: 0.6, eyeSquint: 0.5 } as const;

/**
 * How far brows and eyes are drawn together beyond what a face does at rest, 0 (nothing to say) to 0.4; null where the
 * engine cannot tell. Brows alone tell of the face and not of the moment: of 51 people the cue of the neutral photo goes
 * with that of the smiling one (r = 0.79). The limits were chosen on one half of the labelled photos and hold on the
 * other (lab/notes/moment.md).
 */
export function browTension({ browDown, eyeSquint }: ExpressionCues): number | null {
  if (eyeSquint === null) return null;
  return Math.max(0, Math.min(browDown - TENSE_FROM.browDown, eyeSquint - TENSE_FROM.eyeSquint));
}

/** What the cues of the lite engine are read from: lengths over the distance of the eyes, and the opening of the eyes over their width. */
type MeshMeasure =
  | 'cornerLift'
  | 'mouthWidth'
  | 'eyeOpen'
  | 'browHeight'
  | 'innerBrowHeight'
  | 'browGap'
  | 'lipGap';

interface Line {
  /** The cue where each measure has its `middle`. */
  readonly base: number;
  /** Change of the cue per unit of each measure, counted from `middle`. */
  readonly slopes: readonly (readonly [measure: MeshMeasure, slope: number, middle: number])[];
}

/**
 * Lines fitted to MediaPipe's blendshapes over the meshes of 556 faces (correlation 0.9 for the smile, 0.9 for the
 * eyelids, 0.7 for the brows).
 */
const CUE_LINES: Readonly<
  Record<
    Exclude<keyof ExpressionCues, 'pucker' | 'lowerLipDown' | 'upperLipUp' | 'eyeSquint' | 'lookAway'>,
    Line
  >
> = {
  smile: {
    base: 0.38,
    slopes: [
      ['cornerLift', 3.2, 0.027],
      ['mouthWidth', 1.5, 0.891],
    ],
  },
  blink: { base: 0.083, slopes: [['eyeOpen', -1.2, 0.344]] },
  browDown: {
    base: 0.12,
    slopes: [
      ['browHeight', -1.7, 0.306],
      ['browGap', -3.5, 0.423],
    ],
  },
  browUp: { base: 0.08, slopes: [['innerBrowHeight', 2.4, 0.124]] },
  mouthOpen: { base: 0.03, slopes: [['lipGap', 0.57, 0.066]] },
  eyeWide: { base: 0.018, slopes: [['eyeOpen', 0.18, 0.344]] },
};

function measureMesh(frontal: Landmarks<FrontalPixels>): Readonly<Record<MeshMeasure, number>> {
  const p = (index: number) => pointAt(frontal, index);
  const unit = distance(centroid(frontal, RIGHT_EYE_CORNERS), centroid(frontal, LEFT_EYE_CORNERS));
  const span = (a: number, b: number) => distance(p(a), p(b)) / unit;
  const lipMiddle = (p(POINT.lipInnerTop).y + p(POINT.lipInnerBottom).y) / 2;
  const corners = (p(POINT.mouthRight).y + p(POINT.mouthLeft).y) / 2;
  return {
    cornerLift: (lipMiddle - corners) / unit,
    mouthWidth: span(POINT.mouthRight, POINT.mouthLeft),
    eyeOpen:
      (span(POINT.rightEyeTop, POINT.rightEyeBottom) / span(POINT.rightEyeOuter, POINT.rightEyeInner) +
        span(POINT.leftEyeTop, POINT.leftEyeBottom) / span(POINT.leftEyeOuter, POINT.leftEyeInner)) /
      2,
    browHeight:
      (p(POINT.rightEyeTop).y - p(POINT.rightBrowTop).y + p(POINT.leftEyeTop).y - p(POINT.leftBrowTop).y) /
      2 /
      unit,
    innerBrowHeight:
      (p(POINT.rightEyeTop).y -
        p(POINT.rightBrowInner).y +
        p(POINT.leftEyeTop).y -
        p(POINT.leftBrowInner).y) /
      2 /
      unit,
    browGap: span(POINT.rightBrowInner, POINT.leftBrowInner),
    lipGap: span(POINT.lipInnerTop, POINT.lipInnerBottom),
  };
}

export function cuesFromLandmarks(frontal: Landmarks<FrontalPixels>): ExpressionCues {
  const measures = measureMesh(frontal);
  const cue = (name: keyof typeof CUE_LINES) => {
    const { base, slopes } = CUE_LINES[name];
    const value = slopes.reduce(
      (sum, [measure, slope, middle]) => sum + slope * (measures[measure] - middle),
      base,
    );
    return clamp(value, 0, 1);
  };
  return {
    smile: cue('smile'),
    blink: cue('blink'),
    browDown: cue('browDown'),
    browUp: cue('browUp'),
    mouthOpen: cue('mouthOpen'),
    pucker: null,
    lowerLipDown: null,
    upperLipUp: null,
    eyeWide: cue('eyeWide'),
    eyeSquint: null,
    lookAway: null,
  };
}

/**
 * Between which cues a face is called what, 0…1. They choose a word of the roast and enter no score. Chosen on one half of
 * the labelled photos (lab/notes/moment.md), which also says what of them is not shown.
 */
const NAMED = {
  /** With the teeth in sight it is a big one. */
  broadSmile: { smile: 0.7 },
  /** Lips that part wide or push forward are no smile, whatever the corners of the mouth do. */
  smile: { smile: 0.3, mouthOpenBelow: 0.2, puckerBelow: 0.3 },
  /** An open mouth alone may speak; raised brows or wide eyes say that it does not. */
  surprised: { mouthOpen: 0.3, browUp: 0.3, eyeWide: 0.15 },
  /** Eyes may be shut for grief, too: then the brows are not at rest. */
  sleepy: { blink: 0.45, browUpBelow: 0.3, browDownBelow: 0.3 },
  /** From here on the mouth speaks or shouts. */
  openMouth: { mouthOpen: 0.15 },
  /** The engine has no cue for a tongue; this far down, the lip makes room for one. Of 99 smiles without, the most is 0.57. */
  tongue: { lowerLipDown: 0.6 },
  /** A mouth without any trace of a smile. */
  serious: { smileBelow: 0.02 },
  /** Brows that come down, short of tension, look serious. */
  neutral: { browDownBelow: 0.5 },
} as const;

/**
 * The strongest cue, in words; `unclear` where none is sure.
 *
 * @param mouth what is sure of it (src/domain/moment/mouth.ts); null: nothing; the lite engine knows of closed lips alone
 */
export function nameExpression(cues: ExpressionCues, mouth: (typeof MOUTHS)[number] | null): Expression {
  const { smile, blink, browDown, browUp, mouthOpen, pucker, lowerLipDown, eyeWide } = cues;
  if ((lowerLipDown ?? 0) > NAMED.tongue.lowerLipDown) return 'unclear';
  if (smile > NAMED.broadSmile.smile) {
    if (mouth === 'teeth') return 'big-smile';
    // Somebody may be laughing, teeth or none: no word for a small smile.
    return mouthOpen > NAMED.openMouth.mouthOpen ? 'unclear' : 'smile';
  }
  const { surprised, sleepy } = NAMED;
  if (mouthOpen > surprised.mouthOpen && (browUp > surprised.browUp || eyeWide > surprised.eyeWide)) {
    return 'surprised';
  }
  if ((browTension(cues) ?? 0) > 0) return 'tense';
  if (smile > NAMED.smile.smile) {
    const { mouthOpenBelow, puckerBelow } = NAMED.smile;
    return mouthOpen < mouthOpenBelow && (pucker ?? 0) < puckerBelow ? 'smile' : 'unclear';
  }
  if (mouthOpen > NAMED.openMouth.mouthOpen) return 'unclear';
  if (blink > sleepy.blink) {
    return browUp < sleepy.browUpBelow && browDown < sleepy.browDownBelow ? 'sleepy' : 'unclear';
  }
  if (smile < NAMED.serious.smileBelow) return 'serious';
  return mouth === 'closed' && browDown < NAMED.neutral.browDownBelow ? 'neutral' : 'unclear';
}
