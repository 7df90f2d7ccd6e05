import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OnnxModel } from '#analysis/worker/engines/onnx.ts';
import { createShapeReader, openShapeModel, SHAPE_FEATURES } from '#analysis/worker/stages/face-shape.ts';
import { rankFaceShapes } from '#domain/face/face-shape.ts';
import { SHAPE_CROP } from '#domain/face/shape-gradients.ts';
import { measureGeometry } from '#domain/geometry/measure.ts';
import { faceMesh } from '#tests/unit/domain/face-mesh.ts';

/** A canvas that shows grey, whatever is drawn on it. */
class GreyCanvas {
  getContext() {
    const { width, height } = SHAPE_CROP;
    return {
      setTransform: () => undefined,
      fillRect: () => undefined,
      drawImage: () => undefined,
      getImageData: () => ({ data: new Uint8ClampedArray(4 * width * height).fill(128) }),
    };
  }
}

const landmarks = faceMesh();
const geometry = measureGeometry(landmarks);
const question = {
  image: {} as ImageBitmap,
  landmarks,
  frontal: landmarks,
  pose: { yaw: 0, pitch: 0, roll: 0 },
  geometry,
};
const modelOf = (run: OnnxModel['run']): OnnxModel => ({ run, close: () => Promise.resolve() });

describe('createShapeReader', () => {
  beforeAll(() => {
    vi.stubGlobal('OffscreenCanvas', GreyCanvas);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  it('ranks what the network says', async () => {
    const given: unknown[] = [];
    const model = modelOf((inputs) => {
      given.push(inputs['features']?.shape);
      return Promise.resolve(new Map([['probabilities', Float32Array.of(0.1, 0.5, 0.2, 0.1, 0.1)]]));
    });
    const { ranked, features } = await createShapeReader(model).read(question);
    expect(ranked[0]).toEqual({ name: 'oblong', probability: 0.5 });
    expect(features).toHaveLength(SHAPE_FEATURES);
    expect(given).toEqual([[1, SHAPE_FEATURES]]);
  });

  it.each([
    ['missing', null],
    ['failing', modelOf(() => Promise.reject(new Error('out of order')))],
    ['talking nonsense', modelOf(() => Promise.resolve(new Map()))],
  ])('falls back to the proportions where the network is %s', async (_, model) => {
    const { ranked } = await createShapeReader(model).read(question);
    expect(ranked).toEqual(rankFaceShapes(geometry));
  });

  it('opens to nothing, not to an error, where the file cannot be had', async () => {
    expect(await openShapeModel(() => Promise.reject(new Error('offline')), 'http://app.test/')).toBeNull();
  });
});
