/**
 * Lines: three across the forehead, three crow's feet a side, one nasolabial fold a side. Each is a
 * slightly curved groove about 2.6 crop pixels (1 mm) wide at half depth, with a faint bright rim on
 * its lower side, where light from above meets the far wall; ends taper.
 */
import { lerp, type Point } from '#domain/geometry/points.ts';
import { pointAt } from '#domain/face/landmarks.ts';
import type { Triple } from '../colour.ts';
import { emptyField, FIELD_SIZE, OVERSAMPLING, type Field } from '../field.ts';
import { isInside, type Placement } from '../placement.ts';
import { between, type Random } from '../random.ts';
import type { Defect } from './defect.ts';

/** Of the groove, and of the bright rim beside it; crop pixels. */
const SIGMA = 1.1;
const RIM_SIGMA = 1.5;
const RIM_AT = 3;
const RIM_SHARE = 0.2;
/** Natural logarithm of light lost at the bottom at full strength: 22 %. */
const DEPTH = 0.25;
const REACH = 8;
/** Spacing of the points along a line, crop pixels. */
const STEP = 0.5;

type Path = readonly Point[];

/** The quadratic curve through three points (the middle one at half way), densely sampled. */
function curve(from: Point, through: Point, to: Point): Path {
  const control = {
    x: 2 * through.x - (from.x + to.x) / 2,
    y: 2 * through.y - (from.y + to.y) / 2,
  };
  const n = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP) + 1;
  return Array.from({ length: n + 1 }, (_, i) =>
    lerp(lerp(from, control, i / n), lerp(control, to, i / n), i / n),
  );
}

function foreheadLines(face: Placement, random: Random): Path[] {
  const [polygon = []] = face.polygons('forehead');
  const at = (index: number) => pointAt(face.landmarks, index);
  const top = lerp(at(10), at(151), 0.1);
  const bottom = lerp(at(151), at(9), 0.4);
  const half = 0.36 * Math.abs(at(333).x - at(104).x);
  return [0.3, 0.55, 0.8].flatMap((t) => {
    const middle = lerp(top, bottom, t);
    const shift = between(random, -0.1, 0.1) * half;
    const sag = between(random, 1, 4);
    const path = curve(
      { x: middle.x - half + shift, y: middle.y + sag },
      { x: middle.x + shift, y: middle.y },
      { x: middle.x + half + shift, y: middle.y + sag },
    ).filter((p) => isInside(polygon, p.x, p.y) && face.isSkin(p.x, p.y));
    return path.length * STEP > half / 2 ? [path] : [];
  });
}

/** @param outer landmark of the outer eye corner @param inner of the inner one */
function crowsFeet(face: Placement, random: Random, outer: number, inner: number): Path[] {
  const corner = pointAt(face.landmarks, outer);
  const away = Math.sign(corner.x - pointAt(face.landmarks, inner).x);
  return [-28, 0, 26].map((degrees) => {
    const angle = ((degrees + between(random, -4, 4)) * Math.PI) / 180;
    const length = between(random, 24, 34);
    const from = { x: corner.x + away * 12, y: corner.y + 14 * Math.sin(angle) };
    const to = { x: from.x + away * length * Math.cos(angle), y: from.y + length * Math.sin(angle) };
    const middle = lerp(from, to, 0.5);
    return curve(from, { x: middle.x, y: middle.y + between(random, -1.5, 1.5) }, to);
  });
}

/** @param along landmarks of the fold: beside the nose, half way, beside the mouth */
function fold(face: Placement, along: readonly [number, number, number]): Path {
  const [from, through, to] = along.map((index) => pointAt(face.landmarks, index));
  return from && through && to ? curve(from, through, to) : [];
}

function drawPaths(face: Placement, random: Random): Path[] {
  return [
    ...(face.visible('forehead') ? foreheadLines(face, random) : []),
    ...(face.visible('rightEyeCorner') ? crowsFeet(face, random, 33, 133) : []),
    ...(face.visible('leftEyeCorner') ? crowsFeet(face, random, 263, 362) : []),
    ...(face.visible('mouthArea') ? [fold(face, [203, 206, 216]), fold(face, [423, 426, 436])] : []),
  ];
}

/** Density across a line, 1 at the bottom. @param below signed distance, positive below the line */
function profile(distance: number, below: number): number {
  const groove = Math.exp(-(distance * distance) / (2 * SIGMA * SIGMA));
  const rim = Math.exp(-((below - RIM_AT) ** 2) / (2 * RIM_SIGMA * RIM_SIGMA));
  return groove - RIM_SHARE * rim;
}

/** Writes one line; where two meet, the deeper one wins. @param width 1: as the profile is */
function drawLine(field: Field, path: Path, width: number): void {
  const nearest = new Map<number, { distance: number; below: number; along: number }>();
  for (const [index, p] of path.entries()) {
    const along = path.length < 2 ? 0 : index / (path.length - 1);
    const low = (value: number) => Math.max(0, Math.floor((value - width * REACH) * OVERSAMPLING));
    const high = (value: number) =>
      Math.min(FIELD_SIZE - 1, Math.ceil((value + width * REACH) * OVERSAMPLING));
    for (let j = low(p.y); j <= high(p.y); j++) {
      for (let i = low(p.x); i <= high(p.x); i++) {
        const dx = (i + 0.5) / OVERSAMPLING - p.x;
        const dy = (j + 0.5) / OVERSAMPLING - p.y;
        const distance = Math.hypot(dx, dy);
        const at = j * FIELD_SIZE + i;
        const known = nearest.get(at);
        if (known === undefined || distance < known.distance) {
          nearest.set(at, { distance, below: dy < 0 ? -distance : distance, along });
        }
      }
    }
  }
  for (const [at, { distance, below, along }] of nearest) {
    const taper = Math.min(1, 5 * along, 5 * (1 - along));
    const value = taper * profile(distance / width, below / width);
    if (Math.abs(value) > Math.abs(field[at] ?? 0)) field[at] = value;
  }
}

export const lines: Defect = {
  name: 'lines',
  prepare(face, random, width) {
    const paths = drawPaths(face, random);
    if (paths.length === 0) return null;
    const field = emptyField();
    for (const path of paths) drawLine(field, path, width);
    return (strength) => [
      {
        field,
        apply(rgb: Triple, amount: number) {
          const factor = Math.exp(-DEPTH * strength * amount);
          for (let c = 0; c < 3; c++) rgb[c] = (rgb[c] ?? 0) * factor;
        },
      },
    ];
  },
};
