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
  const shown = reset();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      wait(reset());
      if (document.visibilityState === 'visible') render();
    };
    const wait = (until: number) => {
      clearTimeout(timer);
      timer = setTimeout(look, until - now());
    };
    // Of the day that is on the screen: it may be over by now, and nobody has looked.
    wait(shown);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now, reset, shown]);
}
