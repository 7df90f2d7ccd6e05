/** The newest result that this person can open again: what the camera leads back to. */
import { atom } from 'jotai';
import { listedAtom } from '#state/history-view-atoms.ts';
import { ownResultAtom } from '#state/journey-atoms.ts';

export interface LastResult {
  /** The address that shows it. */
  readonly to: string;
  /** 0 to 100, and its ±. */
  readonly value: number;
  readonly spread: number;
  /** Milliseconds since 1970 (UTC). */
  readonly time: number;
}

/**
 * The result in this tab, which is all that a guest has, else the newest of the history as far as it is loaded and open
 * to the plan. The drawn face's is nobody's. Null: there is none.
 */
export const lastResultAtom = atom((get): LastResult | null => {
  const own = get(ownResultAtom);
  if (own !== null) {
    const { value, spread } = own.report.score;
    return { to: '/results', value, spread, time: own.at };
  }
  const [newest] = get(listedAtom);
  if (newest === undefined || newest.locked) return null;
  const { value, spread } = newest.entry.report.score;
  return { to: `/history/${newest.entry.id}`, value, spread, time: newest.time };
});
