/**
 * What the function's own writer tells: the phone's plan, and in each place a line that the phone does not carry where there is
 * one. The phone would write all else alone, so this is what the facts leave it for where no model is configured. Function only.
 */
import { TOLD_PLACES } from '../moment-words.ts';
import { loadBank } from './banks/banks.ts';
import { loadDeepBank, type DeepBank } from './banks/deep.ts';
import type { Bank } from './banks/types.ts';
import type { RoastFacts } from './contract.ts';
import { checkRoast } from './guard/check-roast.ts';
import type { Option } from './plan/options.ts';
import { goesWith, isFor } from './plan/telling.ts';
import { deepLineAt, placedIn, withLines, type Placed } from './plan/tellings.ts';
import { composeRoast, tellPlan, type ComposedRoast } from './writer.ts';

/** The roast that the function tells of these facts without a model. Rejects where a bank's code cannot be fetched. */
export async function deepen(facts: RoastFacts): Promise<ComposedRoast> {
  const { lang, style } = facts;
  const [bank, deep] = await Promise.all([loadBank(lang, style), loadDeepBank(lang, style)]);
  return deepened(facts, bank, deep);
}

/** The same from banks that are at hand. Pure. */
export function deepened(facts: RoastFacts, bank: Bank, deep: DeepBank): ComposedRoast {
  const own = composeRoast(facts, bank);
  const places = placedIn(own.plan);
  const told = places.map(({ option }) => option);
  for (const [i, place] of TOLD_PLACES.entries()) {
    const placed = places[i];
    const line = placed && lineFor(placed, facts.tellings[i] ?? 0, facts, { bank, deep });
    if (!line) continue;
    const option: Option = { ...placed.option, line };
    const others = told.filter((_other, j) => j !== i);
    if (goesWith(place, option, others, facts)) told[i] = option;
  }
  const plan = withLines(
    own.plan,
    told.map(({ line }) => line),
    facts.lang,
  );
  const roast = tellPlan(plan, facts, bank);
  // Each line was held to the guard with its bank; two beside each other may still make a third.
  return checkRoast(roast, facts).ok ? { roast, plan } : own;
}

/** The line of the same key that this telling is for; null: there is none, or none that was not told. */
function lineFor(
  { slot, option }: Placed,
  telling: number,
  facts: RoastFacts,
  { bank, deep }: { bank: Bank; deep: DeepBank },
): string | null {
  const { key } = option.entry;
  // A running joke stands among the truths and under a file of its own.
  if (bank[slot][key]?.includes(option.line) !== true) return null;
  const lines = (deep[slot]?.[key] ?? []).filter((line) => isFor({ ...option, line }, facts));
  return deepLineAt(lines, telling);
}
