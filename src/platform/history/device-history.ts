/** History in IndexedDB: one record an analysis, by its id; a deleted one becomes a tombstone in its place. */
import { delMany, getMany, keys, update, type UseStore } from 'idb-keyval';
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

/** Records read at a time: copied and understood within a frame or two of a slow phone, whatever the years hold. */
const AT_A_TIME = 50;

/** ISO times and ids: their letters are their order, and a locale's rules take twenty times as long. */
const after = (a: string, b: string): number => Number(a > b) - Number(a < b);

const newestFirst = (a: HistoryEntry, b: HistoryEntry): number =>
  after(b.createdAt, a.createdAt) || after(a.id, b.id);

/**
 * `store` is asked for lazily: merely opening a database throws where storage is blocked. `reader` says which stored
 * shapes are known: those of this version of the app.
 */
export function createDeviceHistory(store: () => UseStore, reader: Reader = READER): DeviceHistory {
  /** The stored value of each entry that was read: a deletion that is taken back brings back all of it. */
  const storedValues = new WeakMap<HistoryEntry, unknown>();

  /**
   * The stored values by key, some at a time: the page answers in between. A record that goes meanwhile is left out.
   * Rejects where storage is blocked.
   */
  async function* stored(): AsyncGenerator<readonly (readonly [string, unknown])[]> {
    const all = await keys<string>(store());
    for (let from = 0; from < all.length; from += AT_A_TIME) {
      const some = all.slice(from, from + AT_A_TIME);
      const values = await getMany<unknown>(some, store());
      yield some.flatMap((key, index) =>
        values[index] === undefined ? [] : [[key, values[index]] as const],
      );
    }
  }

  /** The records of this owner, or of all. */
  const readAll = async (ownerId: string | null): Promise<readonly HistoryRecord[]> => {
    const { ownerOf, readRecord } = await schemas();
    const records: HistoryRecord[] = [];
    for await (const some of stored())
      for (const [, value] of some) {
        if (ownerId !== null && ownerOf(value) !== ownerId) continue;
        const record = readRecord(value, reader);
        if (record.kind === 'entry') storedValues.set(record.entry, value);
        records.push(record);
      }
    return records;
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

  const ownKeys = async (ownerId: string): Promise<readonly string[]> => {
    const { ownerOf } = await schemas();
    const found: string[] = [];
    for await (const some of stored())
      found.push(...some.flatMap(([key, value]) => (ownerOf(value) === ownerId ? [key] : [])));
    return found;
  };

  const drop = async (ids: readonly string[], except: ReadonlySet<string>) =>
    delMany(
      ids.filter((id) => !except.has(id)),
      store(),
    );

  return {
    async list(ownerId) {
      try {
        const records = await readAll(ownerId);
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
    forget: (ownerId, except = new Set()) => attempt(async () => drop(await ownKeys(ownerId), except)),
    putAway: (except = new Set()) => attempt(async () => drop(await keys<string>(store()), except)),
    async records(ownerId) {
      const records = await readAll(ownerId);
      return {
        entries: records.flatMap((record) => (record.kind === 'entry' ? [record.entry] : [])),
        tombstones: records.flatMap((record) => (record.kind === 'tombstone' ? [record.tombstone] : [])),
        newer: new Set(records.flatMap((record) => (record.kind === 'newer' ? [record.id] : []))),
      };
    },
    async allTombstones() {
      const records = await readAll(null);
      return records.flatMap((record) => (record.kind === 'tombstone' ? [record.tombstone] : []));
    },
    async takeNamesOut(ownerId) {
      const { ownerOf, withoutNames } = await schemas();
      for await (const some of stored())
        for (const [id, value] of some) {
          if (ownerOf(value) !== ownerId || withoutNames(value, reader) === null) continue;
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
