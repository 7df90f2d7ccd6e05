/** A language model's text that comes after the phone's own: offered, shown by a tap, taken back by another. */
import { atom, type Getter, type Setter } from 'jotai';
import type { ShownLines } from '#roast/contract.ts';
import type { FirstRoast } from '#ports/cloud.ts';
import { isRunning, type JourneyResult } from '#state/journey.ts';
import { journeyAtom, moveTo, resultAtom } from '#state/journey-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { rememberAtom } from '#state/shown-lines-atoms.ts';

/** What writing changes in a result. */
export type ResultText = Pick<JourneyResult, 'facts' | 'roast' | 'sent'>;

/** So long after it appeared nobody has read a text yet, and another may simply take its place. */
export const UNREAD_MS = 600;

/** `over`: none came, or none that is better. */
type Waiting = 'waiting' | 'over';

interface Pair {
  readonly first: ResultText;
  readonly other: ResultText | Waiting;
  /** Of the other one, to be remembered when it is first shown. */
  readonly told: ShownLines;
}

const pair = atom<Pair | null>(null);

/**
 * What becomes of the other text of the result that is shown; `shown`: it stands there now. Null: none was asked for, or that
 * was for a text that stands there no more.
 */
export const offerAtom = atom((get): Waiting | 'here' | 'shown' | null => {
  const now = get(pair);
  const roast = get(resultAtom)?.roast ?? null;
  if (now === null || roast === null) return null;
  const { first, other } = now;
  if (roast === first.roast) return typeof other === 'string' ? other : 'here';
  return typeof other !== 'string' && roast === other.roast ? 'shown' : null;
});

/** Shows the other text in place of the one that stands there; nothing where none has come. */
export const swapTextAtom = atom(null, (get, set): void => {
  const now = get(pair);
  const offer = get(offerAtom);
  const result = get(resultAtom);
  if (now === null || typeof now.other === 'string' || result === null || isRunning(get(journeyAtom))) return;
  if (offer !== 'here' && offer !== 'shown') return;
  if (now.told.length > 0) {
    set(rememberAtom, now.told);
    set(pair, { ...now, told: [] });
  }
  moveTo(get, set, { ...result, ...(offer === 'here' ? now.other : now.first) });
});

/** Waits for the other text of the one that was just shown. It belongs to that alone: where another stands by then, it is dropped. */
export async function awaitBetter(
  get: Getter,
  set: Setter,
  { facts, roast, sent }: ResultText,
  better: FirstRoast['better'] | undefined,
): Promise<void> {
  if (better === undefined || roast === null) return;
  const { now } = get(servicesAtom);
  const began = now();
  const waiting: Pair = { first: { facts, roast, sent }, other: 'waiting', told: [] };
  set(pair, waiting);
  const written = await better;
  if (get(pair) !== waiting) return;
  const isUnread = now() - began <= UNREAD_MS && get(journeyAtom) === get(resultAtom);
  // The function's own writer is no better than the phone's.
  if (written === null || (written.roast.source === 'writer' && !isUnread)) {
    return set(pair, { ...waiting, other: 'over' });
  }
  const { told, ...other } = written;
  set(pair, { ...waiting, other, told });
  if (!isUnread) return;
  set(swapTextAtom);
  // Nobody has seen the first one, so nobody wants it back.
  set(pair, null);
}
