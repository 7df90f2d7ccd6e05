/** From an image to meshes: detect, cut out, mesh, look again. */
import { imageLandmarks, type ImagePixels, type Landmarks } from '#domain/face/landmarks.ts';
import { boxOf, type Crop, cropAroundMesh, pointsToImage, wholeImage } from '../crop.ts';
import type { DetectedFace } from '../engine.ts';
import { ANCHORS, DETECTOR_SIZE, MESH_SIZE, type Networks } from './networks.ts';
import type { Sampler } from './sampler.ts';

// BlazeFace: from the network's raw numbers to faces found.

/** Numbers a guess has in the network's box output: box 4, then 6 keypoints of 2. */
export const BOX_VALUES = 16;

/** A face found. Coordinates in pixels of whatever image the caller maps it to. */
export interface Detection {
  /** Detector confidence, 0 to 1. */
  readonly score: number;
  /** Middle and size of the face box: brows to chin, cheek to cheek. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The eye on the left of the image (the person's right). */
  readonly rightEye: readonly [x: number, y: number];
  readonly leftEye: readonly [x: number, y: number];
}

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));
const logit = (p: number) => Math.log(p / (1 - p));

/**
 * Guesses at or above `threshold`, in detector pixels (0 to 256), in the order of the anchors.
 *
 * @param logits one per anchor
 * @param boxes `BOX_VALUES` per anchor, pixels relative to the anchor: x, y, width, height, then the
 *   keypoints right eye, left eye, nose, mouth, right ear, left ear
 * @param threshold confidence, 0 to 1 exclusive
 */
export function decodeDetections(logits: Float32Array, boxes: Float32Array, threshold: number): Detection[] {
  const least = logit(threshold);
  const found: Detection[] = [];
  for (let i = 0; i < logits.length; i++) {
    const value = logits[i] ?? -Infinity;
    // Not `value < least`: a NaN is no face.
    if (!(value >= least)) continue;
    const anchorX = ANCHORS[2 * i] ?? 0;
    const anchorY = ANCHORS[2 * i + 1] ?? 0;
    const at = (k: number) => boxes[BOX_VALUES * i + k] ?? 0;
    found.push({
      score: sigmoid(value),
      x: anchorX + at(0),
      y: anchorY + at(1),
      width: at(2),
      height: at(3),
      rightEye: [anchorX + at(4), anchorY + at(5)],
      leftEye: [anchorX + at(6), anchorY + at(7)],
    });
  }
  return found;
}

