/** The engines' files as state: what they cost, and whether to fetch them ahead of their first use. */
import { atom } from 'jotai';
import { mayPrefetch, UNKNOWN_LINE } from '#state/engine-choice.ts';
import { engineAtom, firstDownloadAtom } from '#state/journey-atoms.ts';
import { onboardingAtom } from '#state/onboarding-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import type { EngineCosts } from '#ports/analysis.ts';

/** Null until they are known. */
export const engineCostsAtom = atom<EngineCosts | null>(null);

export const askCostsAtom = atom(null, async (get, set): Promise<void> => {
  set(engineCostsAtom, (await get(servicesAtom).modelPrefetch?.costs()) ?? null);
});

/**
 * Whether the server lacks the model of the full engine and has that of the light one, which then stands in. Models
 * are placed when the server starts or the app is built (scripts/lib/place-models.ts), so that both try again.
 */
export const isFullMissing = (costs: EngineCosts | null): boolean =>
  costs !== null && costs.mediapipe === null && costs.lite !== null;

/** On Save-Data nothing is fetched until the person has asked for the camera or chosen a photo. */
export const waitsForPersonAtom = atom((get) => {
  const { saveData } = get(servicesAtom).modelPrefetch?.line() ?? UNKNOWN_LINE;
  return saveData && get(firstDownloadAtom);
});

/** Whether now is the time to fetch an engine ahead of its first use: from the splash on, somebody reads while it comes. */
export const prefetchDueAtom = atom((get): boolean => {
  const { modelPrefetch } = get(servicesAtom);
  if (modelPrefetch === undefined || !get(firstDownloadAtom) || !mayPrefetch(modelPrefetch.line()))
    return false;
  return get(onboardingAtom).splashCompleted;
});

export const prefetchAtom = atom(null, async (get): Promise<void> => {
  const engine = get(engineAtom);
  await get(servicesAtom).modelPrefetch?.prefetch(engine === 'lite' ? 'lite' : 'auto');
});
