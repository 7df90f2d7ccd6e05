/** The history of the signed-in user: loaded from the device, deleted with a way back. */
import { atom } from 'jotai';
import type { HistoryHead } from '#domain/history/entry.ts';
import { servicesAtom } from '#state/services.ts';
import type { HistoryListing } from '#ports/history.ts';
import type { StoreOutcome } from '#ports/storage.ts';
import { sessionAtom } from '#state/session-atoms.ts';

export type History =
  /** No account: nothing is kept, so there is nothing to load. */
  | { readonly phase: 'guest' }
  | { readonly phase: 'loading' }
  /** The browser keeps its storage shut. */
  | { readonly phase: 'blocked' }
  | ({ readonly phase: 'ready' } & HistoryListing);

interface Loaded {
  readonly ownerId: string;
  readonly history: History;
}

/** What the toast offers to take back. */
export interface Deleted {
  readonly entry: HistoryHead;
  readonly thumbnail: Blob | null;
}

const loaded = atom<Loaded | null>(null);
/** Counts the loads: only the newest may write. */
const newestLoad = atom(0);
const deleted = atom<Deleted | null>(null);

export const ownerIdAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.kind === 'user' ? session.user.id : null;
});

export const historyAtom = atom((get): History => {
  const ownerId = get(ownerIdAtom);
  if (ownerId === null) return { phase: 'guest' };
  const now = get(loaded);
  // Another account's list is never shown, not even for a moment.
  return now?.ownerId === ownerId ? now.history : { phase: 'loading' };
});

/** The deletion that can still be taken back; it belongs to the account that made it. */
export const deletedAtom = atom((get) => {
  const last = get(deleted);
  return last !== null && last.entry.ownerId === get(ownerIdAtom) ? last : null;
});

/** Loads, or loads again. What is shown stays until the new list is here. */
export const loadHistoryAtom = atom(null, async (get, set): Promise<void> => {
  const ownerId = get(ownerIdAtom);
  if (ownerId === null) return;
  const load = get(newestLoad) + 1;
  set(newestLoad, load);
  const listing = await get(servicesAtom).history.list(ownerId);
  if (get(newestLoad) !== load) return;
  const history: History = listing === null ? { phase: 'blocked' } : { phase: 'ready', ...listing };
  set(loaded, { ownerId, history });
});

/** Deletes at once, thumbnail included: closing the tab right after it takes nothing back. */
export const deleteEntryAtom = atom(null, async (get, set, entry: HistoryHead): Promise<StoreOutcome> => {
  const services = get(servicesAtom);
  const { history, thumbnails } = services;
  const thumbnail = await thumbnails.read(entry.id);
  const outcome = await history.remove(entry, new Date(services.now()).toISOString());
  if (outcome !== 'done') return outcome;
  await thumbnails.remove(entry.id);
  set(deleted, { entry, thumbnail });
  await set(loadHistoryAtom);
  return outcome;
});

/** Takes the last deletion back. */
export const undoDeleteAtom = atom(null, async (get, set): Promise<StoreOutcome> => {
  const last = get(deletedAtom);
  if (last === null) return 'invalid';
  const { history, thumbnails } = get(servicesAtom);
  const { entry, thumbnail } = last;
  const outcome = await history.restore(entry);
  if (outcome !== 'done') return outcome;
  if (thumbnail !== null) await thumbnails.putBack(entry.id, entry.ownerId, thumbnail);
  set(deleted, null);
  await set(loadHistoryAtom);
  return outcome;
});

/** The way back closes. */
export const forgetDeletedAtom = atom(null, (_get, set) => set(deleted, null));
