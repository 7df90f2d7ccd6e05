/** How far repeated photos of each face moved its score: what the ± is fitted to and tested on. */
import { writeFile } from 'node:fs/promises';
import { chooseScore } from '../summary/exact-score.ts';
import type { FaceResult } from '../summary/face-result.ts';
import type { Figures } from '../summary/figures.ts';

/** One face photographed or sent another way. */
export interface RepeatedScore {
  /** Number of the face in its folder, from 0 on. */
  readonly face: number;
  /** Version id: change/… or quality/… */
  readonly version: string;
  /** Confidence of the photo as it was, and of the changed one, 0…1. */
  readonly confidence: readonly [number, number];
  /** Shown score of the changed photo less that of the photo as it was, whole points. */
  readonly change: number;
  /** The same before rounding. */
  readonly exact: number;
}

export interface RepeatedScores {
  readonly pipelineVersion: string;
  readonly seed: number;
  readonly faces: number;
  readonly scores: readonly RepeatedScore[];
}

const REPEATED = /^(?:change|quality)\//;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export function repeatedScoresOf(faces: readonly FaceResult[]): RepeatedScore[] {
  const { of } = chooseScore(faces.flatMap(({ original, versions }) => [original, ...versions.values()]));
  return faces.flatMap(({ original, versions }, face) =>
    [...versions]
      .filter(([version]) => REPEATED.test(version))
      .map(([version, report]) => ({
        face,
        version,
        confidence: [rounded(original.confidence), rounded(report.confidence)] as const,
        change: report.score.value - original.score.value,
        exact: rounded(of(report) - of(original)),
      })),
  );
}

export async function writeRepeatedScores(
  file: string,
  { pipelineVersion, seed }: Figures,
  faces: readonly FaceResult[],
): Promise<void> {
  const scores = repeatedScoresOf(faces).map((score) => JSON.stringify(score));
  const head = JSON.stringify({ pipelineVersion, seed, faces: faces.length }).slice(0, -1);
  await writeFile(file, `${head},"scores":[\n${scores.join(',\n')}\n]}\n`);
}
