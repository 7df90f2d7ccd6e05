/**
 * Thirds and fifths as lines over the photo, from the landmarks of the image: across the face along its
 * own axes, so that a tilted head gets tilted lines. Drawn, never scored.
 */

export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Indices of the face mesh (src/domain/face/topology.ts). */
const TOP = 10;
const CHIN = 152;
const NOSE_BASE = 2;
const BROWS = [105, 334] as const;
const CHEEKBONES = [234, 454] as const;
/** Outer and inner corners of both eyes, from the left of the image to the right. */
const EYE_CORNERS = [33, 133, 362, 263] as const;

/** How far a line sticks out beyond the face, as a share of its width. */
const BEYOND = 0.08;

function at(landmarks: Float32Array, index: number): Point {
  return { x: landmarks[2 * index] ?? 0, y: landmarks[2 * index + 1] ?? 0 };
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const dot = (p: Point, axis: Point): number => p.x * axis.x + p.y * axis.y;

interface Frame {
  /** Unit vectors of the face: down from forehead to chin, and across. */
  readonly down: Point;
  readonly across: Point;
  readonly from: Point;
  readonly to: Point;
}

function frameOf(landmarks: Float32Array): Frame | null {
  const from = at(landmarks, TOP);
  const to = at(landmarks, CHIN);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return null;
  const down = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  return { down, across: { x: down.y, y: -down.x }, from, to };
}

/** A line at `along` on one axis, from `start` to `end` on the other. */
function line(axis: Point, along: number, other: Point, start: number, end: number): Line {
  return {
    x1: axis.x * along + other.x * start,
    y1: axis.y * along + other.y * start,
    x2: axis.x * along + other.x * end,
    y2: axis.y * along + other.y * end,
  };
}

/** Brow line, base of the nose, chin. @param landmarks x, y pairs in pixels of the image */
export function thirdsLines(landmarks: Float32Array): Line[] {
  const frame = frameOf(landmarks);
  if (frame === null) return [];
  const { down, across } = frame;
  const sides = CHEEKBONES.map((index) => dot(at(landmarks, index), across)).sort((a, b) => a - b);
  const [left = 0, right = 0] = sides;
  const beyond = (right - left) * BEYOND;
  const brow = middle(at(landmarks, BROWS[0]), at(landmarks, BROWS[1]));
  return [brow, at(landmarks, NOSE_BASE), at(landmarks, CHIN)].map((point) =>
    line(down, dot(point, down), across, left - beyond, right + beyond),
  );
}

/** The sides of the face and the four corners of the eyes. @param landmarks x, y pairs in pixels of the image */
export function fifthsLines(landmarks: Float32Array): Line[] {
  const frame = frameOf(landmarks);
  if (frame === null) return [];
  const { down, across, from, to } = frame;
  const [top, bottom] = [dot(from, down), dot(to, down)];
  const [right, left] = CHEEKBONES;
  return [right, ...EYE_CORNERS, left].map((index) =>
    line(across, dot(at(landmarks, index), across), down, top, bottom),
  );
}
