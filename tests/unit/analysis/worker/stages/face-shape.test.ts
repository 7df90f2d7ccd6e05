import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DetectedFace, LandmarkEngine } from '#analysis/worker/engines/engine.ts';
import type { OnnxModel } from '#analysis/worker/engines/onnx.ts';
import {
  createShapeReader,
  openShapeNetwork,
  type ShapeNetwork,
} from '#analysis/worker/stages/face-shape.ts';
import { rankFaceShapes } from '#domain/face/face-shape.ts';
import { CONTOUR_FEATURES } from '#domain/face/shape-contour.ts';
import { SHAPE_FEATURES } from '#domain/face/shape-features.ts';
import { measureGeometry } from '#domain/face/proportions.ts';
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
  transferToImageBitmap() {
    return { close: () => undefined };
  }
}

const landmarks = faceMesh();
const geometry = measureGeometry(landmarks);
const LEVEL = { yaw: 0, pitch: 0, roll: 0 };
const seen: DetectedFace = { landmarks, pose: LEVEL, blendshapes: null, confidence: 1 };
/** Counts how often it is asked to look. */
function engineOf(faces: readonly DetectedFace[]) {
  const detect = vi.fn(() => Promise.resolve(faces));
  const engine: LandmarkEngine = {
    name: 'mediapipe',
    detect,
    detectFrame: detect,
    lost: () => false,
    close: () => undefined,
  };
  return { engine, detect };
}
const questionFor = (engine: LandmarkEngine) => ({
  engine,
  image: {} as ImageBitmap,
  landmarks,
  frontal: landmarks,
  pose: LEVEL,
  geometry,
});
const question = questionFor(engineOf([]).engine);
const networkOf = (run: OnnxModel['run'], classes: ShapeNetwork['classes'] = FACE_SHAPES): ShapeNetwork => ({
  model: { run, close: () => Promise.resolve() },
  classes,
});
/** Answers one look with the first row, two with the second. */
const answering = (...rows: readonly (readonly number[])[]) =>
  networkOf((inputs) => {
    const { data, shape } = inputs['features'] ?? { data: [], shape: [] };
    expect(shape).toEqual([1, SHAPE_FEATURES]);
    return Promise.resolve(
      new Map([['probabilities', Float32Array.from(rows[data[CONTOUR_FEATURES + 1] ?? 0] ?? [])]]),
    );
  });
const CLEAR = [0.1, 0.6, 0.1, 0.1, 0.1];
const CLOSE = [0.4, 0.3, 0.1, 0.1, 0.1];

describe('createShapeReader', () => {
  beforeEach(() => {
    vi.stubGlobal('OffscreenCanvas', GreyCanvas);
  });

  it('ranks what the network says, after one look where that is clear', async () => {
    const { engine, detect } = engineOf([seen]);
    const ranked = await createShapeReader(answering(CLEAR)).read(questionFor(engine));
    expect(ranked[0]).toEqual({ name: 'oblong', probability: expect.closeTo(0.6, 5) });
    expect(detect).not.toHaveBeenCalled();
  });

  it('looks again at a close call, and lets both looks decide', async () => {
    const { engine, detect } = engineOf([seen]);
    const ranked = await createShapeReader(answering(CLOSE, CLEAR)).read(questionFor(engine));
    expect(detect).toHaveBeenCalledTimes(1);
    expect(ranked[0]?.name).toBe('oblong');
  });

  it('keeps the first answer where the second look finds no face', async () => {
    const { engine, detect } = engineOf([]);
    const ranked = await createShapeReader(answering(CLOSE, CLEAR)).read(questionFor(engine));
    expect(detect).toHaveBeenCalledTimes(1);
    expect(ranked[0]?.name).toBe('heart');
  });

  it('calls the outputs by the classes of the manifest, in their order', async () => {
    const run: OnnxModel['run'] = () =>
      Promise.resolve(new Map([['probabilities', Float32Array.from(CLEAR)]]));
    const turned = [...FACE_SHAPES].reverse();
    const ranked = await createShapeReader(networkOf(run, turned)).read(question);
    expect(ranked[0]?.name).toBe(turned[1]);
  });

  it.each([
    ['missing', null],
    ['failing', networkOf(() => Promise.reject(new Error('out of order')))],
    ['talking nonsense', networkOf(() => Promise.resolve(new Map()))],
  ])('falls back to the proportions where the network is %s', async (_, model) => {
    expect(await createShapeReader(model).read(question)).toEqual(rankFaceShapes(geometry));
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
