/** What lies behind the person: how light it is, and whether it is one even wall. */
import type { Point } from '#domain/geometry/points.ts';
import { positions } from '#domain/geometry/polygon.ts';
import { labOf, type Lab } from '#domain/skin/cielab.ts';
import { quantile } from '#domain/skin/statistics.ts';
import { readBackdrop, type BackdropSigns } from './backdrop.ts';
import type { PhotoMoment } from './photo-moment.ts';

/** Pixels of the whole photo made small. */
export interface ViewPixels {
  readonly view: true;
}

export interface View {
  readonly width: number;
  readonly height: number;
  /** RGBA bytes, sRGB. */
  readonly pixels: Uint8ClampedArray;
  /** Outline of the face. */
  readonly face: readonly Point<ViewPixels>[];
}

export interface BackgroundSigns {
  /** Share of the view that is taken for background, 0…1. */
  readonly share: number;
  /** L* below which lie a tenth, half and nine tenths of it. */
  readonly dark: number;
  readonly middle: number;
  readonly light: number;
  /** Between the tenths of a* or of b*, the larger one. */
  readonly colours: number;
  /** Share of neighbours whose L* differs by more than 5. */
  readonly edges: number;
  /**
   * Beside the face, down to the chin: share of the picture's left or right edge, the larger one, that is of another
   * colour than the background. Somebody else's, or the person's own hair.
   */
  readonly beside: number;
  readonly backdrop: BackdropSigns;
}

/** Background begins this far from the middle of the face, in widths and heights of it: past hair, above shoulders. */
const AROUND = 1.05;

/** Width of the edges that are looked at for what stands beside the person, as a share of the view. */
const EDGE = 0.05;
/** ΔE from the middle of the background at which a pixel belongs to something else. */
const ANOTHER = 20;

/** Around the forehead lies hair from here on, to here: in the same measure. */
const HAIR = { from: 0.58, to: 0.8, up: -0.2 } as const;

/** Of so many pixels one is asked for its colour: a wall shows it in any of them. */
const EVERY = 5;

/** The face's box in pixels of the view, and places in widths and heights of it from its middle; up is below 0. */
export function boxOf({ face }: Pick<View, 'face'>) {
  const xs = face.map(({ x }) => x);
  const ys = face.map(({ y }) => y);
  const [left, right, top, chin] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [middleX, middleY] = [(left + right) / 2, (top + chin) / 2];
  return {
    left,
    right,
    top,
    chin,
    across: (x: number) => Math.abs(x + 0.5 - middleX) / (right - left),
    up: (y: number) => (y + 0.5 - middleY) / (chin - top),
    holds: (x: number, y: number) => x >= left && x <= right && y >= top && y <= chin,
  };
}

/** Which pixels above the chin are meant, by their places across and up. */
function partOf(view: View, holds: (across: number, up: number) => boolean): Uint8Array {
  const { width, height } = view;
  const box = boxOf(view);
  const inside = new Uint8Array(width * height);
  for (let y = 0; y < Math.min(height, box.chin); y++) {
    const up = box.up(y);
    for (let x = 0; x < width; x++) if (holds(box.across(x), up)) inside[y * width + x] = 1;
  }
  return inside;
}

/** Outside an ellipse that leaves room for hair; beside the lower face the ellipse would let the neck in. */
export const isBehind = (across: number, up: number): boolean =>
  (up < 0 ? Math.sqrt(across * across + up * up) : across) > AROUND;

function isHair(across: number, up: number): boolean {
  if (up >= HAIR.up) return false;
  const away = Math.hypot(across, up);
  return away > HAIR.from && away < HAIR.to;
}

