/** Draws what the worker found over the photo. Pixels in, pixels out; all of it on this device. */
import type { Overlays } from '#analysis/contract.ts';
import type { OverlayMap } from '#functions/vocabulary.ts';
import { type MapLook, METRIC_LOOKS, SHOWN_MAPS } from '#ui/skin-metrics.ts';

// Thirds and fifths as lines over the photo, from the landmarks of the image: across the face along its
// own axes, so that a tilted head gets tilted lines. Drawn, never scored.

interface Line {
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

/** Drawn from the landmarks; everything else is a skin map. */
const GEOMETRY = ['landmarks', 'thirds', 'fifths'] as const;
type Geometry = (typeof GEOMETRY)[number];
export type OverlayChoice = 'none' | Geometry | OverlayMap;

/** In the order of the switches. */
export const OVERLAY_CHOICES: readonly OverlayChoice[] = ['none', ...GEOMETRY, ...SHOWN_MAPS];

/** Side of the aligned crop that `cropToImage` speaks about. */
const CROP_SIDE = 512;

/** Fine maps grow by so many pixels on each side. */
const GROWTH = 1;
/** The photo steps back under every map. */
const VEIL = 'rgb(20 12 8 / 35%)';

/** Even the strongest patch lets the face shine through. */
const STRONGEST = 0.62;
/** Weak readings step back: they would only look alarming. */
const GAMMA = 1.5;

/** The map with every dot grown by `by` pixels on each side (a maximum filter, rows then columns). */
export function grow(map: Uint8Array, size: number, by: number): Uint8Array {
  const pass = (from: Uint8Array, step: number, place: (i: number) => number): Uint8Array => {
    const to = new Uint8Array(from.length);
    for (let i = 0; i < from.length; i += 1) {
      let most = 0;
      for (let offset = -by; offset <= by; offset += 1) {
        const at = place(i) + offset;
        if (at >= 0 && at < size) most = Math.max(most, from[i + offset * step] ?? 0);
      }
      to[i] = most;
    }
    return to;
  };
  return pass(
    pass(map, 1, (i) => i % size),
    size,
    (i) => Math.floor(i / size),
  );
}

/** One map as an image: its colour, as opaque as the map is strong. */
function mapImage(map: Uint8Array, size: number, { colour, fine }: MapLook): ImageData {
  const [red, green, blue] = colour;
  const image = new ImageData(size, size);
  const strongest = fine ? 1 : STRONGEST;
  const gamma = fine ? 1 : GAMMA;
  for (let i = 0; i < size * size; i += 1) {
    image.data[4 * i] = red;
    image.data[4 * i + 1] = green;
    image.data[4 * i + 2] = blue;
    image.data[4 * i + 3] = 255 * strongest * ((map[i] ?? 0) / 255) ** gamma;
  }
  return image;
}

function drawLandmarks(context: CanvasRenderingContext2D, landmarks: Float32Array, width: number): void {
  const radius = Math.max(1.2, width / 420);
  context.fillStyle = 'rgb(255 255 255 / 95%)';
  context.strokeStyle = 'rgb(0 104 112 / 90%)';
  context.lineWidth = radius * 0.7;
  for (let i = 0; i + 1 < landmarks.length; i += 2) {
    context.beginPath();
    context.arc(landmarks[i] ?? 0, landmarks[i + 1] ?? 0, radius, 0, 2 * Math.PI);
    context.fill();
    context.stroke();
  }
}

function drawLines(context: CanvasRenderingContext2D, lines: readonly Line[], width: number): void {
  context.lineCap = 'round';
  // A dark line under a light one: to be seen on any skin and any background.
  for (const [colour, thick] of [
    ['rgb(20 12 8 / 55%)', 1.9],
    ['rgb(255 214 92)', 1],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = Math.max(1.5, width / 260) * thick;
    for (const { x1, y1, x2, y2 } of lines) {
      context.beginPath();
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
      context.stroke();
    }
  }
}

function drawGeometry(context: CanvasRenderingContext2D, landmarks: Float32Array, choice: Geometry): void {
  const { width } = context.canvas;
  if (choice === 'landmarks') drawLandmarks(context, landmarks, width);
  else drawLines(context, choice === 'thirds' ? thirdsLines(landmarks) : fifthsLines(landmarks), width);
}

/** True for what is drawn from the landmarks. */
export function isGeometry(choice: OverlayChoice): choice is Geometry {
  return GEOMETRY.some((name) => name === choice);
}

/** How much larger the points are where nobody has time to look twice. */
const IN_PASSING = 1.5;

/** Clears the canvas and draws the points alone. @param landmarks x, y pairs in the canvas's pixels */
export function drawPoints(canvas: HTMLCanvasElement, landmarks: Float32Array): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  drawLandmarks(context, landmarks, canvas.width * IN_PASSING);
}

/** Of 255: a weaker mark, drawn with less than a quarter of its colour, is hardly seen on a photo. */
const SEEN_FROM = 128;
/** Share of a map below which its marks are too few to be found. */
const MARKED_FROM = 0.001;

/** Whether a map of the skin shows nothing that one would see. False for what is no such map. */
function isFaint({ maps, mapSize }: Overlays, choice: OverlayChoice): boolean {
  if (choice === 'none' || isGeometry(choice)) return false;
  const seen = maps[choice].reduce((count, byte) => count + Number(byte >= SEEN_FROM), 0);
  return seen < MARKED_FROM * mapSize ** 2;
}

/** The layers that show nothing that one would see: nobody is led to them. */
export const emptyLayers = (overlays: Overlays): readonly OverlayChoice[] =>
  OVERLAY_CHOICES.filter((choice) => isFaint(overlays, choice));

/** Clears the canvas and draws the choice. The canvas has the size of the decoded image. */
export function drawOverlay(canvas: HTMLCanvasElement, overlays: Overlays, choice: OverlayChoice): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (choice === 'none') return;
  if (isGeometry(choice)) {
    drawGeometry(context, overlays.landmarks, choice);
    return;
  }
  const size = overlays.mapSize;
  const look = METRIC_LOOKS[choice].map;
  const map = look.fine ? grow(overlays.maps[choice], size, GROWTH) : overlays.maps[choice];
  context.fillStyle = VEIL;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const layer = document.createElement('canvas');
  layer.width = size;
  layer.height = size;
  layer.getContext('2d')?.putImageData(mapImage(map, size, look), 0, 0);
  context.setTransform(...overlays.cropToImage);
  context.scale(CROP_SIDE / size, CROP_SIDE / size);
  context.drawImage(layer, 0, 0);
  context.setTransform(1, 0, 0, 1, 0, 0);
}
