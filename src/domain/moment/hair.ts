/** Hair that falls over the forehead. */
import type { CropPixels, Landmarks } from '#domain/face/landmarks.ts';
import { regionPolygons } from '#domain/face/regions.ts';
import type { RegionName } from '#domain/face/report.ts';
import { bytePlane, fillPolygon, positions } from '#domain/geometry/polygon.ts';
import { SKIN_MAP_SIZE, type MapPixels } from '#domain/skin/maps.ts';
import { toMap } from './light-map.ts';
import type { PhotoMoment } from './photo-moment.ts';

export interface ForeheadSigns {
  /** Share of the forehead that is darker than the cheeks by `DARKER`, 0 to 1: hair, a hat, a shadow. */
  readonly dark: number;
  /** How much the light changes between neighbours, ln, mean: hair does by its strands, a hat and a shadow do not. */
  readonly rough: number;
}

/** Half the light of the cheeks, ln. */
const DARKER = 0.7;
/** Neighbours lie this many pixels of the map apart, from left to right: a fringe hangs down. */
const STEP = 2;
/** Chosen far from all bare foreheads, hats and shadows of the shared faces (lab/notes/moment.md). */
const FRINGE = { dark: 0.7, rough: 0.1 } as const;

/** @param light ln light of the aligned crop as the photo has it, 256 × 256 (`SkinRegions.light`) */
export function readForehead(light: Float32Array, landmarks: Landmarks<CropPixels>): ForeheadSigns {
  const cheeks = [...inside(landmarks, 'rightCheek'), ...inside(landmarks, 'leftCheek')].map(at);
  const limit = (cheeks.toSorted((a, b) => a - b)[Math.floor(cheeks.length / 2)] ?? Number.NaN) - DARKER;
  const forehead = inside(landmarks, 'forehead');
  const own = new Set(forehead);
  let [dark, change, pairs] = [0, 0, 0];
  for (const index of forehead) {
    if (at(index) < limit) dark++;
    if (!own.has(index + STEP)) continue;
    change += Math.abs(at(index + STEP) - at(index));
    pairs++;
  }
  return { dark: dark / forehead.length, rough: change / pairs };

  function at(index: number): number {
    return light[index] ?? Number.NaN;
  }
}

function inside(landmarks: Landmarks<CropPixels>, region: RegionName) {
  const plane = bytePlane<MapPixels>(SKIN_MAP_SIZE, SKIN_MAP_SIZE);
  for (const polygon of regionPolygons(landmarks, region)) fillPolygon(plane, polygon.map(toMap), 1);
  return positions(plane.data);
}

export const nameHair = ({ dark, rough }: ForeheadSigns): PhotoMoment['hair'] =>
  dark > FRINGE.dark && rough > FRINGE.rough ? 'fringe' : null;
