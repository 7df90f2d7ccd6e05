/** A new version: when it is offered, and what happens when the person takes it. */
import { atom } from 'jotai';
import { isRunning, type Journey } from '#state/journey.ts';
import { journeyAtom, ownResultAtom } from '#state/journey-atoms.ts';
import type { UpdateState } from '#ports/pwa.ts';
import { servicesAtom } from '#state/services.ts';

const current = atom<UpdateState>('none');
const later = atom(false);

/**
 * Whether reloading this tab would cost the person something: a run, or a result of theirs that is kept nowhere else. The
 * drawn face is nobody's, and comes again.
 */
export function wouldLose(journey: Journey): boolean {
  return isRunning(journey) || (journey.phase === 'done' && journey.kept !== 'history' && !journey.sample);
}

export const unsavedAtom = atom((get) => {
  const result = get(ownResultAtom);
  return wouldLose(get(journeyAtom)) || (result !== null && wouldLose(result));
});

/** What to show: nothing while a reload would cost anything, and nothing more of it after "later". */
export const updateOfferAtom = atom((get): UpdateState =>
  get(later) || get(unsavedAtom) ? 'none' : get(current),
);

/** Follows the service worker until the returned function is called. */
export const followUpdatesAtom = atom(null, (get, set): (() => void) => {
  const stop = get(servicesAtom).pwa?.updates.watch((state) => set(current, state));
  return stop ?? (() => undefined);
});

export const applyUpdateAtom = atom(null, async (get): Promise<void> => {
  if (get(unsavedAtom)) return;
  await get(servicesAtom).pwa?.updates.apply();
});

/** Not now: the next start of the app brings it by itself. */
export const postponeUpdateAtom = atom(null, (_get, set) => set(later, true));
