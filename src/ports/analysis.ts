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
import type { EngineName } from '#functions/vocabulary.ts';

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

// The engines' files, and the line that they come over.

/** What the browser says of the line; browsers without the Network Information API say nothing. */
export interface NetworkInfo {
  readonly saveData: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`; null where it is not said. */
  readonly effectiveType: string | null;
}

/** Bytes on the line for each engine as a whole; null where it is not offered. */
export type EngineCosts = Readonly<Record<EngineName, number | null>>;

export interface ModelPrefetchService {
  line(): NetworkInfo;
  /** Null where the list cannot be had. Never rejects. */
  costs(): Promise<EngineCosts | null>;
  /** Fetches what an engine needs, in a quiet moment. Never rejects. */
  prefetch(engine: 'auto' | 'lite'): Promise<void>;
  /** An engine has started: its code is worth keeping for flight mode. */
  used(engine: EngineName): void;
  /** Asks the browser not to clear what is stored here when room gets scarce. */
  persist(): void;
}
