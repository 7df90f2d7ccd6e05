/** Stage "face-shape": contour and edges around the face go into a small network, five probabilities come out. */
import { rankFaceShapes, rankProbabilities, type RankedShape } from '#domain/face/face-shape.ts';
import type { FaceGeometry, Pose } from '#domain/face/report.ts';
import { CONTOUR_FEATURES, contourFeatures } from '#domain/face/shape-contour.ts';
import {
  GRADIENT_FEATURES,
  gradientFeatures,
  imageToShapeCrop,
  SHAPE_CROP,
  SHAPE_CROP_FILL,
} from '#domain/face/shape-gradients.ts';
import type { Landmarks } from '#domain/geometry/points.ts';
import type { ModelLoader } from '../engines/engine.ts';
import { openOnnxModel, type OnnxModel } from '../engines/onnx.ts';

/** Name of the network in models/manifest.json; models/face-shape.md describes it. */
export const FACE_SHAPE_MODEL = 'face-shape.onnx';
export const SHAPE_FEATURES = CONTOUR_FEATURES + GRADIENT_FEATURES;

export interface ShapeQuestion {
  readonly image: ImageBitmap;
  /** Pixels of the image. */
  readonly landmarks: Landmarks;
  /** The same from the front. */
  readonly frontal: Landmarks;
  readonly pose: Pose;
  readonly geometry: FaceGeometry;
}

export interface ShapeAnswer {
  readonly ranked: readonly RankedShape[];
  readonly features: Float32Array;
}

export interface ShapeReader {
  /** Falls back to the prototypes where the network is missing or fails: the shape is described, never scored. */
  read(question: ShapeQuestion): Promise<ShapeAnswer>;
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
  return {
    async read({ image, landmarks, frontal, pose, geometry }) {
      const features = new Float32Array(SHAPE_FEATURES);
      features.set(contourFeatures(frontal, pose));
      features.set(gradientFeatures(crop(image, landmarks)), CONTOUR_FEATURES);
      return { ranked: (await judge(model, features)) ?? rankFaceShapes(geometry), features };
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