/** Where a picture that was shrunk or moved lies in another: there = here × scale + (left, top). */
export interface Placement {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** The same face in the pixels of the image the detector's input was cut from. */
export function placeDetection(face: Detection, { scale, left, top }: Placement): Detection {
  const point = ([x, y]: readonly [number, number]) => [x * scale + left, y * scale + top] as const;
  const [x, y] = point([face.x, face.y]);
  return {
    score: face.score,
    x,
    y,
    width: face.width * scale,
    height: face.height * scale,
    rightEye: point(face.rightEye),
    leftEye: point(face.leftEye),
  };
}

/** Around a detected box, whose chin is often cut off: half as much again (MediaPipe, face_landmark). */
const DETECTION_MARGIN = 1.5;

/** The window that the mesh network wants around a detected face, its eyes level. */
export function cropAroundDetection({ x, y, width, height, rightEye, leftEye }: Detection): Crop {
  return {
    x,
    y,
    side: DETECTION_MARGIN * Math.max(width, height),
    angle: Math.atan2(leftEye[1] - rightEye[1], leftEye[0] - rightEye[0]),
  };
}

// From many overlapping guesses to one detection per face.

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

/** The engine's contract: at most three faces. */
const MOST_FACES = 3;
/** Detections tried for them: what looks like a face to the detector alone costs a mesh run each. */
const MOST_CANDIDATES = 8;
/**
 * The detector may be generous, because the mesh network has the last word. Measured on 12 synthetic
 * portraits: faces from 4.5 % of the image's width to 1.3 times it, turned by up to 180°, score 0.54
 * and more; necks, foreheads and noise reach 0.66.
 */
const DETECTOR_THRESHOLD = 0.5;
/** Same photos: 0.89 and more for a face seen whole and turned by up to 90°, 0.01 and less for anything else. */
const MESH_THRESHOLD = 0.5;
/** Overlap from which two guesses mean one face (MediaPipe's value for this network). */
const OVERLAP_THRESHOLD = 0.3;
/** The last looks are taken from 5 % nearer and further and averaged. */
const LAST_LOOKS = [0.95, 1.05] as const;

export interface ImageToSearch {
  readonly width: number;
  readonly height: number;
  readonly sample: Sampler;
}

export interface SearchOptions {
  /** Steady the mesh by further looks. */
  readonly thorough: boolean;
}

/** Guesses of the detector, one per face, in pixels of the image. */
function detect(networks: Networks, { width, height, sample }: ImageToSearch): Detection[] {
  const window = wholeImage(width, height);
  const { logits, boxes } = networks.detect(sample(window, DETECTOR_SIZE));
  const placement = {
    scale: window.side / DETECTOR_SIZE,
    left: window.x - window.side / 2,
    top: window.y - window.side / 2,
  };
  const guesses = decodeDetections(logits, boxes, DETECTOR_THRESHOLD);
  return suppress(
    guesses.map((face) => placeDetection(face, placement)),
    OVERLAP_THRESHOLD,
  );
}

/** A mesh, and how sure the network is that it lies on a face, 0 to 1. */
interface Meshed {
  readonly landmarks: Landmarks<ImagePixels>;
  readonly confidence: number;
}

/** Null where the network sees no face. */
function mesh(networks: Networks, { sample }: ImageToSearch, crop: Crop): Meshed | null {
  const { faceFlag, points } = networks.mesh(sample(crop, MESH_SIZE));
  if (!(faceFlag >= MESH_THRESHOLD)) return null;
  return { landmarks: pointsToImage(points, crop, MESH_SIZE), confidence: faceFlag };
}

/**
 * Looks again through the window that the mesh itself suggests, then twice more, averaged. Landmarks
 * of 46 photos turned, shrunk and shifted seven ways move by 1.3 % of the interocular distance with
 * one look, 0.6 % with two and 0.3 % with these four; each look costs 4 ms.
 */
function steady(networks: Networks, image: ImageToSearch, first: Meshed): Meshed | null {
  const second = mesh(networks, image, cropAroundMesh(first.landmarks));
  if (second === null) return null;
  const crop = cropAroundMesh(second.landmarks);
  const mean = new Float32Array(second.landmarks.length);
  let confidence = Math.min(first.confidence, second.confidence);
  for (const factor of LAST_LOOKS) {
    const look = mesh(networks, image, { ...crop, side: factor * crop.side });
    if (look === null) return null;
    confidence = Math.min(confidence, look.confidence);
    for (let i = 0; i < mean.length; i++)
      mean[i] = (mean[i] ?? 0) + (look.landmarks[i] ?? 0) / LAST_LOOKS.length;
  }
  return { landmarks: imageLandmarks(mean), confidence };
}

/** A guess in the middle of a face already found is a part of it. */
function isPartOf(candidate: Detection, { landmarks }: DetectedFace): boolean {
  const { left, right, top, bottom } = boxOf(landmarks);
  return candidate.x > left && candidate.x < right && candidate.y > top && candidate.y < bottom;
}

/**
 * Faces in an image, largest first, at most three.
 *
 * @returns landmarks in image pixels, z on the same scale; `pose` and `blendshapes` are null
 */
export function findFaces(
  networks: Networks,
  image: ImageToSearch,
  { thorough }: SearchOptions,
): DetectedFace[] {
  const candidates = detect(networks, image)
    .sort((a, b) => b.width * b.height - a.width * a.height)
    .slice(0, MOST_CANDIDATES);
  const faces: DetectedFace[] = [];
  for (const candidate of candidates) {
    if (faces.some((face) => isPartOf(candidate, face))) continue;
    const first = mesh(networks, image, cropAroundDetection(candidate));
    const meshed = first !== null && thorough ? steady(networks, image, first) : first;
    if (meshed !== null) faces.push({ ...meshed, pose: null, blendshapes: null });
    if (faces.length === MOST_FACES) break;
  }
  return faces;
}
