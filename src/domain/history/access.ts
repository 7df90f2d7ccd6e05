/** Who may open which analysis, and which ones a period shows. Times are milliseconds since 1970 (UTC). */

const DAY_MS = 86_400_000;

/** The free plan opens this much of the history; the rest is locked, not lost. */
export const FREE_HISTORY_DAYS = 30;
/** So long an account that never had premium keeps a roast (supabase/migrations/20260101002300_life_of_closed_roasts.sql). */
export const FREE_KEPT_DAYS = 400;

export const PERIODS = ['week', 'month', 'quarter', 'year', 'all'] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_DAYS = {
  week: 7,
  month: 30,
  quarter: 90,
  year: 365,
  all: null,
} as const satisfies Readonly<Record<Period, number | null>>;

/** A time in the future (a clock that was set back) belongs to every period. */
export function isWithin(time: number, period: Period, now: number): boolean {
  const days = PERIOD_DAYS[period];
  return days === null || now - time <= days * DAY_MS;
}

export interface Access {
  readonly premium: boolean;
  /** Ids of analyses that were bought on their own. */
  readonly purchased: ReadonlySet<string>;
}

/** Locked: listed with its date, not opened and in no chart. */
export function isLocked(
  entry: { readonly id: string; readonly time: number },
  { premium, purchased }: Access,
  now: number,
): boolean {
  return !premium && !purchased.has(entry.id) && now - entry.time > FREE_HISTORY_DAYS * DAY_MS;
}

// Bounds of the history that texts name, too (src/i18n/figures.ts).

/** Fewer photos than this have no direction. */
export const MIN_TREND_PHOTOS = 5;

/** Fewer roasts than this are all in sight: there is no period to choose. */
export const MIN_PERIOD_ROASTS = 3;

/** Newest bodies of each part that are kept of one roast; only rewriting a text many times makes more than a few. */
export const BODIES_MAX = 20;
