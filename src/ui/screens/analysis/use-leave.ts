import { useEffect, useRef } from 'react';

/**
 * Calls `onLeave` when the component is really gone. React's strict mode takes every component off and
 * puts it back at once; that is not leaving.
 */
export function useLeave(onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  }, [onLeave]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(timer.current);
    return () => {
      timer.current = setTimeout(() => latest.current(), 0);
    };
  }, []);
}
