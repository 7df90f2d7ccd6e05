import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { followTabsAtom } from '#state/stored-atom.ts';

/** Keeps this tab in step with the others of the same browser. */
export function TabEffects() {
  const followTabs = useSetAtom(followTabsAtom);
  useEffect(() => followTabs(), [followTabs]);
  return null;
}
