/** The engines' files as state: what they cost, and whether to fetch them ahead of their first use. */
import { atom } from 'jotai';
import { mayPrefetch, UNKNOWN_LINE } from '#state/engine-choice.ts';
import { engineAtom, firstDownloadAtom } from '#state/journey-atoms.ts';
import { onboardingAtom } from '#state/onboarding-atoms.ts';
import { ONBOARDING_STEPS } from '#state/onboarding.ts';
import { servicesAtom } from '#state/services.ts';
import type { EngineCosts } from '#ports/supply.ts';

/** Null until they are known. */
export const engineCostsAtom = atom<EngineCosts | null>(null);

export const askCostsAtom = atom(null, async (get, set): Promise<void> => {
  set(engineCostsAtom, (await get(servicesAtom).supply?.costs()) ?? null);
});

/**
 * Whether the server lacks the model of the full engine and has that of the light one, which then stands in. Models
 * are placed when the server starts or the app is built (scripts/lib/place-models.ts), so that both try again.
 */
export const isFullMissing = (costs: EngineCosts | null): boolean =>
  costs !== null && costs.mediapipe === null && costs.lite !== null;

/** On Save-Data nothing is fetched until the person has asked for the camera or chosen a photo. */
export const waitsForPersonAtom = atom((get) => {
  const { saveData } = get(servicesAtom).supply?.line() ?? UNKNOWN_LINE;
  return saveData && get(firstDownloadAtom);
});

/** From the second step of the first run on, somebody is here to stay, and reads while the engine comes. */
const FROM_STEP = ONBOARDING_STEPS.indexOf('promise');

/** Whether now is the time to fetch an engine ahead of its first use. */
export const prefetchDueAtom = atom((get): boolean => {
  const { completed, step } = get(onboardingAtom);
  const { supply } = get(servicesAtom);
  if (supply === undefined || !get(firstDownloadAtom) || !mayPrefetch(supply.line())) return false;
  return completed || step >= FROM_STEP;
});

export const prefetchAtom = atom(null, async (get): Promise<void> => {
  const engine = get(engineAtom);
  await get(servicesAtom).supply?.prefetch(engine === 'lite' ? 'lite' : 'auto');
});
