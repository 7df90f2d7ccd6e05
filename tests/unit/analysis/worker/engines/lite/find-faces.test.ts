import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { estimatePose } from '#domain/face/pose.ts';
import { findFaces } from '#analysis/worker/engines/lite/find-faces.ts';
import { createNetworks, type Networks } from '#analysis/worker/engines/lite/networks.ts';
import { needRealFaces, portraits } from '#tests/support/real-faces.ts';
import { decodePixels, onCanvas, searchable, type Pixels } from './pixel-sampler.ts';

const MODELS = 'node_modules/@vladmandic/human/models';
const WASM = 'node_modules/@tensorflow/tfjs-backend-wasm/dist/';
const DRAWN = 'tests/fixtures/drawn-face.jpg';

const THOROUGH = { thorough: true };
const at = (landmarks: Float32Array, i: number) =>
  [landmarks[3 * i] ?? Number.NaN, landmarks[3 * i + 1] ?? Number.NaN] as const;
const distance = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
  Math.hypot(a - c, b - d);
const [RIGHT_EYE, LEFT_EYE, NOSE, CHIN, BROW] = [33, 263, 4, 152, 10];

let networks: Networks;
beforeAll(async () => {
  networks = await createNetworks(
    async (name) => new Uint8Array(await readFile(path.join(MODELS, name))),
    WASM,
  );
});
afterAll(() => networks.dispose());

const find = (pixels: Pixels, options = THOROUGH) => findFaces(networks, searchable(pixels), options);

/** The one face there should be. */
function theFace(pixels: Pixels, options = THOROUGH) {
  const [face, ...more] = find(pixels, options);
  expect(more).toEqual([]);
  if (face === undefined) throw new Error('No face was found');
  return face;
}

/** Eyes, nose and chin lie in the order of an upright face. */
function expectUpright(landmarks: Float32Array) {
  expect(at(landmarks, RIGHT_EYE)[0]).toBeLessThan(at(landmarks, LEFT_EYE)[0]);
  const heights = [BROW, RIGHT_EYE, NOSE, CHIN].map((i) => at(landmarks, i)[1]);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
}

describe('findFaces with the real networks', () => {
  it('finds the drawn face, upright and level', async () => {
    const face = theFace(await decodePixels(DRAWN, { width: 512 }));
    expect(face.landmarks).toHaveLength(468 * 3);
    expect(face.landmarks.every(Number.isFinite)).toBe(true);
    expect(face.confidence).toBeGreaterThan(0.5);
    expect(face).toMatchObject({ pose: null, blendshapes: null });
    expectUpright(face.landmarks);
    expect(Math.abs(estimatePose(face.landmarks).roll)).toBeLessThan(5);
  });

  it('keeps its place when the picture is another size', async () => {
    const [large, small] = [
      theFace(await decodePixels(DRAWN, { width: 600 })),
      theFace(await decodePixels(DRAWN, { width: 265 })),
    ];
    const eyes = distance(at(large.landmarks, RIGHT_EYE), at(large.landmarks, LEFT_EYE));
    for (const i of [RIGHT_EYE, LEFT_EYE, NOSE, CHIN]) {
      const [x, y] = at(small.landmarks, i);
      expect(distance([(x * 600) / 265, (y * 600) / 265], at(large.landmarks, i)) / eyes).toBeLessThan(0.04);
    }
  });

  it('turns with the picture', async () => {
    const face = theFace(await decodePixels(DRAWN, { width: 512, turned: 30 }));
    expect(estimatePose(face.landmarks).roll).toBeGreaterThan(25);
    expect(estimatePose(face.landmarks).roll).toBeLessThan(35);
  });

  it('tells several faces apart, the largest first', async () => {
    const [large, small] = [
      await decodePixels(DRAWN, { width: 400 }),
      await decodePixels(DRAWN, { width: 200 }),
    ];
    const both = onCanvas(large, 1000, 700, 20, 20);
    const row = onCanvas(small, 1000, 700, 600, 100);
    both.data.set(row.data.map((value, i) => ((i >> 2) % 1000 < 500 ? (both.data[i] ?? 0) : value)));
    const faces = find(both);
    expect(faces.map(({ landmarks }) => (at(landmarks, NOSE)[0] < 500 ? 'large' : 'small'))).toEqual([
      'large',
      'small',
    ]);
  });

  it('finds nothing where there is nothing, even in noise', () => {
    const blank = { width: 300, height: 200, data: new Uint8Array(300 * 200 * 4).fill(128) };
    let state = 1;
    const noise = blank.data.map(() => (state = (state * 1_103_515_245 + 12_345) & 0x7fffffff) >> 23);
    expect(find(blank)).toEqual([]);
    expect(find({ ...blank, data: noise })).toEqual([]);
    expect(find({ width: 1, height: 1, data: Uint8Array.of(200, 150, 120, 255) })).toEqual([]);
  });

  it('is deterministic, leaks no tensors and requests nothing', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch');
    const pixels = await decodePixels(DRAWN, { width: 400 });
    const first = find(pixels);
    const tensors = networks.tensorCount();
    find(await decodePixels(DRAWN, { width: 300, turned: 20 }));
    find(pixels, { thorough: false });
    expect(find(pixels)).toEqual(first);
    expect(networks.tensorCount()).toBe(tensors);
    expect(fetching).not.toHaveBeenCalled();
    fetching.mockRestore();
  });

  it('finds the drawn face in one quick look too', async () => {
    const pixels = await decodePixels(DRAWN, { width: 480 });
    const [quick, slow] = [theFace(pixels, { thorough: false }), theFace(pixels)];
    const eyes = distance(at(slow.landmarks, RIGHT_EYE), at(slow.landmarks, LEFT_EYE));
    expect(distance(at(quick.landmarks, NOSE), at(slow.landmarks, NOSE)) / eyes).toBeLessThan(0.1);
  });

  it('finds the one face in every portrait of the shared folder', async (context) => {
    needRealFaces(context);
    for (const file of portraits()) {
      const { landmarks } = theFace(await decodePixels(file, { width: 400 }));
      expectUpright(landmarks);
    }
  });
});

it('refuses a model that is not one', async () => {
  const nonsense = () => Promise.resolve(new TextEncoder().encode('<!doctype html>'));
  await expect(createNetworks(nonsense, WASM)).rejects.toThrow(SyntaxError);
});
