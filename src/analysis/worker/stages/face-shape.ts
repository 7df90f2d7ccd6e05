/** Stage "face-shape": contour and edges around the face go into a small network, five probabilities come out. */
import type { EngineName } from '#functions/vocabulary.ts';
import { rankProbabilities, type ShapeReading } from '#domain/face/face-shape.ts';
import type { Pose } from '#domain/face/report.ts';
import { contourFeatures } from '#domain/face/shape-contour.ts';
import { SHAPE_FEATURES, shapeFeatures } from '#domain/face/shape-features.ts';
import {
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

export interface ShapeQuestion {
  /** Where the landmarks come from. */
  readonly engine: EngineName;
  readonly image: ImageBitmap;
  /** Pixels of the image. */
  readonly landmarks: Landmarks;
  /** The same from the front. */
  readonly frontal: Landmarks;
  readonly pose: Pose;
}

/** What there is to judge a shape by, for training. */
export interface ShapeMeasures {
  readonly contour: readonly number[];
  readonly gradients: Float32Array;
}

export interface ShapeReader {
  /** Nothing is ranked where the network is missing or fails: the shape is described, never scored. */
  read(question: ShapeQuestion): Promise<ShapeReading>;
  /** The numbers themselves. */
  measure(question: ShapeQuestion): ShapeMeasures;
  close(): Promise<void>;
}

/** The network, or null where it cannot be had: the rest of the analysis does without it. */
export async function openShapeModel(load: ModelLoader, wasmBase: string): Promise<OnnxModel | null> {
  try {
    return await openOnnxModel(load, FACE_SHAPE_MODEL, wasmBase);
  } catch {
    // The shape is described, never scored: the result does without it.
    return null;
  }
}

/** What is known where the network could not be asked. */
const UNREAD: ShapeReading = { ranked: [], threshold: 0 };

/** One canvas serves every photo. */
export function createShapeReader(model: OnnxModel | null): ShapeReader {
  const crop = createShapeCrop();
  const measure = ({ image, landmarks, frontal, pose }: ShapeQuestion): ShapeMeasures => ({
    contour: contourFeatures(frontal, pose),
    gradients: gradientFeatures(crop(image, landmarks)),
  });
  return {
    async read(question) {
      if (model === null) return UNREAD;
      const { contour, gradients } = measure(question);
      return judge(model, shapeFeatures(question.engine, contour, gradients));
    },
    measure,
    close: async () => model?.close(),
  };
}

async function judge(model: OnnxModel, features: Float32Array): Promise<ShapeReading> {
  try {
    const outputs = await model.run({
      features: { type: 'float32', data: features, shape: [1, SHAPE_FEATURES] },
    });
    const ranked = rankProbabilities(outputs.get('probabilities') ?? []);
    const threshold = outputs.get('threshold')?.[0];
    return threshold === undefined ? UNREAD : { ranked, threshold };
  } catch {
    return UNREAD;
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
