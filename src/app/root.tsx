import { useAtomValue, useSetAtom } from 'jotai';
import { createElement, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { onboardingAtom } from '#state/onboarding-atoms.ts';
import { restoreSessionAtom, sessionAtom, sessionRestoredAtom } from '#state/session-atoms.ts';
import { AppShell } from '#ui/components/app-shell.tsx';
import { Spinner } from '#ui/components/spinner.tsx';
import { Arrival } from './arrival.tsx';
import { looksForSession, resolveRoute } from './routes.ts';
import { PlaceMemory } from './place-memory.tsx';
import { screenOf } from './screens.ts';
import { ScrollMemory } from './scroll-memory.tsx';

/** What a sign-in or a shared link brought along survives an alias such as /dual-camera; a step of the first run does not. */
function carried(search: string): string {
  const parameters = new URLSearchParams(search);
  if (!parameters.has('step')) return search;
  parameters.delete('step');
  return parameters.toString();
}

/** Asks the guard what this address shows to this visitor, and shows it. */
export function Root() {
  const { pathname, search, hash } = useLocation();
  const { splashCompleted, completed } = useAtomValue(onboardingAtom);
  const session = useAtomValue(sessionAtom);
  const restored = useAtomValue(sessionRestoredAtom);
  const restore = useSetAtom(restoreSessionAtom);
  const waits = !restored && looksForSession(pathname);
  useEffect(() => {
    if (waits) void restore();
  }, [waits, restore]);

  if (waits) return <Spinner />;
  const visitor = { splashCompleted, onboardingCompleted: completed, session };
  const resolution = resolveRoute(pathname, visitor, search);
  if (resolution.kind === 'redirect') {
    return <Navigate to={{ pathname: resolution.to, search: carried(search), hash }} replace />;
  }
  return (
    <AppShell tab={resolution.tab} path={pathname}>
      <Suspense fallback={<Spinner />}>
        {createElement(screenOf(resolution.screen), { key: resolution.screen })}
        <Arrival screen={resolution.screen} title={resolution.title} />
      </Suspense>
      <PlaceMemory />
      <ScrollMemory />
    </AppShell>
  );
}
