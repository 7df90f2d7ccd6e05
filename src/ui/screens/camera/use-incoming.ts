import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { servicesAtom } from '#state/services.ts';

/** Starts with the photo that another app shared, or that the system opened the app with. */
export function useIncoming(onPhoto: (photo: File) => void): void {
  const { pwa } = useAtomValue(servicesAtom);
  const start = useEffectEvent(onPhoto);
  useEffect(() => {
    let gone = false;
    void pwa?.incoming.take().then((photo) => {
      if (photo !== null && !gone) start(photo);
    });
    pwa?.incoming.onOpened((photo) => {
      if (!gone) start(photo);
    });
    return () => {
      gone = true;
    };
  }, [pwa]);
}
