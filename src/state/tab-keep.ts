/**
 * What a tab keeps of its journey over a reload, in its sessionStorage: a result that is nowhere else, without photo and
 * maps, and that a photo was being read. And what the device holds of it, once its guest has asked to keep it, until they
 * have signed in. Reading both back is in tab-restore.ts, which most starts do not need.
 */
import { atom } from 'jotai';
import { ONE_TIME_S } from '#functions/vocabulary.ts';
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

export const HELD_KEY = 'roast-me-held';
/** As long as the code that its guest waits for. */
const HELD_MS = ONE_TIME_S * 1_000;

/** The result that a guest has asked to keep: it outlives the tab, because the sign-in may end in another one. */
export interface HeldRecord {
  readonly v: typeof TAB_VERSION;
  /** When they asked, in milliseconds since 1970. */
  readonly since: number;
  /** Every text that left for the joke writer because of it. */
  readonly sent: readonly string[];
  /** Null: its hour is over, and it is gone. */
  readonly result: TabResult | null;
}

/** Either way: a clock that was set back must not keep it for years. */
export const isOver = ({ since }: HeldRecord, now: number): boolean => Math.abs(now - since) >= HELD_MS;

/** What to keep; null: nothing. */
export function tabRecordOf({ reading, done, sent, wished, ownerId }: Tab): TabRecord | null {
  if (done === null || done.kept !== 'tab') return reading ? { v: TAB_VERSION, reading, held: null } : null;
  return { v: TAB_VERSION, reading, held: { ownerId, sent, wished, result: tabResultOf(done) } };
}

/** Without what is in the page's memory alone. */
export function tabResultOf({ photo: _photo, overlays: _overlays, ...result }: JourneyResult): TabResult {
  return result;
}

/** A reload has taken the photo that was being read; true until the person goes on. */
export const interruptedAtom = atom(false);
