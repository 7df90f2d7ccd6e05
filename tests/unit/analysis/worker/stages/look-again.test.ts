/** Small, turned and missing faces, by the light engine's real networks; hostile-input.test.ts asks both engines in a browser. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LandmarkEngine } from '#analysis/worker/engines/engine.ts';
import { tiltOf, wholeImage } from '#analysis/worker/engines/crop.ts';
import { findFaces } from '#analysis/worker/engines/lite/find-faces.ts';
import { createNetworks, type Networks } from '#analysis/worker/engines/lite/networks.ts';
import { looksAt, searchFaces, type PictureOf } from '#analysis/worker/stages/look-again.ts';
import { boundingBox } from '#domain/face/landmarks.ts';
import { decodePixels, onCanvas, searchable, type Pixels } from '../engines/lite/pixel-sampler.ts';

const MODELS = 'node_modules/@vladmandic/human/models';
const WASM = 'node_modules/@tensorflow/tfjs-backend-wasm/dist/';
const DRAWN = 'tests/fixtures/drawn-face.jpg';

describe('wholeImage', () => {
  it('holds the image without stretching it', () => {
    expect(wholeImage(400, 300)).toEqual({ x: 200, y: 150, side: 400, angle: 0 });
    expect(wholeImage(300, 400)).toEqual({ x: 150, y: 200, side: 400, angle: 0 });
  });
});

describe('looksAt', () => {
  const sides = fc.integer({ min: 1, max: 4000 });

  it('is at most 68 windows', () => {
    fc.assert(
      fc.property(sides, sides, (width, height) => {
        expect(looksAt(width, height).flat().length).toBeLessThanOrEqual(68);
      }),
    );
  });

  it('shows any face of a fifth of the long side whole in some window, upright and turned by each quarter', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const large = fc.integer({ min: 240, max: 4000 });
    fc.assert(
      fc.property(large, large, share, share, (width, height, across, down) => {
        const size = Math.max(width, height) / 5;
        fc.pre(size <= Math.min(width, height));
        const x = size / 2 + across * (width - size);
        const y = size / 2 + down * (height - size);
        const [, ...near] = looksAt(width, height);
        const holding = near
          .flat()
          .filter((w) => Math.max(Math.abs(w.x - x), Math.abs(w.y - y)) <= (w.side - size) / 2 + 1e-6);
        expect(new Set(holding.map(({ angle }) => angle)).size, `face at ${x}, ${y}`).toBe(4);
      }),
    );
  });
});

describe('searchFaces with the networks of the light engine', () => {
  let networks: Networks;
  let looks = 0;
  beforeAll(async () => {
    networks = await createNetworks(
      async (name) => new Uint8Array(await readFile(path.join(MODELS, name))),
      WASM,
    );
  });
  afterAll(() => networks.dispose());

  const bitmap = (pixels: Pixels) => ({ ...pixels, close: () => undefined }) as unknown as ImageBitmap;
  const pixelsOf = (image: ImageBitmap) => image as unknown as Pixels;
  const engine = {
    name: 'lite',
    detect: async (image) => {
      looks += 1;
      return findFaces(networks, searchable(pixelsOf(image)), { thorough: true });
    },
  } as Partial<LandmarkEngine> as LandmarkEngine;
  const pictureOf: PictureOf = (image, crop, size) =>
    bitmap({
      width: size,
      height: size,
      data: new Uint8Array(searchable(pixelsOf(image)).sample(crop, size)),
    });
  const search = async (pixels: Pixels) => {
    looks = 0;
    return searchFaces(engine, bitmap(pixels), pictureOf);
  };
  const turnedBy = (pixels: Pixels, quarters: number): Pixels => {
    if (quarters === 0) return pixels;
    const { width, height, data } = pixels;
    const out = new Uint8Array(data.length);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        out.set(
          data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4),
          4 * (x * height + height - 1 - y),
        );
    return turnedBy({ width: height, height: width, data: out }, quarters - 1);
  };

  it('looks once where a face is found upright at once', async () => {
    expect(await search(await decodePixels(DRAWN, { width: 400 }))).toHaveLength(1);
    expect(looks).toBe(1);
  });

  for (const [share, quarters] of [
    [0.08, 0],
    [0.08, 1],
    // Stands on its head, and the first look lays an upright mesh over it.
    [0.12, 2],
  ] as const)
    it(`finds a face of ${share} of the width, turned by ${90 * quarters}°`, async () => {
      // The face takes some 55 % of the drawing.
      const inset = await decodePixels(DRAWN, { width: Math.round((share * 450) / 0.55) });
      const upright = onCanvas(inset, 450, 600, 240, 64);
      const faces = await search(turnedBy(upright, quarters));
      expect(faces).toHaveLength(1);
      const [face] = faces;
      if (face === undefined) return;
      const tilt = (tiltOf(face.landmarks) * 180) / Math.PI;
      const off = ((tilt - 90 * quarters + 540) % 360) - 180;
      expect(Math.abs(off), `tilt ${tilt}`).toBeLessThan(8);
      const { width, height } = boundingBox(face.landmarks);
      expect(Math.min(width, height) / 450).toBeGreaterThan(0.6 * share);
      expect(Math.min(width, height) / 450).toBeLessThan(1.5 * share);
    });

  it('finds two small faces as two', async () => {
    const inset = await decodePixels(DRAWN, { width: 65 });
    const both = onCanvas(inset, 800, 600, 75, 100);
    const other = onCanvas(inset, 800, 600, 600, 350);
    both.data.set(other.data.map((value, i) => ((i >> 2) % 800 > 400 ? value : (both.data[i] ?? 0))));
    expect(await search(both)).toHaveLength(2);
  });

  it('ends where there is no face', async () => {
    const blank = { width: 260, height: 200, data: new Uint8Array(260 * 200 * 4).fill(128) };
    expect(await search(blank)).toEqual([]);
    expect(looks).toBeLessThanOrEqual(70);
    expect(await search({ width: 1, height: 1, data: Uint8Array.of(200, 150, 120, 255) })).toEqual([]);
  });
});
