/** Made-up measurements for the tests of the bench: a quiet reference machine on which every must just holds. */
import type { BuildSamples, CameraRound, LiveRound, References, Samples } from '#lab/bench/samples.ts';

export const REFERENCES: References = { landmarker: [20], human: [150] };

export const visit = (parts: Partial<CameraRound> = {}): CameraRound => ({
  frameMs: 22,
  answersPerSecond: 30,
  longestTaskMs: 0,
  ...parts,
});

export const build = (parts: Partial<BuildSamples> = {}): BuildSamples => ({
  warm: [64],
  large: [128],
  lite: [120],
  guidance: [{ frameMs: 18, longestTaskMs: 0 }],
  cold: [900],
  camera: [visit()],
  ...parts,
});

export const samples = (parts: Partial<Samples> = {}): Samples => ({
  references: { warm: REFERENCES, cold: REFERENCES, camera: REFERENCES },
  ours: build(),
  baseline: null,
  memoryGrowthMb: 30,
  ...parts,
});

const all = (values: readonly number[], factor: number): number[] => values.map((value) => value * factor);

function slowerBuild(ours: BuildSamples, factor: number): BuildSamples {
  const slower = ({ frameMs, longestTaskMs }: LiveRound): LiveRound => ({
    frameMs: frameMs * factor,
    longestTaskMs: longestTaskMs * factor,
  });
  return {
    warm: all(ours.warm, factor),
    large: all(ours.large, factor),
    lite: all(ours.lite, factor),
    guidance: ours.guidance.map(slower),
    cold: all(ours.cold, factor),
    camera: ours.camera.map((round) => ({
      ...slower(round),
      answersPerSecond: round.answersPerSecond / factor,
    })),
  };
}

/** The same programs on a machine that takes `factor` times as long for everything. */
export function onSlowerMachine(
  { references, ours, baseline, memoryGrowthMb }: Samples,
  factor: number,
): Samples {
  const slower = ({ landmarker, human }: References): References => ({
    landmarker: all(landmarker, factor),
    human: all(human, factor),
  });
  return {
    references: {
      warm: slower(references.warm),
      cold: slower(references.cold),
      camera: slower(references.camera),
    },
    ours: slowerBuild(ours, factor),
    baseline: baseline === null ? null : slowerBuild(baseline, factor),
    memoryGrowthMb,
  };
}
