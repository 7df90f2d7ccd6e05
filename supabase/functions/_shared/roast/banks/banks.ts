/** The phrase banks. A roast needs one of them, so each is loaded when it is first needed. */
import type { Lang, RoastStyle } from '../../vocabulary.ts';
import type { Bank } from './types.ts';

type Load = () => Promise<{ readonly bank: Bank }>;

const BANKS: Readonly<Record<Lang, Readonly<Record<RoastStyle, Load>>>> = {
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

/** The bank of this language and style. Rejects where its code cannot be fetched. */
export const loadBank = async (lang: Lang, style: RoastStyle): Promise<Bank> =>
  (await BANKS[lang][style]()).bank;
