/** Fewer points for many: what is drawn and compared pairwise must not grow with the years. */
import type { Measurement } from './noise.ts';
import { median } from './statistics.ts';

/** One point that stands for `count` measurements in a row: the median of each of their figures. */
export interface Condensed extends Measurement {
  readonly count: number;
}

function middleOf(group: readonly Measurement[], version: string): Condensed {
  const of = (figure: (point: Measurement) => number) => median(group.map(figure)) ?? 0;
  return {
    time: of(({ time }) => time),
    value: of(({ value }) => value),
    spread: of(({ spread }) => spread),
    version,
    count: group.length,
  };
}

/**
 * @param points of one pipeline version, oldest first
 * @param most how many points may come out, at least 1
 * @returns the points themselves where they are few enough, else medians of groups in a row, as even as can be
 */
export function condense(points: readonly Measurement[], most: number): readonly Condensed[] {
  if (points.length <= most) return points.map((point) => ({ ...point, count: 1 }));
  return Array.from({ length: most }, (_, group) => {
    const from = Math.floor((group * points.length) / most);
    const to = Math.floor(((group + 1) * points.length) / most);
    const members = points.slice(from, to);
    return middleOf(members, members[0]?.version ?? '');
  });
}
