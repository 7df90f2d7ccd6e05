/**
 * A screen that was opened directly (a shortcut, a tapped notification, a link) has nothing behind it: in a window
 * without a browser's bar, going back would close the app. So the start is put behind it.
 */

/** The guard leads from here to the screen that is this visitor's first. */
const HOME = '/';

/** Addresses that are a start themselves, or belong to a way that has its own back. */
const STARTS = ['/', '/camera', '/analysis', '/results', '/login', '/signup', '/onboarding', '/auth'];

export function needsHome(path: string, canGoBack: boolean): boolean {
  const isStart = STARTS.some((start) => path === start || (start !== '/' && path.startsWith(`${start}/`)));
  return !canGoBack && !isStart;
}

/** The parts of `window` that are used; Safari has had the Navigation API only since 26.2. */
export interface Surroundings {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'length' | 'state' | 'pushState' | 'replaceState'>;
  readonly navigation?: { readonly canGoBack: boolean };
}

/** Before the router looks at the address; a reload finds it done. */
export function putHomeBeneath({ location, history, navigation }: Surroundings): void {
  const { pathname, search, hash } = location;
  if (!needsHome(pathname, navigation?.canGoBack ?? history.length > 1)) return;
  history.replaceState(null, '', HOME);
  history.pushState(null, '', `${pathname}${search}${hash}`);
}
