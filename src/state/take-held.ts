/** Somebody has signed in: the result that the device holds is this tab's to keep, if it has none of its own. */
import { atom } from 'jotai';
import { heldAtom, heldTooLongAtom, letGo } from '#state/held-result.ts';
import { isRunning } from '#state/journey.ts';
import { journeyAtom, moveTo, ownResultAtom, wishedBeforeAtom } from '#state/journey-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { HELD_KEY, isOver } from '#state/tab-keep.ts';

export const takeHeldAtom = atom(null, (get, set): void => {
  const record = get(heldAtom);
  const services = get(servicesAtom);
  set(heldAtom, null);
  // Another tab may have kept it meanwhile, or let it go.
  if (record === null || services.text(HELD_KEY).read() === null) return;
  if (get(ownResultAtom) !== null || isRunning(get(journeyAtom))) return;
  if (record.result === null || isOver(record, services.now())) {
    letGo(get, set);
    set(heldTooLongAtom, true);
    return;
  }
  moveTo(get, set, { phase: 'done', ...record.result, photo: null, overlays: null }, record.sent);
  set(wishedBeforeAtom, true);
});
