/** One record an analysis, by its id; a deleted one becomes a tombstone in its place. Beside each, its head. */
import type { IDBPTransaction } from 'idb';
import {
  ENTRY_VERSION,
  type EntryRef,
  headOf,
  type HistoryHead,
  type Tombstone,
} from '#domain/history/entry.ts';
import { attempt, type Database } from '#platform/database/database.ts';
import { type Head, rangeOf, type Stored } from '#platform/database/schema.ts';
import type { HistoryService } from '#ports/history.ts';
import type { StoreOutcome } from '#ports/storage.ts';
import { READER, type Reader } from './entry-migrations.ts';
import type { HistoryRecord } from './entry-schema.ts';
import type { ReceivedRow } from './row.ts';

/** Lets the page answer what has come meanwhile, before long work goes on. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

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

/** Most of zod comes with it: fetched where a record is read or written, which a list with its heads needs not. */
const schemas = () => import('./entry-schema.ts');

/** Whether what comes takes the place of what is here: a text where there was none, something readable where not. */
function improves(here: HistoryRecord, coming: HistoryRecord): boolean {
  if (coming.kind !== 'entry' || here.kind === 'tombstone') return false;
  return here.kind !== 'entry' || (here.entry.roast === null && coming.entry.roast !== null);
}

/** Heads, and records, that a slow phone copies and understands within a frame or two. */
const HEADS_AT_A_TIME = 500;
const RECORDS_AT_A_TIME = 50;

/** ISO times and ids: their letters are their order, and a locale's rules take twenty times as long. */
const after = (a: string, b: string): number => Number(a > b) - Number(a < b);

const newestFirst = (a: HistoryHead, b: HistoryHead): number =>
  after(b.createdAt, a.createdAt) || after(a.id, b.id);

const entriesIn = (heads: readonly Head[]): HistoryHead[] =>
  heads.flatMap((one) => (one.kind === 'entry' ? [one.head] : []));

const tombstonesIn = (heads: readonly Head[]): Tombstone[] =>
  heads.flatMap((one) => (one.kind === 'tombstone' ? [one.tombstone] : []));

const BOTH = ['history', 'heads'] as const;

/** The history in this database. `reader` says which stored shapes are known: those of this version of the app. */
export function createDeviceHistory(database: Database, reader: Reader = READER): DeviceHistory {
  /** The stored value of each entry that this page deleted: taking that back brings back all of it. */
  const deletedValues = new Map<string, unknown>();

  async function headMaker(): Promise<(id: string, value: unknown) => Head> {
    const { readRecord, ownerOf } = await schemas();
    return (id, value) => {
      const of = { id, ownerId: ownerOf(value) ?? '', reader: reader.version };
      const record = readRecord(value, reader);
      if (record.kind === 'entry') return { ...of, kind: 'entry', head: headOf(record.entry) };
      if (record.kind === 'tombstone') return { ...of, ...record };
      return { ...of, kind: record.kind };
    };
  }

  /** The heads of these records, made from them: another version of the app made those that are there. */
  async function madeAnew(old: readonly Head[]): Promise<readonly Head[]> {
    const made = await headMaker();
    const read = async (records: { get(id: string): Promise<unknown> }) => {
      const values = await Promise.all(old.map(async ({ id }) => [id, await records.get(id)] as const));
      // One that is not there was deleted meanwhile.
      return values.flatMap(([id, value]) => (value === undefined ? [] : [made(id, value)]));
    };
    try {
      return await database.run('readwrite', BOTH, async (transaction) => {
        const heads = await read(transaction.objectStore('history'));
        await Promise.all(heads.map((head) => transaction.objectStore('heads').put(head)));
        return heads;
      });
    } catch {
      // No room for them: the records tell it, and the next time again.
      return database.run('readonly', ['history'], (transaction) => read(transaction.store));
    }
  }

  /** Of this owner; left out: of everybody. */
  async function headsOf(ownerId?: string): Promise<readonly Head[]> {
    const all = await database.run('readonly', ['heads'], async ({ store }) => {
      const heads: Head[] = [];
      const end = rangeOf(ownerId);
      for (let range = end; ;) {
        const some = await store.getAll(range, HEADS_AT_A_TIME);
        heads.push(...some);
        const last = some.at(-1);
        if (last === undefined || some.length < HEADS_AT_A_TIME) return heads;
        range = IDBKeyRange.bound([last.ownerId, last.id], end.upper, true);
      }
    });
    const old = all.filter((head) => head.reader !== reader.version);
    if (old.length === 0) return all;
    const heads = all.filter((head) => head.reader === reader.version);
    for (let from = 0; from < old.length; from += RECORDS_AT_A_TIME)
      heads.push(...(await madeAnew(old.slice(from, from + RECORDS_AT_A_TIME))));
    return heads;
  }

  /** One transaction reads and writes, so that two tabs cannot undo each other. Another owner's record stays. */
  const put = ({ id, ownerId }: EntryRef, next: (old: unknown) => unknown): Promise<StoreOutcome> =>
    attempt(async () => {
      const [{ ownerOf }, made] = await Promise.all([schemas(), headMaker()]);
      await database.run('readwrite', BOTH, async (transaction) => {
        const records = transaction.objectStore('history');
        const old: unknown = await records.get(id);
        if (old !== undefined && ownerOf(old) !== ownerId) return;
        const value = next(old);
        if (value === old) return;
        await Promise.all([records.put(value, id), transaction.objectStore('heads').put(made(id, value))]);
      });
    });

  const drop = (heads: readonly Head[], except: ReadonlySet<string>) =>
    database.run(
      'readwrite',
      BOTH,
      async (transaction: IDBPTransaction<Stored, typeof BOTH, 'readwrite'>) => {
        const gone = heads.filter(({ id }) => !except.has(id));
        await Promise.all(
          gone.flatMap(({ id, ownerId }) => [
            transaction.objectStore('history').delete(id),
            transaction.objectStore('heads').delete([ownerId, id]),
          ]),
        );
      },
    );

  return {
    async list(ownerId) {
      try {
        const heads = await headsOf(ownerId);
        // Ten years of heads are put in order in a turn of their own, and shown in another.
        if (heads.length > HEADS_AT_A_TIME) await breath();
        const entries = entriesIn(heads).sort(newestFirst);
        if (heads.length > HEADS_AT_A_TIME) await breath();
        const count = (kind: Head['kind']) => heads.filter((one) => one.kind === kind).length;
        return { entries, damaged: count('damaged'), newer: count('newer') };
      } catch {
        return null;
      }
    },
    async read({ id, ownerId }) {
      try {
        const { readRecord } = await schemas();
        const value = await database.run('readonly', ['history'], ({ store }) => store.get(id));
        const record = readRecord(value, reader);
        return record.kind === 'entry' && record.entry.ownerId === ownerId ? record.entry : null;
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
    forget: (ownerId, except = new Set()) => attempt(async () => drop(await headsOf(ownerId), except)),
    clearLocal: (except = new Set()) => attempt(async () => drop(await headsOf(), except)),
    async records(ownerId) {
      const heads = await headsOf(ownerId);
      return {
        entries: entriesIn(heads),
        tombstones: tombstonesIn(heads),
        newer: new Set(heads.flatMap(({ kind, id }) => (kind === 'newer' ? [id] : []))),
      };
    },
    allTombstones: async () => tombstonesIn(await headsOf()),
    async storeTombstone(tombstone) {
      const { tombstoneSchema } = await schemas();
      const parsed = tombstoneSchema.safeParse(tombstone);
      return parsed.success ? put(parsed.data, () => parsed.data) : 'invalid';
    },
  };
}
