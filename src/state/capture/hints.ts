/** What the camera screen says about a frame, and how it keeps from flickering between two hints. */
import type { GuideHint } from '#domain/capture/guidance.ts';

/** What the worker says of a face, and what is said without one, or when all is well. */
export type CameraHint = GuideHint | 'no-face' | 'hold';

interface Seen {
  readonly face: boolean;
  readonly hints: readonly GuideHint[];
}

export interface FrameVerdict {
  /** Most important first; the first one is shown. Never empty: `hold` means that all is well. */
  readonly hints: readonly CameraHint[];
  /** Nothing is left that would spoil the photo. */
  readonly good: boolean;
}

/** Worth saying, not worth waiting for: few rooms have light from the front. */
const SOFT: ReadonlySet<GuideHint> = new Set(['even-light']);

/** Reads one frame's guidance. */
export function judgeFrame({ face, hints }: Seen): FrameVerdict {
  if (!face) return { hints: ['no-face'], good: false };
  const good = hints.every((hint) => SOFT.has(hint));
  return { hints: hints.length === 0 ? ['hold'] : hints, good };
}

/** A new hint must last this long before it is shown; a lost face a little longer, a good frame less. */
const PATIENCE_MS = 350;
const PATIENCE: Partial<Record<CameraHint, number>> = { hold: 120, 'no-face': 600 };

export interface ShownHint {
  /** Null: nothing seen yet. */
  readonly shown: CameraHint | null;
  /** The hint that waits to be shown, and since when. */
  readonly waiting: CameraHint | null;
  readonly since: number;
}

export const NO_HINT: ShownHint = { shown: null, waiting: null, since: 0 };

/** @param now milliseconds on any clock that never goes back */
export function nextHint(state: ShownHint, hint: CameraHint, now: number): ShownHint {
  if (hint === state.shown) {
    return state.waiting === null ? state : { ...state, waiting: null };
  }
  if (state.shown === null) return { shown: hint, waiting: null, since: now };
  if (state.waiting !== hint) return { ...state, waiting: hint, since: now };
  const patience = PATIENCE[hint] ?? PATIENCE_MS;
  return now - state.since >= patience ? { shown: hint, waiting: null, since: now } : state;
}
