/** Every sentence of a bank with its place, for tests that go through all of them. */
import type { Audience, Bank } from '#roast/banks/types.ts';

export interface BankSentence {
  /** e.g. "truths/light.dim/classic/2". */
  readonly path: string;
  readonly group: keyof Bank;
  readonly text: string;
  readonly audience: Audience;
}

/** All sentences of a bank, in its own order. */
export function bankSentences(bank: Bank): BankSentence[] {
  const found: BankSentence[] = [];
  const walk = (value: unknown, path: string, group: keyof Bank, audience: Audience): void => {
    if (typeof value === 'string') {
      if (!/\/(?:who|level)$/.test(path)) found.push({ path, group, text: value, audience });
    } else if (value !== null && typeof value === 'object') {
      const inner = 'text' in value || 'category' in value ? (value as Audience) : audience;
      for (const [key, child] of Object.entries(value)) walk(child, `${path}/${key}`, group, inner);
    }
  };
  for (const [group, value] of Object.entries(bank)) {
    if (group !== 'joiner') walk(value, group, group as keyof Bank, {});
  }
  return found;
}
