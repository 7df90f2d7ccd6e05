/** The app in a tab, from its real services to its state, without a screen; only camera and analysis are made up. */
import { createStore } from 'jotai';
import { createNoCloudAuth } from '#platform/auth/no-cloud-auth.ts';
import { createDatabase, type Database } from '#platform/database/database.ts';
import { createDeviceHistory } from '#platform/history/device-history.ts';
import { createDeviceThumbnails } from '#platform/history/device-thumbnails.ts';
import { createPhoneWriter } from '#platform/roast/phone-writer.ts';
import { createLocalSettings, watchLocalSettings } from '#platform/settings-storage/local-settings.ts';
import type { AnalysisOutcome } from '#analysis/contract.ts';
import { newId } from '#app/new-id.ts';
import { withCloud } from '#app/cloud-services.ts';
import { bandOf } from '#domain/score/bands.ts';
import { followHistoryAtom, refreshAccountAtom } from '#state/cloud-atoms.ts';
import { loadHistoryAtom, ownerIdAtom } from '#state/history-atoms.ts';
import { syncProfileAtom, unsyncedProfileAtom } from '#state/profile-sync-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { followTabsAtom } from '#state/stored-atom.ts';
import type { Services } from '#ports/services.ts';
import { authEventAtom, restoreSessionAtom } from '#state/session-atoms.ts';
import { captureServices } from '#tests/unit/state/support/capture-services.ts';
import { fakeInstall } from '#tests/unit/state/support/install-service.ts';
import { fakeNotifications } from '#tests/unit/state/support/notification-service.ts';
import { OVERLAYS, REPORT } from '#tests/support/report.ts';
import { inTab, type Tab } from './phone.ts';

export interface App {
  readonly tab: Tab;
  readonly store: ReturnType<typeof createStore>;
  /** What the worker says of the next photos. */
  readonly worker: { says: 'read' | 'internal' | 'no-face' | 'model-unavailable' };
}

function analysisOf(worker: App['worker'], random: () => number): Services['analysis'] {
  return {
    prepare: () =>
      Promise.resolve(
        worker.says === 'model-unavailable'
          ? { ok: false, code: worker.says, detail: 'by the test' }
          : { ok: true, engine: 'lite' },
      ),
    analyze: () => {
      const value = 40 + Math.floor(random() * 60);
      const report = { ...REPORT, score: { value, spread: 4, band: bandOf(value) } };
      const outcome: AnalysisOutcome =
        worker.says === 'read'
          ? { ok: true, report, overlays: OVERLAYS, timings: null }
          : { ok: false, code: worker.says, detail: 'by the test' };
      return Promise.resolve(outcome);
    },
    guide: () => Promise.resolve({ face: false, hints: [], box: null }),
  };
}

function localServices(tab: Tab, database: Database, worker: App['worker'], random: () => number): Services {
  const pictures = createDeviceThumbnails(database, 'thumbnails', (photo) => Promise.resolve(photo));
  return {
    ...captureServices(),
    newId,
    analysis: analysisOf(worker, random),
    licences: { read: () => Promise.resolve([]) },
    roast: createPhoneWriter(),
    photos: {
      openUrl: () => 'blob:1',
      closeUrl: () => undefined,
      inMemory: (photo) => Promise.resolve(photo),
      samplePreviewUrl: '/sample.jpg',
      sample: () => Promise.resolve(new Blob(['sample'])),
    },
    auth: createNoCloudAuth(),
    history: createDeviceHistory(database),
    thumbnails: pictures,
    pictures,
    storageUsage: {
      measure: () => Promise.resolve({ stores: [], estimate: null }),
      read: () => Promise.resolve([]),
      clear: () => Promise.resolve(true),
      roundTrip: () =>
        Promise.resolve({ localStorage: true, sessionStorage: true, indexedDB: true, cache: true }),
    },
    notifications: fakeNotifications().service,
    badge: { set: () => undefined, clear: () => undefined },
    install: fakeInstall().service,
    text: (key) => createLocalSettings(key, () => tab.local),
    tab: (key) => createLocalSettings(key, () => tab.session),
    watchTexts: watchLocalSettings,
    variant: () => Math.floor(random() * 65_536),
    now: () => Date.now() + tab.phone.clock,
  };
}

/** What src/app/later-effects.tsx and tab-effects.tsx do while a page is open. */
function keepInStep({ tab, store }: App): void {
  let owner: string | null = null;
  let stop = () => {};
  const again = () => void store.set(refreshAccountAtom);
  tab.window.addEventListener('online', () => {
    if (owner !== null) again();
  });
  const onOwner = () => {
    const next = store.get(ownerIdAtom);
    if (next === owner) return;
    owner = next;
    stop();
    stop = () => {};
    if (next === null) return;
    again();
    stop = store.set(followHistoryAtom);
    void store.set(loadHistoryAtom);
  };
  const onChange = () => {
    if (store.get(unsyncedProfileAtom) !== null) void store.set(syncProfileAtom);
  };
  store.set(followTabsAtom);
  store.sub(ownerIdAtom, onOwner);
  store.sub(unsyncedProfileAtom, onChange);
  onOwner();
}

/** Opens the app in this tab and looks for the session of an earlier visit. */
export function openApp(tab: Tab, publicKey: string, random: () => number): Promise<App> {
  return inTab(tab, async () => {
    const worker: App['worker'] = { says: 'read' };
    const database = createDatabase();
    const supabase = { url: tab.phone.network.server, publicKey };
    const services = withCloud(localServices(tab, database, worker, random), database, {
      supabase,
      google: false,
      passkeys: false,
      googleClient: null,
      captcha: null,
      push: null,
      roastModel: false,
      embedded: true,
    });
    const store = createStore();
    store.set(servicesAtom, services);
    services.auth.onChange((event) => store.set(authEventAtom, event));
    await store.set(restoreSessionAtom);
    const app: App = { tab, store, worker };
    keepInStep(app);
    return app;
  });
}
