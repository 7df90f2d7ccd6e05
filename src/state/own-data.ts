/** Everything of a person on this phone: taken along as a file, or deleted, with a report of what was done. */
import { atom } from 'jotai';
import * as z from 'zod/mini';
import type { AuthOutcome } from '#ports/auth.ts';
import type { StorageReport, StoreUsage } from '#ports/storage.ts';
import { ownerIdAtom } from '#state/history-atoms.ts';
import { resetAtom } from '#state/journey-atoms.ts';
import {
  clearStoreAtom,
  DEVICE_STORES,
  type DeviceStore,
  deviceStoreNamed,
  measureStorageAtom,
} from '#state/privacy/stores.ts';
import { leaveAtom } from '#state/profile-atoms.ts';
import { servicesAtom } from '#state/services.ts';
import { sessionAtom } from '#state/session-atoms.ts';

const keySchema = z.enum(DEVICE_STORES.map(({ key }) => key));
const deletionSchema = z.object({
  /** The account with what it had here, or all that this phone kept. */
  what: z.enum(['account', 'phone']),
  gone: z.array(keySchema),
  left: z.array(keySchema),
});

/** What a deletion did on this phone: the stores that are empty now, and those of the person that are not. */
export type Deletion = z.infer<typeof deletionSchema>;

/** A deletion as it was handed on in the state of an address; null for anything else. */
export function deletionIn(state: unknown): Deletion | null {
  const parsed = z.object({ deletion: deletionSchema }).safeParse(state);
  return parsed.success ? parsed.data.deletion : null;
}

/** Stores with something in them that are no program. */
const ofPerson = ({ stores }: StorageReport): readonly (StoreUsage & { readonly store: DeviceStore })[] =>
  stores.flatMap((usage) => {
    const store = deviceStoreNamed(usage.name);
    return store === null || store.holds === 'program' || usage.items === 0 ? [] : [{ ...usage, store }];
  });

/** What a deletion did, from what was there before it and after it. */
export function deletionOf(what: Deletion['what'], before: StorageReport, after: StorageReport): Deletion {
  const keys = (report: StorageReport) =>
    DEVICE_STORES.map(({ key }) => key).filter((key) =>
      ofPerson(report).some(({ store }) => store.key === key),
    );
  const left = keys(after);
  const gone = keys(before).filter((key) => !left.includes(key));
  return { what, gone, left: what === 'phone' ? left : [] };
}

/** Whether a record names another account than this one as its owner. */
const isForeign = (value: unknown, ownerId: string | null): boolean =>
  typeof value === 'object' && value !== null && 'ownerId' in value && value.ownerId !== ownerId;

/**
 * Everything of the person that this phone keeps as a file, pictures included; no program, no key that signs in, and
 * nothing of another account. Null: a store could not be read.
 */
export const exportDeviceAtom = atom(null, async (get): Promise<File | null> => {
  const { storageUsage, now } = get(servicesAtom);
  const ownerId = get(ownerIdAtom);
  const stores: Record<string, unknown> = {};
  for (const { name, kind, store } of ofPerson(await storageUsage.measure())) {
    if (store.holds !== 'person') continue;
    const items = await storageUsage.read(kind, name);
    if (items === null) return null;
    const own = items.filter(({ value }) => !isForeign(value, ownerId));
    stores[name] = Object.fromEntries(own.map(({ key, value }) => [key, value]));
  }
  const text = JSON.stringify({ exported_at: new Date(now()).toISOString(), stores }, null, 2);
  return new File([text], 'roast-me-phone.json', { type: 'application/json' });
});

/**
 * Deletes the account at the server and, once that has worked, everything of it on this device. A
 * failure changes nothing here. Its picture goes first: the database cannot take the bytes along, and keeps the account.
 */
export const deleteAccountAtom = atom(null, async (get, set): Promise<AuthOutcome<Deletion>> => {
  const ownerId = get(ownerIdAtom);
  const { auth, cloud, history, thumbnails, pictures, storageUsage } = get(servicesAtom);
  const before = await storageUsage.measure();
  const pictureIsGone = ownerId === null || cloud === undefined || (await cloud.picture.remove(ownerId));
  if (!pictureIsGone) return { ok: false, code: 'offline', reasons: [] };
  const outcome = await auth.deleteAccount();
  if (!outcome.ok) return outcome;
  if (ownerId !== null) {
    await Promise.all([history.forget(ownerId), thumbnails.clear(ownerId), pictures.remove(ownerId)]);
    await set(leaveAtom, 'local');
  }
  // The list of what is stored may be on the same page as the report: both say the same.
  return { ok: true, value: deletionOf('account', before, await set(measureStorageAtom)) };
});

/**
 * Signs out and empties every store of the person on this phone; an account keeps what it has. What the page holds in
 * memory is written back with the next choice, so the caller loads the page anew afterwards.
 */
export const deleteDeviceAtom = atom(null, async (get, set): Promise<Deletion> => {
  const { storageUsage } = get(servicesAtom);
  const before = await storageUsage.measure();
  // That somebody is a guest goes with the rest: ended before it, another open tab would show the login instead of the splash.
  if (get(sessionAtom).kind === 'user') await set(leaveAtom, 'local');
  else set(resetAtom);
  for (const { kind, name } of ofPerson(await storageUsage.measure()))
    await set(clearStoreAtom, { kind, name });
  return deletionOf('phone', before, await storageUsage.measure());
});
