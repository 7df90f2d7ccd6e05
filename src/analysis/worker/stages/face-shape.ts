/** Stage "face-shape": contour and edges around the face go into a small network, five probabilities come out. */
import { isCloseCall, rankFaceShapes, rankProbabilities, type RankedShape } from '#domain/face/face-shape.ts';
import type { FaceGeometry, Pose } from '#domain/face/report.ts';
import { contourFeatures } from '#domain/face/shape-contour.ts';
import { SHAPE_FEATURES, shapeFeatures } from '#domain/face/shape-features.ts';
import {
  gradientFeatures,
  imageToShapeCrop,
  SHAPE_CROP,
  SHAPE_CROP_FILL,
} from '#domain/face/shape-gradients.ts';
import type { Landmarks } from '#domain/geometry/points.ts';
import type { LandmarkEngine, ModelLoader } from '../engines/engine.ts';
import { openOnnxModel, type OnnxModel } from '../engines/onnx.ts';
import { createSecondLook } from './second-look.ts';

/** Name of the network in models/manifest.json; models/face-shape.md describes it. */
export const FACE_SHAPE_MODEL = 'face-shape.onnx';

export interface ShapeQuestion {
  /** Where the landmarks come from, and whom to ask again. */
  readonly engine: LandmarkEngine;
  readonly image: ImageBitmap;
  /** Pixels of the image. */
  readonly landmarks: Landmarks;
  /** The same from the front. */
  readonly frontal: Landmarks;
  readonly pose: Pose;
  readonly geometry: FaceGeometry;
}

/** What there is to judge a shape by, for training. */
export interface ShapeMeasures {
  /** The contour as first seen, then that of the second look where it finds the face. */
  readonly looks: readonly (readonly number[])[];
  readonly gradients: Float32Array;
}

export interface ShapeReader {
  /**
   * The five shapes, most likely first. A close call is looked at twice. Falls back to the prototypes
   * where the network is missing or fails: the shape is described, never scored.
   */
  read(question: ShapeQuestion): Promise<readonly RankedShape[]>;
  /** The numbers themselves, always of both looks. */
  measure(question: ShapeQuestion): Promise<ShapeMeasures>;
  close(): Promise<void>;
}

/** The network, or null where it cannot be had: the rest of the analysis does without it. */
export async function openShapeModel(load: ModelLoader, wasmBase: string): Promise<OnnxModel | null> {
  try {
    return await openOnnxModel(load, FACE_SHAPE_MODEL, wasmBase);
  } catch {
    // The shape is described, never scored: the proportions alone will do.
    return null;
  }
}

/** One canvas serves every photo. */
export function createShapeReader(model: OnnxModel | null): ShapeReader {
  const crop = createShapeCrop();
  const lookAgain = createSecondLook();
  const gradientsOf = ({ image, landmarks }: ShapeQuestion) => gradientFeatures(crop(image, landmarks));
  return {
    async read(question) {
      const { engine, image, landmarks, frontal, pose, geometry } = question;
      const first = contourFeatures(frontal, pose);
      const gradients = gradientsOf(question);
      const answer = await judge(model, shapeFeatures(engine.name, [first], gradients));
      if (answer === null) return rankFaceShapes(geometry);
      if (!isCloseCall(answer)) return answer;
      const second = await lookAgain(engine, image, landmarks);
      if (second === null) return answer;
      return (await judge(model, shapeFeatures(engine.name, [first, second], gradients))) ?? answer;
    },
    async measure(question) {
      const { engine, image, landmarks, frontal, pose } = question;
      const first = contourFeatures(frontal, pose);
      const second = await lookAgain(engine, image, landmarks);
      return { looks: second === null ? [first] : [first, second], gradients: gradientsOf(question) };
    },
    close: async () => model?.close(),
  };
}

async function judge(model: OnnxModel | null, features: Float32Array): Promise<RankedShape[] | null> {
  if (model === null) return null;
  try {
    const outputs = await model.run({
      features: { type: 'float32', data: features, shape: [1, SHAPE_FEATURES] },
    });
    return rankProbabilities(outputs.get('probabilities') ?? new Float32Array());
  } catch {
    return null;
  }
}

function createShapeCrop(): (image: ImageBitmap, landmarks: Landmarks) => Uint8ClampedArray {
  const { width, height } = SHAPE_CROP;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (context === null) throw new Error('no 2D canvas in this worker');
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.fillStyle = `rgb(${SHAPE_CROP_FILL}, ${SHAPE_CROP_FILL}, ${SHAPE_CROP_FILL})`;
  return (image, landmarks) => {
    const { a, b, tx, ty } = imageToShapeCrop(landmarks);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillRect(0, 0, width, height);
    context.setTransform(a, b, -b, a, tx, ty);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  };
}
