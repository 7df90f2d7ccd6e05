/** What of the history is shown: periods, locks, the trend, the totals. */
import { atom } from 'jotai';
import { type Access, isLocked, isWithin, MIN_PERIOD_ROASTS, type Period } from '#domain/history/access.ts';
import type { HistoryHead } from '#domain/history/entry.ts';
import { measurementOf } from '#state/measurement.ts';
import { type Totals, totalsOf } from '#domain/history/statistics.ts';
import { historyTrend, type HistoryTrend } from '#domain/history/trend.ts';
import { historyAtom } from '#state/history-atoms.ts';
import { ownResultAtom } from '#state/journey-atoms.ts';
import { localDay } from '#state/local-day.ts';
import { servicesAtom } from '#state/services.ts';
import { planAtom, purchasedAnalysesAtom } from '#state/session-atoms.ts';

export interface ListedEntry {
  readonly entry: HistoryHead;
  readonly time: number;
  readonly locked: boolean;
}

const EMPTY: readonly HistoryHead[] = [];

export const periodAtom = atom<Period>('month');

const accessAtom = atom((get): Access => ({
  premium: get(planAtom) === 'premium',
  purchased: new Set(get(purchasedAnalysesAtom).map(({ analysisId }) => analysisId)),
}));

/** Everything, newest first, each with whether it is locked. */
export const listedAtom = atom((get): readonly ListedEntry[] => {
  const history = get(historyAtom);
  const access = get(accessAtom);
  const now = get(servicesAtom).now();
  return (history.phase === 'ready' ? history.entries : EMPTY).map((entry) => {
    const time = Date.parse(entry.createdAt);
    return { entry, time, locked: isLocked({ id: entry.id, time }, access, now) };
  });
});

/** Read: a function, how many of the roasts that are kept are of this day. */
export const keptTodayAtom = atom((get) => {
  const listed = get(listedAtom);
  const { now } = get(servicesAtom);
  return (): number => {
    const today = localDay(now());
    return listed.filter(({ time }) => localDay(time) === today).length;
  };
});

/** Whether there is enough for periods to be chosen from: where not even all together have a trend, there is not. */
export const hasPeriodsAtom = atom((get) => get(listedAtom).length >= MIN_PERIOD_ROASTS);

/** What the chosen period holds. */
export const shownAtom = atom((get): readonly ListedEntry[] => {
  const period = get(hasPeriodsAtom) ? get(periodAtom) : 'all';
  const now = get(servicesAtom).now();
  return get(listedAtom).filter(({ time }) => isWithin(time, period, now));
});

/** Locked ones are in no chart. */
export const trendAtom = atom((get): HistoryTrend =>
  historyTrend(
    get(shownAtom)
      .filter(({ locked }) => !locked)
      .map(({ entry }) => measurementOf(entry)),
  ),
);

/** Over everything of this account on this device. */
export const totalsAtom = atom((get): Totals => totalsOf(get(listedAtom).map(({ entry }) => entry)));

/** The newest result that this person can open again: what the camera leads back to. */
export interface LastResult {
  /** The address that shows it. */
  readonly to: string;
  /** 0 to 100, and its ±. */
  readonly value: number;
  readonly spread: number;
  /** Milliseconds since 1970 (UTC). */
  readonly time: number;
}

/**
 * The result in this tab, which is all that a guest has, else the newest of the history as far as it is loaded and open
 * to the plan. The drawn face's is nobody's. Null: there is none.
 */
export const lastResultAtom = atom((get): LastResult | null => {
  const own = get(ownResultAtom);
  if (own !== null) {
    const { value, spread } = own.report.score;
    return { to: '/results', value, spread, time: own.at };
  }
  const [newest] = get(listedAtom);
  if (newest === undefined || newest.locked) return null;
  const { value, spread } = newest.entry.report.score;
  return { to: `/history/${newest.entry.id}`, value, spread, time: newest.time };
});
