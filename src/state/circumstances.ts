/** What the phone knows of a photo besides the photo: when and how it came, and what came before. */
import type { Getter } from 'jotai';
import { daytimeOf } from '#domain/facts/daytime.ts';
import type { Circumstances } from '#domain/facts/from-report.ts';
import { pastOf, type Present } from '#domain/facts/past.ts';
import { NO_PAST } from '#functions/moment-words.ts';
import type { Past } from '#roast/contract.ts';
import { usedTodayAtom } from '#state/daily-limit-atoms.ts';
import type { Shots } from '#state/journey.ts';
import { localDay } from '#state/local-day.ts';
import { occasionAtom } from '#state/occasion-atoms.ts';
import { measurementOf } from '#state/measurement.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom } from '#state/session-atoms.ts';

const MOST_TRIES = 9;

/** Of a run that is not counted yet. The drawn face has no moment. */
export function circumstancesOf(get: Getter, { source }: Pick<Shots, 'source'>): Circumstances {
  if (source === null) return { daytime: null, source: null, tries: null, told: null };
  const { now: clock, handheld = true } = get(servicesAtom);
  const now = clock();
  const live = source === 'front' || source === 'rear';
  // A computer has no album to choose from, and its file may be from anywhere: nothing is sure of how it came.
  if (!live && !handheld) return { daytime: null, source: null, tries: null, told: get(occasionAtom) };
  return {
    // A photo of the library may be of any hour.
    daytime: live ? daytimeOf(new Date(now).getHours()) : null,
    source,
    tries: Math.min(MOST_TRIES, get(usedTodayAtom)() + 1),
    told: get(occasionAtom),
  };
}

/** What the history of the signed-in person says; nothing for a guest, who has none. Never rejects. */
export async function pastFor(get: Getter, present: Present): Promise<Past> {
  const session = get(sessionAtom);
  if (session.kind !== 'user') return NO_PAST;
  try {
    const entries = (await get(servicesAtom).history.list(session.user.id))?.entries ?? [];
    const earlier = entries.map((entry) => ({ measured: measurementOf(entry), facts: entry.facts }));
    return pastOf(present, earlier, localDay);
  } catch {
    return NO_PAST;
  }
}
