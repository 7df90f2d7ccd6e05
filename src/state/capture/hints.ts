/** What the camera screen says about a frame, and how it keeps from flickering between two hints. */
import type { AdviceCode } from '#domain/face/report.ts';

/** The advice of the worker, and what only the camera screen knows. */
export type CameraHint = AdviceCode | 'no-face' | 'turn-more' | 'hold';

/** Which shot is being framed. */
export type Angle = 'front' | 'three-quarter';

interface Seen {
  readonly face: boolean;
  readonly hints: readonly AdviceCode[];
}

export interface FrameVerdict {
  /** Most important first; the first one is shown. Never empty: `hold` means that all is well. */
  readonly hints: readonly CameraHint[];
  /** Nothing is left that would spoil the photo. */
  readonly good: boolean;
}

/** Worth saying, not worth waiting for: few rooms have light from the front. */
const SOFT: ReadonlySet<AdviceCode> = new Set(['even-light']);
/** Turned to the side, these say nothing. */
const FRONT_ONLY: ReadonlySet<AdviceCode> = new Set(['face-camera', 'even-light', 'centre-face']);

/** Reads one frame's guidance for the shot that is wanted. */
export function judgeFrame({ face, hints }: Seen, angle: Angle): FrameVerdict {
  if (!face) return { hints: ['no-face'], good: false };
  const turned = hints.includes('face-camera');
  const wanted: CameraHint[] =
    angle === 'front'
      ? [...hints]
      : [...(turned ? [] : (['turn-more'] as const)), ...hints.filter((hint) => !FRONT_ONLY.has(hint))];
  const good = !wanted.some((hint) => !SOFT.has(hint as AdviceCode));
  return { hints: wanted.length === 0 ? ['hold'] : wanted, good };
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
