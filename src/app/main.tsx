import { createStore } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n } from '#i18n/setup.ts';
import { engineAtom } from '#state/journey-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { authEventAtom } from '#state/session-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import '#ui/styles/global.css';
import { App } from './app.tsx';
import { engineFromAddress } from './engine-from-address.ts';
import { pseudoFromAddress } from './pseudo-from-address.ts';
import { createServices } from './services.ts';

const store = createStore();
const services = createServices();
store.set(servicesAtom, services);
services.auth.onChange((event) => store.set(authEventAtom, event));
store.set(engineAtom, engineFromAddress(window.location.search));

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App
      store={store}
      i18n={createI18n(store.get(settingsAtom).language, {
        pseudo: pseudoFromAddress(window.location.search),
      })}
    />
  </StrictMode>,
);
