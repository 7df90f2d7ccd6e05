/** The same face under other lamps: is the answer within the ± that is shown with it, or a refusal that names the light? */
import type { AnalysisErrorCode } from '#analysis/contract.ts';
import type { FaceReport } from '#domain/face/report.ts';
import { exactOverall } from '#domain/score/score.ts';
import { weightedMean, type ScoredSection } from '#domain/score/sections.ts';
import { VIBE_WEIGHTS } from '#domain/score/weights.ts';
import { LAMPS } from '../lamps/list.ts';
import { lampId } from '../versions.ts';
import type { ScoreOf } from './exact-score.ts';
import type { FaceResult } from './face-result.ts';
import { mean, median, p95 } from './statistics.ts';

export interface LampFigures {
  /** Faces that were relit, refused ones included. */
  readonly faces: number;
  /** Error code → how many. */
  readonly refused: Readonly<Record<string, number>>;
  /** Share of all that are answered within the ± beside the answer, or refused for the light. */
  readonly honest: number;
  /** Share of the answered whose shown score lies within the ± that is shown with it. NaN where none is, like all below. */
  readonly within: number;
  /** The same with the points for the light itself held equal: what the result shows as the light's part. */
  readonly withinLightHeld: number;
  readonly p95: number;
  /** 95th percentile of each section's change. */
  readonly sections: Readonly<Record<ScoredSection, number>>;
  /** Share of the answered whose most likely face shape is the same. */
  readonly sameShape: number;
  /** Share of the answered whose most likely face shape is not ruled out under the lamp. */
  readonly possibleShape: number;
  /** Share of those who were told one shape or two, who are told the same under the lamp, without an earlier answer to go by. */
  readonly toldShape: number;
  /** Mean signed change of the overall score, and of the skin section. */
  readonly bias: number;
  readonly skinBias: number;
  /** Mean confidence of the answered, before and after. */
  readonly confidence: readonly [number, number];
  /** Median ± that is shown. */
  readonly spread: number;
}

/** Refusals that tell the person what to change. */
const FOR_THE_LIGHT: ReadonlySet<AnalysisErrorCode> = new Set(['too-dark', 'too-bright']);

interface Lit {
  readonly before: FaceReport;
  readonly after: FaceReport;
}

/** Shown score of `after`, had its light earned what it did in `before`. */
function lightHeld({ before, after }: Lit): number {
  const { skin, features, vibe } = after.sections;
  const parts = { ...vibe.parts, light: before.sections.vibe.parts.light };
  const sections = {
    skin: skin.score,
    features: features.score,
    vibe: weightedMean(parts, VIBE_WEIGHTS),
  };
  return Math.round(exactOverall(sections));
}

const shareOf = (lit: readonly Lit[], scoreOf: (one: Lit) => number): number =>
  mean(lit.map((one) => (Math.abs(scoreOf(one) - one.before.score.value) <= one.after.score.spread ? 1 : 0)));

const firstShape = ({ faceShape }: FaceReport) => faceShape.ranked[0]?.name;
/** What is said, in whichever order. */
const toldShape = ({ faceShape }: FaceReport) => faceShape.shown.toSorted().join();

const sectionP95 = (lit: readonly Lit[], section: ScoredSection): number =>
  p95(
    lit.map(({ before, after }) => Math.abs(after.sections[section].score - before.sections[section].score)),
  );

function figuresUnder(
  lit: readonly Lit[],
  refusals: readonly AnalysisErrorCode[],
  scoreOf: ScoreOf,
): LampFigures {
  const faces = lit.length + refusals.length;
  const refused: Record<string, number> = {};
  for (const code of refusals) refused[code] = (refused[code] ?? 0) + 1;
  const within = shareOf(lit, ({ after }) => after.score.value);
  const forTheLight = refusals.filter((code) => FOR_THE_LIGHT.has(code)).length;
  const changes = lit.map(({ before, after }) => scoreOf(after) - scoreOf(before));
  return {
    faces,
    refused,
    honest: ((lit.length === 0 ? 0 : within * lit.length) + forTheLight) / faces,
    within,
    withinLightHeld: shareOf(lit, lightHeld),
    p95: p95(changes.map(Math.abs)),
    sections: {
      skin: sectionP95(lit, 'skin'),
      features: sectionP95(lit, 'features'),
      vibe: sectionP95(lit, 'vibe'),
    },
    sameShape: mean(lit.map(({ before, after }) => (firstShape(before) === firstShape(after) ? 1 : 0))),
    possibleShape: mean(
      lit.map(({ before, after }) =>
        after.faceShape.possible.some((name) => name === firstShape(before)) ? 1 : 0,
      ),
    ),
    toldShape: mean(
      lit
        .filter(({ before }) => before.faceShape.shown.length > 0)
        .map(({ before, after }) => (toldShape(before) === toldShape(after) ? 1 : 0)),
    ),
    bias: mean(changes),
    skinBias: mean(lit.map(({ before, after }) => after.sections.skin.score - before.sections.skin.score)),
    confidence: [
      mean(lit.map(({ before }) => before.confidence)),
      mean(lit.map(({ after }) => after.confidence)),
    ],
    spread: median(lit.map(({ after }) => after.score.spread)),
  };
}

/** By lamp, in the list's order; a lamp under which no face was seen is left out. */
export function summariseLamps(
  faces: readonly FaceResult[],
  scoreOf: ScoreOf,
): Readonly<Record<string, LampFigures>> {
  return Object.fromEntries(
    LAMPS.flatMap(({ name }): [string, LampFigures][] => {
      const id = lampId(name);
      const lit = faces.flatMap(({ original, versions }) => {
        const after = versions.get(id);
        return after === undefined ? [] : [{ before: original, after }];
      });
      const refusals = faces.flatMap(({ failed }) => failed.get(id) ?? []);
      return lit.length + refusals.length === 0 ? [] : [[name, figuresUnder(lit, refusals, scoreOf)]];
    }),
  );
}
