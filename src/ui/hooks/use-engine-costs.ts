import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { EngineCosts } from '#ports/model-prefetch.ts';
import { askCostsAtom, engineCostsAtom } from '#state/model-prefetch-atoms.ts';

/** What each engine costs to download, asked for where it is shown; null until it is known. */
export function useEngineCosts(): EngineCosts | null {
  const ask = useSetAtom(askCostsAtom);
  useEffect(() => void ask(), [ask]);
  return useAtomValue(engineCostsAtom);
}
