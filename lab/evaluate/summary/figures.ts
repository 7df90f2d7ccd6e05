/** All figures of one evaluation, as printed with --json. */
import type { Part } from '../versions.ts';
import { summariseDefects, type DefectFigures } from './defects.ts';
import { chooseScore } from './exact-score.ts';
import type { FaceResult } from './face-result.ts';
import { summariseLamps, type LampFigures } from './lamps.ts';
import { scoresByTone, type ScoreGroup } from './groups.ts';
import { mediansOf, type Medians } from './medians.ts';
import { scoresByPeople, type PeopleFigures } from './people.ts';
import { summariseQuality, type QualityFigures } from './quality.ts';
import { summariseRepeatability, type RepeatabilityFigures } from './repeatability.ts';
import { summariseResolution, type ResolutionFigures } from './resolution.ts';
import { mean, quantile } from './statistics.ts';
import { summariseTone, type ToneFigures } from './tone.ts';

export interface Figures extends Partial<DefectFigures> {
  readonly faces: number;
  readonly determinism: boolean;
  readonly repeatability?: RepeatabilityFigures;
  readonly shapeStability?: number;
  readonly quality?: Readonly<Record<string, QualityFigures>>;
  readonly resolution?: ResolutionFigures;
  readonly tone?: ToneFigures;
  /** By lamp. */
  readonly lamps?: Readonly<Record<string, LampFigures>>;
  readonly seed: number;
  /** Whether changes of the overall score are those of the exact or of the shown, rounded score. */
  readonly score: 'exact' | 'shown';
  readonly pipelineVersion: string;
  /** Of the originals. */
  readonly scores: {
    readonly min: number;
    readonly median: number;
    readonly max: number;
    readonly mean: number;
  };
  /** Of the originals. */
  readonly medians: Medians;
  /** Of the originals, by skin tone. */
  readonly groups: readonly ScoreGroup[];
  /** Of the originals, by complexion; null where no description of these people is given. */
  readonly people: PeopleFigures | null;
  /** Originals that the pipeline refused, by file. */
  readonly refused: Readonly<Record<string, string>>;
  /** Version → error code → how many. */
  readonly failed: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Files whose second report differs from the first. */
  readonly undetermined: readonly string[];
}

export interface Evaluation {
  readonly seed: number;
  readonly parts: readonly Part[];
  readonly faces: readonly FaceResult[];
  readonly refused: Readonly<Record<string, string>>;
}

export function figuresOf({ seed, parts, faces, refused }: Evaluation): Figures {
  const everyReport = faces.flatMap((face) => [face.original, ...face.versions.values()]);
  const score = chooseScore(everyReport);
  const shown = faces.map((face) => face.original.score.value);
  const undetermined = faces.filter((face) => !isSame(face.original, face.again)).map(({ file }) => file);
  return {
    faces: faces.length,
    determinism: faces.length > 0 && undetermined.length === 0,
    ...(parts.includes('repeatability') ? summariseRepeatability(faces, score.of) : {}),
    ...(parts.includes('quality') ? { quality: summariseQuality(faces, score.of) } : {}),
    ...(parts.includes('resolution') ? { resolution: summariseResolution(faces) } : {}),
    ...(parts.includes('tone') ? { tone: summariseTone(faces, score.of) } : {}),
    ...(parts.includes('lamps') ? { lamps: summariseLamps(faces, score.of) } : {}),
    ...(parts.includes('sensitivity') ? summariseDefects(faces) : {}),
    seed,
    score: score.name,
    pipelineVersion: faces[0]?.original.pipelineVersion ?? '',
    scores: {
      min: quantile(shown, 0),
      median: quantile(shown, 0.5),
      max: quantile(shown, 1),
      mean: mean(shown),
    },
    medians: mediansOf(faces.map(({ original }) => original)),
    groups: scoresByTone(faces),
    people: scoresByPeople(faces),
    refused,
    failed: failuresOf(faces),
    undetermined,
  };
}

/**
 * The second, fourth, … face, of those that were accepted. Of the portraits, `fit-mixing` sees the first, third, …; curves,
 * weights and how hard light widens the ± see all of them. Null where there is none.
 */
export function everyOther(evaluation: Evaluation): Evaluation | null {
  const faces = evaluation.faces.filter((_, index) => index % 2 === 1);
  return faces.length === 0 ? null : { ...evaluation, faces };
}

function isSame(first: FaceResult['original'], second: FaceResult['again']): boolean {
  return second !== null && JSON.stringify(first) === JSON.stringify(second);
}

function failuresOf(faces: readonly FaceResult[]): Record<string, Record<string, number>> {
  const out: Record<string, Record<string, number>> = {};
  for (const face of faces) {
    for (const [id, code] of face.failed) {
      const byCode = (out[id] ??= {});
      byCode[code] = (byCode[code] ?? 0) + 1;
    }
  }
  return out;
}
