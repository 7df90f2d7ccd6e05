/**
 * FaceReport: everything the phone knows about one photo, as numbers. It never holds pixels or
 * landmarks, so it may be stored; only the coarse facts drawn from it may leave the phone.
 */
import type {
  AdviceCode,
  Band,
  EngineName,
  Expression,
  FeaturePart,
  Rating,
  SkinMetricName,
  VibePart,
} from '#functions/vocabulary.ts';
import type { PhotoMoment } from '#domain/moment/photo-moment.ts';
import type { Scene } from '#domain/moment/scene.ts';
import type { ShapeAnswer } from './face-shape.ts';

/** Degrees. Yaw > 0: the person's face turns to the right of the image. Pitch > 0: chin up. Roll > 0: clockwise in the image. */
export interface Pose {
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
}

/** The photo as a photo. */
export interface PhotoQuality {
  /** Size of the decoded image in pixels, after orientation and bounding. */
  readonly width: number;
  readonly height: number;
  /** Distance of the iris centres in source pixels. */
  readonly interocularPx: number;
  /** Estimated distance of the camera in cm; null where the engine has no iris or the angle forbids it. */
  readonly distanceCm: number | null;
  /** Median L* of the skin, 0 to 100. */
  readonly skinLightness: number;
  /**
   * Stops (EV) by which the face has more light than a well exposed one, judged by what is white on it and around it, never
   * by its skin: 0 is good, −1 half the light; at most about 1.
   */
  readonly exposure: number;
  /**
   * How coloured the light is by the whites of the eyes, a*b* at L* 70: up to 14 in ordinary light, 22 to 60 under neon. Null
   * where the engine has no irises, an eye is covered or too little of it is seen.
   */
  readonly lightColour: number | null;
  /** Share of skin pixels clipped to black or white, 0 to 1. */
  readonly clippedShare: number;
  /** |ΔL*| of left against right cheek. */
  readonly lightImbalance: number;
  /** Contrast that the light gives the face's form, in cube-root light: about 0.015 (flat) to 0.05 (a bare bulb). */
  readonly lightHardness: number;
  /** Detail against contrast on the aligned face, 0 (blurred) to 1 (crisp). */
  readonly sharpness: number;
  /** Face height over image height, 0 to 1. */
  readonly faceFill: number;
  /** Distance of the face centre from the image centre over the image size, 0 to 1. */
  readonly offCentre: number;
}

/** One measured skin property. `raw` has the metric's own unit (src/domain/skin/metrics); `score` is 0 to 100, whole, higher is calmer. */
export interface MetricResult {
  readonly raw: number;
  readonly score: number;
}

export type SkinMetrics = Readonly<Record<SkinMetricName, MetricResult | null>>;

/** Whole, 0 to 100 each; null where the engine cannot see it. In a report; while it is made they are exact. */
export type FeatureScores = Readonly<Record<FeaturePart, number | null>>;

/** Whole, 0 to 100 each, like `FeatureScores`. */
export type VibeScores = Readonly<Record<VibePart, number>>;

/** Described in words, never scored, never sent. Ratios without unit, angles in degrees. */
export interface FaceGeometry {
  /** Brow line to nose base and nose base to chin over their sum; the upper third needs a hairline and is left out. */
  readonly middleThird: number;
  readonly lowerThird: number;
  /** Eye, gap, eye widths over the face width: the inner three of the classical fifths. */
  readonly rightEyeFifth: number;
  readonly eyeGapFifth: number;
  readonly leftEyeFifth: number;
  readonly faceAspect: number;
  readonly foreheadToCheek: number;
  readonly jawToCheek: number;
  readonly chinToJaw: number;
  readonly jawAngleDeg: number;
  readonly eyeAspect: number;
  readonly canthalTiltDeg: number;
  readonly noseToFace: number;
  readonly mouthToFace: number;
  readonly lipFullness: number;
  /** Mean distance of mirrored pairs over interocular distance, after pose correction. 0 is perfect. */
  readonly asymmetry: number;
}

export type RegionName =
  | 'forehead'
  | 'rightCheek'
  | 'leftCheek'
  | 'nose'
  | 'chin'
  | 'rightUnderEye'
  | 'leftUnderEye'
  /** Both sides of the mouth, where the nasolabial lines run. */
  | 'mouthArea'
  /** Beside the outer eye corners: crow's feet. */
  | 'rightEyeCorner'
  | 'leftEyeCorner';

/** How much of each skin region could be read, 0 to 1; under one half the region counts as not measurable. */
export type RegionCoverage = Readonly<Record<RegionName, number>>;

export interface FaceReport {
  readonly pipelineVersion: string;
  readonly engine: EngineName;
  /** 0 to 1: how far the photo can be trusted. */
  readonly confidence: number;
  readonly advice: readonly AdviceCode[];
  readonly pose: Pose;
  readonly quality: PhotoQuality;
  /** `value` 40 to 99; 19 of 20 other photos of the face lie within `spread` of it (score/spread.ts). Whole points. */
  readonly score: { readonly value: number; readonly spread: number; readonly band: Band };
  readonly sections: {
    readonly faceShape: { readonly rating: Rating };
    readonly skin: {
      readonly score: number;
      readonly rating: Rating;
      readonly metrics: SkinMetrics;
    };
    readonly features: { readonly score: number; readonly rating: Rating; readonly parts: FeatureScores };
    readonly vibe: { readonly score: number; readonly rating: Rating; readonly parts: VibeScores };
  };
  readonly expression: Expression;
  readonly moment: PhotoMoment;
  readonly scene: Scene;
  readonly faceShape: ShapeAnswer;
  readonly geometry: FaceGeometry;
  readonly regions: RegionCoverage;
}
