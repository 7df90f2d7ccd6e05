import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGION_NAMES } from '#domain/face/regions.ts';
import type { RegionName, SkinMetricName } from '#domain/face/report.ts';
import { SKIN_MAP_NAMES, type SkinMapName, type SkinMaps } from '#domain/skin/maps.ts';
import { measureSkin, MIN_COVERAGE, type RawSkinMetrics } from '#domain/skin/metrics.ts';
import { SKIN_METRICS } from '#roast/contract.ts';
import { between } from '../arbitraries.ts';
import { calmMaps, mirroredMaps, mirroredRegions, regionsWith, withPainted } from './synthetic-maps.ts';

const maps = calmMaps();
const regions = regionsWith();
const calm = measureSkin(maps, regions);
const BARELY_NOT = MIN_COVERAGE - 0.01;

/** Where each metric looks, and so what must be hidden to hide it. */
const READ_ON: Readonly<Record<SkinMetricName, readonly RegionName[]>> = {
  evenness: ['rightCheek', 'leftCheek', 'forehead'],
  spots: ['rightCheek', 'leftCheek', 'forehead', 'chin'],
  redness: ['nose', 'rightCheek', 'leftCheek'],
  texture: ['rightCheek', 'leftCheek', 'forehead'],
  pores: ['nose', 'rightCheek', 'leftCheek'],
  lines: ['forehead', 'rightEyeCorner', 'leftEyeCorner', 'mouthArea'],
  shine: ['forehead', 'nose'],
  darkCircles: ['rightUnderEye', 'leftUnderEye'],
};

/** What is painted on calm skin to raise a metric, at a strength of 0 (nothing) or more. */
const PAINT: Readonly<Record<SkinMetricName, (strength: number) => SkinMaps>> = {
  // Stripes as wide as a patch, every second one darker.
  evenness: (s) =>
    (['rightCheek', 'leftCheek', 'forehead'] as const).reduce(
      (all, name) =>
        withPainted(all, 'melanin', name, (v, n) => v + (Math.floor(n / 8) % 2 === 0 ? 3 * s : 0)),
      maps,
    ),
  spots: (s) => withPainted(maps, 'spots', 'leftCheek', (v, n) => (n % 20 < s ? 9 : v)),
  // With the skin under the eyes: a cheek that alone is redder makes the under-eye look paler.
  redness: (s) =>
    (['nose', 'rightCheek', 'leftCheek', 'rightUnderEye', 'leftUnderEye'] as const).reduce(
      (all, name) => withPainted(all, 'a', name, (v) => v + s),
      maps,
    ),
  texture: (s) =>
    (['rightCheek', 'leftCheek', 'forehead'] as const).reduce(
      (all, name) => withPainted(all, 'texture', name, (v) => v * (1 + s / 3)),
      maps,
    ),
  pores: (s) => withPainted(maps, 'pores', 'nose', (v, n) => v + (n % 5 === 0 ? s : 0)),
  lines: (s) =>
    withPainted(maps, 'lines', 'forehead', (v, n) => v + (Math.floor(n / 96) % 12 === 0 ? 3 * s : 0)),
  shine: (s) => withPainted(maps, 'shine', 'forehead', (v, n) => (n % 10 < s ? 0.9 : v)),
  darkCircles: (s) => withPainted(maps, 'lightness', 'rightUnderEye', (v) => v - 2 * s),
};

/** Which planes a metric may look at. */
const PLANES: Readonly<Record<SkinMetricName, readonly SkinMapName[]>> = {
  evenness: ['melanin', 'erythema'],
  spots: ['spots'],
  redness: ['a'],
  texture: ['texture', 'noise'],
  pores: ['pores'],
  lines: ['lines'],
  shine: ['shine'],
  darkCircles: ['lightness', 'a', 'b'],
};

function expectSame(found: RawSkinMetrics, wanted: RawSkinMetrics, except: SkinMetricName) {
  for (const name of SKIN_METRICS) {
    if (name !== except) expect(found[name], name).toBeCloseTo(wanted[name] ?? Number.NaN, 4);
  }
}

it('gives a finite number for each metric where all can be read', () => {
  expect(Object.keys(calm).sort()).toEqual([...SKIN_METRICS].sort());
  for (const name of SKIN_METRICS) expect(Number.isFinite(calm[name]), name).toBe(true);
});

