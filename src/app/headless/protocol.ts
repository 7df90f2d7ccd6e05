/** What the headless page offers to the command-line tools that drive it (lab/analyze, lab/bench). */
import type { EngineName, Lang } from '#functions/vocabulary.ts';
import type { AnalysisErrorCode, EngineChoice, StageTimings } from '#analysis/contract.ts';
import type { ShapeReading } from '#domain/face/face-shape.ts';
import type { FaceReport } from '#domain/face/report.ts';
import type { Roast, RoastFacts } from '#roast/contract.ts';

export interface HeadlessOptions {
  readonly engine: EngineChoice;
  readonly lang: Lang;
  /** Chooses among equal phrases, 0 to 65535; the same number gives the same roast. */
  readonly variant: number;
  /** Whether to hand out the landmarks too, so that the evaluation can paint on the face. */
  readonly landmarks?: boolean;
}

export type HeadlessResult =
  | {
      readonly ok: true;
      readonly engine: EngineName;
      readonly ms: StageTimings | null;
      readonly report: FaceReport;
      readonly facts: RoastFacts;
      readonly roast: Roast;
      /** x, y pairs in pixels of the decoded image; only when asked for. */
      readonly landmarks?: readonly number[];
    }
  | { readonly ok: false; readonly error: AnalysisErrorCode; readonly detail: string };

/** Face shape of a labelled photo, and what it was judged by; see src/analysis/study-contract.ts. */
export type HeadlessStudy =
  | (ShapeReading & {
      readonly ok: true;
      readonly contour: readonly number[];
      readonly gradients: readonly number[];
      readonly mesh: readonly number[];
    })
  | { readonly ok: false; readonly error: AnalysisErrorCode; readonly detail: string };

export interface GuidanceRun {
  /** Milliseconds from frame to hints, one per frame. */
  readonly frameMs: readonly number[];
  /** Longest task on the page's main thread meanwhile in milliseconds; 0 when none passed 50 ms. */
  readonly longestTaskMs: number;
}

export interface Headless {
  /** The `index`th file of the page's file input, from file to roast. */
  analyze(index: number, options: HeadlessOptions): Promise<HeadlessResult>;
  /** The face shape of the `index`th file, past the gates. */
  study(index: number, engine: EngineChoice): Promise<HeadlessStudy>;
  /** Milliseconds for one report of the `index`th file, decode included, as the page sees it. */
  time(index: number, engine: EngineChoice): Promise<number>;
  /** Live guidance on `frames` frames of 640 × 480 drawn from the `index`th file, each slightly moved. */
  guide(index: number, frames: number): Promise<GuidanceRun>;
}

declare global {
  interface Window {
    roastMe?: Headless;
  }
}
