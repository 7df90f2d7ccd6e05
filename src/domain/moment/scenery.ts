/** Whether what lies behind is out of focus: light and dark in it, nowhere a fine line, and a face that has them. */
import { labOf } from '#domain/skin/cielab.ts';
import { quantile } from '#domain/skin/statistics.ts';
import { boxOf, isBehind, type View } from './background.ts';
import type { PhotoMoment } from './photo-moment.ts';

export interface ScenerySigns {
  /** L* below which half of the background lies, and between its tenths. */
  readonly middle: number;
  readonly range: number;
  /** How far a pixel's L* lies from the middle of its neighbours, times two, in the twentieth with most of it. */
  readonly detail: number;
  /** L* from a pixel to the next one, in the twentieth with most of it. */
  readonly slope: number;
  /** `detail` of the face. */
  readonly faceDetail: number;
  /** Pixels of the background that were looked at. */
  readonly n: number;
}

/** Pixels that are looked at lie this far apart. */
const STEP = 2;
/** What lies so near to a pixel belongs to the background, too: the outline of the hair is no detail of it. */
const CLEAR = 2;

/** L* of a grey of this byte. */
const LIGHTNESS = Float32Array.from({ length: 256 }, (_, byte) => labOf(byte, byte, byte).l);

/** @param view twice as fine as the one for colours: a blur is told by what is not there */
export function readScenery(view: View): ScenerySigns {
  const { width, height, pixels } = view;
  const box = boxOf(view);
  const lightnessAt = (i: number) => {
    const luma =
      0.299 * (pixels[4 * i] ?? 0) + 0.587 * (pixels[4 * i + 1] ?? 0) + 0.114 * (pixels[4 * i + 2] ?? 0);
    return LIGHTNESS[Math.round(luma)] ?? 0;
  };
  const [ls, details, slopes, faceDetails]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let y = CLEAR; y < Math.min(height - CLEAR, box.chin); y += STEP) {
    for (let x = CLEAR; x < width - CLEAR; x += STEP) {
      const [isFace, isBack] = [box.holds(x, y), behindAt(x, y)];
      if (!isFace && !isBack) continue;
      const i = y * width + x;
      const here = lightnessAt(i);
      const [right, below] = [lightnessAt(i + 1), lightnessAt(i + width)];
      const detail = Math.max(
        Math.abs(lightnessAt(i - 1) + right - 2 * here),
        Math.abs(lightnessAt(i - width) + below - 2 * here),
      );
      if (isFace) faceDetails.push(detail);
      else {
        ls.push(here);
        if (!behindAt(x - CLEAR, y) || !behindAt(x + CLEAR, y) || !behindAt(x, y + CLEAR)) continue;
        details.push(detail);
        slopes.push(Math.hypot(right - here, below - here));
      }
    }
  }
  return {
    middle: quantile(Float32Array.from(ls), 0.5),
    range: quantile(Float32Array.from(ls), 0.9) - quantile(Float32Array.from(ls), 0.1),
    detail: quantile(Float32Array.from(details), 0.95),
    slope: quantile(Float32Array.from(slopes), 0.95),
    faceDetail: quantile(Float32Array.from(faceDetails), 0.95),
    n: details.length,
  };

  function behindAt(x: number, y: number): boolean {
    return y < box.chin && isBehind(box.across(x), box.up(y));
  }
}

/** Less than this of a background says nothing; nor does one that is black, or one even wall. */
const FEW = 300;
const BLACK = 17;
const EVEN = 14;
/** Most of its detail: of its range, of its slopes, of the face's detail. */
const BLURRED = { ofRange: 0.13, ofSlope: 0.9, ofFace: 0.3 } as const;

export function nameScenery({
  middle,
  range,
  detail,
  slope,
  faceDetail,
  n,
}: ScenerySigns): PhotoMoment['scenery'] {
  if (n < FEW || middle < BLACK || range < EVEN) return null;
  const soft = detail < BLURRED.ofRange * range && detail < BLURRED.ofSlope * slope;
  return soft && detail < BLURRED.ofFace * faceDetail ? 'blurred' : null;
}
