import '#ui/styles/global.css';
import type { i18n } from 'i18next';
import { createStore } from 'jotai';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod/mini';
import { loadStartMessages } from '#i18n/load-messages.ts';
import { completeTexts, createI18n } from '#i18n/setup.ts';
import { engineAtom } from '#state/journey-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import type { Services } from '#ports/services.ts';
import { authEventAtom } from '#state/session-atoms.ts';
import { settingsAtom } from '#state/settings-atoms.ts';
import { followTabsAtom } from '#state/stored-atom.ts';
import { forgetOldCodeAtom } from '#state/sent-code.ts';
import { HELD_KEY, TAB_KEY } from '#state/tab-keep.ts';
import { App } from './app.tsx';
import { engineFromAddress } from './engine-from-address.ts';
import { textsComeFrom } from './texts.ts';
import { keepTranslatedPage } from './translated-page.ts';

/** `?pseudo` shows every text stretched and in brackets: what is cut off or not in the locale files stands out. */
function pseudoFromAddress(search: string): boolean {
  return new URLSearchParams(search).has('pseudo');
}

// Compiled validators need `eval`, which our policy forbids; merely trying would be reported as a violation.
config({ jitless: true });

export type Store = ReturnType<typeof createStore>;

/** From now on the app works with these services. */
export function handIn(store: Store, services: Services): void {
  store.set(servicesAtom, services);
  services.auth.onChange((event) => store.set(authEventAtom, event));
}

/** Few starts are reloads of a tab with something in it, or come back to a result that was to be kept. */
async function restoreTab(store: Store): Promise<void> {
  const { restoreHeldAtom, restoreTabAtom } = await import('#state/tab-restore.ts');
  store.set(restoreTabAtom);
  store.set(restoreHeldAtom);
}

/**
 * Starts the app in `#root` with these services: the real ones, or those of a test page. `before` runs
 * when the services are in place and nothing is rendered yet. Returns the store and the texts; rejects
 * where the texts cannot be had.
 */
export async function mount(
  services: Services,
  before?: (store: Store) => void,
): Promise<{ readonly store: Store; readonly i18n: i18n }> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const { search } = window.location;
  const store = createStore();
  handIn(store, services);
  store.set(engineAtom, engineFromAddress(search));
  // Before any record is read: a deletion in another tab that came in between would not be heard.
  store.set(followTabsAtom);
  store.set(forgetOldCodeAtom);
  // Without the code that reads it, the tab begins as a new one does.
  const waits = services.tab(TAB_KEY).read() !== null || services.text(HELD_KEY).read() !== null;
  if (waits) await restoreTab(store).catch(() => undefined);
  before?.(store);
  const { language } = store.get(settingsAtom);
  const messages = await loadStartMessages(language);
  const texts = createI18n(language, messages, { pseudo: pseudoFromAddress(search) });
  textsComeFrom(() => completeTexts(texts, language));
  keepTranslatedPage();
  const reactRoot = createRoot(root);
  // As a transition: React then renders in slices, and a tap or the first paint does not wait for all of it.
  startTransition(() =>
    reactRoot.render(
      <StrictMode>
        <App store={store} i18n={texts} />
      </StrictMode>,
    ),
  );
  return { store, i18n: texts };
}
