/** Every sentence of a bank with its place, for tests that go through all of them. */
import { entriesOf } from '#roast/banks/entries.ts';
import { SLOTS, type Audience, type Bank, type Place } from '#roast/banks/types.ts';

export type Group = Place | 'caveats' | 'sections' | 'roadmap' | 'products';

export interface BankSentence {
  /** e.g. "truths/light.dim/2". */
  readonly path: string;
  readonly group: Group;
  readonly text: string;
  readonly audience: Audience;
}

/** All sentences of a bank, in its own order. */
export function bankSentences(bank: Bank): BankSentence[] {
  const found: BankSentence[] = [];
  const walk = (value: unknown, path: string, group: Group, audience: Audience): void => {
    if (typeof value === 'string') {
      if (!/\/(?:who|level|kind|when\/\d+)$/.test(path)) found.push({ path, group, text: value, audience });
    } else if (value !== null && typeof value === 'object') {
      const inner = 'text' in value || 'category' in value ? (value as Audience) : audience;
      for (const [key, child] of Object.entries(value)) walk(child, `${path}/${key}`, group, inner);
    }
  };
  for (const place of [...SLOTS, 'running'] as const) {
    for (const { key, lines } of entriesOf(bank, place)) walk(lines, `${place}/${key}`, place, {});
  }
  for (const group of ['caveats', 'sections', 'roadmap', 'products'] as const) {
    walk(bank[group], group, group, {});
  }
  return found;
}
