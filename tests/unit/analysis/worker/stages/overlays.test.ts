import { describe, expect, it } from 'vitest';
import type { AlignedCrop } from '#analysis/worker/stages/align.ts';
import { buildOverlays } from '#analysis/worker/stages/overlays.ts';
import { cropLandmarks, imageLandmarks } from '#domain/face/landmarks.ts';
import { REGION_NAMES } from '#domain/face/regions.ts';
import type { RegionCoverage } from '#domain/face/report.ts';
import { bytePlane } from '#domain/geometry/polygon.ts';
import { applySimilarity } from '#domain/geometry/similarity.ts';
import { SKIN_MAP_NAMES, SKIN_MAP_SIZE, type SkinMapName, type SkinMaps } from '#domain/skin/maps.ts';
import { METRICS } from '#domain/skin/metrics/list.ts';
import { SKIN_METRICS, OVERLAY_MAPS, type OverlayMap } from '#functions/vocabulary.ts';
import { lineSkin, ownSkin } from '#domain/skin/skin-reading.ts';
import { shineMap } from '#domain/skin/shine.ts';
import type { MapPlane, SkinRegions } from '#domain/skin/skin-regions.ts';

const PIXELS = SKIN_MAP_SIZE * SKIN_MAP_SIZE;
const LANDMARKS = imageLandmarks(Float32Array.from([10, 20, -3, 40, 50, -6, 700, 800, 9]));
const aligned: AlignedCrop = {
  pixels: new Uint8ClampedArray(0),
  landmarks: cropLandmarks(new Float32Array(0)),
  toCrop: { a: 0.6, b: 0.25, tx: -40, ty: 12 },
};

/** Linear from the first to the last pixel. */
const ramp = (from: number, to: number) =>
  Float32Array.from({ length: PIXELS }, (_, i) => from + ((to - from) * i) / PIXELS);
/** Every plane runs from far below to far above what skin shows; the later a pixel, the lighter and the paler. */
const RAMPS: Partial<Record<SkinMapName, Float32Array>> = {
  lightness: ramp(60, 60),
  a: ramp(24, 0),
  b: ramp(32, 0),
  melanin: ramp(10, -30),
};
const maps = Object.fromEntries(
  SKIN_MAP_NAMES.map((name) => [
    name,
    { width: SKIN_MAP_SIZE, height: SKIN_MAP_SIZE, data: RAMPS[name] ?? ramp(-10, 30) },
  ]),
) as unknown as SkinMaps;

/** For what is shown against other skin: from far below it to far above, again the more the later a pixel. */
const GROWING: Partial<Record<OverlayMap, Partial<SkinMaps>>> = {
  redness: { a: { ...maps.a, data: ramp(-10, 40) } },
  darkCircles: { lightness: { ...maps.lightness, data: ramp(90, 20) } },
};

/** Odd pixels are skin, half of them readable; the regions take turns. */
const [skin, readable, labels] = [0, 1, 2].map(() => bytePlane(SKIN_MAP_SIZE, SKIN_MAP_SIZE)) as [
  MapPlane,
  MapPlane,
  MapPlane,
];
for (let i = 0; i < PIXELS; i++) {
  skin.data[i] = i % 2;
  readable.data[i] = i % 4 === 3 ? 1 : 0;
  labels.data[i] = 1 + (Math.floor(i / 4) % REGION_NAMES.length);
}
const coverage = Object.fromEntries(REGION_NAMES.map((name) => [name, 1])) as RegionCoverage;
const regions = { skin, readable, labels, coverage } as SkinRegions;
const overlays = buildOverlays(LANDMARKS, aligned, maps, regions);
const WHOLE: MapPlane = { ...readable, data: readable.data.map(() => 1) };

it('is drawn of exactly the metrics that describe an overlay', () => {
  const drawn = SKIN_METRICS.filter((name) => METRICS[name].overlay !== null);
  expect([...OVERLAY_MAPS].sort()).toEqual(drawn.sort());
});

