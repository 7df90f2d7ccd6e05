/** What a finished analysis leaves behind: one roast counted, its time and lines remembered, its numbers kept, now or later. */
import { atom, type Getter, type Setter } from 'jotai';
import { entryOf } from '#domain/history/entry.ts';
import type { FaceReport } from '#domain/face/report.ts';
import type { Measurement } from '#domain/history/noise.ts';
import { measurementOf } from '#state/measurement.ts';
import type { Roast, RoastFacts, ShownLines } from '#roast/contract.ts';
import { noteRunAtom } from '#state/capture/run-times.ts';
import { countRoastAtom } from '#state/daily-limit-atoms.ts';
import { letGo } from '#state/held-result.ts';
import { ownerIdAtom } from '#state/history-atoms.ts';
import type { JourneyResult } from '#state/journey.ts';
import { endKeepWishAtom, keepInTab, keepWishAtom, noteKept, ownResultAtom } from '#state/journey-atoms.ts';
import { occasionAtom } from '#state/occasion-atoms.ts';
import { rememberAtom } from '#state/shown-lines-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import type { HistoryService } from '#ports/history.ts';
import { settingsAtom } from '#state/settings-atoms.ts';

interface Finished {
  readonly report: FaceReport;
  readonly facts: RoastFacts;
  readonly roast: Roast | null;
  readonly sent: string | null;
  readonly told: ShownLines;
  /** The photo that counted; kept as a thumbnail only where the person chose so. */
  readonly blob: Blob;
  readonly sample: boolean;
  readonly took: { readonly ms: number; readonly photos: number };
}

/** What the newest kept analysis measured; null where there is none, or the history cannot be read. */
async function newestOf(history: HistoryService, ownerId: string): Promise<Measurement | null> {
  const newest = (await history.list(ownerId))?.entries[0];
  return newest === undefined ? null : measurementOf(newest);
}

/** Writes a result into the history of this account: the one way into it. Never rejects. */
async function keepResult(
  get: Getter,
  ownerId: string,
  { at, ...result }: Pick<JourneyResult, 'id' | 'at' | 'report' | 'facts' | 'roast' | 'sent'>,
): Promise<'history' | 'failed'> {
  // Whoever has left in the meantime has taken their history along.
  if (get(ownerIdAtom) !== ownerId) return 'failed';
  const entry = entryOf({ ...result, ownerId, createdAt: new Date(at).toISOString() });
  try {
    return (await get(servicesAtom).history.save(entry)) === 'done' ? 'history' : 'failed';
  } catch {
    return 'failed';
  }
}

/** The id of the result that was kept because its guest had asked for it; null: none was. */
export const keptOnWishAtom = atom<string | null>(null);

/**
 * Once the guest who asked for it has signed in: the result of this tab goes into their history, without a photo. Does
 * nothing without an account or that wish, and nothing twice.
 */
export const keepWishedAtom = atom(null, async (get, set): Promise<void> => {
  const ownerId = get(ownerIdAtom);
  const result = get(ownResultAtom);
  if (ownerId === null || result === null || !get(keepWishAtom)) return;
  set(endKeepWishAtom);
  if (result.kept !== 'tab') return;
  const { id, at, report, facts, roast, sent } = result;
  const kept = await keepResult(get, ownerId, { id, at, report, facts, roast, sent });
  if (get(ownerIdAtom) !== ownerId || get(ownResultAtom)?.id !== id) return;
  if (kept === 'history') {
    letGo(get, set);
    set(keptOnWishAtom, id);
  }
  noteKept(get, set, kept);
});

/**
 * Null: other tabs have used up the day's roasts meanwhile, and this one is not shown. Never rejects: a result that could
 * not be kept is shown all the same.
 */
export async function finishRun(
  get: Getter,
  set: Setter,
  { report, facts, roast, sent, told, blob, sample, took }: Finished,
): Promise<Pick<JourneyResult, 'id' | 'at' | 'kept' | 'before'> | null> {
  const services = get(servicesAtom);
  const id = services.newId();
  const at = services.now();
  set(noteRunAtom, took.ms, took.photos);
  if (!sample && !set(countRoastAtom)) return null;
  set(rememberAtom, told);
  if (sample) return { id, at, kept: 'tab', before: null };
  // Said of this photo, not of the next.
  set(occasionAtom, null);
  const ownerId = get(ownerIdAtom);
  if (ownerId === null) {
    // The one that was to be kept is no longer the last.
    letGo(get, set);
    return { id, at, kept: 'tab', before: null };
  }
  // Counted: from here on no reload may say that it was not.
  keepInTab(get, false);
  let before: Measurement | null = null;
  try {
    before = await newestOf(services.history, ownerId);
    const kept = await keepResult(get, ownerId, { id, at, report, facts, roast, sent });
    if (kept === 'history' && get(settingsAtom).keepThumbnails) {
      await services.thumbnails.keep(id, ownerId, blob);
      // Making it small takes a while: a sign-out may have cleared all others by then.
      if (get(ownerIdAtom) !== ownerId) await services.thumbnails.remove(id);
    }
    return { id, at, kept, before };
  } catch {
    return { id, at, kept: 'failed', before };
  }
}
