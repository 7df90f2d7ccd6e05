/**
 * Spots: round, soft, 3 to 10 crop pixels wide at half depth (1 to 4 mm), half of them brown (melanin
 * takes most from blue, least from red) and half red (blood takes green and blue, hardly any red).
 * Painted as an absorbing film: Beer and Lambert, in linear light.
 */
import type { RegionName } from '#domain/face/report.ts';
import type { Point } from '#domain/geometry/points.ts';
import type { Triple } from '../colour.ts';
import { addProfile, emptyField } from '../field.ts';
import { bounds, isInside, type Placement } from '../placement.ts';
import { between, type Random } from '../random.ts';
import type { Defect } from './defect.ts';

const WHERE: readonly RegionName[] = ['forehead', 'rightCheek', 'leftCheek'];
/** At full strength. */
const COUNT = 30;
const TRIES = 4000;
/** Between the rims of two spots, crop pixels. */
const GAP = 4;
/** Optical density (natural logarithm) at the centre: a faint freckle to a clear mark. */
const DENSITY = [0.15, 0.4] as const;
/** Relative absorption of linear red, green, blue. Melanin: from the spread of ISSA's skins; blood: Jacques 2013, at 610, 545 and 465 nm, softened by its depth. */
const BROWN = [1, 1.25, 1.4] as const;
const RED = [0.12, 1, 0.75] as const;

interface Spot extends Point {
  readonly sigma: number;
  readonly density: number;
  readonly red: boolean;
}

function absorb(absorption: readonly [number, number, number]) {
  return (rgb: Triple, density: number): void => {
    for (let c = 0; c < 3; c++) rgb[c] = (rgb[c] ?? 0) * Math.exp(-density * (absorption[c] ?? 0));
  };
}

/** Drawn by rejection: inside a visible region with its rim, on skin, clear of the others. */
function drawSpots(face: Placement, random: Random, scale: number): Spot[] {
  const polygons = WHERE.filter((name) => face.visible(name)).flatMap((name) => face.polygons(name));
  const spots: Spot[] = [];
  for (let attempt = 0; polygons.length > 0 && attempt < TRIES && spots.length < COUNT; attempt++) {
    const polygon = polygons[Math.floor(random() * polygons.length)] ?? [];
    const box = bounds(polygon);
    const x = between(random, box.left, box.right);
    const y = between(random, box.top, box.bottom);
    const width = scale * between(random, 3, 10);
    const density = between(random, DENSITY[0], DENSITY[1]);
    const rim = [0, 1, 2, 3].map((quarter) => ({
      x: x + width * Math.cos((quarter * Math.PI) / 2),
      y: y + width * Math.sin((quarter * Math.PI) / 2),
    }));
    if (![...rim, { x, y }].every((p) => isInside(polygon, p.x, p.y) && face.isSkin(p.x, p.y))) continue;
    const sigma = width / 2.355;
    const free = (other: Spot) => Math.hypot(other.x - x, other.y - y) > 2.355 * (sigma + other.sigma) + GAP;
    if (spots.every(free)) spots.push({ x, y, sigma, density, red: spots.length % 2 === 1 });
  }
  return spots;
}

export const spots: Defect = {
  name: 'spots',
  prepare(face, random, width) {
    const all = drawSpots(face, random, width);
    if (all.length === 0) return null;
    return (strength) => {
      // More of them, and each clearer: as skin gets worse.
      const shown = all.slice(0, Math.round(all.length * strength));
      const depth = 0.5 + 0.5 * strength;
      const fields = { brown: emptyField(), red: emptyField() };
      for (const { x, y, sigma, density, red } of shown) {
        addProfile(red ? fields.red : fields.brown, { x, y }, 4 * sigma, (px, py) => {
          const square = (px - x) ** 2 + (py - y) ** 2;
          return depth * density * Math.exp(-square / (2 * sigma * sigma));
        });
      }
      return [
        { field: fields.brown, apply: absorb(BROWN) },
        { field: fields.red, apply: absorb(RED) },
      ];
    };
  },
};
