/**
 * Every place where this product keeps anything, on the device and in the cloud: what the privacy page lists and the
 * profile names. A unit test compares it with the names that the code and the migrations really use.
 */
import { atom } from 'jotai';
import type { StorageReport, StoreUsage } from '#ports/storage.ts';
import { servicesAtom } from '#state/services.ts';
import { ENGINE_KEY } from '#state/stored-keys.ts';

export type DeviceKind = 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cache';

export interface DeviceStore {
  /** Key of its words in the locale. */
  readonly key: string;
  readonly kind: DeviceKind;
  /** The very name under which the browser keeps it. */
  readonly name: string;
  /** What it is about. A file that somebody takes along holds no key, and deleting leaves the programs where they are. */
  readonly holds: 'person' | 'key' | 'program';
}

export const DEVICE_STORES = [
  { key: 'settings', kind: 'localStorage', name: 'roast-me-settings', holds: 'person' },
  { key: 'onboarding', kind: 'localStorage', name: 'roast-me-onboarding', holds: 'person' },
  { key: 'daily', kind: 'localStorage', name: 'roast-me-daily', holds: 'person' },
  { key: 'notifications', kind: 'localStorage', name: 'notificationPreferences', holds: 'person' },
  { key: 'reminder', kind: 'cache', name: 'roast-me-reminder', holds: 'person' },
  { key: 'push', kind: 'localStorage', name: 'roast-me-push', holds: 'person' },
  { key: 'install', kind: 'localStorage', name: 'roast-me-install', holds: 'person' },
  { key: 'about', kind: 'localStorage', name: 'roast-me-about', holds: 'person' },
  { key: 'taste', kind: 'localStorage', name: 'roast-me-taste', holds: 'person' },
  { key: 'giving', kind: 'localStorage', name: 'roast-me-giving', holds: 'person' },
  { key: 'said', kind: 'localStorage', name: 'roast-me-said', holds: 'person' },
  { key: 'runTimes', kind: 'localStorage', name: 'roast-me-run-times', holds: 'person' },
  { key: 'engine', kind: 'localStorage', name: 'roast-me-engine', holds: 'person' },
  { key: 'profile', kind: 'localStorage', name: 'roast-me-profile', holds: 'person' },
  { key: 'account', kind: 'localStorage', name: 'roast-me-account', holds: 'person' },
  { key: 'tab', kind: 'sessionStorage', name: 'roast-me-tab', holds: 'person' },
  { key: 'held', kind: 'localStorage', name: 'roast-me-held', holds: 'person' },
  { key: 'pictures', kind: 'indexedDB', name: 'roast-me-pictures', holds: 'person' },
  { key: 'history', kind: 'indexedDB', name: 'roast-me-history', holds: 'person' },
  { key: 'thumbnails', kind: 'indexedDB', name: 'roast-me-thumbnails', holds: 'person' },
  { key: 'shared', kind: 'cache', name: 'roast-me-shared', holds: 'person' },
  { key: 'sentCode', kind: 'localStorage', name: 'roast-me-sent-code', holds: 'person' },
  { key: 'session', kind: 'localStorage', name: 'roast-me-auth', holds: 'key' },
  { key: 'verifier', kind: 'localStorage', name: 'roast-me-auth-code-verifier', holds: 'key' },
  { key: 'leaving', kind: 'localStorage', name: 'roast-me-leaving', holds: 'key' },
  { key: 'outbox', kind: 'indexedDB', name: 'roast-me-outbox', holds: 'person' },
  { key: 'sent', kind: 'indexedDB', name: 'roast-me-sent', holds: 'person' },
  { key: 'cloud', kind: 'localStorage', name: 'roast-me-cloud', holds: 'person' },
  { key: 'news', kind: 'localStorage', name: 'roast-me-premium-news', holds: 'person' },
  { key: 'plan', kind: 'localStorage', name: 'roast-me-plan', holds: 'person' },
  { key: 'models', kind: 'cache', name: 'roast-me-models', holds: 'program' },
  { key: 'app', kind: 'cache', name: 'roast-me-app', holds: 'program' },
  { key: 'extras', kind: 'cache', name: 'roast-me-extras', holds: 'program' },
] as const satisfies readonly DeviceStore[];

export type DeviceStoreKey = (typeof DEVICE_STORES)[number]['key'];

/** Tables of the configured backend. */
export const CLOUD_STORES = [
  { key: 'account', table: 'auth.users' },
  { key: 'profiles', table: 'public.profiles' },
  { key: 'pictures', table: 'storage.objects' },
  { key: 'analyses', table: 'public.analyses' },
  { key: 'tombstones', table: 'public.analysis_tombstones' },
  { key: 'subscriptions', table: 'public.subscriptions' },
  { key: 'purchases', table: 'public.purchased_analyses' },
  { key: 'push', table: 'public.push_subscriptions' },
  { key: 'news', table: 'realtime.messages' },
  { key: 'userQuota', table: 'private.user_quota' },
  { key: 'addressQuota', table: 'private.address_quota' },
  { key: 'requests', table: 'private.roast_requests' },
  { key: 'budget', table: 'private.model_budget' },
  { key: 'laughGivers', table: 'private.laugh_givers' },
  { key: 'laughCounts', table: 'private.laugh_counts' },
] as const;

export type CloudStoreKey = (typeof CLOUD_STORES)[number]['key'];

/** Whether it is a text that the page holds in memory, too, and would write back with the next choice. */
export const isTextStore = ({ kind }: { readonly kind: DeviceKind }): boolean =>
  kind === 'localStorage' || kind === 'sessionStorage';

/** The entry of a store that was found on the device; null for a store that is not the app's. */
export function deviceStoreNamed(name: string): (typeof DEVICE_STORES)[number] | null {
  return DEVICE_STORES.find((store) => store.name === name) ?? null;
}

/** What this origin keeps on the device, as last measured. */
const measured = atom<StorageReport | null>(null);

/** Null before the first measurement. */
export const storageReportAtom = atom((get) => get(measured));

export const measureStorageAtom = atom(null, async (get, set): Promise<StorageReport> => {
  const report = await get(servicesAtom).storageUsage.measure();
  set(measured, report);
  return report;
});

/** Empties one place; resolves with whether it worked. */
export const clearStoreAtom = atom(
  null,
  async (get, _set, { kind, name }: Pick<StoreUsage, 'kind' | 'name'>): Promise<boolean> => {
    const { storageUsage, history } = get(servicesAtom);
    const store = deviceStoreNamed(name)?.key;
    // Not blindly: a deletion that the account has not heard of must not get lost with it.
    if (store === 'history') return (await history.clearLocal()) === 'done';
    const worked = await storageUsage.clear(kind, name);
    // That an engine ran here says no longer that it costs nothing: on a bad line the choice begins anew.
    if (worked && store === 'models') {
      await storageUsage.clear('localStorage', ENGINE_KEY);
    }
    return worked;
  },
);
