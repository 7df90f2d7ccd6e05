/** What happens between the app and its cloud while a user is signed in. Without a cloud, nothing. */
import { atom } from 'jotai';
import type { SentBody } from '#ports/cloud.ts';
import type { HistorySync } from '#ports/history.ts';
import { historyAtom, loadHistoryAtom, ownerIdAtom } from '#state/history-atoms.ts';
import {
  meetIfWaitingAtom,
  profileAtStakeAtom,
  profileWaitsAtom,
  syncProfileAtom,
} from '#state/profile-sync-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { learnPlanAtom, lookAtPlanAtom } from '#state/session-atoms.ts';

/** Whether what is kept here is kept in an account, too. */
export const syncsAtom = atom((get) => get(ownerIdAtom) !== null && get(servicesAtom).cloud !== undefined);

/** When the plan was last asked for. */
const planAskedAtom = atom(-Infinity);
/** A page that is seen again and again asks no more often than this. */
const ASK_AGAIN_MS = 60_000;

/** Asks what has been paid for. */
const refreshPlanAtom = atom(null, async (get, set): Promise<void> => {
  const ownerId = get(ownerIdAtom);
  const { cloud, now } = get(servicesAtom);
  if (ownerId === null || cloud === undefined) return;
  const { here } = cloud.stay(ownerId);
  if (!here()) return;
  set(planAskedAtom, now());
  const plan = await cloud.plan(ownerId);
  // The user may have signed out meanwhile: then the plan is dropped.
  if (plan !== null && here() && get(ownerIdAtom) === ownerId) set(learnPlanAtom, plan);
});

/** For a page that is seen again, and for the moment when premium runs out: what holds by the clock, and by the server. */
export const askPlanAtom = atom(null, async (get, set): Promise<void> => {
  set(lookAtPlanAtom);
  // Either way: a clock that was set back must not keep it from asking.
  const since = Math.abs(get(servicesAtom).now() - get(planAskedAtom));
  if (since >= ASK_AGAIN_MS) await set(refreshPlanAtom);
});

/** Brings the profile of device and account together, and asks what has been paid for. */
export const refreshAccountAtom = atom(null, async (get, set): Promise<void> => {
  if (!get(syncsAtom)) return;
  await Promise.all([set(refreshPlanAtom), set(syncProfileAtom)]);
});

/** With the id of the account that it is about, so that it is never shown to another account. */
const reportedSync = atom<{ readonly ownerId: string; readonly sync: HistorySync } | null>(null);

/** How far the history is; null before the first round, and without an account. */
export const historySyncAtom = atom((get): HistorySync | null => {
  const news = get(reportedSync);
  return news !== null && news.ownerId === get(ownerIdAtom) ? news.sync : null;
});

/** Keeps the history in step until the returned function is called. */
export const followHistoryAtom = atom(null, (get, set): (() => void) => {
  const ownerId = get(ownerIdAtom);
  const { cloud } = get(servicesAtom);
  if (ownerId === null || cloud === undefined) return () => undefined;
  return cloud.followHistory(ownerId, {
    beside: () => set(meetIfWaitingAtom),
    onChange: () => void set(loadHistoryAtom),
    onSync(sync) {
      set(reportedSync, { ownerId, sync });
      // A round that went through has read the storage: it is no longer shut.
      const reads = !sync.running && !sync.stuck;
      if (reads && get(historyAtom).phase === 'blocked') void set(loadHistoryAtom);
    },
  });
});

/** Fetches what other devices change as they change it, until the returned function is called. */
export const followNewsAtom = atom(null, (get, set): (() => void) => {
  const ownerId = get(ownerIdAtom);
  const { cloud } = get(servicesAtom);
  if (ownerId === null || cloud === undefined) return () => undefined;
  return cloud.followNews(ownerId, (news) => {
    if (news === 'profile') void set(syncProfileAtom);
    else cloud.syncHistoryNow();
  });
});

export type SyncPhase = 'busy' | 'waiting' | 'done';

export interface SyncSummary {
  readonly phase: SyncPhase;
  /** Analyses that are on this device only, for now. */
  readonly waiting: number;
  /** Analyses that the server did not take. */
  readonly refused: number;
}

/** Where the data of this account is; null without an account, or where that cannot be known. */
export const syncSummaryAtom = atom((get): SyncSummary | null => {
  // Blocked storage has a notice of its own; what is in it, and what of it the account has, cannot be known.
  if (!get(syncsAtom) || get(historyAtom).phase === 'blocked') return null;
  const sync = get(historySyncAtom);
  const waiting = sync?.waiting ?? 0;
  const refused = sync?.refused.size ?? 0;
  if (sync === null || (sync.running && !sync.stuck)) return { phase: 'busy', waiting, refused };
  const waits = sync.stuck || waiting > 0 || get(profileWaitsAtom);
  return { phase: waits ? 'waiting' : 'done', waiting, refused };
});

/** What only this device is known to have, and a sign-out would take from it; null: nothing. */
export interface OnlyHere {
  /** Roasts that still follow into the account where it can be reached. */
  readonly waiting: number;
  /** Roasts that it has turned down for good. */
  readonly refused: number;
  readonly profile: boolean;
}
export const onlyHereAtom = atom((get): OnlyHere | null => {
  const sync = get(historySyncAtom);
  const waiting = sync?.waiting ?? 0;
  const refused = sync?.refused.size ?? 0;
  const profile = get(profileAtStakeAtom);
  return waiting > 0 || refused > 0 || profile ? { waiting, refused, profile } : null;
});

/** True where nothing is known to be missing, neither from the list here nor from the account. */
export const upToDateAtom = atom((get): boolean => {
  if (get(historyAtom).phase !== 'ready') return false;
  const summary = get(syncSummaryAtom);
  return summary === null || summary.phase === 'done';
});

/** Loads the history again, and asks the account what other devices have brought. */
export const refreshHistoryAtom = atom(null, async (get, set): Promise<void> => {
  get(servicesAtom).cloud?.syncHistoryNow();
  await set(loadHistoryAtom);
});

/** Where one analysis is kept: `account` (and here), `waiting` (here, for now) or `device` (here only). */
export type EntryPlace = 'account' | 'waiting' | 'device';

export const entryPlaceAtom = atom((get) => {
  const syncs = get(syncsAtom);
  const sync = get(historySyncAtom);
  return (id: string): EntryPlace => {
    if (!syncs || sync?.refused.has(id) === true) return 'device';
    return sync?.kept.has(id) === true ? 'account' : 'waiting';
  };
});

/** Asks what left this device because of a roast, as far as this device knows; another function with each round. */
export const sentBodiesAtom = atom((get) => {
  const ownerId = get(ownerIdAtom);
  const { cloud } = get(servicesAtom);
  // A round may have sent more.
  get(historySyncAtom);
  return (id: string): Promise<readonly SentBody[]> =>
    ownerId === null || cloud === undefined ? Promise.resolve([]) : cloud.sentBodies(ownerId, id);
});

/** Tries again now, on the user's request, without waiting for the next planned try. */
export const syncNowAtom = atom(null, async (get, set): Promise<void> => {
  get(servicesAtom).cloud?.syncHistoryNow();
  await set(refreshAccountAtom);
});

/** Everything that the server holds as a file. Null: it could not be had. */
export const exportAccountAtom = atom(null, async (get): Promise<File | null> => {
  const { cloud } = get(servicesAtom);
  const text = (await cloud?.exportData()) ?? null;
  if (text === null) return null;
  return new File([text], 'roast-me.json', { type: 'application/json' });
});
