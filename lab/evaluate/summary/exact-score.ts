/**
 * The overall score before it is rounded for people. The report holds whole points only; the section
 * scores it holds are exact, so the overall score is computed from them again, by the pipeline's own
 * code, and checked against the rounded one.
 */
import type { FaceReport } from '#domain/face/report.ts';
import { exactOverall } from '#domain/score/score.ts';

export type ScoreOf = (report: FaceReport) => number;

export const shownScore: ScoreOf = (report) => report.score.value;

const exactScore: ScoreOf = ({ sections: { skin, features, vibe } }) => {
  return exactOverall({ skin: skin.score, features: features.score, vibe: vibe.score });
};

/** The exact score if it rounds to the shown one on every report, else the shown one. */
export function chooseScore(reports: readonly FaceReport[]): { name: 'exact' | 'shown'; of: ScoreOf } {
  const agrees = reports.every((report) => Math.abs(exactScore(report) - shownScore(report)) <= 0.5 + 1e-6);
  return agrees ? { name: 'exact', of: exactScore } : { name: 'shown', of: shownScore };
}
