/** How many roasts are left today. The camera asks before it opens, a roast that is about to be shown counts. */
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { countOne, leftOn, NOTHING_USED, usedOn } from '#domain/limits/daily.ts';
import { localDay, nextMidnight } from '#state/local-day.ts';
import { servicesAtom } from '#state/services.ts';
import { planAtom } from '#state/session-atoms.ts';
import { storedAtom } from '#state/stored-atom.ts';
import { storedRecord } from '#state/stored-record.ts';

export const DAILY_KEY = 'roast-me-daily';

export const dailyRecord = storedRecord({
  schema: z.object({
    version: z.literal(1),
    day: z.string().check(z.maxLength(10)),
    used: z.int().check(z.minimum(0)),
  }),
  version: 1,
  fallback: { version: 1, ...NOTHING_USED },
});

/** The roasts of other tabs count here at once. */
const { value: countAtom, asStored } = storedAtom(dailyRecord, DAILY_KEY, { follows: true });

/**
 * Read and write: a function, because the answer depends on the time of asking. Null: no limit.
 * `const left = useAtomValue(roastsLeftAtom)()`
 */
export const roastsLeftAtom = atom((get) => {
  const count = get(countAtom);
  const plan = get(planAtom);
  const { now } = get(servicesAtom);
  return (): number | null => leftOn(count, localDay(now()), plan);
});

/** Read: a function, how many roasts this day had already. */
export const usedTodayAtom = atom((get) => {
  const count = get(countAtom);
  const { now } = get(servicesAtom);
  return (): number => usedOn(count, localDay(now()));
});

/** An action: whether another roast may be shown at this moment, whatever other tabs have shown. */
export const mayRoastAtom = atom(
  null,
  (get, set): boolean => leftOn(set(asStored), localDay(get(servicesAtom).now()), get(planAtom)) !== 0,
);

/**
 * Counts one roast that is about to be shown. False: other tabs have used up the day meanwhile, and nothing is counted.
 * Asked and counted in one go, between which no other tab writes.
 */
export const countRoastAtom = atom(null, (get, set): boolean => {
  if (!set(mayRoastAtom)) return false;
  const today = localDay(get(servicesAtom).now());
  set(countAtom, (count) => countOne(count, today));
  return true;
});

/** When the counter starts again, in milliseconds since 1970. */
export const limitResetAtom = atom((get) => {
  const { now } = get(servicesAtom);
  return (): number => nextMidnight(now());
});

/** Read: a function of a moment (milliseconds since 1970), whether its local day had a roast. */
export const roastedOnAtom = atom((get) => {
  const count = get(countAtom);
  return (at: number): boolean => usedOn(count, localDay(at)) > 0;
});
