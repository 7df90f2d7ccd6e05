/** Which words name a store of ours. */
import { deviceStoreNamed, type DeviceStoreKey } from '#state/privacy/stores.ts';
import type { StoreUsage } from '#ports/storage.ts';

export type StoreKey = DeviceStoreKey | 'other';

/** `other` for what has no words of its own; an unknown cache can only be a part of the app. */
export function storeKey({ kind, name }: Pick<StoreUsage, 'kind' | 'name'>): StoreKey {
  return deviceStoreNamed(name)?.key ?? (kind === 'cache' ? 'app' : 'other');
}
