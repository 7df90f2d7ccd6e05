/** The way of one photo, as one union: what the page shows follows from `phase` alone. */
import type {
  AnalysisErrorCode,
  Overlays,
  PrepareProgress,
  PartialOverlays,
  Stage,
} from '#analysis/contract.ts';
import type { FaceReport } from '#domain/face/report.ts';
import type { Measurement } from '#domain/history/noise.ts';
import type { BurstNote } from '#domain/score/burst.ts';
import type { Moment, Roast, RoastFacts } from '#roast/contract.ts';
import type { SecondAngleNote } from '#state/capture/second-angle.ts';

/** The photo of a run; `url` lives until the journey leaves it. */
export interface JourneyPhoto {
  readonly blob: Blob;
  readonly url: string;
}

/** What a run reads: one photo, or a burst of the same moment and perhaps one from three quarters. */
export interface Shots {
  /** At least one. The first is shown while they are read; the others are left out where reading takes too long. */
  readonly front: readonly Blob[];
  readonly threeQuarter: Blob | null;
  /** The drawn face: counts for nothing and is kept nowhere. */
  readonly sample: boolean;
  /** Focal length over the long side of each photo, of the camera that just took them; null: the files may tell. */
  readonly focalRatio: number | null;
  /** By which way the photo came; null for the drawn face. */
  readonly source: Moment['source'];
}

/** Where the result is kept: on this device for the account, in this tab alone, or not, because storage failed. */
export type Kept = 'history' | 'tab' | 'failed';

/** Which photo of the run is being read, from 1. */
export interface ShotStep {
  readonly shot: number;
  readonly shots: number;
}

/** What failed, to be shown and to be tried again as it is; it stays in memory until the journey leaves it. */
export interface Attempt {
  readonly photo: JourneyPhoto;
  readonly shots: Shots;
}

export interface JourneyResult {
  /** UUID made on this device. */
  readonly id: string;
  /** Null after a reload: it was in the page's memory alone. */
  readonly photo: JourneyPhoto | null;
  /** Null for a single photo. */
  readonly burst: BurstNote | null;
  /** Null without a second angle. */
  readonly secondAngle: SecondAngleNote | null;
  readonly sample: boolean;
  /** When it was done, in milliseconds since 1970 (UTC). */
  readonly at: number;
  readonly kept: Kept;
  /** The newest earlier result of the same account; null without one. */
  readonly before: Measurement | null;
  readonly report: FaceReport;
  readonly overlays: Overlays | null;
  readonly facts: RoastFacts;
  /**
   * With `{name}` where the person is spoken to; the screens put the name in. Null when the writer failed: the numbers
   * are shown all the same.
   */
  readonly roast: Roast | null;
  /** The exact text that left the phone; null: nothing did. */
  readonly sent: string | null;
}

export type Journey =
  | { readonly phase: 'idle' }
  /** Models are on their way or starting. */
  | {
      readonly phase: 'preparing';
      readonly photo: JourneyPhoto;
      readonly step: ShotStep;
      readonly progress: PrepareProgress | null;
    }
  | {
      readonly phase: 'decoding';
      readonly photo: JourneyPhoto;
      readonly step: ShotStep;
      readonly partial?: PartialOverlays | null;
    }
  | {
      readonly phase: 'analysing';
      readonly photo: JourneyPhoto;
      readonly step: ShotStep;
      readonly stage: Stage;
      /** 0 to 1 of this one photo. */
      readonly fraction: number;
      /** What has been measured so far in the photo that is shown, which is the first one. */
      readonly partial?: PartialOverlays | null;
    }
  | {
      readonly phase: 'writing';
      readonly photo: JourneyPhoto;
      readonly report: FaceReport;
      readonly partial?: PartialOverlays | null;
    }
  | ({ readonly phase: 'done' } & JourneyResult)
  /** Without an attempt where no photo could be had. */
  | { readonly phase: 'failed'; readonly code: AnalysisErrorCode; readonly attempt: Attempt | null };

export type Phase = Journey['phase'];
export type RunningJourney = Extract<Journey, { photo: JourneyPhoto; phase: Exclude<Phase, 'done'> }>;

export const IDLE: Journey = { phase: 'idle' };

/** True between choosing a photo and the result. */
export function isRunning(journey: Journey): journey is RunningJourney {
  return journey.phase !== 'idle' && journey.phase !== 'done' && journey.phase !== 'failed';
}

/** Shares of the bar: models first, then the worker's own fractions, then the text. */
export const PREPARE_END = 0.3;
const ANALYSE_END = 0.95;

/** The bar's share when `fraction` of this photo is read; every photo of the run gets the same room. */
function read({ shot, shots }: ShotStep, fraction: number): number {
  const done = (shot - 1 + Math.min(1, Math.max(0, fraction))) / shots;
  return PREPARE_END + (ANALYSE_END - PREPARE_END) * done;
}

/** How far along, 0 to 1, for the progress bar. Never falls within one run. */
export function journeyFraction(journey: Journey): number {
  switch (journey.phase) {
    case 'idle':
    case 'failed':
      return 0;
    case 'preparing': {
      const { progress } = journey;
      if (progress === null || progress.totalBytes === 0) return 0.05;
      return 0.05 + (PREPARE_END - 0.05) * Math.min(1, progress.loadedBytes / progress.totalBytes);
    }
    case 'decoding':
      return read(journey.step, 0);
    case 'analysing':
      return read(journey.step, journey.fraction);
    case 'writing':
      return ANALYSE_END;
    case 'done':
      return 1;
  }
}
