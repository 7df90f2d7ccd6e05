/** Stage "face-shape": contour and edges around the face go into a small network, five probabilities come out. */
import { rankProbabilities, type ShapeReading } from '#domain/face/face-shape.ts';
import type { FrontalPixels, ImagePixels, Landmarks } from '#domain/face/landmarks.ts';
import type { Pose } from '#domain/face/report.ts';
import { contourFeatures } from '#domain/face/shape-contour.ts';
import { SHAPE_FEATURES, shapeFeatures } from '#domain/face/shape-features.ts';
import { gradientFeatures } from '#domain/face/shape-gradients.ts';
import { FACE_SHAPES, type EngineName, type FaceShapeName } from '#functions/vocabulary.ts';
import type { ModelLoader } from '../engines/engine.ts';
import { openOnnxModel, type OnnxModel } from '../engines/onnx.ts';
import { createShapeCrop } from './shape-crop.ts';

/** Name of the network in models/manifest.json; models/face-shape.md describes it. */
export const FACE_SHAPE_MODEL = 'face-shape.onnx';

export interface ShapeQuestion {
  /** Where the landmarks come from. */
  readonly engine: EngineName;
  readonly image: ImageBitmap;
  readonly landmarks: Landmarks<ImagePixels>;
  /** The same from the front. */
  readonly frontal: Landmarks<FrontalPixels>;
  readonly pose: Pose;
}

/** The network, and the shapes that its probabilities stand for, in their order. */
export interface ShapeNetwork {
  readonly model: OnnxModel;
  readonly classes: readonly FaceShapeName[];
}

export interface ShapeReader {
  /** Nothing is ranked where the network is missing or fails: the shape is described, never scored. */
  read(question: ShapeQuestion): Promise<ShapeReading>;
  close(): Promise<void>;
}

/**
 * The network, or null where it cannot be had: the shape is described, never scored, and the result does without it.
 *
 * @param words the classes of its outputs as models/manifest.json has them; a list that does not name each shape
 *   once, such as an earlier one without classes, is no network either
 */
export async function openShapeNetwork(
  load: ModelLoader,
  words: readonly string[],
  wasmBase: string,
): Promise<ShapeNetwork | null> {
  const classes = words.flatMap((word) => FACE_SHAPES.find((shape) => shape === word) ?? []);
  if (words.length !== FACE_SHAPES.length || new Set(classes).size !== FACE_SHAPES.length) return null;
  try {
    return { model: await openOnnxModel(load, FACE_SHAPE_MODEL, wasmBase), classes };
  } catch {
    return null;
  }
}

/** What is known where the network could not be asked. */
const UNREAD: ShapeReading = { ranked: [], threshold: 0 };

/** One canvas serves every photo. */
export function createShapeReader(network: ShapeNetwork | null): ShapeReader {
  const crop = createShapeCrop();
  return {
    async read({ engine, image, landmarks, frontal, pose }) {
      if (network === null) return UNREAD;
      const contour = contourFeatures(frontal, pose);
      const gradients = gradientFeatures(crop(image, landmarks));
      return judge(network, shapeFeatures(engine, contour, gradients));
    },
    close: async () => network?.model.close(),
  };
}

async function judge({ model, classes }: ShapeNetwork, features: Float32Array): Promise<ShapeReading> {
  try {
    const outputs = await model.run({
      features: { type: 'float32', data: features, shape: [1, SHAPE_FEATURES] },
    });
    const ranked = rankProbabilities(classes, outputs.get('probabilities') ?? []);
    const threshold = outputs.get('threshold')?.[0];
    return threshold === undefined ? UNREAD : { ranked, threshold };
  } catch {
    return UNREAD;
  }
}
