/** Limits of the quality gates. A hard limit stops with an error code, a soft one lowers the confidence. */

/** Distance of the eye centres in source pixels: below, there is no skin to see. */
export const MIN_INTEROCULAR_PX = 60;
/** At this distance the finest scale of the skin maps carries real detail. */
export const FULL_INTEROCULAR_PX = 170;
/** Degrees of yaw and pitch that cost nothing, and that stop. */
export const SOFT_TURN_DEG = 15;
export const HARD_TURN_DEG = 25;

/** Which way the head is wanted: straight, or turned so that one side of the nose is hidden. */
export type Angle = 'front' | 'three-quarter';

interface Turn {
  /** Degrees of |yaw| that the live guide asks for. */
  readonly from: number;
  readonly to: number;
  /** Beyond this the photo is refused: too much of the face is hidden. */
  readonly most: number;
}

/** Painters call 45° three quarters; from about 50° on the far eye is hidden, and its landmarks are guessed. */
export const TURNS: Readonly<Record<Angle, Turn>> = {
  front: { from: 0, to: 0.8 * SOFT_TURN_DEG, most: HARD_TURN_DEG },
  'three-quarter': { from: 18, to: 40, most: 50 },
};

/** Roll is corrected; beyond this the person is asked to hold the phone straight. */
export const SOFT_ROLL_DEG = 20;
/**
 * `PhotoQuality.exposure`, stops, below which nothing can be measured, below which light is called dim, and from which on it
 * costs no trust. By what is white on the face and around it: no complexion lies nearer to a limit than another.
 */
export const MIN_EXPOSURE = -2.5;
export const DIM_EXPOSURE = -1.4;
export const FULL_EXPOSURE = -0.9;
/** Median L* of the skin above which nothing can be measured, and from which on light is called harsh. */
export const MAX_SKIN_LIGHTNESS = 97;
export const HARSH_SKIN_LIGHTNESS = 91;
/** `PhotoQuality.lightColour` from which on it costs trust, that is called coloured, and that leaves least trust. */
export const SOFT_LIGHT_COLOUR = 16;
export const COLOURED_LIGHT = 22;
export const MOST_LIGHT_COLOUR = 28;
/** Share of clipped skin that is called harsh light, and that stops. */
export const HARSH_CLIPPED_SHARE = 0.05;
export const MAX_CLIPPED_SHARE = 0.35;
/** |ΔL*| of the cheeks that is called uneven. */
export const UNEVEN_LIGHT = 13;
/** `PhotoQuality.lightHardness` that is called hard: from here on it alone adds a point to the ± (score/spread.json). */
export const HARD_LIGHT = 0.029;
/** Sharpness (0…1) under which the photo is refused, and under which it is called soft. */
export const MIN_SHARPNESS = 0.04;
export const SOFT_SHARPNESS = 0.35;
/** From here on all of the fine relief is there; below, the photo is trusted less. */
export const FULL_SHARPNESS = 0.75;
/** Nearer than this the lens widens the nose. */
export const MIN_DISTANCE_CM = 30;
/** Distance of the eye centres in source pixels under which more pixels would help, and sharpness is not judged. */
export const SMALL_INTEROCULAR_PX = 100;
/** Readable share of the forehead under which hair is said to cover it. */
export const COVERED_FOREHEAD = 0.5;
/** Readable share of the skin under both eyes below which something opaque lies over them; a colour cast leaves 0.42. */
export const COVERED_EYES = 0.4;
/** Face height over image height: smaller is far away, larger is cut off. */
export const MIN_FACE_FILL = 0.22;
export const MAX_FACE_FILL = 0.92;
/** Up to here a face that has too few pixels would gain by coming closer; beyond, only a larger picture helps. */
export const FILLING_FACE = 0.4;
/** Centre of the face off the centre of the image, as a share of its size. */
export const MAX_OFF_CENTRE = 0.2;
/**
 * Under this confidence a photo is trusted too little to rule a face shape out. Faces of 300 px have a mean of 0.50,
 * portraits one of 0.80 (lab/notes/measuring.md): below both.
 */
export const LOW_CONFIDENCE = 0.45;
/** Several faces: the largest must have at least this many times the area of the next. */
export const DOMINANT_FACE_RATIO = 2;
