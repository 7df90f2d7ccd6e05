import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { limitResetAtom } from '#state/daily-limit-atoms.ts';
import { servicesAtom } from '#state/services.ts';

/**
 * Renders anew when the day's limit starts again, and when the page is seen again: nothing else says that time has
 * passed, and the timers of a device that sleeps come late.
 */
export function useNewDay(): void {
  const { now } = useAtomValue(servicesAtom);
  const reset = useAtomValue(limitResetAtom);
  const [seenAt, setSeenAt] = useState(now);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setSeenAt(now());
    };
    const timer = setTimeout(look, reset() - now());
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now, reset, seenAt]);
}
