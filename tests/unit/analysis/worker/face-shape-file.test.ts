/** The committed network against the committed numbers that it was trained from. */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { openOnnxModel } from '#analysis/worker/engines/onnx.ts';
import { FACE_SHAPE_MODEL, openShapeNetwork } from '#analysis/worker/stages/face-shape.ts';
import { rankProbabilities } from '#domain/face/face-shape.ts';
import { FACE_SHAPES } from '#functions/vocabulary.ts';
import { SHAPE_FEATURES } from '#domain/face/shape-features.ts';
import { featuresOf } from '#lab/face-shape/cross-validate.ts';
import { readTrainingSet, type TrainingSet } from '#lab/face-shape/dataset.ts';
import { fit } from '#lab/face-shape/fit.ts';
import { logitsOf } from '#lab/face-shape/linear.ts';
import { FACE_SHAPE_VERSION } from '#lab/face-shape/network.ts';
import { faultOf, readManifest } from '#scripts/lib/manifest.ts';
import { inRoot } from '#scripts/lib/paths.ts';

const RUNTIME = pathToFileURL(`${inRoot('node_modules', 'onnxruntime-web', 'dist')}/`).href;
const readModel = () => readFile(inRoot('models', FACE_SHAPE_MODEL));

describe('models/face-shape.onnx', () => {
  let set: TrainingSet;
  beforeAll(async () => {
    set = await readTrainingSet();
  });

  it('is small, and is the file that the manifest names', async () => {
    const bytes = await readModel();
    expect(bytes.byteLength).toBeLessThan(100 * 1024);
    const entry = (await readManifest()).find(({ name }) => name === FACE_SHAPE_MODEL);
    expect(entry).toMatchObject({ engine: 'both', licence: 'MIT', version: String(FACE_SHAPE_VERSION) });
    if (entry !== undefined) expect(faultOf(bytes, entry)).toBeNull();
  });

  it('names the labelled shape by the classes of the manifest far more often than chance', async () => {
    const entry = (await readManifest()).find(({ name }) => name === FACE_SHAPE_MODEL);
    const load = async () => new Uint8Array(await readModel());
    const network = await openShapeNetwork(load, entry?.classes ?? [], RUNTIME);
    if (network === null) throw new Error('no network');
    let right = 0;
    for (const sample of set.samples) {
      const features = featuresOf(sample, 'mediapipe');
      const outputs = await network.model.run({
        features: { type: 'float32', data: features, shape: [1, SHAPE_FEATURES] },
      });
      const [first] = rankProbabilities(network.classes, outputs.get('probabilities') ?? []);
      if (first?.name === FACE_SHAPES[sample.label]) right += 1;
    }
    await network.model.close();
    // Chance is one in five; on photos that it has not seen it is 71 of 100 (models/face-shape.md).
    expect(right / set.samples.length).toBeGreaterThan(0.7);
  });

  it('is what the committed numbers give, up to one temperature for all', async () => {
    const model = await openOnnxModel(
      async () => new Uint8Array(await readModel()),
      FACE_SHAPE_MODEL,
      RUNTIME,
    );
    const expected = fit(set);
    const temperatures: number[] = [];
    for (const [i, sample] of set.samples.slice(0, 40).entries()) {
      const features = featuresOf(sample, i % 2 === 0 ? 'mediapipe' : 'lite');
      const outputs = await model.run({
        features: { type: 'float32', data: features, shape: [1, SHAPE_FEATURES] },
      });
      const [first = 0, second = 0, ...others] = outputs.get('probabilities') ?? [];
      expect(first + second + others.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 5);
      const [a = 0, b = 0] = logitsOf(expected, features);
      const [together = 0, alone = 0] = outputs.get('limits') ?? [];
      expect(together > 0.6 && together < 0.95).toBe(true);
      expect(alone > 0.01 && alone < 0.2).toBe(true);
      if (Math.abs(a - b) > 0.5) temperatures.push((a - b) / Math.log(first / second));
    }
    await model.close();
    expect(temperatures.length).toBeGreaterThan(20);
    const [low, high] = [Math.min(...temperatures), Math.max(...temperatures)];
    expect(low).toBeGreaterThan(0.5);
    expect(high - low).toBeLessThan(0.01);
  });
});
