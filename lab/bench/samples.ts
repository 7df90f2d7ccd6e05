/**
 * What the bench measures, before anything is judged. Milliseconds, one value a round, in the order of the rounds;
 * none of a group that was not asked for.
 */

/** What can be measured alone: `warm` is all that runs on an engine that runs already. */
export const GROUPS = ['warm', 'cold', 'camera', 'memory'] as const;
export type Group = (typeof GROUPS)[number];

/** The programs that ours is compared with. */
export interface References {
  readonly landmarker: number[];
  readonly human: number[];
}

/** Work that goes on frame by frame. */
export interface LiveRound {
  /** Median over the frames. */
  readonly frameMs: number;
  /** Longest task on the page's main thread meanwhile; 0 when none was long enough to be reported (50 ms). */
  readonly longestTaskMs: number;
}

/** A visit to the camera screen. */
export interface CameraRound extends LiveRound {
  readonly answersPerSecond: number;
}

/** One build of ours. */
export interface BuildSamples {
  readonly warm: number[];
  readonly large: number[];
  readonly lite: number[];
  readonly guidance: LiveRound[];
  readonly cold: number[];
  readonly camera: CameraRound[];
}

export interface Samples {
  /** Measured in the same rounds as each group of cases. */
  readonly references: Readonly<Record<'warm' | 'cold' | 'camera', References>>;
  readonly ours: BuildSamples;
  readonly baseline: BuildSamples | null;
  /** Megabytes that 50 analyses in a row leave behind; null: not measured. */
  readonly memoryGrowthMb: number | null;
}

export const noReferences = (): References => ({ landmarker: [], human: [] });

export const noSamples = (): BuildSamples => ({
  warm: [],
  large: [],
  lite: [],
  guidance: [],
  cold: [],
  camera: [],
});

/** A build that is being measured. */
export interface Subject {
  /** Origin at which it is served. */
  readonly origin: string;
  readonly samples: BuildSamples;
}
