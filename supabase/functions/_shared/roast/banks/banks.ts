/** The phrase bank of each language. */
import type { Lang } from '../../vocabulary.ts';
import { enBank } from './en/bank.ts';
import { jaBank } from './ja/bank.ts';
import type { Bank } from './types.ts';

export const banks: Readonly<Record<Lang, Bank>> = { en: enBank, ja: jaBank };
