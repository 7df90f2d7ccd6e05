import { useEffect, useRef } from 'react';

/**
 * When the component is really gone, calls what `onLeave` returned as it went: what is to be ended is
 * looked up at once, the end comes a tick later, because React's strict mode takes every component off
 * and puts it back at once, which is not leaving.
 */
export function useLeave(onLeave: () => () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  }, [onLeave]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    return () => {
      timer.current = setTimeout(latest.current(), 0);
    };
  }, []);
}
