/** What the maps must mean, on painted skin: each responds to its own thing, on every skin, in any light. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SkinMapNetwork } from '#analysis/worker/stages/skin-maps.ts';
import { type SkinMapName, type SkinMaps, WHITE_NOISE_TEXTURE_RATIO } from '#domain/skin/maps.ts';
import {
  bump,
  darkened,
  fullMask,
  meanOver,
  noisy,
  openCommittedNetwork,
  ovalMask,
  paint,
  type Painter,
  peakNear,
  type Rgb,
  SKINS,
  times,
} from './skin-maps-fixtures.ts';

let network: SkinMapNetwork;
beforeAll(async () => {
  network = await openCommittedNetwork();
});
afterAll(() => network.close());

const run = (painter: Painter): Promise<SkinMaps> => network.run(paint(painter), fullMask());
const centre = (maps: SkinMaps, name: SkinMapName): number => peakNear(maps[name].data, 256, 256, 12);

const fromCentre = (x: number, y: number): number => (x - 256) ** 2 + (y - 256) ** 2;
/** Squared distance from a slanted line through the centre. */
const fromLine = (x: number, y: number): number => (0.8 * (x - 256) + 0.6 * (y - 256)) ** 2;

const spotOn =
  (skin: Rgb, sigma = 3, contrast = 20): Painter =>
  (x, y) => {
    const depth = contrast * bump(fromCentre(x, y), sigma);
    return darkened(skin, [depth, 1.5 * depth, 1.5 * depth]);
  };
const lineOn =
  (skin: Rgb, sigma: number, contrast = 20): Painter =>
  (x, y) => {
    const depth = contrast * bump(fromLine(x, y), sigma);
    return darkened(skin, [depth, depth, depth]);
  };

describe('spots', () => {
  it.each([1.5, 2, 3, 4, 5])(
    'answers to a dark blob of σ %d px where it is, and lines does not',
    async (sigma) => {
      const maps = await run(spotOn(SKINS.medium, sigma));
      expect(centre(maps, 'spots')).toBeGreaterThan(10);
      expect(centre(maps, 'lines')).toBeLessThan(centre(maps, 'spots') / 5);
      expect(peakNear(maps.spots.data, 100, 100, 20)).toBeLessThan(1);
    },
  );

  it('answers to a red blob that is not dark', async () => {
    const maps = await run((x, y) => {
      const depth = 15 * bump(fromCentre(x, y), 3);
      return darkened(SKINS.light, [0, depth, depth]);
    });
    expect(centre(maps, 'spots')).toBeGreaterThan(8);
    expect(centre(maps, 'erythema')).toBeGreaterThan(10);
    expect(Math.abs(centre(maps, 'melanin'))).toBeLessThan(1.5);
  });

  it('does not answer to a light blob, an edge or even grain', async () => {
    const light = await run((x, y) =>
      darkened(SKINS.medium, Array(3).fill(-10 * bump(fromCentre(x, y), 3)) as unknown as Rgb),
    );
    expect(peakNear(light.spots.data, 256, 256, 1)).toBeLessThan(0.5);
    const edge = await run((x) => (x < 256 ? SKINS.medium : darkened(SKINS.medium, [30, 30, 30])));
    expect(centre(edge, 'spots')).toBeLessThan(3);
    const grain = await network.run(
      noisy(
        paint(() => SKINS.medium),
        3,
        11,
      ),
      fullMask(),
    );
    expect(meanOver(grain.spots.data)).toBeLessThan(0.2);
  });
});

describe('lines', () => {
  it.each([1, 1.5, 2, 3])(
    'answers to a dark ridge of σ %d px far more than spots and pores do',
    async (sigma) => {
      const maps = await run(lineOn(SKINS.medium, sigma));
      expect(centre(maps, 'lines')).toBeGreaterThan(12);
      expect(centre(maps, 'spots')).toBeLessThan(centre(maps, 'lines') / 3);
      expect(centre(maps, 'pores')).toBeLessThan(centre(maps, 'lines') / 10);
    },
  );

  it('hardly answers to the edge of a shadow as deep as the ridge', async () => {
    const maps = await run((x, y) => {
      const depth = 20 / (1 + Math.exp(-(0.8 * (x - 256) + 0.6 * (y - 256)) * 1.5));
      return darkened(SKINS.medium, [depth, depth, depth]);
    });
    expect(centre(maps, 'lines')).toBeLessThan(20 / 6);
  });
});

