/** What happens between the app and its cloud while somebody is signed in. Nothing, where there is none. */
import { atom } from 'jotai';
import type { ProfileOutcome } from '#state/cloud.ts';
import { loadHistoryAtom, ownerIdAtom } from '#state/history-atoms.ts';
import { onboardingAtom } from '#state/onboarding-atoms.ts';
import { languageAtom } from '#state/preferences-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { purchasedAnalysesAtom, subscriptionStatusAtom } from '#state/session-atoms.ts';

/** Whether what is kept here is kept in an account, too. */
export const syncsAtom = atom((get) => get(ownerIdAtom) !== null && get(servicesAtom).cloud !== undefined);

/** Makes the profile or fills its gaps, and asks what has been paid for. Null: nobody is signed in. */
export const refreshAccountAtom = atom(null, async (get, set): Promise<ProfileOutcome | null> => {
  const ownerId = get(ownerIdAtom);
  const { cloud } = get(servicesAtom);
  if (ownerId === null || cloud === undefined) return null;
  const { interest, personalization } = get(onboardingAtom);
  const seed = { language: get(languageAtom), interest, personalization };
  const [outcome, plan] = await Promise.all([cloud.ensureProfile(ownerId, seed), cloud.plan(ownerId)]);
  // Whoever signed out meanwhile takes no plan along.
  if (plan !== null && get(ownerIdAtom) === ownerId) {
    set(subscriptionStatusAtom, plan.status);
    set(purchasedAnalysesAtom, plan.purchased);
  }
  return outcome;
});

/** Tells the server of a language chosen here. */
export const tellLanguageAtom = atom(null, async (get): Promise<void> => {
  const ownerId = get(ownerIdAtom);
  if (ownerId !== null) await get(servicesAtom).cloud?.updateLanguage(ownerId, get(languageAtom));
});

/** Keeps the history in step until the returned function is called. */
export const followHistoryAtom = atom(null, (get, set): (() => void) => {
  const ownerId = get(ownerIdAtom);
  const { cloud } = get(servicesAtom);
  if (ownerId === null || cloud === undefined) return () => undefined;
  return cloud.followHistory(ownerId, () => void set(loadHistoryAtom));
});

/** Offers everything that the server holds as a file. False: it could not be had. */
export const exportAccountAtom = atom(null, async (get): Promise<boolean> => {
  const { cloud, sharing } = get(servicesAtom);
  const text = (await cloud?.exportData()) ?? null;
  if (text === null) return false;
  sharing.save(new File([text], 'roast-me.json', { type: 'application/json' }));
  return true;
});
