/** History in IndexedDB: one record an analysis, by its id; a deleted one becomes a tombstone in its place. */
import { delMany, entries, keys, update, type UseStore } from 'idb-keyval';
import type { HistoryEntry, Tombstone } from '#domain/history/entry.ts';
import type { HistoryService } from '#ports/history.ts';
import type { StoreOutcome } from '#ports/storage.ts';
import { READER, type Reader } from './entry-migrations.ts';
import type { HistoryRecord } from './entry-schema.ts';
import { attempt } from './outcome.ts';
import type { ReceivedRow } from './row.ts';

/** Fetched with the first history: most of zod comes with it, and a guest needs neither. */
const schemas = () => import('./entry-schema.ts');

/** The history as the app has it, and what keeps it in step with an account. */
export interface DeviceHistory extends HistoryService {
  /** Keeps what came from the account, as it came; a better copy of what is here takes its place. */
  receive(row: ReceivedRow): Promise<StoreOutcome>;
  /** Drops everything of this owner but the records with these ids. */
  forget(ownerId: string, except?: ReadonlySet<string>): Promise<StoreOutcome>;
  /** Drops the records of all accounts but those with these ids. What an account keeps stays there. */
  putAway(except?: ReadonlySet<string>): Promise<StoreOutcome>;
  /** Everything readable of this owner, deletions included. Rejects where storage is blocked. */
  records(ownerId: string): Promise<{
    readonly entries: readonly HistoryEntry[];
    readonly tombstones: readonly Tombstone[];
    /** Ids of what a newer version of the app made. */
    readonly newer: ReadonlySet<string>;
  }>;
  /** Every deletion on this device, of all accounts. Rejects where storage is blocked. */
  allTombstones(): Promise<readonly Tombstone[]>;
  /**
   * Takes the names that are known now (`Reader.names`) out of the texts of earlier versions, for good: after a change of
   * the name they would no longer be known. Rejects where storage is blocked.
   */
  takeNamesOut(ownerId: string): Promise<void>;
  /** Takes over a deletion that another device made. */
  storeTombstone(tombstone: Tombstone): Promise<StoreOutcome>;
}

/** Whether what comes takes the place of what is here: a text where there was none, something readable where not. */
function improves(here: HistoryRecord, coming: HistoryRecord): boolean {
  if (coming.kind !== 'entry' || here.kind === 'tombstone') return false;
  return here.kind !== 'entry' || (here.entry.roast === null && coming.entry.roast !== null);
}

const newestFirst = (a: HistoryEntry, b: HistoryEntry): number =>
  b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id);

/**
 * `store` is asked for lazily: merely opening a database throws where storage is blocked. `reader` says which stored
 * shapes are known: those of this version of the app.
 */
export function createDeviceHistory(store: () => UseStore, reader: Reader = READER): DeviceHistory {
  /** The stored value of each entry that was read: a deletion that is taken back brings back all of it. */
  const storedValues = new WeakMap<HistoryEntry, unknown>();

  const readAll = async (values: readonly unknown[]): Promise<readonly HistoryRecord[]> => {
    const { readRecord } = await schemas();
    return values.map((value) => {
      const record = readRecord(value, reader);
      if (record.kind === 'entry') storedValues.set(record.entry, value);
      return record;
    });
  };

  /** One transaction reads and writes, so that two tabs cannot undo each other. Another owner's record stays. */
  const put = async (
    entry: HistoryEntry,
    next: (old: unknown, parsed: HistoryEntry) => unknown,
  ): Promise<StoreOutcome> => {
    const { entrySchema, ownerOf } = await schemas();
    const parsed = entrySchema.safeParse(entry);
    if (!parsed.success) return 'invalid';
    return attempt(() =>
      update<unknown>(
        parsed.data.id,
        (old) => {
          const foreign = old !== undefined && ownerOf(old) !== parsed.data.ownerId;
          return foreign ? old : next(old, parsed.data);
        },
        store(),
      ),
    );
  };

  const own = async (ownerId: string) => {
    const { ownerOf } = await schemas();
    return (await entries<string, unknown>(store())).filter(([, value]) => ownerOf(value) === ownerId);
  };

  const drop = async (ids: readonly string[], except: ReadonlySet<string>) =>
    delMany(
      ids.filter((id) => !except.has(id)),
      store(),
    );

  return {
    async list(ownerId) {
      try {
        const records = await readAll((await own(ownerId)).map(([, value]) => value));
        const kept = records.flatMap((record) => (record.kind === 'entry' ? [record.entry] : []));
        const count = (kind: HistoryRecord['kind']) =>
          records.filter((record) => record.kind === kind).length;
        return { entries: kept.sort(newestFirst), damaged: count('damaged'), newer: count('newer') };
      } catch {
        return null;
      }
    },
    async save(entry) {
      const { readRecord } = await schemas();
      return put(entry, (old, parsed) =>
        old === undefined || improves(readRecord(old, reader), { kind: 'entry', entry: parsed })
          ? parsed
          : old,
      );
    },
    async receive({ id, ownerId, stored, record }) {
      const { ownerOf, readRecord } = await schemas();
      return attempt(() =>
        update<unknown>(
          id,
          (old) => {
            if (old === undefined) return stored;
            return ownerOf(old) === ownerId && improves(readRecord(old, reader), record) ? stored : old;
          },
          store(),
        ),
      );
    },
    restore: (entry) => put(entry, (_old, parsed) => storedValues.get(entry) ?? parsed),
    async remove(entry, deletedAt) {
      const { tombstoneSchema } = await schemas();
      const { v, id, ownerId } = entry;
      const tombstone = tombstoneSchema.safeParse({ v, id, ownerId, deletedAt });
      return tombstone.success ? put(entry, () => tombstone.data) : 'invalid';
    },
    forget: (ownerId, except = new Set()) =>
      attempt(async () =>
        drop(
          (await own(ownerId)).map(([key]) => key),
          except,
        ),
      ),
    putAway: (except = new Set()) => attempt(async () => drop(await keys<string>(store()), except)),
    async records(ownerId) {
      const records = await readAll((await own(ownerId)).map(([, value]) => value));
      return {
        entries: records.flatMap((record) => (record.kind === 'entry' ? [record.entry] : [])),
        tombstones: records.flatMap((record) => (record.kind === 'tombstone' ? [record.tombstone] : [])),
        newer: new Set(records.flatMap((record) => (record.kind === 'newer' ? [record.id] : []))),
      };
    },
    async allTombstones() {
      const records = await readAll((await entries<string, unknown>(store())).map(([, value]) => value));
      return records.flatMap((record) => (record.kind === 'tombstone' ? [record.tombstone] : []));
    },
    async takeNamesOut(ownerId) {
      const { withoutNames } = await schemas();
      for (const [id, value] of await own(ownerId)) {
        if (withoutNames(value, reader) === null) continue;
        await update<unknown>(id, (old) => withoutNames(old, reader) ?? old, store());
      }
    },
    async storeTombstone(tombstone) {
      const { ownerOf, tombstoneSchema } = await schemas();
      const parsed = tombstoneSchema.safeParse(tombstone);
      if (!parsed.success) return 'invalid';
      return attempt(() =>
        update<unknown>(
          parsed.data.id,
          (old) => (old !== undefined && ownerOf(old) !== parsed.data.ownerId ? old : parsed.data),
          store(),
        ),
      );
    },
  };
}