describe('pores', () => {
  it('answers to fine dark dots more than to wide blobs of the same depth', async () => {
    const fine = await run(spotOn(SKINS.medium, 1.5));
    const wide = await run(spotOn(SKINS.medium, 6));
    expect(centre(fine, 'pores')).toBeGreaterThan(1.7 * centre(wide, 'pores'));
  });
});

describe('texture and noise', () => {
  const waves =
    (period: number): Painter =>
    (x, y) => {
      const depth = 2 * Math.sin((2 * Math.PI * x) / period) * Math.sin((2 * Math.PI * y) / period);
      return darkened(SKINS.medium, [depth, depth, depth]);
    };

  it('measures a band around 7 px, not what is much coarser', async () => {
    const inBand = meanOver((await run(waves(9))).texture.data, 20, 236);
    const coarse = meanOver((await run(waves(64))).texture.data, 20, 236);
    expect(inBand).toBeGreaterThan(0.4);
    expect(coarse).toBeLessThan(inBand / 5);
  });

  it('relates white noise in the two planes as WHITE_NOISE_TEXTURE_RATIO says', async () => {
    const grain = await network.run(
      noisy(
        paint(() => SKINS.medium),
        4,
        5,
      ),
      fullMask(),
    );
    const ratio = meanOver(grain.texture.data, 20, 236) / meanOver(grain.noise.data, 20, 236);
    expect(ratio / WHITE_NOISE_TEXTURE_RATIO).toBeCloseTo(1, 1);
  });
});

describe('what the photographer and the person may be', () => {
  /** A spot, a line and waves at once, strong enough that 256 steps a channel do not matter. */
  const scene =
    (skin: Rgb): Painter =>
    (x, y) => {
      const spot = 25 * bump((x - 160) ** 2 + (y - 300) ** 2, 3);
      const line = 20 * bump((0.8 * (x - 330) + 0.6 * (y - 200)) ** 2, 2);
      const wave = 2 * Math.sin((2 * Math.PI * x) / 9) * Math.sin((2 * Math.PI * y) / 9);
      return darkened(skin, [spot + line + wave, 1.5 * spot + line + wave, 1.5 * spot + line + wave]);
    };
  const measures = (maps: SkinMaps): Record<string, number> => ({
    spots: peakNear(maps.spots.data, 160, 300, 6),
    lines: peakNear(maps.lines.data, 330, 200, 6),
    pores: peakNear(maps.pores.data, 160, 300, 6),
    texture: meanOver(maps.texture.data, 180, 240),
  });
  const changes = async (before: Painter, after: Painter): Promise<number[]> => {
    const first = measures(await run(before));
    const second = measures(await run(after));
    return Object.keys(first).map((name) => Math.abs((second[name] ?? 0) / (first[name] ?? 0) - 1));
  };

  it.each([-0.3, 0.3])('changes by less than a twentieth under %d EV', async (stops) => {
    const gain = 2 ** stops;
    const lit = times(SKINS.medium, [gain, gain, gain]);
    for (const change of await changes(scene(SKINS.medium), scene(lit))) expect(change).toBeLessThan(0.05);
  });

  it.each([
    [1.07, 1, 0.9],
    [0.93, 1, 1.1],
  ] as const)('changes by less than a twentieth under a lamp of %d, %d, %d', async (...lamp) => {
    const lit = scene(times(SKINS.medium, lamp));
    for (const change of await changes(scene(SKINS.medium), lit)) expect(change).toBeLessThan(0.05);
  });

  it.each(['light', 'dark'] as const)(
    'changes by less than a twentieth from medium to %s skin',
    async (name) => {
      for (const change of await changes(scene(SKINS.medium), scene(SKINS[name]))) {
        expect(change).toBeLessThan(0.05);
      }
    },
  );
});

describe('the mask', () => {
  it('keeps dark hair beside the skin out of what counts as nearby', async () => {
    const mask = ovalMask().map((weight) => Math.round(weight));
    const crop = paint((x, y) => (mask[(y >> 1) * 256 + (x >> 1)] === 1 ? SKINS.medium : [0.01, 0.01, 0.01]));
    const inside = (maps: SkinMaps): number => {
      const values = maps.melanin.data.filter((_, i) => mask[i] === 1);
      return values.reduce((worst, value) => Math.max(worst, Math.abs(value)), 0);
    };
    expect(inside(await network.run(crop, mask))).toBeLessThan(1);
    expect(inside(await network.run(crop, fullMask()))).toBeGreaterThan(10);
  });
});
