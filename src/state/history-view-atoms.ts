/** What of the history is shown: periods, locks, the trend, the totals. */
import { atom } from 'jotai';
import { isLocked, isWithin, type Access, type Period } from '#domain/history/access.ts';
import type { HistoryHead } from '#domain/history/entry.ts';
import { totalsOf, type Totals } from '#domain/history/statistics.ts';
import { MIN_PERIOD_ROASTS } from '#domain/history/limits.ts';
import { historyTrend, type HistoryTrend } from '#domain/history/trend.ts';
import { historyAtom } from '#state/history-atoms.ts';
import { localDay } from '#state/local-day.ts';
import { measurementOf } from '#state/measurement.ts';
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
export const totalsAtom = atom((get): Totals =>
  totalsOf(get(listedAtom).map(({ entry }) => entry.report.score.value)),
);
