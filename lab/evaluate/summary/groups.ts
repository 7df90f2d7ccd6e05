/** Scores by skin tone, as the faces are: does any group stand out? */
import type { FaceResult } from './face-result.ts';
import { mean } from './statistics.ts';

/** Chardon 1991: name and least angle in degrees. */
const GROUPS = [
  ['very light', 55],
  ['light', 41],
  ['intermediate', 28],
  ['tan', 10],
  ['brown', -30],
  ['dark', -Infinity],
] as const;

export interface ScoreGroup {
  readonly name: string;
  readonly faces: number;
  readonly mean: number;
  /** Half-width of the 95 % interval of the mean (Student); NaN for fewer than two faces. */
  readonly margin: number;
}

/** Student's t at 97.5 % for 1, 2, … degrees of freedom; for more, the last of them is at most 9 % too wide. */
const STUDENT = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13];

/** @param scores at least one */
export function meanOf(name: string, scores: readonly number[]): ScoreGroup {
  const middle = mean(scores);
  const n = scores.length;
  const variance = scores.reduce((sum, score) => sum + (score - middle) ** 2, 0) / (n - 1);
  const t = STUDENT[Math.min(n - 2, STUDENT.length - 1)] ?? Number.NaN;
  return { name, faces: n, mean: middle, margin: n < 2 ? Number.NaN : t * Math.sqrt(variance / n) };
}

/** A mean of fewer faces says nothing. */
const LEAST_FACES = 5;

/** Points between the highest and the lowest mean; null where fewer than two groups have enough faces. */
export function spanOf(groups: readonly ScoreGroup[]): number | null {
  const means = groups.filter(({ faces }) => faces >= LEAST_FACES).map((group) => group.mean);
  return means.length < 2 ? null : Math.max(...means) - Math.min(...means);
}

/** Two means that differ, and by how much they may. */
export interface Gap {
  readonly groups: readonly [higher: string, lower: string];
  /** Points. */
  readonly gap: number;
  /** Half-width of the 95 % interval of the difference, from those of the means. */
  readonly margin: number;
}

/** Of all pairs the one that exceeds its interval most, or comes nearest to it; null where no two have an interval. */
export function widestGap(groups: readonly ScoreGroup[]): Gap | null {
  const known = groups.filter(({ margin }) => Number.isFinite(margin)).toSorted((a, b) => b.mean - a.mean);
  const gaps = known.flatMap((higher, index) =>
    known.slice(index + 1).map((lower): Gap => ({
      groups: [higher.name, lower.name],
      gap: higher.mean - lower.mean,
      margin: Math.hypot(higher.margin, lower.margin),
    })),
  );
  const [first = null] = gaps.toSorted((a, b) => b.gap - b.margin - (a.gap - a.margin));
  return first;
}

/** Name of the group. @param ita degrees */
export function toneGroupOf(ita: number): string {
  return GROUPS.find(([, least]) => ita >= least)?.[0] ?? 'dark';
}

/** Groups without a face are left out. */
export function scoresByTone(faces: readonly FaceResult[]): ScoreGroup[] {
  return GROUPS.flatMap(([name]) => {
    const scores = faces
      .filter(({ ita }) => ita !== null && toneGroupOf(ita) === name)
      .map(({ original }) => original.score.value);
    return scores.length === 0 ? [] : [meanOf(name, scores)];
  });
}
