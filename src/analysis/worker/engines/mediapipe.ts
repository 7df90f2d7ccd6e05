/**
 * The default landmark engine: MediaPipe Face Landmarker on the CPU.
 *
 * @mediapipe/tasks-vision is pinned to 0.10.35: from 1.0.0 on it reports usage to a third party.
 */
import { FaceLandmarker, FilesetResolver, type FaceLandmarkerResult } from '@mediapipe/tasks-vision';
import { imageLandmarks } from '#domain/face/landmarks.ts';
import { poseFromMatrix } from '#domain/face/pose.ts';
import { FACE_LANDMARKER_MODEL } from './model-names.ts';
import type { DetectedFace, LandmarkEngine, ModelLoader } from './engine.ts';
import { isLost } from './graphics.ts';

// What MediaPipe's runtime writes to its standard error, which is everything that it says of itself.

/** TensorFlow Lite writes the level out, Abseil its first letter and the date. */
const LEVELS = [
  ['info', /^(?:INFO: |I\d{4} )/],
  ['warn', /^(?:WARNING: |W\d{4} )/],
] as const;

/** Writes a line to the console by the level that it names; what names none, or a higher one, is an error. */
export function logRuntime(line: string): void {
  const [level] = LEVELS.find(([, pattern]) => pattern.test(line)) ?? ['error' as const];
  // oxlint-disable-next-line no-console -- the console is where the runtime speaks
  console[level](line);
}

/** More than the two largest faces never change the answer ("several faces"). */
const MAX_FACES = 3;

/**
 * How sure the detector and the mesh network must be, 0 to 1. Upright faces reach both (262 of 263 photos the first at
 * 0.7, 220 of 222 at 0.76); at MediaPipe's own 0.5 half of those that stand on their head are taken for upright ones, the
 * eyes on the mouth. What is missed so is looked for again (stages/look-again.ts).
 */
const SURE_OF_FACE = 0.75;
const SURE_OF_MESH = 0.99;

/**
 * Needs WebGL (`hasGraphics`): without it every detection throws.
 *
 * @param wasmBase folder of the MediaPipe wasm files on our own origin, without a slash at its end
 * @throws Error when WebAssembly is missing or the model is damaged
 */
export async function createMediaPipeEngine(load: ModelLoader, wasmBase: string): Promise<LandmarkEngine> {
  const canvas = new OffscreenCanvas(1, 1);
  const [model, fileset] = await Promise.all([
    load(FACE_LANDMARKER_MODEL),
    FilesetResolver.forVisionTasks(wasmBase, true),
  ]);
  await offerRuntime(fileset.wasmLoaderPath);
  // Without the loader's path: tasks-vision would load it again, by `importScripts`, which a module worker has not and
  // our policy forbids.
  const offered = { ...fileset, wasmLoaderPath: '' };
  const landmarker = await FaceLandmarker.createFromOptions(offered, {
    // The GPU delegate was ten times slower on software rendering and starts slower everywhere.
    baseOptions: { modelAssetBuffer: model, delegate: 'CPU' },
    canvas,
    runningMode: 'IMAGE',
    numFaces: MAX_FACES,
    minFaceDetectionConfidence: SURE_OF_FACE,
    minFacePresenceConfidence: SURE_OF_MESH,
    outputFaceBlendshapes: true,
    outputFacialTransformationMatrixes: true,
  });
  const detect = async (image: ImageBitmap) => {
    const result = landmarker.detect(image);
    // With WebGL lost, the image that was read was black: the result is not valid.
    if (isLost(canvas)) throw new Error('WebGL was taken away');
    return facesOf(result, image);
  };
  return {
    name: 'mediapipe',
    detect,
    // IMAGE mode keeps no memory of earlier frames, and is fast enough for the preview.
    detectFrame: detect,
    lost: () => isLost(canvas),
    close: () => landmarker.close(),
  };
}

/** Emscripten's: starts the runtime with these settings. */
type ModuleFactory = (settings: object) => Promise<unknown>;

/**
 * The runtime's loader offers itself when it is first imported, and tasks-vision uses the offer up: a second start
 * in the same worker would find none ("ModuleFactory not set"). By itself it calls all that it has to say an error.
 */
async function offerRuntime(loaderPath: string): Promise<void> {
  const loader = (await import(/* @vite-ignore */ loaderPath)) as { readonly default: ModuleFactory };
  const offered: ModuleFactory = (settings) => loader.default({ ...settings, printErr: logRuntime });
  Object.assign(globalThis, { ModuleFactory: offered });
}

/** Normalised landmarks become pixels; x and z share the width as their unit. */
function facesOf(result: FaceLandmarkerResult, image: ImageBitmap): DetectedFace[] {
  return result.faceLandmarks.map((points, face) => {
    const landmarks = new Float32Array(points.length * 3);
    points.forEach((point, i) => {
      landmarks[3 * i] = point.x * image.width;
      landmarks[3 * i + 1] = point.y * image.height;
      landmarks[3 * i + 2] = point.z * image.width;
    });
    const matrix = result.facialTransformationMatrixes[face];
    const categories = result.faceBlendshapes[face]?.categories;
    return {
      landmarks: imageLandmarks(landmarks),
      pose: matrix === undefined ? null : poseFromMatrix(matrix.data),
      blendshapes:
        categories === undefined
          ? null
          : new Map(categories.map((category) => [category.categoryName, category.score])),
      confidence: 1,
    };
  });
}