describe.each([...SKIN_METRICS])('%s', (name) => {
  it('rises with what is painted on, step by step, and nothing else moves', () => {
    const steps = [0, 1, 2, 3, 4, 5].map((strength) => measureSkin(PAINT[name](strength), regions));
    const values = steps.map((metrics) => metrics[name] ?? Number.NaN);
    expect(values[0]).toBe(calm[name]);
    values.slice(1).forEach((value, i) => expect(value).toBeGreaterThan(values[i] ?? Number.NaN));
    for (const step of steps) expectSame(step, calm, name);
  });

  it('looks at its own planes only', () => {
    for (const plane of SKIN_MAP_NAMES) {
      if (PLANES[name].includes(plane)) continue;
      const data = maps[plane].data.map((value, i) => 3 * value + (i % 7) + 1);
      const other = { ...maps, [plane]: { ...maps[plane], data } };
      expect(measureSkin(other, regions)[name], plane).toBe(calm[name]);
    }
  });

  it('is null, never guessed, where less than half of its skin can be read', () => {
    const hidden = regionsWith(Object.fromEntries(READ_ON[name].map((region) => [region, BARELY_NOT])));
    expect(measureSkin(maps, hidden)[name]).toBeNull();
    const half = regionsWith(Object.fromEntries(READ_ON[name].map((region) => [region, MIN_COVERAGE])));
    expect(measureSkin(maps, half)[name]).toBe(calm[name]);
  });

  it('is the same in a mirrored photo, whatever can be read', () => {
    fc.assert(
      fc.property(between(0, 6), fc.subarray([...REGION_NAMES]), (strength, hidden) => {
        const painted = PAINT[name](strength);
        const seen = regionsWith(Object.fromEntries(hidden.map((region) => [region, BARELY_NOT])));
        const [original, flipped] = [
          measureSkin(painted, seen)[name],
          measureSkin(mirroredMaps(painted), mirroredRegions(seen))[name],
        ];
        if (original === null) expect(flipped).toBeNull();
        else expect(flipped).toBeCloseTo(original, 6);
      }),
      { numRuns: 5 },
    );
  });

  it('does not see what lies on pixels that cannot be read', () => {
    const seen = regionsWith();
    const wild = Object.fromEntries(
      SKIN_MAP_NAMES.map((plane) => [
        plane,
        { ...maps[plane], data: maps[plane].data.map((value, i) => (i % 3 === 0 ? 1e4 : value)) },
      ]),
    ) as unknown as SkinMaps;
    for (let i = 0; i < seen.readable.data.length; i += 3) {
      seen.readable.data[i] = 0;
      seen.skin.data[i] = 0;
    }
    expect(measureSkin(wild, seen)[name]).toBe(measureSkin(maps, seen)[name]);
  });
});

it('still measures what the other half of the face shows', () => {
  const oneSide = regionsWith({ rightCheek: 0, rightUnderEye: 0, rightEyeCorner: 0 });
  for (const name of SKIN_METRICS) expect(measureSkin(maps, oneSide)[name], name).not.toBeNull();
});

it('measures nothing where nothing can be read', () => {
  const nothing = regionsWith(Object.fromEntries(REGION_NAMES.map((name) => [name, 0])));
  for (const value of Object.values(measureSkin(maps, nothing))) expect(value).toBeNull();
});

it('compares redness within one face: a redder face as a whole is no redder', () => {
  const all = REGION_NAMES.reduce((m, name) => withPainted(m, 'a', name, (v) => v + 8), maps);
  expect(measureSkin(all, regions).redness).toBeCloseTo(calm.redness ?? Number.NaN, 4);
});

it('takes the noise of the sensor off the texture', () => {
  const noisy = (['rightCheek', 'leftCheek', 'forehead'] as const).reduce(
    (m, name) => withPainted(m, 'noise', name, (v) => 4 * v),
    maps,
  );
  expect(measureSkin(noisy, regions).texture).toBeLessThan(calm.texture ?? Number.NaN);
});

it('counts faint blobs for nothing and strong ones once', () => {
  const at = (contrast: number) =>
    measureSkin(
      withPainted(maps, 'spots', 'forehead', (v, n) => (n % 10 === 0 ? contrast : v)),
      regions,
    ).spots ?? Number.NaN;
  expect(at(1)).toBe(0);
  expect(at(10)).toBe(at(40));
  expect(at(10)).toBeGreaterThan(0);
});

describe('dark circles', () => {
  it('are no dark circles where the under-eye is lighter', () => {
    const lighter = (['rightUnderEye', 'leftUnderEye'] as const).reduce(
      (m, name) =>
        withPainted(
          withPainted(m, 'lightness', name, (v) => v + 8),
          'b',
          name,
          (v) => v - 5,
        ),
      maps,
    );
    expect(measureSkin(lighter, regions).darkCircles).toBe(0);
  });

  it('are the mean of both eyes, or the one that can be read', () => {
    const dark = withPainted(maps, 'lightness', 'rightUnderEye', (v) => v - 10);
    const of = (coverage: Parameters<typeof regionsWith>[0]) =>
      measureSkin(dark, regionsWith(coverage)).darkCircles ?? Number.NaN;
    const [right, left] = [of({ leftUnderEye: 0 }), of({ rightUnderEye: 0 })];
    expect(right).toBeGreaterThan(left + 5);
    expect(of({})).toBeCloseTo((right + left) / 2, 6);
  });

  it('count a change of colour with the darkness', () => {
    const dark = withPainted(maps, 'lightness', 'rightUnderEye', (v) => v - 8);
    const bluish = withPainted(dark, 'b', 'rightUnderEye', (v) => v - 6);
    expect(measureSkin(bluish, regions).darkCircles).toBeGreaterThan(
      measureSkin(dark, regions).darkCircles ?? Number.NaN,
    );
  });
});
