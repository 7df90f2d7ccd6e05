import { useEffect, useState } from 'react';

/** How far the finger must pull, in CSS pixels. */
export const PULL_FAR_ENOUGH = 72;

/**
 * Pull to refresh, for fingers: begins only at the very top of the page and with one finger, and never
 * holds up scrolling. Returns how far it is pulled, 0 to 1; at 1, letting go refreshes.
 * `onRefresh` must keep its identity.
 */
export function usePullRefresh(onRefresh: () => void): number {
  const [pulled, setPulled] = useState(0);
  useEffect(() => {
    let from: number | null = null;
    let far = 0;
    const show = (pixels: number) => {
      far = Math.min(1, Math.max(0, pixels / PULL_FAR_ENOUGH));
      setPulled(far);
    };
    const start = (event: TouchEvent) => {
      const touch = event.touches[0];
      from = event.touches.length === 1 && touch && window.scrollY <= 0 ? touch.clientY : null;
    };
    const move = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (from === null || touch === undefined) return;
      show(window.scrollY > 0 ? 0 : touch.clientY - from);
    };
    const end = () => {
      if (from !== null && far >= 1) onRefresh();
      from = null;
      show(0);
    };
    const cancel = () => {
      from = null;
      show(0);
    };
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: true };
    window.addEventListener('touchstart', start, options);
    window.addEventListener('touchmove', move, options);
    window.addEventListener('touchend', end, options);
    window.addEventListener('touchcancel', cancel, options);
    return () => controller.abort();
  }, [onRefresh]);
  return pulled;
}
