import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { followHistoryAtom, refreshAccountAtom } from '#state/cloud-atoms.ts';
import { ownerIdAtom } from '#state/history-atoms.ts';
import { syncProfileAtom, unsyncedProfileAtom } from '#state/profile-sync-atoms.ts';

/** Keeps profile, plan and history in step with the server while a user is signed in. */
export function CloudEffects() {
  const ownerId = useAtomValue(ownerIdAtom);
  const unsynced = useAtomValue(unsyncedProfileAtom);
  const refresh = useSetAtom(refreshAccountAtom);
  const follow = useSetAtom(followHistoryAtom);
  const syncProfile = useSetAtom(syncProfileAtom);

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

  // Each change goes up at once; one that could not waits for the network, or for the next visit.
  useEffect(() => {
    if (unsynced !== null) void syncProfile();
  }, [unsynced, syncProfile]);

  return null;
}
