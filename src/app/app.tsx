import type { i18n } from 'i18next';
import { Provider, useAtomValue, type createStore } from 'jotai';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import { onboardingAtom } from '#state/onboarding-atoms.ts';
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts';
import { DocumentEffects } from './document-effects.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PwaEffects } from './pwa-effects.tsx';
import { Root } from './root.tsx';
import { ROUTES } from './route-table.ts';
import { Router } from './router.tsx';

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
