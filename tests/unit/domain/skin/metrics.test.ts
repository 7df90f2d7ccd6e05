import { SKIN_METRICS, type SkinMetricName } from '#functions/vocabulary.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGION_NAMES } from '#domain/face/regions.ts';
import type { RegionName } from '#domain/face/report.ts';
import { SKIN_MAP_NAMES, type SkinMapName, type SkinMaps } from '#domain/skin/maps.ts';
import { filterResponses, measureSkin, type RawSkinMetrics } from '#domain/skin/measure-skin.ts';
import { MIN_COVERAGE } from '#domain/skin/skin-reading.ts';
import { between } from '../arbitraries.ts';
import {
  calmMaps,
  mirroredMaps,
  mirroredRegions,
  regionsWith,
  withGloss,
  withPainted,
} from './synthetic-maps.ts';

const maps = calmMaps();
const regions = regionsWith();
const calm = filterResponses(maps, regions);
const BARELY_NOT = MIN_COVERAGE - 0.01;

/** Where each metric looks, and so what must be hidden to hide it. */
const READ_ON: Readonly<Record<SkinMetricName, readonly RegionName[]>> = {
  evenness: ['rightCheek', 'leftCheek'],
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
  shine: (s) => withGloss(maps, 'forehead', (n) => n % 10 < s),
  darkCircles: (s) => withPainted(maps, 'lightness', 'rightUnderEye', (v) => v - 2 * s),
};

/** Four planes together tell gloss from skin. */
const COLOUR = ['lightness', 'a', 'b', 'melanin'] as const;

/** Which planes a metric may look at. */
const PLANES: Readonly<Record<SkinMetricName, readonly SkinMapName[]>> = {
  evenness: ['melanin', 'erythema'],
  spots: ['spots', 'texture'],
  redness: COLOUR,
  texture: ['texture', 'noise', 'lightness', 'b', 'melanin'],
  pores: ['pores', 'spots'],
  lines: ['lines', 'lightness', 'b', 'melanin'],
  shine: COLOUR,
  darkCircles: ['lightness', 'a', 'b'],
};

/** What is taken off where there is much of the first: even texture is no pore. */
const TAKES_OFF: Partial<Record<SkinMetricName, readonly SkinMetricName[]>> = {
  texture: ['spots'],
  spots: ['pores'],
};

/** A twentieth of what the weakest paint of its own does to each metric. */
const SLACK = Object.fromEntries(
  SKIN_METRICS.map((name) => {
    const painted = filterResponses(PAINT[name](1), regions)[name] ?? Number.NaN;
    return [name, 0.05 * (painted - (calm[name] ?? Number.NaN))];
  }),
) as Readonly<Record<SkinMetricName, number>>;

/** Nothing but `painted` moves; what it takes off may fall, and never rises either. */
function expectOthersStay(found: RawSkinMetrics, painted: SkinMetricName) {
  for (const name of SKIN_METRICS) {
    if (name === painted) continue;
    const change = (found[name] ?? Number.NaN) - (calm[name] ?? Number.NaN);
    expect(change, name).toBeLessThan(SLACK[name]);
    if (TAKES_OFF[painted]?.includes(name) !== true) expect(change, name).toBeGreaterThan(-SLACK[name]);
  }
}

it('gives a finite number for each metric where all can be read', () => {
  expect(Object.keys(calm).sort()).toEqual([...SKIN_METRICS].sort());
  for (const name of SKIN_METRICS) expect(Number.isFinite(calm[name]), name).toBe(true);
});

