import type { i18n } from 'i18next';
import { Provider, type createStore } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { CloudEffects } from './cloud-effects.tsx';
import { DocumentEffects } from './document-effects.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PwaEffects } from './pwa-effects.tsx';
import { NotificationEffects } from './notification-effects.tsx';
import { Root } from './root.tsx';
import { ROUTES } from './route-table.ts';

interface AppProps {
  readonly store: ReturnType<typeof createStore>;
  readonly i18n: i18n;
}

/** One element for every address: the guard decides. The children name the parameters for useParams. */
const ADDRESSES = [...ROUTES.map(({ path }) => path), '*'];

export function App({ store, i18n }: AppProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <ErrorBoundary>
          <DocumentEffects />
          <CloudEffects />
          <PwaEffects />
          <BrowserRouter>
            <NotificationEffects />
            <Routes>
              <Route element={<Root />}>
                {ADDRESSES.map((path) => (
                  <Route key={path} path={path} element={null} />
                ))}
              </Route>
            </Routes>
          </BrowserRouter>
        </ErrorBoundary>
      </I18nextProvider>
    </Provider>
  );
}
