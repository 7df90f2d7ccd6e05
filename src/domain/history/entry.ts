/**
 * One finished analysis as it is kept: numbers and text, never a photo, landmarks, pose or geometry.
 * It never changes once it is written; a deleted one leaves a tombstone, so that a device that has
 * not heard of the deletion cannot bring it back.
 */
import {
  recordOf,
  SKIN_METRICS,
  type AdviceCode,
  type EngineName,
  type Expression,
  type Rating,
  type SkinMetricName,
} from '#functions/vocabulary.ts';
import type { FaceReport, FeatureScores, VibeScores } from '#domain/face/report.ts';
import type { RoastFacts, Roast } from '#roast/contract.ts';

/** Shape of what is stored. A change of it adds a step to src/platform/history/entry-migrations.ts. */
export const ENTRY_VERSION = 2;

/**
 * What of a report is kept on the phone; src/domain/history/account-row.ts says what of it goes to an account. Pose, photo
 * quality, regions, geometry and raw measurements describe the face and the photo too closely.
 * Null stands for what the version of the app that kept it did not measure, or wrote in a way this one does not know.
 */
export interface KeptReport {
  readonly engine: EngineName | null;
  readonly confidence: number | null;
  readonly advice: readonly AdviceCode[];
  readonly score: FaceReport['score'];
  readonly sections: {
    readonly faceShape: { readonly rating: Rating | null };
    readonly skin: KeptSection & { readonly metrics: KeptMetrics };
    readonly features: KeptSection & { readonly parts: Nullable<FeatureScores> };
    readonly vibe: KeptSection & { readonly parts: Nullable<VibeScores> };
  };
  readonly expression: Expression | null;
  readonly faceShape: FaceReport['faceShape'];
}

interface KeptSection {
  readonly score: number | null;
  readonly rating: Rating | null;
}

/** 0 to 100, higher is calmer; null: not measured. */
export type KeptMetrics = Readonly<Record<SkinMetricName, { readonly score: number } | null>>;

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

export interface HistoryEntry {
  readonly v: typeof ENTRY_VERSION;
  /** UUID made on this device: saving the same analysis twice keeps one. */
  readonly id: string;
  /** The account that it belongs to: only that account's list shows it. */
  readonly ownerId: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** Scores compare only within one version. */
  readonly pipelineVersion: string;
  /** Holds score, ± and band. */
  readonly report: KeptReport;
  /** As they were sent. Null where they are of a version that this app does not know. */
  readonly facts: RoastFacts | null;
  /** Null where the writer failed, or where the text is of a shape that this version does not know. */
  readonly roast: Roast | null;
  /** The exact text that left the phone for the roast; null: nothing did. */
  readonly sent: string | null;
}

/** Which entry is meant. */
export type EntryRef = Pick<HistoryEntry, 'id' | 'ownerId'>;

/**
 * What lists, charts and the next roast need of an entry, and of ten years of them all at once. The rest is read when one
 * is opened.
 */
export interface HistoryHead extends EntryRef, Pick<HistoryEntry, 'createdAt' | 'pipelineVersion'> {
  readonly report: Pick<KeptReport, 'score'> & {
    readonly faceShape: Pick<KeptReport['faceShape'], 'shown'>;
  };
  readonly roast: RoastTitles | null;
  /** `lang`: of the roast, too. `moment`: not in heads that were made before it was asked for. */
  readonly facts:
    | (Pick<RoastFacts, 'lang' | 'light' | 'framing' | 'expression'> & {
        readonly moment?: Pick<RoastFacts['moment'], 'source'>;
      })
    | null;
}

/** What remains of a deleted entry. */
export interface Tombstone {
  /** Of the version that deleted it. */
  readonly v: number;
  readonly id: string;
  readonly ownerId: string;
  /** ISO 8601 in UTC. */
  readonly deletedAt: string;
}

interface EntryParts {
  readonly id: string;
  readonly ownerId: string;
  readonly createdAt: string;
  readonly report: FaceReport;
  readonly facts: RoastFacts;
  readonly roast: Roast | null;
  readonly sent: string | null;
}

function coarse(report: FaceReport): KeptReport {
  const { engine, confidence, advice, score, sections, expression, faceShape } = report;
  const metrics = recordOf(SKIN_METRICS, (name) => {
    const measured = sections.skin.metrics[name];
    return measured === null ? null : { score: measured.score };
  });
  const scored = { ...sections, skin: { ...sections.skin, metrics } };
  return { engine, confidence, advice, score, sections: scored, expression, faceShape };
}

/** What to keep of a finished analysis. */
export function entryOf({ report, ...parts }: EntryParts): HistoryEntry {
  return {
    v: ENTRY_VERSION,
    ...parts,
    pipelineVersion: report.pipelineVersion,
    report: coarse(report),
  };
}

/** What a roast is called by. Roasts of before have no verdict. */
export type RoastTitles = Pick<Roast, 'headline' | 'verdict'>;

const titlesOf = ({ headline, verdict }: Roast): RoastTitles =>
  verdict === undefined ? { headline } : { headline, verdict };

/** The one line that stands large for a roast: its verdict, in roasts of before the headline. */
export const titleOf = ({ headline, verdict }: RoastTitles): string => verdict ?? headline;

/** The head of an entry, and nothing else of it. */
export function headOf({
  id,
  ownerId,
  createdAt,
  pipelineVersion,
  report,
  facts,
  roast,
}: HistoryEntry): HistoryHead {
  return {
    id,
    ownerId,
    createdAt,
    pipelineVersion,
    report: { score: report.score, faceShape: { shown: report.faceShape.shown } },
    roast: roast === null ? null : titlesOf(roast),
    facts:
      facts === null
        ? null
        : {
            lang: facts.lang,
            light: facts.light,
            framing: facts.framing,
            expression: facts.expression,
            moment: { source: facts.moment.source },
          },
  };
}
