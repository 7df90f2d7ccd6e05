import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { servicesAtom } from '#state/services.ts';

/** Starts with the photo that another app shared, or that the system opened the app with. */
export function useIncoming(onPhoto: (photo: File) => void): void {
  const { pwa } = useAtomValue(servicesAtom);
  const start = useEffectEvent(onPhoto);
  useEffect(() => {
    let gone = false;
    const arrive = (photo: File | null) => {
      if (photo !== null && !gone) start(photo);
    };
    const takeShared = async () => arrive((await pwa?.incoming.take()) ?? null);
    void takeShared();
    pwa?.incoming.onOpened(arrive);
    return () => {
      gone = true;
    };
  }, [pwa]);
}
