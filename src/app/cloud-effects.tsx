import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { askPlanAtom, followHistoryAtom, refreshAccountAtom } from '#state/cloud-atoms.ts';
import { ownerIdAtom } from '#state/history-atoms.ts';
import { keepWishAtom } from '#state/journey-atoms.ts';
import { syncProfileAtom, unsyncedProfileAtom } from '#state/profile-sync-atoms.ts';
import { premiumEndsAtom } from '#state/session-atoms.ts';

const keepAtom = atom(null, async (_get, set): Promise<void> => {
  const { keepWishedAtom } = await import('#state/journey-finish.ts');
  await set(keepWishedAtom);
});

/** Timers of browsers wrap around beyond some 24 days; an app that is open for so long is seen again before. */
const LONGEST_TIMER_MS = 2_000_000_000;

/** Keeps profile, plan and history in step with the server while a user is signed in. */
export function CloudEffects() {
  const ownerId = useAtomValue(ownerIdAtom);
  const unsynced = useAtomValue(unsyncedProfileAtom);
  const refresh = useSetAtom(refreshAccountAtom);
  const follow = useSetAtom(followHistoryAtom);
  const syncProfile = useSetAtom(syncProfileAtom);
  const askPlan = useSetAtom(askPlanAtom);
  const wished = useAtomValue(keepWishAtom);
  const keep = useSetAtom(keepAtom);
  const premiumEnds = useAtomValue(premiumEndsAtom);

  useEffect(() => {
    if (ownerId === null) return undefined;
    const again = () => void refresh();
    again();
    const stop = follow();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      stop();
    };
  }, [ownerId, refresh, follow]);

  // Few sign-ins bring a result along.
  useEffect(() => {
    if (ownerId !== null && wished) void keep();
  }, [ownerId, wished, keep]);

  // An app that is left open hears of a purchase and of an end.
  useEffect(() => {
    if (ownerId === null) return undefined;
    const seen = () => {
      if (!document.hidden) void askPlan();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [ownerId, askPlan]);
  useEffect(() => {
    if (premiumEnds === null) return undefined;
    const wait = Math.min(Math.max(0, premiumEnds - Date.now()), LONGEST_TIMER_MS);
    const timer = setTimeout(() => void askPlan(), wait);
    return () => clearTimeout(timer);
  }, [premiumEnds, askPlan]);

  // Each change goes up at once; one that could not waits for the network, or for the next visit.
  useEffect(() => {
    if (unsynced !== null) void syncProfile();
  }, [unsynced, syncProfile]);

  return null;
}
