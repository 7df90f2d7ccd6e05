/**
 * Nothing is said twice to a person until the choice is used up. Of the phone's memory only the numbers of the chosen
 * lines are sent, as the facts' turns.
 */
import type { Bank } from '../banks/types.ts';
import { TURNS } from '../../moment-words.ts';
import { MAX_TURN, type RoastFacts, type ShownLines } from '../contract.ts';
import { hashText } from '../random.ts';
import { composeRoast } from '../writer.ts';

/** The facts with the turns that tell what was not said yet, or was said longest ago. */
export function withFreshTurns(facts: RoastFacts, bank: Bank, said: ShownLines): RoastFacts {
  const when = new Map(said.map((hash, i) => [hash, i]));
  const turns = TURNS.map(() => 0);
  const toldAt = (line: string) => when.get(hashText(line)) ?? -1;
  composeRoast(facts, bank, (turn, choices) => {
    const times = choices.slice(0, MAX_TURN + 1).map(({ name, leadsTo }) => {
      // What leads to nothing new comes after everything that does.
      const isUsedUp = leadsTo?.every((line) => toldAt(line) >= 0) === true;
      return toldAt(name) + (isUsedUp ? said.length + 1 : 0);
    });
    const index = times.indexOf(Math.min(...times));
    turns[TURNS.indexOf(turn)] = index;
    return index;
  });
  return { ...facts, turns };
}
