import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { type ScreenName, type TitleKey, ROUTES, SPLASH, type Route } from './route-table.ts';
import { whenIdle } from '#ui/later.ts';
import { loadScreen } from './screen-files.ts';
import { allTexts } from './texts.ts';

// Fetches where people go next while they look at where they are.

const PLACES: readonly Pick<Route, 'screen' | 'next'>[] = [...ROUTES, SPLASH];

/** The screens that people mostly go to from this one. */
function afterwards(screen: ScreenName): readonly ScreenName[] {
  const next = PLACES.find((place) => place.screen === screen)?.next ?? [];
  return ROUTES.filter(({ path }) => next.includes(path)).map((route) => route.screen);
}

/** Returns how to stop what has not begun. What fails here is asked for again when it is needed. */
function prefetchAfter(screen: ScreenName): () => void {
  return whenIdle(() => {
    void Promise.allSettled([allTexts(), ...afterwards(screen).map(loadScreen)]);
  });
}

interface RouteAnnouncerProps {
  readonly screen: ScreenName;
  readonly title: TitleKey;
}

/** The last screen that was arrived at; lasts as long as the page, also while a redirect takes the shell away. */
let arrived: string | null = null;

/** A screen that still reads from storage or asks for the camera changes its heading: this long we follow. */
const SETTLE_MS = 3_000;

/**
 * Focuses the heading now, or the main landmark until there is one; and again where the screen, still
 * settling, takes the focused heading away. Returns how to stop.
 */
function focusHeading(): () => void {
  const main = document.querySelector('main');
  const focus = () => {
    // What offers a way back for a few seconds (a toast) has taken the focus on purpose.
    if (document.activeElement?.closest('[data-keeps-focus]')) return;
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  focus();
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    // Where the user has moved the focus meanwhile, it stays there.
    if (activeElement === document.body || activeElement === main) focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), SETTLE_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/**
 * Stands beside the screen inside its Suspense, so that its effects run when the screen is really there:
 * names the document, and moves the focus to the heading so that a screen reader starts at the top.
 */
export function RouteAnnouncer({ screen, title }: RouteAnnouncerProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const page = t(($) => $.titles.pages[title]);
  const name = t(($) => $.titles.pattern, { page });

  useEffect(() => {
    document.title = name;
  }, [name]);

  useEffect(() => prefetchAfter(screen), [screen]);

  useEffect(() => {
    const here = `${screen} ${pathname} ${title}`;
    // The very first screen must not take the focus from the browser.
    const first = arrived === null && navigation !== NavigationType.Push;
    if (arrived === here) return undefined;
    arrived = here;
    if (first) return undefined;
    return focusHeading();
  }, [screen, pathname, title, navigation]);

  return null;
}
