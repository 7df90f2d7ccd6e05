/** One record an analysis, by its id; a deleted one becomes a tombstone in its place. */
import type { UseStore } from 'idb-keyval';
import { ENTRY_VERSION, type EntryRef, type HistoryHead, type Tombstone } from '#domain/history/entry.ts';
import type { HistoryService } from '#ports/history.ts';
import type { StoreOutcome } from '#ports/storage.ts';
import { breath } from './breath.ts';
import type { Reader } from './entry-migrations.ts';
import type { HistoryRecord } from './entry-schema.ts';
import { createIndexedStore, schemas } from './indexed-store.ts';
import { attempt } from './outcome.ts';
import { ownerOfIndexed, type Indexed } from './index-parts.ts';
import type { ReceivedRow } from './row.ts';

/** The history as the app has it, and what keeps it in step with an account. */
export interface DeviceHistory extends HistoryService {
  /**
   * Keeps what came from the account, as it came; a better copy of what is here takes its place, and that of a deletion
   * where it was taken back.
   */
  receive(row: ReceivedRow, takenBack?: boolean): Promise<StoreOutcome>;
  /** Drops everything of this owner but the records with these ids. */
  forget(ownerId: string, except?: ReadonlySet<string>): Promise<StoreOutcome>;
  /** Drops the records of all accounts but those with these ids. What an account keeps stays there. */
  clearLocal(except?: ReadonlySet<string>): Promise<StoreOutcome>;
  /** Everything readable of this owner, deletions included. Rejects where storage is blocked. */
  records(ownerId: string): Promise<{
    readonly entries: readonly HistoryHead[];
    readonly tombstones: readonly Tombstone[];
    /** Ids of what a newer version of the app made. */
    readonly newer: ReadonlySet<string>;
  }>;
  /** Every deletion on this device, of all accounts. Rejects where storage is blocked. */
  allTombstones(): Promise<readonly Tombstone[]>;
  /** Takes over a deletion that another device made. */
  storeTombstone(tombstone: Tombstone): Promise<StoreOutcome>;
}

/** Whether what comes takes the place of what is here: a text where there was none, something readable where not. */
function improves(here: HistoryRecord, coming: HistoryRecord): boolean {
  if (coming.kind !== 'entry' || here.kind === 'tombstone') return false;
  return here.kind !== 'entry' || (here.entry.roast === null && coming.entry.roast !== null);
}

/** Records that cost a slow phone more than a frame to go through. */
const MANY = 500;

/** ISO times and ids: their letters are their order, and a locale's rules take twenty times as long. */
const after = (a: string, b: string): number => Number(a > b) - Number(a < b);

const newestFirst = (a: HistoryHead, b: HistoryHead): number =>
  after(b.createdAt, a.createdAt) || after(a.id, b.id);

/** The history in this store; see `DeviceHistory`. */
export function createKeptRecords(store: () => UseStore, reader: Reader): DeviceHistory {
  const kept = createIndexedStore(store, reader);
  /** The stored value of each entry that this page deleted: taking that back brings back all of it. */
  const deletedValues = new Map<string, unknown>();

  /** What the index says of this owner's records, by their keys. */
  const indexOf = async (ownerId: string): Promise<readonly (readonly [string, Indexed])[]> =>
    [...(await kept.rows())].filter(([, one]) => ownerOfIndexed(one) === ownerId);

  const headsIn = (index: readonly (readonly [string, Indexed])[]): HistoryHead[] =>
    index.flatMap(([, one]) => (one.kind === 'entry' ? [one.head] : []));

  const tombstonesIn = (index: Iterable<readonly [string, Indexed]>) =>
    [...index].flatMap(([, one]) => (one.kind === 'tombstone' ? [one.tombstone] : []));

  /** One transaction reads and writes, so that two tabs cannot undo each other. Another owner's record stays. */
  async function put({ id, ownerId }: EntryRef, next: (old: unknown) => unknown): Promise<StoreOutcome> {
    const { ownerOf } = await schemas();
    return attempt(() =>
      kept.change(id, (old) => (old !== undefined && ownerOf(old) !== ownerId ? old : next(old))),
    );
  }

  const drop = (keys: readonly string[], except: ReadonlySet<string>) =>
    kept.drop(keys.filter((key) => !except.has(key)));

  return {
    async list(ownerId) {
      try {
        const index = await indexOf(ownerId);
        // Ten years of heads are put in order in a turn of their own, and shown in another.
        if (index.length > MANY) await breath();
        const entries = headsIn(index).sort(newestFirst);
        if (index.length > MANY) await breath();
        const count = (kind: Indexed['kind']) => index.filter(([, one]) => one.kind === kind).length;
        return {
          entries,
          damaged: count('damaged'),
          newer: count('newer'),
        };
      } catch {
        return null;
      }
    },
    async read({ id, ownerId }) {
      try {
        const { readRecord } = await schemas();
        const value = await kept.value(id);
        const record = readRecord(value, reader);
        if (record.kind === 'entry') return record.entry.ownerId === ownerId ? record.entry : null;
        // A version of the app that writes another index may have deleted it.
        if (value !== undefined) await kept.doubt(id);
        return null;
      } catch {
        return null;
      }
    },
    async save(entry) {
      const { entrySchema, readRecord } = await schemas();
      const parsed = entrySchema.safeParse(entry);
      if (!parsed.success) return 'invalid';
      const { data } = parsed;
      return put(data, (old) =>
        old === undefined || improves(readRecord(old, reader), { kind: 'entry', entry: data }) ? data : old,
      );
    },
    async receive({ id, ownerId, stored, record }, takenBack = false) {
      const { readRecord } = await schemas();
      return put({ id, ownerId }, (old) => {
        const here = readRecord(old, reader);
        const replaces = improves(here, record) || (takenBack && here.kind === 'tombstone');
        return old === undefined || replaces ? stored : old;
      });
    },
    async remove(entry, deletedAt) {
      const { readRecord, tombstoneSchema } = await schemas();
      const { id, ownerId } = entry;
      const parsed = tombstoneSchema.safeParse({ v: ENTRY_VERSION, id, ownerId, deletedAt });
      if (!parsed.success) return 'invalid';
      return put(parsed.data, (old) => {
        if (readRecord(old, reader).kind === 'entry') deletedValues.set(id, old);
        return parsed.data;
      });
    },
    async restore(entry) {
      const value = deletedValues.get(entry.id);
      return value === undefined ? 'invalid' : put(entry, () => value);
    },
    forget: (ownerId, except = new Set()) =>
      attempt(async () =>
        drop(
          (await indexOf(ownerId)).map(([key]) => key),
          except,
        ),
      ),
    clearLocal: (except = new Set()) => attempt(async () => drop([...(await kept.rows()).keys()], except)),
    async records(ownerId) {
      const index = await indexOf(ownerId);
      return {
        entries: headsIn(index),
        tombstones: tombstonesIn(index),
        newer: new Set(index.flatMap(([key, one]) => (one.kind === 'newer' ? [key] : []))),
      };
    },
    allTombstones: async () => tombstonesIn(await kept.rows()),
    async storeTombstone(tombstone) {
      const { tombstoneSchema } = await schemas();
      const parsed = tombstoneSchema.safeParse(tombstone);
      return parsed.success ? put(parsed.data, () => parsed.data) : 'invalid';
    },
  };
}
