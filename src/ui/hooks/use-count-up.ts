import { useEffect, useState } from 'react';

/** As long as the ring takes to fill (score-ring.module.css). */
const DURATION_MS = 900;

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Counts from 0 to a whole number, fast first and slow at the end; at once where it is nothing new, and for those
 * who like it still.
 */
export function useCountUp(value: number, fresh: boolean): number {
  const [still] = useState(() => !fresh || window.matchMedia(STILL).matches);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (still) return;
    let frame = 0;
    const began = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - began) / DURATION_MS));
      setShown(Math.round(value * (1 - (1 - t) ** 3)));
      if (t < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, still]);
  return still ? value : shown;
}
