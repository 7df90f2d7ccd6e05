/**
 * The lines that only the function has, a file `deep.json` beside each bank: what a phone carries would be twice as much with
 * them. Nothing of the app may import this.
 */
import type { Lang, RoastStyle } from '../../vocabulary.ts';
import type { Lines, Slot } from './types.ts';

export type DeepBank = Readonly<Partial<Record<Slot, Lines>>>;

const DEEP: Readonly<Record<Lang, Readonly<Record<RoastStyle, () => Promise<{ deep: DeepBank }>>>>> = {
  en: {
    gentle: () => import('./en/gentle/deep.ts'),
    classic: () => import('./en/classic/deep.ts'),
    spicy: () => import('./en/spicy/deep.ts'),
  },
  ja: {
    gentle: () => import('./ja/gentle/deep.ts'),
    classic: () => import('./ja/classic/deep.ts'),
    spicy: () => import('./ja/spicy/deep.ts'),
  },
};

/** What the function can tell beside the bank of this language and style. Rejects where its code cannot be fetched. */
export const loadDeepBank = async (lang: Lang, style: RoastStyle): Promise<DeepBank> =>
  (await DEEP[lang][style]()).deep;
