/** What a landmark engine gives the pipeline; MediaPipe and TensorFlow.js (lite) both speak it. */
import type { EngineName } from '#functions/vocabulary.ts';
import type { ImagePixels, Landmarks } from '#domain/face/landmarks.ts';
import type { Pose } from '#domain/face/report.ts';

/** One face as an engine sees it. */
export interface DetectedFace {
  /** In pixels of the image handed in. MediaPipe: 478 points (468 mesh + 2 × 5 iris); lite: the same first 468. */
  readonly landmarks: Landmarks<ImagePixels>;
  /** Degrees, or null where the engine leaves it to `estimatePose`. */
  readonly pose: Pose | null;
  /** The 52 ARKit-style blendshapes by name, 0 to 1; null where the engine has none. */
  readonly blendshapes: ReadonlyMap<string, number> | null;
  /** How sure the engine is that the mesh lies on a face, 0 to 1; 1 where it does not say. */
  readonly confidence: number;
}

export interface LandmarkEngine {
  readonly name: EngineName;
  /**
   * Faces in the image, in no particular order, at most three. Deterministic: the same pixels give
   * the same answer, whatever was seen before. Does not close the bitmap.
   */
  detect(image: ImageBitmap): Promise<readonly DetectedFace[]>;
  /** The same for a live preview frame; may trade accuracy for speed. */
  detectFrame(frame: ImageBitmap): Promise<readonly DetectedFace[]>;
  /** Whether it can see no more, because its graphics were taken away: a new one is needed. */
  lost(): boolean;
  close(): void;
}

/** Verified bytes of a model file, by its name in models/manifest.json. */
export type ModelLoader = (name: string) => Promise<Uint8Array>;
