import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OnnxModel } from '#analysis/worker/engines/onnx.ts';
import {
  createShapeReader,
  openShapeNetwork,
  type ShapeNetwork,
} from '#analysis/worker/stages/face-shape.ts';
import { frontalise } from '#domain/face/frontal.ts';
import { SHAPE_FEATURES } from '#domain/face/shape-features.ts';
import { FACE_SHAPES } from '#functions/vocabulary.ts';
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
const pose = { yaw: 0, pitch: 0, roll: 0 };
const question = {
  engine: 'mediapipe',
  image: {} as ImageBitmap,
  landmarks,
  frontal: frontalise(landmarks, pose),
  pose,
} as const;
const networkOf = (run: OnnxModel['run'], classes: ShapeNetwork['classes'] = FACE_SHAPES): ShapeNetwork => ({
  model: { run, close: () => Promise.resolve() },
  classes,
});
const answering = (
  outputs: Readonly<Record<string, readonly number[]>>,
  classes?: ShapeNetwork['classes'],
): ShapeNetwork =>
  networkOf((inputs) => {
    expect(inputs['features']?.shape).toEqual([1, SHAPE_FEATURES]);
    const arrays = Object.entries(outputs).map(([name, row]) => [name, Float32Array.from(row)] as const);
    return Promise.resolve(new Map(arrays));
  }, classes);
const PROBABILITIES = [0.1, 0.6, 0.1, 0.1, 0.1];

describe('createShapeReader', () => {
  beforeEach(() => {
    vi.stubGlobal('OffscreenCanvas', GreyCanvas);
  });

  it('ranks what the network says, and hands on its limits', async () => {
    const network = answering({ probabilities: PROBABILITIES, limits: [0.75, 0.125] });
    const { ranked, limits } = await createShapeReader(network).read(question);
    expect(ranked[0]).toEqual({ name: 'oblong', probability: expect.closeTo(0.6, 5) });
    expect(limits).toEqual({ together: 0.75, second: 0.125 });
  });

  it('calls the outputs by the classes of the manifest, in their order', async () => {
    const turned = [...FACE_SHAPES].reverse();
    const network = answering({ probabilities: PROBABILITIES, limits: [0.75, 0.125] }, turned);
    const { ranked } = await createShapeReader(network).read(question);
    expect(ranked[0]?.name).toBe(turned[1]);
  });

  it.each([
    ['missing', null],
    ['failing', networkOf(() => Promise.reject(new Error('out of order')))],
    ['talking nonsense', networkOf(() => Promise.resolve(new Map()))],
    ['without limits', answering({ probabilities: PROBABILITIES })],
  ])('ranks nothing where the network is %s', async (_, network) => {
    expect((await createShapeReader(network).read(question)).ranked).toEqual([]);
  });

  it('opens to nothing, not to an error, where the file cannot be had', async () => {
    const load = () => Promise.reject(new Error('offline'));
    expect(await openShapeNetwork(load, FACE_SHAPES, 'http://app.test/')).toBeNull();
  });

  it.each([
    [[]],
    [['heart', 'oblong']],
    [['heart', 'heart', 'oval', 'round', 'square']],
    [[...FACE_SHAPES, 'long']],
  ])('opens to nothing, and loads nothing, where the classes are %j', async (words) => {
    const load = vi.fn(() => Promise.reject(new Error('not wanted')));
    expect(await openShapeNetwork(load, words, 'http://app.test/')).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });
});
