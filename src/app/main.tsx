import { browserFetch } from '#platform/supabase/browser-fetch.ts';
import { CONFIG_KEY, loadConfig } from '#platform/supabase/config.ts';
import { createLocalSettings } from '#platform/settings-storage/local-settings.ts';
import { mount } from './mount.tsx';
import { createServices } from './services.ts';

const remembered = createLocalSettings(CONFIG_KEY, () => window.localStorage);
mount(createServices(await loadConfig(browserFetch, remembered)));
