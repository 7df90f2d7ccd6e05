import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where each visited address was left, by the history entry's key; lasts as long as the page. */
const left = new Map<string, number>();

/**
 * A new address begins at its top, the way back leads to where one was. (React Router's own needs its data
 * router, which is half of its code; nothing else of that is used here.)
 */
export function ScrollMemory() {
  const { key } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  // Before the paint, so that the new page is never seen at the scroll position of the old one.
  useLayoutEffect(() => {
    window.scrollTo(0, navigation === NavigationType.Pop ? (left.get(key) ?? 0) : 0);
    const remember = () => void left.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, navigation]);

  return null;
}
