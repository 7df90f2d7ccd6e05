/** What only tools ask, of a worker of their own (worker/study-entry.ts): no visitor's build holds it. */
import type { ShapeReading } from '#domain/face/face-shape.ts';
import type { AnalysisFailure, EngineChoice } from './contract.ts';

/** The face shape of a labelled photo and what it was judged by. */
export interface ShapeStudy extends ShapeReading {
  readonly ok: true;
  /** src/domain/face/shape-features.ts */
  readonly contour: readonly number[];
  /** src/domain/face/shape-gradients.ts */
  readonly gradients: Float32Array;
  /** x, y, z triples in pixels of the decoded photo (src/domain/face/landmarks.ts). */
  readonly mesh: Float32Array;
}

export type StudyOutcome = ShapeStudy | AnalysisFailure;

export interface StudyApi {
  /** Face shape alone, past every gate: labelled photos are small. */
  study(photo: Blob, engine: EngineChoice): Promise<StudyOutcome>;
}
