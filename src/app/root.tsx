import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, createElement, lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { heldTooLongAtom } from '#state/held-result.ts';
import { leadsToResultAtom } from '#state/journey-atoms.ts';
import { onboardingAtom } from '#state/onboarding-atoms.ts';
import {
  restoreSessionAtom,
  secondStepAtom,
  sessionAtom,
  sessionRestoredAtom,
} from '#state/session-atoms.ts';
import { AppShell } from '#ui/components/app-shell.tsx';
import { Spinner } from '#ui/components/flame.tsx';
import { whenIdle } from '#ui/later.ts';
import { isSplashEntry, rememberPlace } from '#ui/places.ts';
import { NOT_FOUND, type Route, ROUTES, type ScreenName, SPLASH, type TitleKey } from './route-table.ts';
import { looksForSession, resolveRoute } from './routes.ts';
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
function RouteAnnouncer({ screen, title }: RouteAnnouncerProps) {
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

// The components of the screens, each fetched when it is first shown.

async function withTexts(screen: ScreenName) {
  const [file] = await Promise.all([loadScreen(screen), screen === SPLASH.screen ? null : allTexts()]);
  return file;
}

const components = new Map(
  [...ROUTES, SPLASH, NOT_FOUND].map(({ screen }) => [screen, lazy(() => withTexts(screen))] as const),
);

/** The component of a screen: always the same one, so that React keeps what it has mounted. */
function screenOf(screen: ScreenName): ComponentType {
  const component = components.get(screen);
  if (component === undefined) throw new Error(`Unknown screen ${screen}`);
  return component;
}

/** Where each visited address was left, by the history entry's key; lasts as long as the page. */
const left = new Map<string, number>();

/**
 * A new address begins at its top, the way back leads to where one was. (React Router's own needs its data
 * router, which is half of its code; nothing else of that is used here.)
 */
function ScrollMemory() {
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

/** Notes every address that is shown, so that a way back by name can tell whether it leads to where one came from. */
function PlaceMemory() {
  const { pathname, search, key } = useLocation();
  // Each time, as an address that is opened once more is an entry of its own.
  useEffect(() => rememberPlace(pathname + search, key));
  return null;
}

/** Say something to the screen that they belong to, and to no other: a step of the first run, the ways behind the door. */
const OF_ONE_SCREEN = ['step', 'account'];

/** What a sign-in or a shared link brought along survives an alias such as /dual-camera. */
function carried(search: string): string {
  const parameters = new URLSearchParams(search);
  if (!OF_ONE_SCREEN.some((name) => parameters.has(name))) return search;
  for (const name of OF_ONE_SCREEN) parameters.delete(name);
  return parameters.toString();
}

/** Asks the guard what this address shows to this visitor, and shows it. */
export function Root() {
  const { pathname, search, hash, state } = useLocation();
  const { splashCompleted, completed } = useAtomValue(onboardingAtom);
  const session = useAtomValue(sessionAtom);
  const secondStep = useAtomValue(secondStepAtom);
  const restored = useAtomValue(sessionRestoredAtom);
  const leadsToResult = useAtomValue(leadsToResultAtom);
  const heldTooLong = useAtomValue(heldTooLongAtom);
  const restore = useSetAtom(restoreSessionAtom);
  const waits = !restored && looksForSession(pathname);
  useEffect(() => {
    if (waits) void restore();
  }, [waits, restore]);

  if (waits) return <Spinner />;
  // Back from the first step of the first run leads to the splash.
  const onSplash = !completed && isSplashEntry(state);
  const visitor = {
    splashCompleted: splashCompleted && !onSplash,
    onboardingCompleted: completed,
    session,
    secondStep,
  };
  const resolution = resolveRoute(pathname, visitor, search);
  if (resolution.kind === 'redirect') {
    // Who has just signed in to keep a result is led back to it, or to where it is missing.
    const late = heldTooLong ? '/history' : resolution.to;
    const kept = leadsToResult ? '/results' : late;
    const to = session.kind === 'user' ? kept : resolution.to;
    return <Navigate to={{ pathname: to, search: carried(search), hash }} replace />;
  }
  return (
    <AppShell tab={resolution.tab} path={pathname}>
      <Suspense fallback={<Spinner />}>
        {createElement(screenOf(resolution.screen), { key: resolution.screen })}
        <RouteAnnouncer screen={resolution.screen} title={resolution.title} />
      </Suspense>
      <PlaceMemory />
      <ScrollMemory />
    </AppShell>
  );
}
