import type { StoreUsage } from '#ports/storage.ts';
import { deviceStoreNamed, type DeviceStoreKey } from '#state/privacy/stores.ts';

/** Key of the words for a store: `other` without words of its own; an unknown cache can only be a part of the app. */
export function storeKey({ kind, name }: Pick<StoreUsage, 'kind' | 'name'>): DeviceStoreKey | 'other' {
  return deviceStoreNamed(name)?.key ?? (kind === 'cache' ? 'app' : 'other');
}
