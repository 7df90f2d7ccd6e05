/** The built-in writer with all its banks at hand, for tests that write many roasts. */
import { LANGS, STYLES, type Lang, type RoastStyle } from '#functions/vocabulary.ts';
import { loadBank } from '#roast/banks/banks.ts';
import type { Bank } from '#roast/banks/types.ts';
import type { Roast, RoastFacts } from '#roast/contract.ts';
import { composeRoast, type ComposedRoast } from '#roast/writer.ts';

const banks = new Map<string, Bank>();
for (const lang of LANGS) {
  for (const style of STYLES) banks.set(`${lang} ${style}`, await loadBank(lang, style));
}

export function bankOf(lang: Lang, style: RoastStyle): Bank {
  const bank = banks.get(`${lang} ${style}`);
  if (bank === undefined) throw new Error(`no bank for ${lang} ${style}`);
  return bank;
}

export const composed = (facts: RoastFacts): ComposedRoast =>
  composeRoast(facts, bankOf(facts.lang, facts.style));

export const written = (facts: RoastFacts): Roast => composed(facts).roast;
