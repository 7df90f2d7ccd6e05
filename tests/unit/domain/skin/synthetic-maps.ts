/** Maps and regions made of plain numbers: calm skin on which a test paints what it wants to measure. */
import { REGION_NAMES } from '#domain/face/regions.ts';
import type { RegionName } from '#domain/face/report.ts';
import { bytePlane } from '#domain/geometry/polygon.ts';
import { WHOLE_MAP } from '#domain/skin/map-box.ts';
import {
  SKIN_MAP_NAMES,
  SKIN_MAP_SIZE,
  type MapPixels,
  type SkinMapName,
  type SkinMaps,
} from '#domain/skin/maps.ts';
import type { MapPlane, SkinRegions } from '#domain/skin/skin-regions.ts';
import { fullCoverage } from '../arbitraries.ts';

const SIZE = SKIN_MAP_SIZE;

/** x, y, width, height of each region in map pixels; symmetric about the middle, none overlaps. */
export const PLACES: Readonly<Record<RegionName, readonly (readonly [number, number, number, number])[]>> = {
  forehead: [[80, 16, 96, 40]],
  rightCheek: [[40, 112, 48, 48]],
  leftCheek: [[168, 112, 48, 48]],
  nose: [[112, 80, 32, 64]],
  chin: [[104, 208, 48, 24]],
  rightUnderEye: [[48, 88, 40, 16]],
  leftUnderEye: [[168, 88, 40, 16]],
  mouthArea: [
    [72, 164, 24, 32],
    [160, 164, 24, 32],
  ],
  rightEyeCorner: [[16, 80, 24, 24]],
  leftEyeCorner: [[216, 80, 24, 24]],
};

/** Fixed grain of −1…1, so that no two pixels are alike. */
const grain = (i: number) => {
  const s = Math.sin(12.9898 * (i + 1)) * 43758.5453;
  return 2 * (s - Math.floor(s)) - 1;
};

/** What calm, medium skin gives: the mean of each plane and the height of its grain. */
const CALM: Readonly<Record<SkinMapName, readonly [mean: number, grain: number]>> = {
  lightness: [60, 0.5],
  a: [12, 0.3],
  b: [17, 0.3],
  melanin: [0, 1],
  erythema: [0, 1],
  spots: [0.3, 0.2],
  pores: [0.3, 0.2],
  lines: [0.3, 0.2],
  texture: [2, 0.3],
  noise: [1, 0.2],
};

export function calmMaps(): SkinMaps {
  const planes = SKIN_MAP_NAMES.map((name, k) => {
    const [mean, height] = CALM[name];
    const data = Float32Array.from({ length: SIZE * SIZE }, (_, i) => mean + height * grain(i + 7919 * k));
    return [name, { width: SIZE, height: SIZE, data }];
  });
  return Object.fromEntries(planes) as SkinMaps;
}

/** The same maps with one plane changed on a region: `change` gets the value, and which pixel of the region it is. */
export function withPainted(
  maps: SkinMaps,
  plane: SkinMapName,
  region: RegionName,
  change: (value: number, nth: number) => number,
): SkinMaps {
  const data = maps[plane].data.slice();
  let nth = 0;
  for (const i of pixelsOf(region)) data[i] = change(data[i] ?? Number.NaN, nth++);
  return { ...maps, [plane]: { ...maps[plane], data } };
}

/** The same maps with a highlight on some pixels of a region: much lighter, and hardly more colour. */
export function withGloss(maps: SkinMaps, region: RegionName, glossy: (nth: number) => boolean): SkinMaps {
  const changes: readonly (readonly [SkinMapName, (value: number) => number])[] = [
    ['melanin', (v) => v - 20],
    // 20 points of light are a factor of 1.58, of which L* + 16 is the third root.
    ['lightness', (v) => (v + 16) * 10 ** (20 / 300) - 16],
    ['a', (v) => 0.9 * v],
    ['b', (v) => 0.9 * v],
  ];
  return changes.reduce(
    (all, [plane, change]) => withPainted(all, plane, region, (v, n) => (glossy(n) ? change(v) : v)),
    maps,
  );
}

export function pixelsOf(region: RegionName): number[] {
  return PLACES[region].flatMap(([x, y, width, height]) =>
    Array.from({ length: width * height }, (_, k) => (y + Math.floor(k / width)) * SIZE + x + (k % width)),
  );
}

/** All regions in full, but for the shares given. */
export function regionsWith(coverage: Partial<Record<RegionName, number>> = {}): SkinRegions {
  const labels = bytePlane<MapPixels>(SIZE, SIZE);
  const skin = bytePlane<MapPixels>(SIZE, SIZE);
  REGION_NAMES.forEach((name, index) => {
    for (const i of pixelsOf(name)) {
      labels.data[i] = index + 1;
      skin.data[i] = 1;
    }
  });
  return {
    labels,
    skin,
    readable: { ...skin, data: skin.data.slice() },
    coverage: { ...fullCoverage(), ...coverage },
    box: WHOLE_MAP,
    light: new Float32Array(SIZE * SIZE),
    face: skin,
    skinLightness: 60,
    lightImbalance: 0,
    clippedShare: 0,
  };
}

function flippedBytes(plane: MapPlane, rename: (value: number) => number): MapPlane {
  const data = plane.data.map((_, i) =>
    rename(plane.data[i - (i % SIZE) + SIZE - 1 - (i % SIZE)] ?? Number.NaN),
  );
  return { ...plane, data };
}

const PARTNERS: Partial<Record<RegionName, RegionName>> = {
  rightCheek: 'leftCheek',
  leftCheek: 'rightCheek',
  rightUnderEye: 'leftUnderEye',
  leftUnderEye: 'rightUnderEye',
  rightEyeCorner: 'leftEyeCorner',
  leftEyeCorner: 'rightEyeCorner',
};

/** What a mirrored photo would give. */
export function mirroredMaps(maps: SkinMaps): SkinMaps {
  const planes = SKIN_MAP_NAMES.map((name) => {
    const { data } = maps[name];
    const flipped = data.map((_, i) => data[i - (i % SIZE) + SIZE - 1 - (i % SIZE)] ?? Number.NaN);
    return [name, { ...maps[name], data: flipped }];
  });
  return Object.fromEntries(planes) as SkinMaps;
}

export function mirroredRegions(regions: SkinRegions): SkinRegions {
  const partner = (name: RegionName) => PARTNERS[name] ?? name;
  return {
    ...regions,
    labels: flippedBytes(regions.labels, (value) => {
      const name = REGION_NAMES[value - 1];
      return name === undefined ? 0 : REGION_NAMES.indexOf(partner(name)) + 1;
    }),
    skin: flippedBytes(regions.skin, (value) => value),
    readable: flippedBytes(regions.readable, (value) => value),
    coverage: Object.fromEntries(
      REGION_NAMES.map((name) => [name, regions.coverage[partner(name)]]),
    ) as SkinRegions['coverage'],
  };
}
