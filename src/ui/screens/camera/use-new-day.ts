import { useAtomValue } from 'jotai';
import { useEffect, useReducer } from 'react';
import { limitResetAtom } from '#state/daily-limit-atoms.ts';
import { servicesAtom } from '#state/services.ts';

/**
 * Renders anew when the day's limit starts again, and when the page is seen again: nothing else says that time has
 * passed, and the timers of a device that sleeps come late.
 */
export function useNewDay(): void {
  const { now } = useAtomValue(servicesAtom);
  const reset = useAtomValue(limitResetAtom);
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      wait();
      if (document.visibilityState === 'visible') render();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, reset() - now());
    };
    wait();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now, reset]);
}
