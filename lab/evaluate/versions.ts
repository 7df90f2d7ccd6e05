/** All versions of one face that the evaluation asks the pipeline about, by name. */
import type { RegionCoverage } from '#domain/face/report.ts';
import { CHANGES, QUALITY_CHANGES } from './changes/list.ts';
import { smallCopies } from './changes/resolution.ts';
import { DEFECTS, STRENGTHS } from './defects/list.ts';
import { LAMPS } from './lamps/list.ts';
import { placeSurface } from './lamps/surface.ts';
import { encodePng, type RgbImage } from './image.ts';
import { paint } from './paint.ts';
import { placeFace } from './placement.ts';
import { seededRandom } from './random.ts';
import { changeTone, prepareTone, TONE_ANGLES, TONE_METHODS } from './tone.ts';

export const PARTS = ['repeatability', 'quality', 'resolution', 'tone', 'sensitivity', 'lamps'] as const;
export type Part = (typeof PARTS)[number];

/** Of what is drawn where nobody says another. */
export const DEFAULT_SEED = 20260101;

/** The original's pixels, written losslessly: what tones and defects are compared with. */
export const IDENTITY = 'identity';

export function changeId(name: string): string {
  return `change/${name}`;
}

export function qualityId(name: string): string {
  return `quality/${name}`;
}

export function resolutionId(name: string): string {
  return `resolution/${name}`;
}

export function lampId(name: string): string {
  return `lamp/${name}`;
}

export function toneId(method: string, angle: number): string {
  return `tone/${method}/${angle}`;
}

export function defectId(name: string, strength: number): string {
  return `defect/${name}/${strength}`;
}

export interface FaceRequest {
  /** Where the drawing of random numbers starts: the same face and seed give the same versions. */
  readonly seed: number;
  /** Of painted defects, over their usual one. */
  readonly width: number;
  readonly name: string;
  readonly parts: readonly Part[];
  /** Landmarks as x, y pairs, in pixels of `image`. */
  readonly landmarks: readonly number[];
  readonly coverage: RegionCoverage;
  /** x, y, z triples, in pixels of `image`; null: not found, and no lamp is tried. */
  readonly mesh: readonly number[] | null;
}

/** The versions one after the other: each is dropped before the next is made. */
export async function* makeVersions(
  image: RgbImage,
  request: FaceRequest,
): AsyncGenerator<{ readonly id: string; readonly file: Buffer }> {
  const { seed, name, parts } = request;
  yield { id: IDENTITY, file: await encodePng(image) };
  if (parts.includes('repeatability')) {
    for (const change of CHANGES) {
      const random = seededRandom(seed, name, change.name);
      yield { id: changeId(change.name), file: await change.make(image, random) };
    }
  }
  if (parts.includes('quality')) {
    for (const change of QUALITY_CHANGES) {
      const random = seededRandom(seed, name, change.name);
      yield { id: qualityId(change.name), file: await change.make(image, random) };
    }
  }
  if (parts.includes('resolution')) {
    for await (const { name, file } of smallCopies(image, request.landmarks)) {
      yield { id: resolutionId(name), file };
    }
  }
  if (parts.includes('lamps') && request.mesh !== null) {
    const lit = placeSurface(request.mesh);
    for (const lamp of LAMPS) yield { id: lampId(lamp.name), file: await encodePng(lamp.make(image, lit)) };
  }
  if (!parts.includes('tone') && !parts.includes('sensitivity')) return;
  const face = placeFace(image, request.landmarks, request.coverage);
  if (parts.includes('tone')) {
    const base = prepareTone(image, face);
    if (base !== null) {
      for (const method of TONE_METHODS) {
        for (const angle of TONE_ANGLES) {
          yield { id: toneId(method, angle), file: await encodePng(changeTone(base, angle, method)) };
        }
      }
    }
  }
  if (parts.includes('sensitivity')) {
    for (const defect of DEFECTS) {
      const layers = defect.prepare(face, seededRandom(seed, name, defect.name), request.width);
      if (layers === null) continue;
      for (const strength of STRENGTHS) {
        const painted = paint(image, face.toCrop, layers(strength));
        yield { id: defectId(defect.name, strength), file: await encodePng(painted) };
      }
    }
  }
}
