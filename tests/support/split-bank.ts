/** The banks split in memory as `npm run lab -- split-banks` would, whether their files are split already or not. */
import { LANGS, recordOf, STYLES, type Lang, type RoastStyle } from '#functions/vocabulary.ts';
import { split } from '#lab/split-banks/split.ts';
import { loadBank } from '#roast/banks/banks.ts';
import { loadDeepBank, type DeepBank } from '#roast/banks/deep.ts';
import { SLOTS, type Bank } from '#roast/banks/types.ts';
import { wholeBank } from '#scripts/lib/whole-bank.ts';

export interface SplitBank {
  readonly bank: Bank;
  readonly deep: DeepBank;
}

async function splitOf(lang: Lang, style: RoastStyle): Promise<SplitBank> {
  const whole = wholeBank(await loadBank(lang, style), await loadDeepBank(lang, style));
  const parts = recordOf(SLOTS, (slot) =>
    Object.entries(whole[slot]).map(
      ([key, lines]) => [key, split({ phone: lines, deep: [] }, lang)] as const,
    ),
  );
  const part = (name: 'phone' | 'deep') =>
    recordOf(SLOTS, (slot) => Object.fromEntries(parts[slot].map(([key, both]) => [key, both[name]])));
  return { bank: { ...whole, ...part('phone') }, deep: part('deep') };
}

const banks = new Map<string, SplitBank>();
for (const lang of LANGS) {
  for (const style of STYLES) banks.set(`${lang} ${style}`, await splitOf(lang, style));
}

export function splitBankOf(lang: Lang, style: RoastStyle): SplitBank {
  const found = banks.get(`${lang} ${style}`);
  if (found === undefined) throw new Error(`no bank for ${lang} ${style}`);
  return found;
}
