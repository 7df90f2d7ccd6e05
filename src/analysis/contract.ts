/**
 * The worker boundary: what the page may ask the analysis worker, and what comes back. `Operations` is the one list
 * that the client, the worker's entry and its API are made from.
 */
import type { EngineName, OverlayMap } from '#functions/vocabulary.ts';
import type { GuideHint } from '#domain/capture/guidance.ts';
import type { Angle } from '#domain/capture/limits.ts';
import type { FaceReport } from '#domain/face/report.ts';
import type { OperationName } from './operations.ts';

/** Stages in the order of the pipeline; progress is reported as each begins. */
export const STAGES = [
  'decode',
  'landmarks',
  'align',
  'regions',
  'gates',
  'skin-maps',
  'skin-metrics',
  'geometry',
  'face-shape',
  'expression',
  'moment',
  'scores',
] as const;
export type Stage = (typeof STAGES)[number];

export const ANALYSIS_ERROR_CODES = [
  'no-face',
  'several-faces',
  'too-small',
  'low-resolution',
  'turned-away',
  'too-dark',
  'too-bright',
  'blurred',
  'not-an-image',
  'too-large',
  'unsupported-format',
  'unreadable',
  'no-webassembly',
  'old-browser',
  'pixels-falsified',
  'model-unavailable',
  'out-of-memory',
  'cancelled',
  'internal',
] as const;
export type AnalysisErrorCode = (typeof ANALYSIS_ERROR_CODES)[number];

/** `auto` takes MediaPipe and falls back to lite where it is missing or cannot start. */
export type EngineChoice = EngineName | 'auto';

export interface PrepareOptions {
  readonly engine: EngineChoice;
}

/** Bytes over all files that this engine still has to fetch; `totalBytes` is 0 when nothing is missing. */
export interface PrepareProgress {
  readonly loadedBytes: number;
  readonly totalBytes: number;
}

export interface Prepared {
  readonly engine: EngineName;
}

export interface AnalyzeOptions extends PrepareOptions {
  /** Names this run for `cancel`. */
  readonly id: string;
  /** How the head is meant to be turned: decides what counts as `turned-away`. */
  readonly angle: Angle;
  /** Of the camera that took the photo, over the long side of the photo; null where the app did not take it: its file may tell. */
  readonly focalRatio: number | null;
  /** Ask for what the overlays draw: the aligned crop's landmarks and skin maps. */
  readonly overlays: boolean;
  /** Ask for milliseconds per stage (debug pages, bench, command line). */
  readonly timings: boolean;
}

export interface AnalyzeProgress {
  readonly stage: Stage;
  /** Share of the work done when this stage begins, 0 to 1. */
  readonly fraction: number;
  /** What can be drawn over the photo from this stage on; absent where nothing has been added, or nobody asked. */
  readonly partial?: PartialOverlays;
}

/** What has been measured in a photo while it is still being read, to be drawn over it. */
export interface PartialOverlays {
  /** Size of the decoded image in pixels. */
  readonly width: number;
  readonly height: number;
  /** As in `Overlays`. */
  readonly landmarks: Float32Array;
  /** Null until the skin maps are there. */
  readonly overlays: Overlays | null;
}

/** Drawn on the device only; never stored, never sent. */
export interface Overlays {
  /** Landmarks as x, y pairs in pixels of the decoded image (`quality.width` × `quality.height`). */
  readonly landmarks: Float32Array;
  /**
   * Where the 512 × 512 aligned crop lies: [a, b, c, d, e, f] of the canvas matrix that takes crop
   * pixels to pixels of the decoded image.
   */
  readonly cropToImage: readonly [number, number, number, number, number, number];
  /** Side of the square maps in pixels. */
  readonly mapSize: number;
  /** One byte a pixel, 0 (nothing) to 255 (strongest), zero outside measurable skin. */
  readonly maps: Readonly<Record<OverlayMap, Uint8Array>>;
}

export type StageTimings = Readonly<Partial<Record<Stage, number>>> & { readonly total: number };

export interface Analysed {
  readonly report: FaceReport;
  readonly overlays: Overlays | null;
  /** Milliseconds per stage; null unless asked for. */
  readonly timings: StageTimings | null;
}

export interface AnalysisFailure {
  readonly ok: false;
  readonly code: AnalysisErrorCode;
  /** For the console and the debug pages; never shown as is. */
  readonly detail: string;
}

/** Hints for the live camera, from one preview frame. */
export interface Guidance {
  readonly face: boolean;
  /** What to change, most important first; empty means: hold still, this is good. */
  readonly hints: readonly GuideHint[];
  /** 0 to 1 in the frame; null without a face. */
  readonly box: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  } | null;
}

/** What `analyze` is asked: the photo, and how to read it. */
export interface AnalyzeQuestion extends AnalyzeOptions {
  readonly photo: Blob;
}

interface Operation {
  readonly asked: object;
  /** What is told on the way; `never` where nothing is. */
  readonly told: unknown;
  /** What an answer holds besides `ok: true`. */
  readonly answer: object;
}

/** Every operation of the worker. */
export interface Operations extends Record<OperationName, Operation> {
  /** Loads models and starts the engine; safe to call again. */
  prepare: { asked: PrepareOptions; told: PrepareProgress; answer: Prepared };
  /** Fetches what `prepare` would need, and starts nothing: for a quiet moment before. */
  prefetch: { asked: PrepareOptions; told: PrepareProgress; answer: object };
  /** One photo to one report. */
  analyze: { asked: AnalyzeQuestion; told: AnalyzeProgress; answer: Analysed };
  /** One preview frame, which is transferred and closed, to hints for a shot from this angle. Needs `prepare` first. */
  guide: {
    asked: { readonly frame: ImageBitmap; readonly angle: Angle };
    told: never;
    answer: { readonly guidance: Guidance };
  };
  /** Stops the named run at its next stage. */
  cancel: { asked: { readonly id: string }; told: never; answer: object };
}

/** How every operation ends: a failure is a value, too, and a rejected promise means a dead worker. */
export type OutcomeOf<Name extends OperationName> =
  | ({ readonly ok: true } & Operations[Name]['answer'])
  | AnalysisFailure;
export type AnalysisSuccess = { readonly ok: true } & Analysed;
export type AnalysisOutcome = OutcomeOf<'analyze'>;
export type PrepareOutcome = OutcomeOf<'prepare'>;
export type PrefetchOutcome = OutcomeOf<'prefetch'>;

/** The worker's side of the list. */
export type AnalysisApi = {
  readonly [Name in OperationName]: (
    asked: Operations[Name]['asked'],
    tell: (told: Operations[Name]['told']) => void,
  ) => Promise<OutcomeOf<Name>>;
};

/** The same across the boundary, where a port is opened only for what tells something. */
export type ExposedApi = {
  readonly [Name in OperationName]: (
    asked: Operations[Name]['asked'],
    tell?: (told: Operations[Name]['told']) => void,
  ) => Promise<OutcomeOf<Name>>;
};
