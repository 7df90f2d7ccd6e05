import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { estimateMs } from '#state/capture/run-times.ts';
import { perPhotoMsAtom } from '#state/capture/run-times-atoms.ts';

const TICK_MS = 500;

/** How many seconds are probably left, from how long the last runs took on this phone. Shown once reading has begun. */
export function Remaining({ photos }: { photos: number }) {
  const { t } = useTranslation();
  const past = useAtomValue(perPhotoMsAtom);
  const [began] = useState(() => performance.now());
  const [now, setNow] = useState(began);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  // Never "0 seconds": it is still running.
  const count = Math.max(1, Math.ceil((estimateMs(past, photos) - (now - began)) / 1000));
  return t(($) => $.progress.about.seconds, { count });
}
