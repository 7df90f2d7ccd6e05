import { describe, expect, it } from 'vitest';
import { lightnessOf, logColour, logLight } from '#domain/skin/log-colour.ts';

/** 512 × 512 of one colour, but for the four crop pixels of the second map pixel. */
function crop(rgb: readonly number[], second: readonly (readonly number[])[] = [rgb, rgb, rgb, rgb]) {
  const bytes = Uint8ClampedArray.from({ length: 512 * 512 * 4 }, (_, i) => rgb[i % 4] ?? 255);
  [2, 3, 514, 515].forEach((pixel, n) => bytes.set(second[n] ?? rgb, 4 * pixel));
  return bytes;
}

const ALL = Int32Array.from({ length: 256 * 256 }, (_, i) => i);

describe('logColour', () => {
  it('is the mean of four pixels, in logarithms of linear light', () => {
    const linear = (byte: number) => ((byte / 255 + 0.055) / 1.055) ** 2.4 + 0.002;
    const [r, g, b] = [180, 120, 90].map(linear) as [number, number, number];
    const { rg, gb, light } = logColour(crop([180, 120, 90]), ALL);
    expect([rg[0], gb[0], light[0]].map((value) => value?.toFixed(4))).toEqual(
      [Math.log(r / g), Math.log(g / b), Math.log(r * g * b) / 3].map((value) => value.toFixed(4)),
    );
    const dots = [140, 220, 160, 200].map((red) => [red, 120, 90]);
    expect(logColour(crop([180, 120, 90], dots), ALL).rg[1]).toBe(rg[0]);
  });

  it('keeps its colour under another exposure, and logLight says the same of light', () => {
    const [bright, dim] = [crop([200, 160, 130]), crop([147, 117, 94])];
    expect(logColour(dim, ALL).rg[9]).toBeCloseTo(logColour(bright, ALL).rg[9] ?? Number.NaN, 1);
    expect(logLight(dim).light).toEqual(logColour(dim, ALL).light);
  });

  it('reads the pixels that it is asked for, and no others', () => {
    const all = logColour(crop([180, 120, 90]), ALL);
    const some = logColour(crop([180, 120, 90]), Int32Array.from([7, 300]));
    for (const plane of ['rg', 'gb', 'light'] as const) {
      expect([...some[plane].entries()].filter(([, value]) => value !== 0)).toEqual(
        [7, 300].map((i) => [i, all[plane][i]]),
      );
    }
  });

  it.each([
    ['white', [255, 255, 240], 1],
    ['black', [3, 2, 4], 1],
    ['a red that is only full', [255, 180, 150], 0],
    ['skin', [190, 150, 130], 0],
  ] as const)('%s', (_what, rgb, clipped) => {
    expect(logLight(crop(rgb)).clipped[7]).toBe(clipped);
  });
});

it('lightnessOf gives back the L* of a grey', () => {
  const lightness = (byte: number) => lightnessOf(logLight(crop([byte, byte, byte])).light[0] ?? Number.NaN);
  expect(lightness(119)).toBeCloseTo(50, 0);
  expect(lightness(255)).toBeCloseTo(100, 3);
});
