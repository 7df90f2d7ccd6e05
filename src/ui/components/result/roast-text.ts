import { useAtomValue } from 'jotai';
import { createContext, useContext, useMemo } from 'react';
import type { Lang } from '#functions/vocabulary.ts';
import type { Roast } from '#roast/contract.ts';
import { fillName, fillNameIn } from '#roast/fill-name.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';

/** The language in which the roast around was written, which is not always the page's. */
const RoastLang = createContext<Lang | undefined>(undefined);

/** Says to all that shows a part of a roast which language that is in. */
export const RoastLangProvider = RoastLang.Provider;

/** The `lang` of a text of the roast; undefined: not known, or the page's own. */
export const useRoastLang = (): Lang | undefined => useContext(RoastLang);

/** The truths with the one in front that the planner names as the best, else as they are. */
export function bestFirst({ harshTruths, best = 0 }: Pick<Roast, 'harshTruths' | 'best'>): string[] {
  return harshTruths.toSorted((a, b) => Number(b === harshTruths[best]) - Number(a === harshTruths[best]));
}

/** A roast as it is shown: with the name that this phone knows, or gracefully without one. The same until either changes. */
export function useNamed(roast: Roast | null): Roast | null {
  const { displayName } = useAtomValue(personalizationAtom);
  return useMemo(() => (roast === null ? null : fillName(roast, displayName)), [roast, displayName]);
}

/** The same for one sentence of it. */
export function useNamedText(): (text: string) => string {
  const { displayName } = useAtomValue(personalizationAtom);
  return (text) => fillNameIn(text, displayName);
}
