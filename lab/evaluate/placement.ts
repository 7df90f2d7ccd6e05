/** Where the face is in the photo, and where its skin is: what painting needs to know. */
import { imageToCrop, landmarksInCrop, type ToCrop } from '#domain/face/crop.ts';
import { faceOutline, featureOutlines, regionPolygons } from '#domain/face/regions.ts';
import type { RegionCoverage, RegionName } from '#domain/face/report.ts';
import { LEFT_BROW, LEFT_EYE, LIPS_OUTER, RIGHT_BROW, RIGHT_EYE } from '#domain/face/topology.ts';
import { landmarksFromPairs, pointAt, type CropPixels, type Landmarks } from '#domain/face/landmarks.ts';
import type { Point } from '#domain/geometry/points.ts';
import { applySimilarity, invertSimilarity } from '#domain/geometry/similarity.ts';
import { labOfLinear, LINEAR_OF_BYTE, triple } from './colour.ts';
import type { RgbImage } from './image.ts';

type CropPoint = Point<CropPixels>;

export interface Placement {
  /** Image pixels → crop pixels. */
  readonly toCrop: ToCrop;
  readonly landmarks: Landmarks<CropPixels>;
  readonly outline: readonly CropPoint[];
  /** Eyes, brows and lips. */
  readonly features: readonly (readonly CropPoint[])[];
  /** Eyes and lips: the holes in the skin. */
  readonly notSkin: readonly (readonly CropPoint[])[];
  readonly brows: readonly (readonly CropPoint[])[];
  /** Whether the point of the crop shows the face's own skin, rather than hair, a frame or a highlight. */
  readonly isSkin: (x: number, y: number) => boolean;
  /** The same, highlights included: brighter places may be paler than skin. */
  readonly isSkinOrHighlight: (x: number, y: number) => boolean;
  /** 1 where the point is as light as skin in the shade, 0 where it is as dark as hair. */
  readonly notHair: (x: number, y: number) => number;
  readonly polygons: (name: RegionName) => readonly (readonly CropPoint[])[];
  /** Whether enough of the region is skin to paint on (half of it, as far as the pipeline could read it). */
  readonly visible: (name: RegionName) => boolean;
}

/** Farther than this from the median of cheeks, nose and forehead, a place is not skin. CIELAB. */
const LIGHTNESS_LIMIT = 24;
const CHROMA_LIMIT = 14;
const VISIBLE_SHARE = 0.5;
/** ΔL* below the face's own at which the skin between the hairs of a brow ends and hair is all there is. */
const HAIR: readonly [number, number] = [12, 30];
/** Grid of samples that stands for a region, crop pixels. */
const GRID = 6;

/**
 * @param points landmarks as x, y pairs in pixels of this image
 * @param coverage of the unchanged photo's report
 */
export function placeFace(image: RgbImage, points: ArrayLike<number>, coverage: RegionCoverage): Placement {
  const inImage = landmarksFromPairs(points);
  const toCrop = imageToCrop(inImage);
  const landmarks = landmarksInCrop(inImage, toCrop);
  const colourAt = cropColour(image, toCrop);
  const own = ownColour(landmarks, colourAt);
  const outlines = (all: readonly (readonly number[])[]) =>
    all.map((outline) => outline.map((index) => pointAt(landmarks, index)));
  const lab = triple();
  const compare = (x: number, y: number) => {
    colourAt(x, y, lab);
    const [lightness = 0, a = 0, b = 0] = lab;
    const lighter = lightness - own.lightness;
    const near = Math.abs(lighter) < LIGHTNESS_LIMIT && Math.hypot(a - own.a, b - own.b) < CHROMA_LIMIT;
    return { near, highlight: lighter > 0 && Math.hypot(a, b) < Math.hypot(own.a, own.b) };
  };
  return {
    toCrop,
    landmarks,
    outline: faceOutline(landmarks),
    features: featureOutlines(landmarks),
    notSkin: outlines([RIGHT_EYE, LEFT_EYE, LIPS_OUTER]),
    brows: outlines([RIGHT_BROW, LEFT_BROW]),
    isSkin: (x, y) => compare(x, y).near,
    isSkinOrHighlight(x, y) {
      const { near, highlight } = compare(x, y);
      return near || highlight;
    },
    notHair(x, y) {
      colourAt(x, y, lab);
      const darker = own.lightness - (lab[0] ?? 0);
      return Math.min(1, Math.max(0, (HAIR[1] - darker) / (HAIR[1] - HAIR[0])));
    },
    polygons: (name) => regionPolygons(landmarks, name),
    visible: (name) => coverage[name] >= VISIBLE_SHARE,
  };
}

type ColourAt = (x: number, y: number, out: Float64Array) => void;

/** Mean colour of 3 × 3 image pixels at a point of the crop, as L*, a*, b*. */
function cropColour(image: RgbImage, toCrop: ToCrop): ColourAt {
  const toImage = invertSimilarity(toCrop);
  return (x, y, out) => {
    const p = applySimilarity(toImage, { x, y });
    out.fill(0);
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const px = Math.min(image.width - 1, Math.max(0, Math.floor(p.x) + dx));
        const py = Math.min(image.height - 1, Math.max(0, Math.floor(p.y) + dy));
        const at = 3 * (py * image.width + px);
        for (let c = 0; c < 3; c++) {
          out[c] = (out[c] ?? 0) + (LINEAR_OF_BYTE[image.data[at + c] ?? 0] ?? 0) / 9;
        }
      }
    }
    labOfLinear(out, out);
  };
}

/** The upper median, good enough for a threshold; NaN for an empty list. */
function middle(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function ownColour(
  landmarks: Landmarks<CropPixels>,
  colourAt: ColourAt,
): { lightness: number; a: number; b: number } {
  const [ls, as, bs]: [number[], number[], number[]] = [[], [], []];
  const lab = triple();
  for (const name of ['rightCheek', 'leftCheek', 'nose', 'forehead'] as const) {
    for (const polygon of regionPolygons(landmarks, name)) {
      for (const point of gridInside(polygon, GRID)) {
        colourAt(point.x, point.y, lab);
        ls.push(lab[0] ?? 0);
        as.push(lab[1] ?? 0);
        bs.push(lab[2] ?? 0);
      }
    }
  }
  return { lightness: middle(ls), a: middle(as), b: middle(bs) };
}

/** Points of a square grid that lie inside the polygon. */
export function gridInside(polygon: readonly CropPoint[], step: number): CropPoint[] {
  const { left, top, right, bottom } = bounds(polygon);
  const out: CropPoint[] = [];
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) if (isInside(polygon, x, y)) out.push({ x, y });
  }
  return out;
}

export function bounds(polygon: readonly CropPoint[]) {
  const xs = polygon.map((p) => p.x);
  const ys = polygon.map((p) => p.y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Even-odd rule. */
export function isInside(polygon: readonly CropPoint[], x: number, y: number): boolean {
  let inside = false;
  let previous = polygon.at(-1);
  for (const current of polygon) {
    if (previous !== undefined && previous.y > y !== current.y > y) {
      const crossing = previous.x + ((y - previous.y) / (current.y - previous.y)) * (current.x - previous.x);
      if (x < crossing) inside = !inside;
    }
    previous = current;
  }
  return inside;
}
