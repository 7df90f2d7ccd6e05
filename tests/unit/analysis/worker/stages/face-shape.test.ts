import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OnnxModel } from '#analysis/worker/engines/onnx.ts';
import { createShapeReader, openShapeModel } from '#analysis/worker/stages/face-shape.ts';
import { CONTOUR_FEATURES } from '#domain/face/shape-contour.ts';
import { SHAPE_FEATURES } from '#domain/face/shape-features.ts';
import { GRADIENT_FEATURES } from '#domain/face/shape-gradients.ts';
import { faceMesh } from '#tests/unit/domain/face-mesh.ts';

/** A canvas that shows grey, whatever is drawn on it. */
class GreyCanvas {
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  getContext() {
    return {
      setTransform: () => undefined,
      fillRect: () => undefined,
      drawImage: () => undefined,
      getImageData: () => ({ data: new Uint8ClampedArray(4 * this.width * this.height).fill(128) }),
    };
  }
}

const landmarks = faceMesh();
const question = {
  engine: 'mediapipe',
  image: {} as ImageBitmap,
  landmarks,
  frontal: landmarks,
  pose: { yaw: 0, pitch: 0, roll: 0 },
} as const;
const modelOf = (run: OnnxModel['run']): OnnxModel => ({ run, close: () => Promise.resolve() });
const answering = (outputs: Readonly<Record<string, readonly number[]>>) =>
  modelOf((inputs) => {
    expect(inputs['features']?.shape).toEqual([1, SHAPE_FEATURES]);
    const arrays = Object.entries(outputs).map(([name, row]) => [name, Float32Array.from(row)] as const);
    return Promise.resolve(new Map(arrays));
  });
const PROBABILITIES = [0.1, 0.6, 0.1, 0.1, 0.1];

describe('createShapeReader', () => {
  beforeEach(() => {
    vi.stubGlobal('OffscreenCanvas', GreyCanvas);
  });

  it('ranks what the network says, and hands on its threshold', async () => {
    const model = answering({ probabilities: PROBABILITIES, threshold: [0.125] });
    const { ranked, threshold } = await createShapeReader(model).read(question);
    expect(ranked[0]).toEqual({ name: 'oblong', probability: expect.closeTo(0.6, 5) });
    expect(threshold).toBe(0.125);
  });

  it('measures without a network', () => {
    const { contour, gradients } = createShapeReader(null).measure(question);
    expect(contour).toHaveLength(CONTOUR_FEATURES);
    expect(gradients).toHaveLength(GRADIENT_FEATURES);
  });

  it.each([
    ['missing', null],
    ['failing', modelOf(() => Promise.reject(new Error('out of order')))],
    ['talking nonsense', modelOf(() => Promise.resolve(new Map()))],
    ['without a threshold', answering({ probabilities: PROBABILITIES })],
  ])('ranks nothing where the network is %s', async (_, model) => {
    expect((await createShapeReader(model).read(question)).ranked).toEqual([]);
  });

  it('opens to nothing, not to an error, where the file cannot be had', async () => {
    expect(await openShapeModel(() => Promise.reject(new Error('offline')), 'http://app.test/')).toBeNull();
  });
});
