/** Stage "face-shape": contour and edges around the face go into a small network, five probabilities come out. */
import { rankProbabilities, type ShapeReading } from '#domain/face/face-shape.ts';
import type { FrontalPixels, ImagePixels, Landmarks } from '#domain/face/landmarks.ts';
import type { Pose } from '#domain/face/report.ts';
import { contourFeatures, SHAPE_FEATURES, shapeFeatures } from '#domain/face/shape-features.ts';
import {
  gradientFeatures,
  imageToShapeCrop,
  SHAPE_CROP,
  SHAPE_CROP_FILL,
} from '#domain/face/shape-gradients.ts';
import { type EngineName, FACE_SHAPES, type FaceShapeName } from '#functions/vocabulary.ts';
import type { ModelLoader } from '../engines/engine.ts';
import { type OnnxModel, openOnnxModel } from '../engines/onnx.ts';

// The picture that the gradients of the face shape are read from.

/** RGBA bytes of SHAPE_CROP. */
export type ShapeCrop = (image: ImageBitmap, landmarks: Landmarks<ImagePixels>) => Uint8ClampedArray;

/** One canvas serves every photo. */
export function createShapeCrop(): ShapeCrop {
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
const UNREAD: ShapeReading = { ranked: [], limits: { together: 0, second: 0 } };

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
    const [together, second] = outputs.get('limits') ?? [];
    return together === undefined || second === undefined ? UNREAD : { ranked, limits: { together, second } };
  } catch {
    return UNREAD;
  }
}
