/** Stage "face-shape": contour and edges around the face go into a small network, five probabilities come out. */
import { isCloseCall, rankFaceShapes, rankProbabilities, type RankedShape } from '#domain/face/face-shape.ts';
import type { FaceFromTheFront } from '#domain/face/from-the-front.ts';
import type { ImagePixels, Landmarks } from '#domain/face/landmarks.ts';
import type { Pose } from '#domain/face/report.ts';
import { contourFeatures } from '#domain/face/shape-contour.ts';
import { SHAPE_FEATURES, shapeFeatures } from '#domain/face/shape-features.ts';
import { gradientFeatures } from '#domain/face/shape-gradients.ts';
import { FACE_SHAPES, type FaceShapeName } from '#functions/vocabulary.ts';
import type { LandmarkEngine, ModelLoader } from '../engines/engine.ts';
import { openOnnxModel, type OnnxModel } from '../engines/onnx.ts';
import { createSecondLook } from './second-look.ts';
import { createShapeCrop } from './shape-crop.ts';

/** Name of the network in models/manifest.json; models/face-shape.md describes it. */
export const FACE_SHAPE_MODEL = 'face-shape.onnx';

export interface ShapeQuestion extends FaceFromTheFront {
  /** The engine that found the landmarks, which is asked a second time in a close call. */
  readonly engine: LandmarkEngine;
  readonly image: ImageBitmap;
  readonly landmarks: Landmarks<ImagePixels>;
  readonly pose: Pose;
}

/** The network, and the shapes that its outputs stand for, in their order. */
export interface ShapeNetwork {
  readonly model: OnnxModel;
  readonly classes: readonly FaceShapeName[];
}

export interface ShapeReader {
  /**
   * The five shapes, most likely first. A close call is looked at twice. Falls back to the prototypes
   * where the network is missing or fails: the shape is described, never scored.
   */
  read(question: ShapeQuestion): Promise<readonly RankedShape[]>;
  close(): Promise<void>;
}

/**
 * The network, or null where it cannot be had: the shape is described, never scored, and the proportions alone will do.
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

/** One canvas serves every photo. */
export function createShapeReader(network: ShapeNetwork | null): ShapeReader {
  const crop = createShapeCrop();
  const lookAgain = createSecondLook();
  return {
    async read({ engine, image, landmarks, frontal, pose, geometry }) {
      const first = contourFeatures(frontal, pose);
      const gradients = gradientFeatures(crop(image, landmarks));
      const answer = await judge(network, shapeFeatures(engine.name, [first], gradients));
      if (answer === null) return rankFaceShapes(geometry);
      if (!isCloseCall(answer)) return answer;
      const second = await lookAgain(engine, image, landmarks);
      if (second === null) return answer;
      return (await judge(network, shapeFeatures(engine.name, [first, second], gradients))) ?? answer;
    },
    close: async () => network?.model.close(),
  };
}

async function judge(network: ShapeNetwork | null, features: Float32Array): Promise<RankedShape[] | null> {
  if (network === null) return null;
  const { model, classes } = network;
  try {
    const outputs = await model.run({
      features: { type: 'float32', data: features, shape: [1, SHAPE_FEATURES] },
    });
    return rankProbabilities(classes, outputs.get('probabilities') ?? []);
  } catch {
    return null;
  }
}
