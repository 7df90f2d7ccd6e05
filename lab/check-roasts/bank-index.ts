/** A bank the other way round: from a text to what it claims. */
import { recordOf } from '#functions/vocabulary.ts';
import { entriesOf } from '#roast/banks/entries.ts';
import { SLOTS, type AdviceKind, type Audience, type Bank, type Slot } from '#roast/banks/types.ts';
import type { Need } from '#roast/plan/states.ts';
import type { Tag } from '#roast/plan/tags.ts';

/** A step or a product: what it is for, and whom. */
export interface Advice {
  readonly need: Need;
  readonly audience: Audience;
  readonly kind: AdviceKind | undefined;
}

/** From a text to the states that it is written for. */
export type StateIndex = ReadonlyMap<string, readonly string[]>;

export interface BankIndex {
  readonly joiner: string;
  readonly told: Readonly<Record<Slot, ReadonlyMap<string, readonly Tag[]>>>;
  readonly caveats: readonly string[];
  readonly shapes: StateIndex;
  readonly skin: StateIndex;
  readonly features: StateIndex;
  readonly vibe: StateIndex;
  readonly steps: ReadonlyMap<string, readonly Advice[]>;
  /** By category. */
  readonly products: ReadonlyMap<string, readonly Advice[]>;
}

function grouped<Value>(pairs: Iterable<readonly [string, Value]>): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const [text, value] of pairs) {
    const group = groups.get(text);
    if (group === undefined) groups.set(text, [value]);
    else group.push(value);
  }
  return groups;
}

const stateIndex = (states: Readonly<Record<string, readonly string[]>>): StateIndex =>
  grouped(Object.entries(states).flatMap(([state, lines]) => lines.map((line) => [line, state] as const)));

/** Running jokes are told among the truths. */
const entriesIn = (bank: Bank, slot: Slot) =>
  slot === 'truths' ? [...entriesOf(bank, 'truths'), ...entriesOf(bank, 'running')] : entriesOf(bank, slot);

const slotIndex = (bank: Bank, slot: Slot) =>
  new Map(entriesIn(bank, slot).flatMap(({ on, lines }) => lines.map((line) => [line, on] as const)));

const needsOf = (bank: Bank) => Object.keys(bank.roadmap) as Need[];

function stepPairs(bank: Bank): (readonly [string, Advice])[] {
  return needsOf(bank).flatMap((need) =>
    Object.values(bank.roadmap[need])
      .flat()
      .map((step) => [step.text, { need, audience: step, kind: step.kind }] as const),
  );
}

function productPairs(bank: Bank): (readonly [string, Advice])[] {
  return needsOf(bank).flatMap((need) =>
    bank.products[need].map((idea) => [idea.category, { need, audience: idea, kind: idea.kind }] as const),
  );
}

export function indexOf(bank: Bank): BankIndex {
  const { sections } = bank;
  return {
    joiner: bank.joiner,
    told: recordOf(SLOTS, (slot) => slotIndex(bank, slot)),
    caveats: bank.caveats,
    shapes: stateIndex(sections.shapes),
    skin: stateIndex(sections.skin),
    features: stateIndex(sections.features),
    vibe: stateIndex(sections.vibe),
    steps: grouped(stepPairs(bank)),
    products: grouped(productPairs(bank)),
  };
}
