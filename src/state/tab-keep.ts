/**
 * What a tab keeps of its journey over a reload, in its sessionStorage: a result that is nowhere else, without photo and
 * maps, and that a photo was being read. Reading it back is in tab-restore.ts, which most starts do not need.
 */
import { atom } from 'jotai';
import type { JourneyResult } from '#state/journey.ts';

export const TAB_KEY = 'roast-me-tab';
/** A record of another version is dropped. */
export const TAB_VERSION = 1;

export type TabResult = Omit<JourneyResult, 'photo' | 'overlays'>;

export interface TabRecord {
  readonly v: typeof TAB_VERSION;
  /** A photo was being read. */
  readonly reading: boolean;
  readonly held: {
    /** Whose it is; null: a guest's. */
    readonly ownerId: string | null;
    /** Every text that left for the joke writer because of it. */
    readonly sent: readonly string[];
    /** Its guest wants it kept in the account that they are about to sign in to. */
    readonly wished: boolean;
    readonly result: TabResult;
  } | null;
}

interface Tab {
  readonly reading: boolean;
  /** The newest result of the person's own: the drawn face is nobody's, and comes again with a tap. */
  readonly done: JourneyResult | null;
  readonly sent: readonly string[];
  readonly wished: boolean;
  readonly ownerId: string | null;
}

/** What to keep; null: nothing. */
export function tabRecordOf({ reading, done, sent, wished, ownerId }: Tab): TabRecord | null {
  if (done === null || done.kept !== 'tab') return reading ? { v: TAB_VERSION, reading, held: null } : null;
  const { photo: _photo, overlays: _overlays, ...result } = done;
  return { v: TAB_VERSION, reading, held: { ownerId, sent, wished, result } };
}

/** A reload has taken the photo that was being read; true until the person goes on. */
export const interruptedAtom = atom(false);
