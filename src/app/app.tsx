import type { i18n } from 'i18next';
import { Provider, type createStore } from 'jotai';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { CrashPanel } from '#ui/components/crash-panel.tsx';
import { CloudEffects } from './cloud-effects.tsx';
import { DocumentEffects } from './document-effects.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Root } from './root.tsx';
import { ROUTES } from './route-table.ts';

interface AppProps {
  readonly store: ReturnType<typeof createStore>;
  readonly i18n: i18n;
}

const router = createBrowserRouter([
  {
    // One element for every address: the guard decides. The children name the parameters for useParams.
    element: <Root />,
    // Without one of ours, the router shows its own, in English, with a stack.
    ErrorBoundary: CrashPanel,
    children: [...ROUTES.map(({ path }) => path), '*'].map((path) => ({ path, element: null })),
  },
]);

export function App({ store, i18n }: AppProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <ErrorBoundary>
          <DocumentEffects />
          <CloudEffects />
          <RouterProvider router={router} />
        </ErrorBoundary>
      </I18nextProvider>
    </Provider>
  );
}
