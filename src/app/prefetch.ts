/** Fetches where people go next while they look at where they are. */
import { whenIdle } from '#ui/when-idle.ts';
import { ROUTES, SPLASH, type Route, type ScreenName } from './route-table.ts';
import { loadScreen } from './screen-files.ts';
import { allTexts } from './texts.ts';

const PLACES: readonly Pick<Route, 'screen' | 'next'>[] = [...ROUTES, SPLASH];

/** The screens that people mostly go to from this one. */
function afterwards(screen: ScreenName): readonly ScreenName[] {
  const next = PLACES.find((place) => place.screen === screen)?.next ?? [];
  return ROUTES.filter(({ path }) => next.includes(path)).map((route) => route.screen);
}

/** Returns how to stop what has not begun. What fails here is asked for again when it is needed. */
export function prefetchAfter(screen: ScreenName): () => void {
  return whenIdle(() => {
    void Promise.allSettled([allTexts(), ...afterwards(screen).map(loadScreen)]);
  });
}
