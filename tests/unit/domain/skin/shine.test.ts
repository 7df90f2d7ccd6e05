import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SKIN_MAP_NAMES, type SkinMapName, type SkinMaps } from '#domain/skin/maps.ts';
import { shineAt, shineMap, type OwnSkin } from '#domain/skin/shine.ts';
import { labOfLinear } from '#lab/evaluate/colour.ts';
import { between } from '../arbitraries.ts';

type Rgb = readonly [number, number, number];

/** Linear reflectance of a light, a medium and a dark skin (ITA about 52, 20 and −40). */
const SKINS: readonly (readonly [string, Rgb])[] = [
  ['light', [0.62, 0.42, 0.32]],
  ['medium', [0.38, 0.22, 0.14]],
  ['dark', [0.14, 0.07, 0.045]],
];

type Planes = Partial<Record<SkinMapName, readonly number[]>>;

/** Maps of a single row; planes that are not given hold what shine must not look at. */
function row(planes: Planes): SkinMaps {
  const width = planes.melanin?.length ?? 1;
  const entries = SKIN_MAP_NAMES.map((name) => [
    name,
    { width, height: 1, data: Float32Array.from(planes[name] ?? Array<number>(width).fill(Number.NaN)) },
  ]);
  return Object.fromEntries(entries) as SkinMaps;
}

function labOf(colour: Rgb) {
  const lab = Float64Array.from(colour);
  labOfLinear(lab, lab);
  const [lightness = Number.NaN, a = Number.NaN, b = Number.NaN] = lab;
  return { lightness, a, b };
}

/** Shine of each colour among skin of the colour `own`. */
function shineOf(own: Rgb, ...colours: readonly Rgb[]): number[] {
  const labs = colours.map(labOf);
  const maps = row({
    lightness: labs.map(({ lightness }) => lightness),
    a: labs.map(({ a }) => a),
    b: labs.map(({ b }) => b),
    melanin: colours.map(([red]) => -100 * Math.log10(red / own[0])),
  });
  return colours.map((_, i) => shineAt(maps, labOf(own), i));
}
const whiter = ([r, g, b]: Rgb, white: number): Rgb => [r + white, g + white, b + white];
const brighter = ([r, g, b]: Rgb, gain: number): Rgb => [r * gain, g * gain, b * gain];

const anyOwn: fc.Arbitrary<OwnSkin> = fc.record({
  lightness: between(0, 100),
  a: between(-40, 60),
  b: between(-40, 60),
});
const anyPixel = fc.record({
  lightness: between(0, 100),
  a: between(-80, 100),
  b: between(-110, 95),
  melanin: between(-150, 150),
});
type Pixel = typeof anyPixel extends fc.Arbitrary<infer T> ? T : never;
const rowOf = (pixels: readonly Pixel[]) =>
  row({
    lightness: pixels.map((pixel) => pixel.lightness),
    a: pixels.map((pixel) => pixel.a),
    b: pixels.map((pixel) => pixel.b),
    melanin: pixels.map((pixel) => pixel.melanin),
  });

describe('shineAt', () => {
  it('is a share of 0…1, whatever the colours', () => {
    fc.assert(
      fc.property(anyPixel, anyOwn, (pixel, own) => {
        const share = shineAt(rowOf([pixel]), own, 0);
        expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
  });

  it('is none where nothing is lighter than the skin around it and than the cheeks, however pale it is', () => {
    fc.assert(
      fc.property(anyPixel, between(0, 150), anyOwn, between(0, 1), (pixel, melanin, own, share) => {
        const lightness = share * own.lightness;
        expect(shineAt(rowOf([{ ...pixel, lightness, melanin }]), own, 0)).toBe(0);
      }),
    );
  });

  it('sees a forehead that shines all over, and so is its own surroundings', () => {
    const own = { lightness: 60, a: 12, b: 18 };
    expect(shineAt(rowOf([{ lightness: 72, a: 10, b: 12, melanin: 0 }]), own, 0)).toBeGreaterThan(0.5);
  });

  it('does not take a flush for matt, nor a pale neighbour of it for gloss', () => {
    const own = { lightness: 60, a: 22, b: 18 };
    const skin = { lightness: 61, a: 12, b: 18.3, melanin: -1.5 };
    expect(shineAt(rowOf([skin]), own, 0)).toBeLessThan(0.01);
  });

  it('never falls as a pixel grows lighter than its surroundings, or paler', () => {
    fc.assert(
      fc.property(anyPixel, anyOwn, between(0, 40), between(0, 40), (pixel, own, lift, colour) => {
        const lighter = { ...pixel, melanin: pixel.melanin - lift };
        const paler = { ...pixel, b: pixel.b - colour };
        const maps = rowOf([pixel, lighter, paler]);
        const share = shineAt(maps, own, 0);
        expect(shineAt(maps, own, 1)).toBeGreaterThanOrEqual(share);
        expect(shineAt(maps, own, 2)).toBeGreaterThanOrEqual(share - 1e-6);
      }),
    );
  });
});

describe.each(SKINS)('on %s skin', (_, skin) => {
  it('the skin itself does not shine, nor in any light that is diffuse', () => {
    fc.assert(
      fc.property(between(0.5, 1.55), (gain) => {
        expect(shineOf(skin, brighter(skin, gain))[0]).toBeLessThan(1e-4);
      }),
    );
  });

  it('white that is added shines, and more of it more', () => {
    // By the share of the skin's own light: 0.4 more are 15 points.
    const shares = shineOf(skin, ...[0, 0.1, 0.2, 0.3, 0.4].map((share) => whiter(skin, share * skin[0])));
    expect(shares[0]).toBe(0);
    shares.slice(1).forEach((share, i) => expect(share).toBeGreaterThan(shares[i] ?? Number.NaN));
    expect(shares.at(-1)).toBeGreaterThan(0.5);
  });

  it('never falls with more white, in any diffuse light', () => {
    fc.assert(
      fc.property(between(0.7, 1.3), between(0, 0.3), between(0, 0.2), (gain, white, more) => {
        const lit = brighter(skin, gain);
        const [less = Number.NaN, much] = shineOf(skin, whiter(lit, white), whiter(lit, white + more));
        expect(much).toBeGreaterThanOrEqual(less - 1e-4);
      }),
    );
  });

  it('a dark or red spot does not shine', () => {
    const [r, g, b] = skin;
    expect(shineOf(skin, brighter(skin, 0.7), [r, 0.7 * g, 0.7 * b], [1.2 * r, g, b])).toEqual([0, 0, 0]);
  });
});

it('judges each against the own skin: what is skin on one face would shine on another', () => {
  const [[, light], [, medium]] = SKINS as readonly [readonly [string, Rgb], readonly [string, Rgb]];
  expect(shineOf(light, light)).toEqual([0]);
  expect(shineOf(medium, light)[0]).toBeGreaterThan(0.3);
});

describe('shineMap', () => {
  it('holds the share of every pixel', () => {
    fc.assert(
      fc.property(fc.array(anyPixel, { minLength: 1, maxLength: 20 }), anyOwn, (pixels, own) => {
        const maps = rowOf(pixels);
        const wanted = Float32Array.from(pixels, (_, i) => shineAt(maps, own, i));
        expect(shineMap(maps, own)).toEqual(wanted);
      }),
    );
  });
});
