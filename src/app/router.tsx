import { useLayoutEffect, useState, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { entryKey } from '#ui/places.ts';

/** Which entry of the browser's history is shown: an address may have several, each with a state of its own. */
const shownNow = (): string => `${entryKey()} ${window.location.href}`;

/**
 * React Router, told of a Back that it missed. It reads the address while it renders and hears `popstate` only once that
 * is on the screen; the app is rendered as a transition, so a Back fits in between, and the address would change
 * without the screen. This reads it before the router does, and looks again when the router listens: effects run from
 * the inside out.
 */
export function Router({ children }: { readonly children: ReactNode }) {
  const [read] = useState(shownNow);
  useLayoutEffect(() => {
    if (shownNow() === read) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, [read]);
  return <BrowserRouter>{children}</BrowserRouter>;
}
