/** The engines' files as state: what they cost, and whether to fetch them ahead of their first use. */
import { atom } from 'jotai';
import { mayPrefetch, UNKNOWN_LINE } from '#state/engine-choice.ts';
import { engineAtom, firstDownloadAtom } from '#state/journey-atoms.ts';
import { onboardingAtom } from '#state/onboarding-atoms.ts';
import { ONBOARDING_STEPS } from '#state/onboarding.ts';
import { servicesAtom } from '#state/services.ts';
import type { EngineCosts } from '#ports/supply.ts';

const costs = atom<EngineCosts | null>(null);

/** Null until they are known. */
export const engineCostsAtom = atom((get) => get(costs));

export const askCostsAtom = atom(null, async (get, set): Promise<void> => {
  set(costs, (await get(servicesAtom).supply?.costs()) ?? null);
});

/** On Save-Data nothing is fetched until the person has asked for the camera or chosen a photo. */
export const waitsForPersonAtom = atom((get) => {
  const { saveData } = get(servicesAtom).supply?.line() ?? UNKNOWN_LINE;
  return saveData && get(firstDownloadAtom);
});

/** From here on in the first run the camera is the next thing: everything that is asked of the person is answered. */
const CAMERA_IS_NEXT = ONBOARDING_STEPS.indexOf('premium');

/** Whether now is the time to fetch an engine ahead of its first use. */
export const prefetchDueAtom = atom((get): boolean => {
  const { completed, step } = get(onboardingAtom);
  const { supply } = get(servicesAtom);
  if (supply === undefined || !get(firstDownloadAtom) || !mayPrefetch(supply.line())) return false;
  return completed || step >= CAMERA_IS_NEXT;
});

export const prefetchAtom = atom(null, async (get): Promise<void> => {
  const engine = get(engineAtom);
  await get(servicesAtom).supply?.prefetch(engine === 'lite' ? 'lite' : 'auto');
});
