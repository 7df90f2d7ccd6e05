/** The premise: the one or two things that make this photo itself. */
import type { Entry } from '../banks/entries.ts';
import type { Bank } from '../banks/types.ts';
import { premiseNameOf, type Choose } from './choice.ts';
import { humourWeightOf } from './humour-weights.ts';
import { isSeen } from './claims.ts';
import { aboutSkin, askedFor, mayJoke, occasionIn, type Photo } from './jokes.ts';
import { firstOf, fitting, ranked, SHAKE, SKIN_LAST } from './options.ts';

export interface Premise {
  readonly premise: Entry;
  /** Whether no louder one was passed over, as told already. */
  readonly isLoudest: boolean;
}

/** Every key with an opener is a premise. */
export const premisesOn = (photo: Photo, bank: Bank): Entry[] =>
  fitting(bank, 'openers', photo.tags).filter(({ on }) => mayJoke(photo, on));

/** One truth at most is on what is not seen: where that is the occasion, no other such thing is the premise. */
function besideOccasion(premises: readonly Entry[], { tags }: Photo): readonly Entry[] {
  const occasion = occasionIn(tags);
  if (occasion === null) return premises;
  return firstOf(
    premises.filter(({ on }) => isSeen(on) || on.includes(occasion)),
    premises,
  );
}

/** The loudest of this photo comes first. Throws a RangeError where none holds. */
export function choosePremise(photo: Photo, bank: Bank, choose: Choose, random: () => number): Premise {
  // The first truth is on the premise.
  const entries = ranked(
    askedFor(besideOccasion(premisesOn(photo, bank), photo), photo.facts),
    SHAKE,
    random,
    ({ on }) => humourWeightOf(on) + (aboutSkin(on) ? SKIN_LAST : 0),
  );
  const taken = choose(
    'premise',
    entries.map(({ entry: { key, on, lines }, rank }) => ({
      name: premiseNameOf(key),
      on,
      rank,
      leadsTo: lines,
    })),
  );
  const premise = entries[taken]?.entry;
  if (premise === undefined) throw new RangeError('no premise');
  return { premise, isLoudest: taken === 0 };
}
