/**
 * What a tab keeps of its journey over a reload, in its sessionStorage: a result that is nowhere else, without photo and
 * maps, or that a photo was being read. Reading it back is in tab-restore.ts, which most starts do not need.
 */
import { atom } from 'jotai';
import { isRunning, type Journey, type JourneyResult } from '#state/journey.ts';

export const TAB_KEY = 'roast-me-tab';
/** A record of another version is dropped. */
export const TAB_VERSION = 1;

export type TabResult = Omit<JourneyResult, 'photo' | 'overlays'>;

export type TabRecord =
  | { readonly v: typeof TAB_VERSION; readonly kind: 'running' }
  | {
      readonly v: typeof TAB_VERSION;
      readonly kind: 'done';
      /** Whose it is; null: a guest's. */
      readonly ownerId: string | null;
      /** Every text that left for the joke writer because of it. */
      readonly sent: readonly string[];
      readonly result: TabResult;
    };

/** What to keep of a journey; null: nothing. The drawn face is nobody's, and comes again with a tap. */
export function tabRecordOf(
  journey: Journey,
  ownerId: string | null,
  sent: readonly string[],
): TabRecord | null {
  if (isRunning(journey)) return { v: TAB_VERSION, kind: 'running' };
  if (journey.phase !== 'done' || journey.kept !== 'tab' || journey.sample) return null;
  const { phase: _phase, photo: _photo, overlays: _overlays, ...result } = journey;
  return { v: TAB_VERSION, kind: 'done', ownerId, sent, result };
}

/** A reload has taken the photo that was being read; true until the person goes on. */
export const interruptedAtom = atom(false);
