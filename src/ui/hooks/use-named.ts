import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { fillName, fillNameIn } from '#roast/fill-name.ts';
import type { Roast } from '#roast/contract.ts';
import { personalizationAtom } from '#state/onboarding-atoms.ts';

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
