import { createDatabase } from '#platform/database/database.ts';
import { browserFetch } from '#platform/supabase/browser-fetch.ts';
import { CONFIG_KEY, loadConfig } from '#platform/supabase/config.ts';
import { createLocalSettings } from '#platform/settings-storage/local-settings.ts';
import type { Services } from '#ports/services.ts';
import { analysis } from './analysis.ts';
import { install } from './install-prompt.ts';
import { mount } from './mount.tsx';
import { createPwaServices } from './pwa-services.ts';
import { createServices } from './services.ts';

async function services(): Promise<Services> {
  const remembered = createLocalSettings(CONFIG_KEY, () => window.localStorage);
  const { supabase, google, embedded, push } = await loadConfig(browserFetch, remembered);
  const database = createDatabase();
  const local = createServices(analysis, database);
  if (supabase === null) return local;
  const { withCloud } = await import('./cloud-services.ts');
  return withCloud(local, database, { supabase, google, embedded, push });
}

if (install.standalone()) {
  const { putHomeBeneath } = await import('#platform/navigation/home-beneath.ts');
  putHomeBeneath(window);
}
const all = await services();
// Vite's own server has no service worker; every build has.
const { store } = await mount(import.meta.env.PROD ? { ...all, pwa: createPwaServices() } : all);
// Behind the first screen. Safari has no such moments; there the camera screen fetches.
if ('requestIdleCallback' in window) {
  window.requestIdleCallback(() => {
    void import('./engine-prefetch.ts').then(
      ({ followPrefetch }) => followPrefetch(store),
      () => undefined,
    );
  });
}