describe('buildOverlays', () => {
  it('keeps x and y of each landmark, in pixels of the image', () => {
    expect([...overlays.landmarks]).toEqual([10, 20, 40, 50, 700, 800]);
  });

  it('says where the crop lies in the image, as a canvas matrix', () => {
    const [a, b, c, d, e, f] = overlays.cropToImage;
    for (const p of [
      { x: 0, y: 0 },
      { x: 321, y: 77 },
    ]) {
      const q = applySimilarity(aligned.toCrop, p);
      expect(a * q.x + c * q.y + e).toBeCloseTo(p.x, 6);
      expect(b * q.x + d * q.y + f).toBeCloseTo(p.y, 6);
    }
  });

  it.each([...OVERLAY_MAPS])('shows %s from nothing to strongest, and nothing outside its skin', (name) => {
    // Lines are read away from every rim, of which a mask of single pixels has nothing else.
    const found = name === 'lines' ? { ...regions, readable: WHOLE } : regions;
    const bytes = buildOverlays(LANDMARKS, aligned, { ...maps, ...GROWING[name] }, found).maps[name];
    const mask = { lines: lineSkin(found), shine: skin }[name as string] ?? readable;
    expect(bytes).toHaveLength(PIXELS);
    expect(overlays.mapSize ** 2).toBe(PIXELS);
    expect(bytes.every((value, i) => value === 0 || mask.data[i] === 1)).toBe(true);
    // The regions where it shows at its strongest are those that it is measured on.
    const strong = new Set([...bytes.keys()].filter((i) => bytes[i] === 255).map((i) => labels.data[i]));
    expect(strong.size).toBeGreaterThan(0);
    const shown = bytes.filter((_, i) => mask.data[i] === 1 && strong.has(labels.data[i]));
    expect([shown[0], shown.at(-1)]).toEqual([0, 255]);
    expect([...shown]).toEqual([...shown].sort((p, q) => p - q));
    expect(new Set(shown).size).toBeGreaterThan(100);
  });

  it.each([...OVERLAY_MAPS])('shows no %s where too little of a region could be read', (name) => {
    const hidden = Object.fromEntries(REGION_NAMES.map((region) => [region, 0.3])) as RegionCoverage;
    const shown = buildOverlays(LANDMARKS, aligned, maps, { ...regions, coverage: hidden }).maps[name];
    expect(shown.every((value) => value === 0)).toBe(true);
  });

  it('shows as redness what is redder than the skin that does not flush, and nothing on a face red all over', () => {
    const shown = (flush: (label: string) => number) => {
      const a = Float32Array.from(labels.data, (label) => 12 + flush(REGION_NAMES[label - 1] ?? ''));
      return buildOverlays(LANDMARKS, aligned, { ...maps, a: { ...maps.a, data: a } }, regions).maps.redness;
    };
    const nose = REGION_NAMES.indexOf('nose') + 1;
    shown((name) => (name === 'nose' ? 8 : 0)).forEach((value, i) => {
      expect(value).toBe(labels.data[i] === nose && readable.data[i] === 1 ? Math.round((255 * 6) / 12) : 0);
    });
    expect(shown(() => 8).every((value) => value === 0)).toBe(true);
  });

  it('compares redness with chin, mouth and forehead alike as the metric does, and with what a beard leaves of them', () => {
    const level: Readonly<Record<string, number>> = { chin: 12, mouthArea: 12, nose: 20, forehead: 16 };
    const a = Float32Array.from(labels.data, (label) => level[REGION_NAMES[label - 1] ?? ''] ?? 0);
    const noseWith = (covered: Partial<RegionCoverage>) => {
      const seen = { ...regions, coverage: { ...coverage, ...covered } };
      const redder = { ...maps, a: { ...maps.a, data: a } };
      const { redness } = buildOverlays(LANDMARKS, aligned, redder, seen).maps;
      return Math.max(...redness.filter((_, i) => labels.data[i] === REGION_NAMES.indexOf('nose') + 1));
    };
    const of = (redder: number) => Math.round((255 * (redder - 2)) / 12);
    expect(noseWith({})).toBe(of(20 - 40 / 3));
    expect(noseWith({ mouthArea: 0 })).toBe(of(6));
    expect(noseWith({ chin: 0, mouthArea: 0 })).toBe(of(4));
  });

  it('compares the skin under each eye with the cheek of its own side', () => {
    const light: Readonly<Record<string, number>> = { rightCheek: 60, rightUnderEye: 53, leftCheek: 50 };
    const lightness = Float32Array.from(labels.data, (label) => light[REGION_NAMES[label - 1] ?? ''] ?? 50);
    const { darkCircles } = buildOverlays(
      LANDMARKS,
      aligned,
      { ...maps, lightness: { ...maps.lightness, data: lightness } },
      regions,
    ).maps;
    const right = REGION_NAMES.indexOf('rightUnderEye') + 1;
    darkCircles.forEach((value, i) => {
      expect(value).toBe(labels.data[i] === right && readable.data[i] === 1 ? Math.round((255 * 5) / 10) : 0);
    });
  });

  it('shows the shine that the metric counts', () => {
    const wanted = shineMap(maps, ownSkin(maps, regions));
    overlays.maps.shine.forEach((value, i) => {
      const share = wanted[i] ?? Number.NaN;
      if (value > 0 && value < 255) expect(value / 255).toBeCloseTo((share - 0.1) / 0.7, 2);
    });
  });

  it('shows no lines at the rim of a mask, where a strand of hair or a frame would be one', () => {
    const half: MapPlane = { ...WHOLE, data: WHOLE.data.map((_, i) => (i % SKIN_MAP_SIZE < 128 ? 1 : 0)) };
    const deep = { ...maps, lines: { ...maps.lines, data: ramp(20, 20) } };
    const { lines } = buildOverlays(LANDMARKS, aligned, deep, { ...regions, readable: half }).maps;
    const columns = [...lines.keys()].filter((i) => lines[i] === 255).map((i) => i % SKIN_MAP_SIZE);
    expect(Math.max(...columns)).toBe(124);
  });

  it('owns its memory, so that transferring it takes nothing from the pipeline', () => {
    const buffers = [overlays.landmarks, ...Object.values(overlays.maps)].map((array) => array.buffer);
    expect(new Set(buffers).size).toBe(buffers.length);
    expect(buffers).not.toContain(LANDMARKS.buffer);
    for (const name of SKIN_MAP_NAMES) expect(buffers).not.toContain(maps[name].data.buffer);
  });
});