describe.each([...SKIN_METRICS])('%s', (name) => {
  it('rises with what is painted on, step by step, and nothing else moves', () => {
    const steps = [0, 1, 2, 3, 4, 5].map((strength) => filterResponses(PAINT[name](strength), regions));
    const values = steps.map((metrics) => metrics[name] ?? Number.NaN);
    expect(values[0]).toBe(calm[name]);
    values.slice(1).forEach((value, i) => expect(value).toBeGreaterThan(values[i] ?? Number.NaN));
    for (const step of steps) expectOthersStay(step, name);
  });

  it('looks at its own planes only', () => {
    for (const plane of SKIN_MAP_NAMES) {
      if (PLANES[name].includes(plane)) continue;
      const data = maps[plane].data.map((value, i) => 3 * value + (i % 7) + 1);
      const other = { ...maps, [plane]: { ...maps[plane], data } };
      expect(filterResponses(other, regions)[name], plane).toBe(calm[name]);
    }
  });

  it('is null, never guessed, where less than half of its skin can be read', () => {
    const hidden = regionsWith(Object.fromEntries(READ_ON[name].map((region) => [region, BARELY_NOT])));
    expect(filterResponses(maps, hidden)[name]).toBeNull();
    const half = regionsWith(Object.fromEntries(READ_ON[name].map((region) => [region, MIN_COVERAGE])));
    expect(filterResponses(maps, half)[name]).toBe(calm[name]);
  });

  it('is the same in a mirrored photo, whatever can be read', () => {
    fc.assert(
      fc.property(between(0, 6), fc.subarray([...REGION_NAMES]), (strength, hidden) => {
        const painted = PAINT[name](strength);
        const seen = regionsWith(Object.fromEntries(hidden.map((region) => [region, BARELY_NOT])));
        const [original, flipped] = [
          filterResponses(painted, seen)[name],
          filterResponses(mirroredMaps(painted), mirroredRegions(seen))[name],
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
    expect(filterResponses(wild, seen)[name]).toBe(filterResponses(maps, seen)[name]);
  });
});

it('still measures what the other half of the face shows', () => {
  const oneSide = regionsWith({ rightCheek: 0, rightUnderEye: 0, rightEyeCorner: 0 });
  for (const name of SKIN_METRICS) expect(filterResponses(maps, oneSide)[name], name).not.toBeNull();
});

it('measures nothing where nothing can be read', () => {
  const nothing = regionsWith(Object.fromEntries(REGION_NAMES.map((name) => [name, 0])));
  for (const value of Object.values(filterResponses(maps, nothing))) expect(value).toBeNull();
});

it('compares redness within one face: a redder face as a whole is no redder', () => {
  const all = REGION_NAMES.reduce((m, name) => withPainted(m, 'a', name, (v) => v + 8), maps);
  expect(filterResponses(all, regions).redness).toBeCloseTo(calm.redness ?? Number.NaN, 4);
});

describe('evenness', () => {
  const skin = ['rightCheek', 'leftCheek', 'forehead'] as const;
  const evenness = (of: SkinMaps) => filterResponses(of, regions).evenness ?? Number.NaN;
  /** Every second stripe, as wide as a patch. */
  const striped = (n: number) => Math.floor(n / 8) % 2 === 0;

  it('rises with blotches that are red and not dark', () => {
    const blotched = (by: number) =>
      skin.reduce((m, name) => withPainted(m, 'erythema', name, (v, n) => v + (striped(n) ? by : 0)), maps);
    expect(evenness(blotched(2))).toBeGreaterThan(evenness(maps) + 0.5);
    expect(evenness(blotched(4))).toBeGreaterThan(evenness(blotched(2)) + 0.5);
  });

  it('does not mind stripes of light, which lift lightness and colour alike', () => {
    const gain = (n: number) => (striped(n) ? 1.1 : 1);
    const lit = skin.reduce(
      (m, name) =>
        withPainted(
          withPainted(m, 'a', name, (v, n) => v * gain(n)),
          'lightness',
          name,
          (v, n) => (v + 16) * gain(n) - 16,
        ),
      maps,
    );
    expect(Math.abs(evenness(lit) - evenness(maps))).toBeLessThan(0.05);
  });

  it('looks within each region: one cheek that is darker and redder as a whole is no blotch', () => {
    const cheek = withPainted(
      withPainted(maps, 'melanin', 'leftCheek', (v) => v + 6),
      'a',
      'leftCheek',
      (v) => v + 4,
    );
    expect(Math.abs(evenness(cheek) - evenness(maps))).toBeLessThan(0.05);
  });
});

it('leaves gloss, which is pale, out of redness', () => {
  // The first third of each region, row by row: half of the patches there would be pale.
  const glossy = (['nose', 'rightCheek', 'leftCheek', 'forehead'] as const).reduce(
    (m, name) => withGloss(m, name, (n) => n % 48 < 16),
    maps,
  );
  const found = filterResponses(glossy, regions);
  expect(found.shine).toBeGreaterThan(10);
  expect(Math.abs((found.redness ?? Number.NaN) - (calm.redness ?? Number.NaN))).toBeLessThan(0.1);
});

describe('spots, pores and texture keep apart', () => {
  const everywhere = (of: SkinMaps, plane: SkinMapName, change: (value: number) => number) =>
    REGION_NAMES.reduce((m, name) => withPainted(m, plane, name, change), of);

  it('on rough skin a spot stands out less', () => {
    const spotted = everywhere(maps, 'spots', (v) => v + 1);
    const rough = everywhere(spotted, 'texture', (v) => v + 2);
    expect(filterResponses(spotted, regions).spots).toBeGreaterThan((calm.spots ?? Number.NaN) + 20);
    expect(filterResponses(rough, regions).spots).toBeLessThan(
      0.7 * (filterResponses(spotted, regions).spots ?? Number.NaN),
    );
  });

  it('the response of the pore map to a spot does not count as a pore', () => {
    const dots = (of: SkinMaps, plane: SkinMapName) =>
      withPainted(of, plane, 'leftCheek', (v, n) => (n % 20 === 0 ? 9 : v));
    const alone = filterResponses(dots(maps, 'pores'), regions).pores ?? Number.NaN;
    expect(alone).toBeGreaterThan((calm.pores ?? Number.NaN) + 4);
    expect(filterResponses(dots(dots(maps, 'pores'), 'spots'), regions).pores).toBeLessThan(
      (calm.pores ?? Number.NaN) + 2,
    );
  });

  it('what is rough on the forehead alone is no texture: lines, or a fringe', () => {
    const forehead = withPainted(maps, 'texture', 'forehead', (v) => 5 * v);
    expect(filterResponses(forehead, regions).texture).toBeLessThan(1.1 * (calm.texture ?? Number.NaN));
  });

  it('single places that are rough, as a spot or a line makes them, hardly lift the texture', () => {
    const places = REGION_NAMES.reduce(
      (m, name) => withPainted(m, 'texture', name, (v, n) => (n % 10 < 3 ? 5 * v : v)),
      maps,
    );
    expect(filterResponses(places, regions).texture).toBeLessThan(1.1 * (calm.texture ?? Number.NaN));
  });
});

describe('lines', () => {
  const crossing = (region: RegionName, by: number) =>
    withPainted(maps, 'lines', region, (v, n) => v + (n % 6 === 0 ? by : 0));
  const lines = (of: SkinMaps, on = regions) => filterResponses(of, on).lines ?? Number.NaN;

  it('are none at the rim of the skin, where hair and frames begin', () => {
    const hair = regionsWith();
    // A strand from top to bottom, and a ridge of the map along it.
    const strand = (i: number) => i % 256 === 128;
    for (let i = 0; i < hair.readable.data.length; i++) if (strand(i)) hair.readable.data[i] = 0;
    const data = maps.lines.data.map((v, i) => (strand(i + 1) || strand(i - 1) ? v + 50 : v));
    const edged = { ...maps, lines: { ...maps.lines, data } };
    expect(lines(edged, hair)).toBeCloseTo(lines(maps, hair), 2);
    expect(lines(edged)).toBeGreaterThan(lines(maps) + 0.5);
  });

  it('count less the more there are: one deep fold does not outweigh the rest', () => {
    const [none, one, two] = [0, 20, 40].map((by) => lines(crossing('mouthArea', by)));
    expect((two ?? 0) - (one ?? 0)).toBeLessThan(0.5 * ((one ?? 0) - (none ?? 0)));
  });

  it('beside mouth and eyes, where a smile folds the skin, count less than on the forehead', () => {
    const gain = (region: RegionName) => lines(crossing(region, 20)) - lines(maps);
    expect(gain('forehead')).toBeGreaterThan(2 * gain('mouthArea'));
    expect(gain('forehead')).toBeGreaterThan(2 * gain('rightEyeCorner'));
  });

  it('of one eye alone are half of what the eyes say: hair over the other moves little', () => {
    const lined = crossing('rightEyeCorner', 20);
    const hidden = lines(lined, regionsWith({ leftEyeCorner: BARELY_NOT }));
    const alone = lines(lined, regionsWith({ leftEyeCorner: 0, forehead: 0, mouthArea: 0 }));
    const rest = lines(lined, regionsWith({ leftEyeCorner: 0, rightEyeCorner: 0 }));
    // One corner with the weight of a forehead would move it by a twelfth of what the corner shows.
    expect(Math.abs(hidden - lines(lined))).toBeLessThan(0.05 * (alone - rest));
    expect(hidden).toBeGreaterThan(rest);
  });

  it('are measured where gloss leaves them to be seen', () => {
    const glossy = withGloss(maps, 'forehead', (n) => n % 2 === 0);
    expect(lines(withPainted(glossy, 'lines', 'forehead', (v, n) => (n % 2 === 0 ? 0 : v)))).toBeGreaterThan(
      0.8 * lines(maps),
    );
  });
});

it('takes the noise of the sensor off the texture', () => {
  const noisy = (['rightCheek', 'leftCheek', 'forehead'] as const).reduce(
    (m, name) => withPainted(m, 'noise', name, (v) => 4 * v),
    maps,
  );
  expect(filterResponses(noisy, regions).texture).toBeLessThan(calm.texture ?? Number.NaN);
});

/** As the canonical crop shows it. */
const SEEN = { reliefScale: 1, lampScale: 1, hasRelief: true } as const;

it('takes off what spots answer in the texture and pore maps, and leaves the other metrics as they were read', () => {
  // On these maps a painted spot gives no response in any other map: what is taken off for it shows as a fall.
  const spotted = PAINT.spots(5);
  const [before, after] = [measureSkin(maps, regions, SEEN), measureSkin(spotted, regions, SEEN)];
  expect(filterResponses(spotted, regions).texture).toBe(calm.texture);
  expect(after.spots).toBeGreaterThan((before.spots ?? Number.NaN) + 10);
  expect(after.texture).toBeLessThan((before.texture ?? Number.NaN) - 1);
  for (const name of ['evenness', 'redness', 'lines', 'shine', 'darkCircles'] as const) {
    expect(after[name], name).toBe(filterResponses(spotted, regions)[name]);
  }
});

it('sets relief on the steadier scale, and nothing else', () => {
  const [one, two] = [SEEN, { ...SEEN, reliefScale: 2 }].map((seen) => measureSkin(maps, regions, seen));
  expect(two).toEqual({ ...one, texture: 2 * (one?.texture ?? Number.NaN) });
});

it('gives all contrasts back what a hard lamp takes from them, and neither shine nor dark circles', () => {
  const [one, two] = [SEEN, { ...SEEN, lampScale: 2 }].map((seen) => measureSkin(maps, regions, seen));
  for (const name of SKIN_METRICS) {
    const factor = name === 'shine' || name === 'darkCircles' ? 1 : 2;
    expect(two?.[name], name).toBeCloseTo(factor * (one?.[name] ?? Number.NaN), 10);
  }
});

it('does not tell relief from a photo that shows none', () => {
  const raw = measureSkin(maps, regions, { ...SEEN, hasRelief: false });
  expect(SKIN_METRICS.filter((name) => raw[name] === null)).toEqual(['texture', 'pores', 'lines']);
});

describe('dark circles', () => {
  it('are less than none where the under-eye is lighter: what a smile lifts is not cut off', () => {
    const lighter = (['rightUnderEye', 'leftUnderEye'] as const).reduce(
      (m, name) =>
        withPainted(
          withPainted(m, 'lightness', name, (v) => v + 8),
          'b',
          name,
          (v) => v - 1,
        ),
      maps,
    );
    expect(filterResponses(lighter, regions).darkCircles).toBeLessThan(calm.darkCircles ?? Number.NaN);
  });

  it('are the mean of both eyes, or the one that can be read', () => {
    const dark = withPainted(maps, 'lightness', 'rightUnderEye', (v) => v - 10);
    const of = (coverage: Parameters<typeof regionsWith>[0]) =>
      filterResponses(dark, regionsWith(coverage)).darkCircles ?? Number.NaN;
    const [right, left] = [of({ leftUnderEye: 0 }), of({ rightUnderEye: 0 })];
    expect(right).toBeGreaterThan(left + 2);
    expect(of({})).toBeCloseTo((right + left) / 2, 6);
  });

  it('are none where the cheek is flushed', () => {
    const flushed = withPainted(maps, 'a', 'rightCheek', (v) => v + 8);
    expect(filterResponses(flushed, regions).darkCircles).toBe(calm.darkCircles);
  });

  it('count a change of colour with the darkness', () => {
    const dark = withPainted(maps, 'lightness', 'rightUnderEye', (v) => v - 8);
    const bluish = withPainted(dark, 'b', 'rightUnderEye', (v) => v - 6);
    expect(filterResponses(bluish, regions).darkCircles).toBeGreaterThan(
      filterResponses(dark, regions).darkCircles ?? Number.NaN,
    );
  });
});
