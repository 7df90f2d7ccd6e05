import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { onboardingAtom } from '#state/onboarding-atoms.ts';
import { followUpdatesAtom, unsavedAtom } from '#state/pwa/update-atoms.ts';
import { servicesAtom } from '#state/services.ts';

/** Keeps the service worker informed: may photos be shared with us, and would an update cost anything. */
export function PwaEffects() {
  const { pwa } = useAtomValue(servicesAtom);
  const { completed } = useAtomValue(onboardingAtom);
  const unsaved = useAtomValue(unsavedAtom);
  const follow = useSetAtom(followUpdatesAtom);

  useEffect(() => follow(), [follow]);
  useEffect(() => (unsaved ? pwa?.updates.hold() : undefined), [unsaved, pwa]);
  useEffect(() => void pwa?.incoming.allow(completed), [completed, pwa]);
  return null;
}
