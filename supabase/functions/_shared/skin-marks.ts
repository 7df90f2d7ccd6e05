/**
 * What may be a mark of the skin: spots may be freckles or moles, an uneven tone vitiligo, melasma, a birthmark or a scar.
 * Nobody is to be teased for these or advised against them.
 */
import type { MainConcern, SkinMetricName } from './vocabulary.ts';

/** The concerns by which somebody asks about it themselves. */
const NAMED_BY: Readonly<Partial<Record<SkinMetricName, readonly MainConcern[]>>> = {
  spots: ['acne', 'spots', 'skin-issues'],
  evenness: ['dullness'],
};

/** Level from which nothing of a metric shows. */
const NOTHING_SHOWS = 3;

/** Whether a metric cannot tell a mark of the skin from what care changes. */
export function mayBeAMark(metric: SkinMetricName): boolean {
  return NAMED_BY[metric] !== undefined;
}

/**
 * The level as it may be told: none of lines, which nobody speaks of (decisions/tone); of what may be a mark only where nothing
 * shows, or where the person named it.
 */
export function toldLevel(
  metric: SkinMetricName,
  level: number | null,
  concern: MainConcern | null,
): number | null {
  if (metric === 'lines') return null;
  const namedBy = NAMED_BY[metric];
  if (level === null || level >= NOTHING_SHOWS || namedBy === undefined) return level;
  return concern !== null && namedBy.includes(concern) ? level : null;
}
