/** What the camera screen says about a frame, and how it keeps from flickering between two hints. */
import type { GuideHint } from '#domain/capture/guidance.ts';
import { STEADY_MS } from '#domain/limits/photo.ts';

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

// Has the face been in its place, and still, for a second? A pure timer: frames in, state out.

/** One frame that disagrees (a blink, a shadow) is forgiven for this long. */
const GRACE_MS = 180;
/** How far the face may wander from where the second began, as a share of the frame. */
const WANDER = 0.06;

export interface FaceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Steady {
  /** When the second began, in ms; null: it has not. */
  readonly since: number | null;
  /** The last frame that was good. */
  readonly lastGood: number;
  /** Where the face was when the second began. */
  readonly anchor: FaceBox | null;
}

export const UNSTEADY: Steady = { since: null, lastGood: 0, anchor: null };

const centre = ({ x, y, width, height }: FaceBox) => ({ x: x + width / 2, y: y + height / 2 });

function wandered(from: FaceBox, to: FaceBox): boolean {
  const a = centre(from);
  const b = centre(to);
  return Math.hypot(a.x - b.x, a.y - b.y) > WANDER || Math.abs(to.height - from.height) > WANDER * 1.5;
}

/**
 * @param good nothing is left to mend in this frame
 * @param box where the face is, 0 to 1 of the frame; null without a face
 * @param now milliseconds on any clock that never goes back
 */
export function nextSteady(state: Steady, good: boolean, box: FaceBox | null, now: number): Steady {
  if (!good || box === null) {
    return state.since !== null && now - state.lastGood <= GRACE_MS ? state : UNSTEADY;
  }
  const { since, anchor } = state;
  if (since === null || anchor === null || wandered(anchor, box)) {
    return { since: now, lastGood: now, anchor: box };
  }
  return { since, anchor, lastGood: now };
}

/** A frame that is not right ends the count only after so long: who waits for a photo breathes. */
const BREATH_MS = 700;

/** True once the second is full. */
export function isSteady({ since, lastGood }: Steady): boolean {
  return since !== null && lastGood - since >= STEADY_MS;
}

/**
 * Whether the timer may count: from a full steady second on, until the face has not been right for a while. Moving a
 * little does not end it.
 * @param content what was said after the frame before
 * @param lastGood when a frame was last right; milliseconds on the clock of `now`
 */
export function mayCount(content: boolean, timer: Steady, lastGood: number, now: number): boolean {
  return isSteady(timer) || (content && now - lastGood <= BREATH_MS);
}
