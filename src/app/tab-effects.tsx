import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { followRoastsAtom } from '#state/daily-limit-atoms.ts';

/** Keeps this tab in step with the others of the same browser. */
export function TabEffects() {
  const followRoasts = useSetAtom(followRoastsAtom);
  useEffect(() => followRoasts(), [followRoasts]);
  return null;
}
