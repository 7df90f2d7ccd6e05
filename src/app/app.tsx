import type { i18n } from 'i18next';
import { Provider, type createStore } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import { CrashPanel } from '#ui/components/crash-panel.tsx';
import { RoastScreen } from '#ui/screens/roast/roast-screen.tsx';
import { DocumentEffects } from './document-effects.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

interface AppProps {
  readonly store: ReturnType<typeof createStore>;
  readonly i18n: i18n;
}

const router = createBrowserRouter([
  {
    path: '/',
    element: <RoastScreen />,
    // Without one of ours, the router shows its own, in English, with a stack.
    ErrorBoundary: CrashPanel,
  },
  { path: '*', element: <Navigate to="/" replace /> },
]);

export function App({ store, i18n }: AppProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <ErrorBoundary>
          <DocumentEffects />
          <RouterProvider router={router} />
        </ErrorBoundary>
      </I18nextProvider>
    </Provider>
  );
}
