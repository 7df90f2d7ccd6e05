/** History in IndexedDB: one record an analysis, by its id; a deleted one becomes a tombstone in its place. */
import { delMany, entries, keys, update, type UseStore } from 'idb-keyval';
import type { HistoryEntry, Tombstone } from '#domain/history/entry.ts';
import { attempt, type StoreOutcome } from './outcome.ts';

/** Fetched with the first history: most of zod comes with it, and a guest needs neither. */
const schemas = () => import('./entry-schema.ts');

export const HISTORY_DATABASE = 'roast-me-history';
export const HISTORY_STORE = 'analyses';

export interface DeviceHistory {
  list(ownerId: string): Promise<{ entries: readonly HistoryEntry[]; damaged: number } | null>;
  save(entry: HistoryEntry): Promise<StoreOutcome>;
  remove(entry: HistoryEntry, deletedAt: string): Promise<StoreOutcome>;
  restore(entry: HistoryEntry): Promise<StoreOutcome>;
  /** Drops everything of this owner but the records with these ids. */
  forget(ownerId: string, except?: ReadonlySet<string>): Promise<StoreOutcome>;
  /** Drops everybody's but the records with these ids. What an account keeps stays there. */
  putAway(except?: ReadonlySet<string>): Promise<StoreOutcome>;
  /** Everything readable of this owner, deletions included. Rejects where storage is blocked. */
  records(ownerId: string): Promise<{
    readonly entries: readonly HistoryEntry[];
    readonly tombstones: readonly Tombstone[];
  }>;
  /** Every deletion on this device, whoever's. Rejects where storage is blocked. */
  graves(): Promise<readonly Tombstone[]>;
  /** Takes over a deletion that another device made. */
  bury(tombstone: Tombstone): Promise<StoreOutcome>;
}

const newestFirst = (a: HistoryEntry, b: HistoryEntry): number =>
  b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id);

/** `store` is asked for lazily: merely opening a database throws where storage is blocked. */
export function createDeviceHistory(store: () => UseStore): DeviceHistory {
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
        const { readRecord } = await schemas();
        const records = (await own(ownerId)).map(([, value]) => readRecord(value));
        const kept = records.flatMap((record) => (record.kind === 'entry' ? [record.entry] : []));
        const damaged = records.filter(({ kind }) => kind === 'damaged').length;
        return { entries: kept.sort(newestFirst), damaged };
      } catch {
        return null;
      }
    },
    async save(entry) {
      const { readRecord } = await schemas();
      return put(entry, (old, parsed) => {
        if (old === undefined) return parsed;
        const record = readRecord(old);
        return record.kind === 'entry' && record.entry.roast === null ? parsed : old;
      });
    },
    restore: (entry) => put(entry, (_old, parsed) => parsed),
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
      const { readRecord } = await schemas();
      const records = (await own(ownerId)).map(([, value]) => readRecord(value));
      return {
        entries: records.flatMap((record) => (record.kind === 'entry' ? [record.entry] : [])),
        tombstones: records.flatMap((record) => (record.kind === 'tombstone' ? [record.tombstone] : [])),
      };
    },
    async graves() {
      const { readRecord } = await schemas();
      const records = (await entries<string, unknown>(store())).map(([, value]) => readRecord(value));
      return records.flatMap((record) => (record.kind === 'tombstone' ? [record.tombstone] : []));
    },
    async bury(tombstone) {
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
