import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModelLoader } from '#analysis/worker/engines/engine.ts';
import type { SkinMapNetwork } from '#analysis/worker/stages/skin-maps.ts';
import { positions } from '#domain/geometry/polygon.ts';
import { boxAround, WHOLE_MAP } from '#domain/skin/map-box.ts';
import { SKIN_MAP_NAMES } from '#domain/skin/maps.ts';
import {
  bump,
  darkened,
  fullMask,
  loadCommitted,
  noisy,
  openCommittedNetwork,
  ovalMask,
  paint,
  randomNumbers,
  SKINS,
} from './skin-maps-fixtures.ts';
import { referenceSkinMaps } from './skin-maps-reference.ts';

const seed = Number(process.env['SEED'] ?? 1);

const randomCrop = (): Uint8ClampedArray => {
  const next = randomNumbers(seed);
  return Uint8ClampedArray.from({ length: 512 * 512 * 4 }, () => next() * 256);
};

/** A spot, a line and a highlight on noisy medium skin. */
const paintedSkin = (): Uint8ClampedArray => {
  const skin = paint((x, y) => {
    const spot = 20 * bump((x - 180) ** 2 + (y - 300) ** 2, 3);
    const line = 15 * bump((0.8 * (x - 300) + 0.6 * (y - 120)) ** 2, 2);
    const lobe = 0.15 * bump((x - 256) ** 2 + (y - 256) ** 2, 25);
    const [r, g, b] = darkened(SKINS.medium, [spot + line, 1.5 * spot + line, 1.5 * spot + line]);
    return [r + lobe, g + lobe, b + lobe];
  });
  return noisy(skin, 2, seed);
};

const CASES: readonly (readonly [string, () => Uint8ClampedArray, () => Float32Array, number])[] = [
  ['random bytes, full mask', randomCrop, fullMask, 0],
  ['flat grey, oval mask', () => paint(() => [0.3, 0.3, 0.3]), ovalMask, 0],
  [
    'gradients down to black, oval mask',
    () => paint((x, y) => [x / 512, y / 640, (x * y) / 5e5]),
    ovalMask,
    0,
  ],
  ['painted skin, oval mask', paintedSkin, ovalMask, 0],
  ['painted skin, empty mask', paintedSkin, () => new Float32Array(256 * 256), 0],
  ['painted skin, oval mask, softened', paintedSkin, ovalMask, 2.4],
];

describe('the committed network', () => {
  let network: SkinMapNetwork;
  beforeAll(async () => {
    network = await openCommittedNetwork();
  });
  afterAll(() => network.close());

  // 1e-3 of the map's own unit, or of its range where that is wider than one unit (32-bit floats).
  it.each(CASES)('gives what the plain reference gives, to 1e-3: %s', async (_name, crop, mask, soften) => {
    const pixels = crop();
    const weights = mask();
    const expected = referenceSkinMaps(pixels, weights, soften);
    const got = await network.run(pixels, weights, undefined, soften);
    for (const name of SKIN_MAP_NAMES) {
      const reference = expected[name] ?? new Float64Array(0);
      const plane = got[name];
      expect(plane).toMatchObject({ width: 256, height: 256 });
      expect(plane.data).toHaveLength(reference.length);
      let worst = 0;
      let low = Infinity;
      let high = -Infinity;
      reference.forEach((value, i) => {
        // NaN compares as worse than anything.
        const error = Math.abs((plane.data[i] ?? Number.NaN) - value);
        if (!(error <= worst)) worst = error;
        low = Math.min(low, value);
        high = Math.max(high, value);
      });
      expect(worst, `${name}, range ${low} to ${high}`).toBeLessThan(1e-3 * Math.max(1, high - low));
    }
  });

  it('gives the same planes for the same pixels, whatever it saw in between', async () => {
    const crop = paintedSkin();
    const first = await network.run(crop, ovalMask());
    await network.run(randomCrop(), fullMask());
    const second = await network.run(crop, ovalMask());
    for (const name of SKIN_MAP_NAMES) expect(second[name].data).toEqual(first[name].data);
  });

  it('gives on a part of the crop what it gives on the whole, to 1e-3, and 0 outside of it', async () => {
    const crop = paintedSkin();
    const hard = ovalMask().map((weight) => (weight > 0.5 ? 1 : 0));
    const box = boxAround(positions(hard));
    expect(box).not.toEqual(WHOLE_MAP);
    const whole = await network.run(crop, hard);
    const part = await network.run(crop, hard, box);
    for (const name of SKIN_MAP_NAMES) {
      const [expected, got] = [whole[name].data, part[name].data];
      const unit = Math.max(1, ...expected.map(Math.abs));
      let worst = 0;
      for (let i = 0; i < hard.length; i++) {
        const [x, y] = [i % 256, Math.floor(i / 256)];
        const inside = x >= box.left && x < box.right && y >= box.top && y < box.bottom;
        if (!inside) expect(got[i]).toBe(0);
        if (hard[i] === 1) worst = Math.max(worst, Math.abs((got[i] ?? Number.NaN) - (expected[i] ?? 0)));
      }
      expect(worst / unit, name).toBeLessThan(1e-3);
    }
  });

  it('takes turns when it is called twice at once', async () => {
    const crop = paintedSkin();
    const [one, two] = await Promise.all([network.run(crop, fullMask()), network.run(crop, fullMask())]);
    expect(two.spots.data).toEqual(one.spots.data);
  });

  it('refuses crops and masks of another size, and works on', async () => {
    const crop = paint(() => SKINS.light);
    await expect(network.run(crop.subarray(4), fullMask())).rejects.toThrow(RangeError);
    await expect(network.run(crop, new Float32Array(512 * 512))).rejects.toThrow(RangeError);
    await expect(network.run(crop, fullMask())).resolves.toHaveProperty('spots');
  });
});

it('fails to start on a damaged model instead of giving planes', async () => {
  const damaged: ModelLoader = async (name) => (await loadCommitted(name)).slice(0, 9000);
  await expect(openCommittedNetwork(damaged)).rejects.toThrow();
});
