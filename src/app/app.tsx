import type { i18n } from 'i18next';
import { type createStore, Provider, useAtomValue, useSetAtom } from 'jotai';
import { Component, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { onboardingAtom } from '#state/onboarding-atoms.ts';
import { followUpdatesAtom, unsavedAtom } from '#state/pwa/update-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { CrashPanel } from '#ui/components/crash-panel.tsx';
import { lazyOrNothing } from '#ui/later.ts';
import { useHeardBack } from '#ui/back-closes.ts';
import { entryKey } from '#ui/places.ts';
import { DocumentEffects } from './document-effects.tsx';
import { Root } from './root.tsx';
import { ROUTES } from './route-table.ts';

/** Keeps the service worker informed: may photos be shared with us, and would an update cost anything. */
function PwaEffects() {
  const { pwa } = useAtomValue(servicesAtom);
  const { completed } = useAtomValue(onboardingAtom);
  const unsaved = useAtomValue(unsavedAtom);
  const follow = useSetAtom(followUpdatesAtom);

  useEffect(() => follow(), [follow]);
  useEffect(() => (unsaved ? pwa?.updates.hold() : undefined), [unsaved, pwa]);
  useEffect(() => void pwa?.incoming.allow(completed), [completed, pwa]);
  return null;
}

/** Which entry of the browser's history is shown: an address may have several, each with a state of its own. */
const shownNow = (): string => `${entryKey()} ${window.location.href}`;

/**
 * React Router, told of a Back that it missed. It reads the address while it renders and hears `popstate` only once that
 * is on the screen; the app is rendered as a transition, so a Back fits in between, and the address would change
 * without the screen. This reads it before the router does, and looks again when the router listens: effects run from
 * the inside out.
 */
function Router({ children }: { readonly children: ReactNode }) {
  const [read] = useState(shownNow);
  useHeardBack();
  useLayoutEffect(() => {
    if (shownNow() === read) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, [read]);
  return <BrowserRouter>{children}</BrowserRouter>;
}

interface ErrorBoundaryState {
  readonly failed: boolean;
}

/** React offers error boundaries as classes only. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <CrashPanel /> : this.props.children;
  }
}

interface AppProps {
  readonly store: ReturnType<typeof createStore>;
  readonly i18n: i18n;
}

/** One element for every address: the guard decides. The children name the parameters for useParams. */
const ADDRESSES = [...ROUTES.map(({ path }) => path), '*'];

const LaterEffects = lazyOrNothing(async () => (await import('./later-effects.tsx')).LaterEffects);

function AfterFirstRun() {
  const { completed } = useAtomValue(onboardingAtom);
  return <Suspense>{completed && <LaterEffects />}</Suspense>;
}

export function App({ store, i18n }: AppProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <ErrorBoundary>
          <DocumentEffects />
          <PwaEffects />
          <Router>
            <AfterFirstRun />
            <Routes>
              <Route element={<Root />}>
                {ADDRESSES.map((path) => (
                  <Route key={path} path={path} element={null} />
                ))}
              </Route>
            </Routes>
          </Router>
        </ErrorBoundary>
      </I18nextProvider>
    </Provider>
  );
}
