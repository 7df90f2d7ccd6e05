import type { AppConfig } from '#functions/http/app-config.ts';
import { createDatabase } from '#platform/database/database.ts';
import { browserFetch, CONFIG_KEY, loadConfig } from '#platform/supabase/config.ts';
import { createLocalSettings } from '#platform/settings-storage/local-settings.ts';
import type { Services } from '#ports/services.ts';
import { servicesAtom } from '#state/services.ts';
import { restoreSessionAtom } from '#state/session-atoms.ts';
import { analysis } from './analysis.ts';
import { install } from './first-listeners.ts';
import { handIn, mount } from './mount.tsx';
import { createPwaServices } from './pwa-services.ts';
import { createServices } from './services.ts';

const database = createDatabase();

async function withAccounts(local: Services, { supabase, ...more }: AppConfig): Promise<Services> {
  if (supabase === null) return local;
  const { withCloud } = await import('./cloud-services.ts');
  return withCloud(local, database, { ...more, supabase });
}

if (install.standalone()) {
  const { putHomeBeneath } = await import('#platform/navigation/home-beneath.ts');
  putHomeBeneath(window);
}
const remembered = createLocalSettings(CONFIG_KEY, () => window.localStorage);
const loaded = await loadConfig(browserFetch, remembered);
const all = await withAccounts(createServices(analysis, database), loaded.config);
// Vite's own server has no service worker; every build has.
const { store } = await mount(import.meta.env.PROD ? { ...all, pwa: createPwaServices() } : all);
// A first visit on a slow line has begun as a guest's, and gets its accounts now.
loaded.onLate((config) => {
  void withAccounts(store.get(servicesAtom), config).then(
    (later) => {
      handIn(store, later);
      return store.set(restoreSessionAtom);
    },
    // Their code could not be fetched: the next visit knows where the cloud is.
    () => undefined,
  );
});
// Behind the first screen. Safari has no such moments; there the camera screen fetches.
if ('requestIdleCallback' in window) {
  window.requestIdleCallback(() => {
    void import('./engine-prefetch.ts').then(
      ({ followPrefetch }) => followPrefetch(store),
      () => undefined,
    );
  });
}
