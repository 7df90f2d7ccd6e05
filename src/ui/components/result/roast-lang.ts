import { createContext, useContext } from 'react';
import type { Lang } from '#functions/vocabulary.ts';

/** The language in which the roast around was written, which is not always the page's. */
const RoastLang = createContext<Lang | undefined>(undefined);

/** Says to all that shows a part of a roast which language that is in. */
export const RoastLangProvider = RoastLang.Provider;

/** The `lang` of a text of the roast; undefined: not known, or the page's own. */
export const useRoastLang = (): Lang | undefined => useContext(RoastLang);
