/**
 * One finished analysis as it is kept: numbers and text, never a photo, landmarks, pose or geometry.
 * It never changes once it is written; a deleted one leaves a tombstone, so that a device that has
 * not heard of the deletion cannot bring it back.
 */
import type { FaceReport } from '#domain/face/report.ts';
import type { Roast, RoastFacts } from '#roast/contract.ts';

export const ENTRY_VERSION = 1;

/** What of a report is kept. Pose, photo quality, regions and geometry describe the face and the photo too closely. */
export type CoarseReport = Pick<
  FaceReport,
  'engine' | 'confidence' | 'advice' | 'score' | 'sections' | 'expression' | 'faceShape'
>;

export interface HistoryEntry {
  readonly v: typeof ENTRY_VERSION;
  /** UUID made on this device: saving the same analysis twice keeps one. */
  readonly id: string;
  /** Whose it is; nobody else's list ever shows it. */
  readonly ownerId: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** Scores compare only within one version. */
  readonly pipelineVersion: string;
  /** Holds score, ± and band. */
  readonly report: CoarseReport;
  readonly facts: RoastFacts;
  /** Null where the writer failed. */
  readonly roast: Roast | null;
  /** The exact text that left the phone for the roast; null: nothing did. */
  readonly sent: string | null;
}

/** What remains of a deleted entry. */
export interface Tombstone {
  readonly v: typeof ENTRY_VERSION;
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

function coarse(report: FaceReport): CoarseReport {
  const { engine, confidence, advice, score, sections, expression, faceShape } = report;
  return { engine, confidence, advice, score, sections, expression, faceShape };
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
