import { useAtomValue, useSetAtom } from 'jotai';
import { createElement, Suspense, useEffect, useLayoutEffect, lazy, type ComponentType } from 'react';
import { Navigate, useLocation, NavigationType, useNavigationType } from 'react-router-dom';
import { heldTooLongAtom } from '#state/held-result.ts';
import { leadsToResultAtom } from '#state/journey-atoms.ts';
import { onboardingAtom } from '#state/onboarding-atoms.ts';
import { restoreSessionAtom, sessionAtom, sessionRestoredAtom } from '#state/session-atoms.ts';
import { AppShell } from '#ui/components/app-shell.tsx';
import { Spinner } from '#ui/components/flame.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { looksForSession, resolveRoute } from './routes.ts';
import { isSplashEntry, rememberPlace } from '#ui/places.ts';
import { NOT_FOUND, ROUTES, SPLASH, type ScreenName } from './route-table.ts';
import { loadScreen } from './screen-files.ts';
import { allTexts } from './texts.ts';

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
  const visitor = { splashCompleted: splashCompleted && !onSplash, onboardingCompleted: completed, session };
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
