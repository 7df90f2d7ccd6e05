/** The phrase banks. A roast needs one of them, so each is loaded when it is first needed. */
import { SENTENCE_GAP, type Lang, type RoastStyle } from '../../vocabulary.ts';
import type { Bank, BankFiles } from './types.ts';

const BANKS: Readonly<Record<Lang, Readonly<Record<RoastStyle, () => Promise<BankFiles>>>>> = {
  en: {
    gentle: () => import('./en/gentle/bank.ts'),
    classic: () => import('./en/classic/bank.ts'),
    spicy: () => import('./en/spicy/bank.ts'),
  },
  ja: {
    gentle: () => import('./ja/gentle/bank.ts'),
    classic: () => import('./ja/classic/bank.ts'),
    spicy: () => import('./ja/spicy/bank.ts'),
  },
};

/** Each bank is one object for good: the planner keeps what it read of one. */
const loaded = new Map<BankFiles, Bank>();

/** The bank of this language and style, the same object each time. Rejects where its code cannot be fetched. */
export async function loadBank(lang: Lang, style: RoastStyle): Promise<Bank> {
  const files = await BANKS[lang][style]();
  const known = loaded.get(files);
  if (known !== undefined) return known;
  // To TypeScript the words of a JSON file are any strings: schema.ts holds them at build and test.
  const bank = { ...files, joiner: SENTENCE_GAP[lang] } as Bank;
  loaded.set(files, bank);
  return bank;
}
