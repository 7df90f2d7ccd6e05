/**
 * The shape of the app's one database. A change of it raises `VERSION` and adds its step to `upgrade`; a change of `Head`
 * is such a change, too.
 */
import type { DBSchema, IDBPDatabase, StoreNames } from 'idb';
import type { HistoryHead, Tombstone } from '#domain/history/entry.ts';

export const DATABASE = 'roast-me';
export const VERSION = 1;

/** What lists, charts and the sync need of a record, kept beside it so that they need not read the record itself. */
export type Head = {
  readonly id: string;
  /** Whose it claims to be; '' where it does not say. */
  readonly ownerId: string;
  /** Version of stored history (ENTRY_VERSION) that read the record for this; another one reads it anew. 0: nobody has. */
  readonly reader: number;
} & (
  | { readonly kind: 'entry'; readonly head: HistoryHead }
  | { readonly kind: 'tombstone'; readonly tombstone: Tombstone }
  | { readonly kind: 'newer' | 'damaged' }
);

/** `unknown`: what the reader parses, because another version of the app may have written it. */
export interface Stored extends DBSchema {
  /** Entries, deletions, and whatever else a version of the app kept; by the id of the roast. */
  history: { key: string; value: unknown };
  heads: { key: [ownerId: string, id: string]; value: Head };
  /** What the server has been told of each roast. */
  marks: { key: [ownerId: string, id: string]; value: { ownerId: string; id: string; told: unknown } };
  /** How far the server's history has been read, by account. */
  cursors: { key: string; value: unknown };
  /** What left this device because of a roast, by its id. */
  sent: { key: string; value: unknown; indexes: { owner: string } };
  thumbnails: { key: string; value: unknown; indexes: { owner: string } };
  /** Profile pictures, by account: clearing the thumbnails leaves them alone. */
  pictures: { key: string; value: unknown; indexes: { owner: string } };
  /** Names of the databases of an earlier version whose content is here (carry-over.ts). */
  carried: { key: string; value: true };
}

export type StoreName = StoreNames<Stored>;

/** Brings a database of any earlier version, or none (0), to this one. */
export function upgrade(database: IDBPDatabase<Stored>, from: number): void {
  if (from < 1) {
    for (const name of ['history', 'cursors', 'carried'] as const) database.createObjectStore(name);
    for (const name of ['heads', 'marks'] as const)
      database.createObjectStore(name, { keyPath: ['ownerId', 'id'] });
    for (const name of ['sent', 'thumbnails', 'pictures'] as const)
      database.createObjectStore(name).createIndex('owner', 'ownerId');
  }
}

/** One place where something is kept, under the name that the list of stores has for it (state/privacy/stores.ts). */
export interface KeptPlace {
  readonly name: string;
  readonly stores: readonly StoreName[];
  /** What is only made from the rest: it takes room, and is no item that somebody keeps or takes along. */
  readonly copies?: readonly StoreName[];
}

export const KEPT_PLACES: readonly KeptPlace[] = [
  { name: 'roast-me-history', stores: ['history'], copies: ['heads'] },
  { name: 'roast-me-thumbnails', stores: ['thumbnails'] },
  { name: 'roast-me-pictures', stores: ['pictures'] },
  { name: 'roast-me-outbox', stores: ['marks', 'cursors'] },
  { name: 'roast-me-sent', stores: ['sent'] },
];

/** Everything of one owner in a store whose keys begin with the owner; left out: of everybody. */
export const rangeOf = (ownerId?: string): IDBKeyRange =>
  ownerId === undefined ? IDBKeyRange.bound([], [[]]) : IDBKeyRange.bound([ownerId], [ownerId, []]);
