/** A phrase bank with what only the function tells of it, for what looks at all lines. */
import { recordOf } from '#functions/vocabulary.ts';
import type { DeepBank } from '#roast/banks/deep.ts';
import { SLOTS, type Bank, type Lines, type Slot } from '#roast/banks/types.ts';

/** Key by key the phone's lines, then the function's. */
export function wholeBank(bank: Bank, deep: DeepBank): Bank {
  const both = (slot: Slot): Lines => {
    const more = deep[slot] ?? {};
    const keys = new Set([...Object.keys(bank[slot]), ...Object.keys(more)]);
    return Object.fromEntries(
      [...keys].map((key) => [key, [...(bank[slot][key] ?? []), ...(more[key] ?? [])]]),
    );
  };
  return { ...bank, ...recordOf(SLOTS, both) };
}
