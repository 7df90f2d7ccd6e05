/** What a roast may take in each turn, and who says which. */
import { TURNS } from '../../moment-words.ts';
import type { RoastFacts, Turn } from '../contract.ts';
import type { Traits } from '../banks/traits.ts';
import type { Tag } from './tags.ts';

/** What may be taken, as a phone remembers it. */
export interface Choice {
  readonly name: string;
  /** The facts that it hangs on. */
  readonly on: readonly Tag[];
  /** How fit it is, in points of weight; the first is the fittest. */
  readonly rank: number;
  /** Of a line; none of a premise. */
  readonly traits?: Traits;
  /** The lines of which one will be told with it. */
  readonly leadsTo?: readonly string[];
  /** Only for who has heard all others. */
  readonly isSpare?: boolean;
}

/** Says which is taken, as an index. */
export type Choose = (turn: Turn, choices: readonly Choice[]) => number;

/** A premise among the choices. */
export const premiseNameOf = (key: string): string => `premise ${key}`;

/** Chooses by the turns that the facts carry. */
export const byTurns =
  ({ turns }: Pick<RoastFacts, 'turns'>): Choose =>
  (turn, choices) =>
    (turns[TURNS.indexOf(turn)] ?? 0) % choices.length;
