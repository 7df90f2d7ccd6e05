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

/** One face under another lamp, or as it was (version `identity`). */
export interface LitScore extends RepeatedScore {
  /** Of the light in this photo: `PhotoQuality.lightHardness`. */
  readonly hardness: number;
}

export interface RepeatedScores {
  readonly pipelineVersion: string;
  readonly seed: number;
  readonly faces: number;
  readonly scores: readonly RepeatedScore[];
  /** Where lamps were evaluated. */
  readonly lit?: readonly LitScore[];
}

const REPEATED = /^(?:change|quality)\//;
const LIT = /^(?:identity$|lamp\/)/;
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export const repeatedScoresOf = (faces: readonly FaceResult[]): RepeatedScore[] =>
  versionsOf(faces, REPEATED).map(({ score }) => score);

export const litScoresOf = (faces: readonly FaceResult[]): LitScore[] =>
  versionsOf(faces, LIT).map(({ score, report }) => ({
    ...score,
    hardness: Number(report.quality.lightHardness.toPrecision(4)),
  }));

/** Each version of that kind against its original. */
function versionsOf(faces: readonly FaceResult[], kind: RegExp) {
  const { of } = chooseScore(faces.flatMap(({ original, versions }) => [original, ...versions.values()]));
  return faces.flatMap(({ original, versions }, face) =>
    [...versions]
      .filter(([version]) => kind.test(version))
      .map(([version, report]) => ({
        report,
        score: {
          face,
          version,
          confidence: [rounded(original.confidence), rounded(report.confidence)] as const,
          change: report.score.value - original.score.value,
          exact: rounded(of(report) - of(original)),
        },
      })),
  );
}

export async function writeRepeatedScores(
  file: string,
  { pipelineVersion, seed, lamps }: Figures,
  faces: readonly FaceResult[],
): Promise<void> {
  const lines = (scores: readonly RepeatedScore[]) =>
    scores.map((score) => JSON.stringify(score)).join(',\n');
  const head = JSON.stringify({ pipelineVersion, seed, faces: faces.length }).slice(0, -1);
  const lit = lamps === undefined ? '' : `,"lit":[\n${lines(litScoresOf(faces))}\n]`;
  await writeFile(file, `${head},"scores":[\n${lines(repeatedScoresOf(faces))}\n]${lit}}\n`);
}
