/** What reads a photo. Failures are values, not exceptions. */
import type {
  AnalysisOutcome,
  AnalyzeProgress,
  EngineChoice,
  Guidance,
  PrepareOptions,
  PrepareOutcome,
  PrepareProgress,
} from '#analysis/contract.ts';
import type { Angle } from '#domain/capture/limits.ts';

export interface AnalyzeRequest {
  readonly engine: EngineChoice;
  /** How the head is meant to be turned; left out: to the front. */
  readonly angle?: Angle;
  /** Focal length over the long side of the photo, where the app knows its camera; left out: the file may tell. */
  readonly focalRatio?: number | null;
  readonly overlays: boolean;
  readonly timings: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: AnalyzeProgress) => void;
}

export interface AnalysisService {
  prepare(
    options: PrepareOptions,
    onProgress?: (progress: PrepareProgress) => void,
    signal?: AbortSignal,
  ): Promise<PrepareOutcome>;
  analyze(photo: Blob, request: AnalyzeRequest): Promise<AnalysisOutcome>;
  /**
   * Hints for one preview frame, which is gone afterwards. Needs `prepare` first, and again where the answer is null: the
   * engine is gone (the worker was idle, has died or was ended), and nobody has looked at the frame.
   */
  guide(frame: ImageBitmap, angle: Angle): Promise<Guidance | null>;
}
