import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { EngineCosts } from '#ports/supply.ts';
import { askCostsAtom, engineCostsAtom } from '#state/supply-atoms.ts';

/** What each engine costs to download, asked for where it is shown; null until it is known. */
export function useEngineCosts(): EngineCosts | null {
  const ask = useSetAtom(askCostsAtom);
  useEffect(() => void ask(), [ask]);
  return useAtomValue(engineCostsAtom);
}
