/** The result that a guest has asked to keep and that waits for their sign-in. */
import { atom } from 'jotai';
import { heldAtom } from '#state/held-result.ts';
import { keepWishAtom, ownResultAtom } from '#state/journey-atoms.ts';
import type { TabResult } from '#state/tab-keep.ts';

/** Of this tab, else what the device holds from one that was closed; null: none waits, or its hour is over. */
export const waitingResultAtom = atom((get): TabResult | null => {
  const own = get(ownResultAtom);
  if (own !== null) return get(keepWishAtom) ? own : null;
  return get(heldAtom)?.result ?? null;
});