export function readBackground(view: View): BackgroundSigns {
  const { width, pixels } = view;
  const inside = partOf(view, isBehind);
  const places = positions(inside);
  const lightness = new Float32Array(inside.length);
  const plane = () => new Float32Array(places.length);
  const [ls, as, bs] = [plane(), plane(), plane()];
  const labAt = (i: number) => labOf(pixels[4 * i] ?? 0, pixels[4 * i + 1] ?? 0, pixels[4 * i + 2] ?? 0);
  const behind: Lab[] = [];
  places.forEach((i, n) => {
    const lab = labAt(i);
    const { l, a, b } = lab;
    if (n % EVERY === 0) behind.push(lab);
    lightness[i] = l;
    ls[n] = l;
    as[n] = a;
    bs[n] = b;
  });
  const [middle, middleA, middleB] = [quantile(ls, 0.5), quantile(as, 0.5), quantile(bs, 0.5)];
  return {
    share: places.length / inside.length,
    dark: quantile(ls, 0.1),
    middle,
    light: quantile(ls, 0.9),
    colours: Math.max(tenthToTenth(as), tenthToTenth(bs)),
    edges: edgesOf(lightness, inside, width),
    beside: besideOf(view, (i) => {
      const { l, a, b } = labAt(i);
      return Math.hypot(l - middle, a - middleA, b - middleB) > ANOTHER;
    }),
    backdrop: readBackdrop(
      behind,
      Array.from(
        positions(partOf(view, isHair)).filter((_, n) => n % EVERY === 0),
        labAt,
      ),
    ),
  };
}

/** @param isAnother whether the pixel is of another colour than the background */
function besideOf({ width, height, face }: View, isAnother: (i: number) => boolean): number {
  const rows = Math.min(height, Math.floor(Math.max(...face.map(({ y }) => y))));
  const columns = Math.max(1, Math.round(EDGE * width));
  const shareFrom = (first: number) => {
    let another = 0;
    for (let y = 0; y < rows; y++) {
      for (let x = first; x < first + columns; x++) if (isAnother(y * width + x)) another++;
    }
    return another / (rows * columns);
  };
  return Math.max(shareFrom(0), shareFrom(width - columns));
}

const tenthToTenth = (samples: Float32Array): number => quantile(samples, 0.9) - quantile(samples, 0.1);

function edgesOf(lightness: Float32Array, inside: Uint8Array, width: number): number {
  let [n, edges] = [0, 0];
  for (let i = 0; i < inside.length; i++) {
    const [right, below] = [i + 1, i + width];
    if (inside[i] === 0 || inside[right] !== 1 || inside[below] !== 1 || right % width === 0) continue;
    const here = lightness[i] ?? 0;
    const step = Math.hypot((lightness[right] ?? 0) - here, (lightness[below] ?? 0) - here);
    n++;
    if (step > 5) edges++;
  }
  return edges / n;
}

/** Less than this of a background says nothing. */
export const SEEN_FROM = 0.01;
/** So dark that a wall shows no colour: a brown one in a dim room lies above. */
const DARK = { middle: 17, light: 26, edges: 0.1 } as const;
const BRIGHT = { middle: 81, dark: 65 } as const;
/** Hair that hangs into the edge ends it, too: what it hides is not known. */
const PLAIN = { spread: 18, colours: 8, edges: 0.1, beside: 0.4 } as const;

/**
 * Dark and bright before plain: a black wall is told as black. Nothing is called busy: by its edges a blurred street, a stone
 * wall or somebody's hair is one, too (lab/notes/moment.md).
 */
export function nameBackground(signs: BackgroundSigns): PhotoMoment['background'] {
  const { share, dark, middle, light, colours, edges, beside } = signs;
  if (share < SEEN_FROM) return null;
  if (middle < DARK.middle && light < DARK.light && edges < DARK.edges) return 'dark';
  if (middle > BRIGHT.middle && dark > BRIGHT.dark) return 'bright';
  const even = light - dark < PLAIN.spread && colours < PLAIN.colours && edges < PLAIN.edges;
  return even && beside < PLAIN.beside ? 'plain' : null;
}
