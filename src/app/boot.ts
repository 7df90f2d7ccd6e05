/**
 * The first script of the page, and a small one: it asks for everything that the first screen needs at once,
 * instead of one after the other as each piece of code would. Only a guess (hints.ts): a wrong one costs a
 * request, never a wrong screen.
 */
import './trusted-types.ts';
import { loadMessages, loadStartMessages } from '#i18n/load-messages.ts';
import { SESSION_KEY } from '#platform/supabase/session-key.ts';
import { startLanguage } from '#state/start-language.ts';
import { ENGINE_KEY, ONBOARDING_KEY, SETTINGS_KEY } from '#state/stored-keys.ts';
import '#ui/styles/global.css';
import '#ui/styles/start.css';
import { engineFromAddress } from './engine-from-address.ts';
import { hintsFrom } from './hints.ts';
import './first-listeners.ts';
import { SPLASH } from './route-table.ts';
import { loadScreen } from './screen-files.ts';
import './first-listeners.ts';

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

const stored = {
  settings: read(SETTINGS_KEY),
  onboarding: read(ONBOARDING_KEY),
  account: read(SESSION_KEY),
  engine: read(ENGINE_KEY),
};
const { pathname, search } = window.location;
const hints = hintsFrom(pathname, stored, startLanguage(search, window.navigator.languages));

/** The app asks again and says what went wrong; here it is only early. */
const early = (work: Promise<unknown>) => void work.catch(() => undefined);

if (hints.theme !== null) document.documentElement.dataset['theme'] = hints.theme;
early(loadStartMessages(hints.language));
if (hints.screen !== SPLASH.screen) early(loadMessages(hints.language));
if (hints.screen !== null) early(loadScreen(hints.screen));
// Beside the page, on another core: who comes back photographs next. A first engine waits for the camera's rest.
if (hints.engine && engineFromAddress(search) === 'auto') {
  early(import('./analysis.ts').then(({ analysis }) => analysis.prepare({ engine: 'auto' })));
}
function start(): void {
  // The newest of what the app and its packages take for granted: Chrome 110, Firefox 115, Safari 16.
  if (!('toSorted' in Array.prototype)) {
    document.documentElement.dataset['old'] = '';
    return;
  }
  void import('./main.tsx').catch((error: unknown) => {
    // Nothing that could say so is here; the page itself has the words, and the link that loads it again.
    document.querySelector('.start [hidden]')?.removeAttribute('hidden');
    throw error;
  });
}
start();
