/** A phone with the real stores of the history. */
import { createDatabase } from '#platform/database/database.ts';
import { createDeviceHistory, type DeviceHistory } from '#platform/history/device-history.ts';
import { READER, type Reader } from '#platform/history/entry-migrations.ts';
import { createOutbox } from '#platform/history/outbox.ts';
import type { RemoteHistory } from '#platform/history/remote.ts';
import { syncOnce, type SyncParts } from '#platform/history/sync-run.ts';
import { fakeSent } from './fakes.ts';

export const OWNER = 'aki';

/** What a device lists, each entry read as a whole. */
export async function listedWhole(device: DeviceHistory) {
  const listing = await device.list(OWNER);
  const entries = await Promise.all((listing?.entries ?? []).map((head) => device.read(head)));
  return { ...listing, entries };
}

/** A phone with its stores; `reader` is the version of the app on it. */
export function storedPhone(rows: () => readonly unknown[], reader: Reader = READER) {
  const database = createDatabase();
  const device = createDeviceHistory(database, reader);
  const outbox = createOutbox(database, reader.version);
  /** Who is signed in, and by which session. */
  const state: { owner: string | null; session: string } = { owner: OWNER, session: 'first' };
  const asked: string[] = [];
  const uploads: unknown[] = [];
  const remote: RemoteHistory = {
    upload: (row) => {
      uploads.push(row);
      return Promise.resolve('done');
    },
    remove: () => Promise.resolve('done'),
    takeBack: () => Promise.resolve('done'),
    rows: (_owner, since) => {
      asked.push(since);
      return Promise.resolve({ items: since === '' ? rows() : [], newest: '2026-06-01T12:20:00+00:00' });
    },
    tombstones: (_owner, since) => Promise.resolve({ items: [], newest: since }),
  };
  const parts: SyncParts = {
    device,
    outbox,
    remote,
    sent: fakeSent().sent,
    currentOwner: () => state.owner,
    stay: () => ({ session: state.session, here: () => true, lasts: () => true }),
    removeThumbnail: () => Promise.resolve(),
    now: () => 0,
    reader,
  };
  return { database, device, outbox, parts, state, asked, uploads, sync: () => syncOnce(parts, OWNER) };
}
