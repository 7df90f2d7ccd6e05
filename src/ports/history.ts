/** Finished analyses and small pictures on this device, and how far an account has them, too. */
import type { EntryRef, HistoryEntry, HistoryHead } from '#domain/history/entry.ts';
import type { StoreOutcome } from './storage.ts';

export interface HistoryListing {
  /** Newest first. */
  readonly entries: readonly HistoryHead[];
  /** Records that could not be read. They stay where they are. */
  readonly damaged: number;
  /** Records that a newer version of the app made. They stay as they are, and are read after an update. */
  readonly newer: number;
}

/** Every method answers; none rejects. */
export interface HistoryService {
  /** Null: storage is blocked, so its content is not known. */
  list(ownerId: string): Promise<HistoryListing | null>;
  /** All that is kept of one; null: it is not there, not readable, or storage is blocked. */
  read(entry: EntryRef): Promise<HistoryEntry | null>;
  /** Saving the same id again only adds a text that was missing; a deleted one stays deleted. */
  save(entry: HistoryEntry): Promise<StoreOutcome>;
  /** Leaves a tombstone; `deletedAt` is ISO 8601 in UTC. */
  remove(entry: EntryRef, deletedAt: string): Promise<StoreOutcome>;
  /** Takes a deletion of this page back; `invalid` where it made none of this id. */
  restore(entry: EntryRef): Promise<StoreOutcome>;
  /** Forgets everything of this owner on this device, tombstones included. */
  forget(ownerId: string): Promise<StoreOutcome>;
  /**
   * Takes every roast of every account off this device. An account keeps what it has, and brings it back with the next
   * sign-in; a deletion that it has not been told of stays until it is.
   */
  clearLocal(): Promise<StoreOutcome>;
}

/** Small pictures beside history entries, or by account, on this device only. Nothing here rejects. */
export interface ThumbnailService {
  /** Shrinks the photo (orientation applied, metadata gone) and keeps it under the entry's id. */
  keep(id: string, ownerId: string, photo: Blob): Promise<StoreOutcome>;
  /** Keeps a thumbnail as it is: the way back from a deletion. */
  putBack(id: string, ownerId: string, thumbnail: Blob): Promise<StoreOutcome>;
  read(id: string): Promise<Blob | null>;
  remove(id: string): Promise<void>;
  /** One owner's, or all owners'. */
  clear(ownerId?: string): Promise<StoreOutcome>;
}

/** Profile pictures, by account id. */
export interface PictureService extends ThumbnailService {
  /** `mark`: of the same picture in the account; left out: the account has it not. */
  putBack(id: string, ownerId: string, picture: Blob, mark?: string): Promise<StoreOutcome>;
  /** The mark of the picture that is kept here; null: it is here alone, or there is none. */
  markOf(id: string): Promise<string | null>;
}

/** How far the history of this device and the account's are the same. */
export interface HistorySync {
  /** A round with the server is under way. */
  readonly running: boolean;
  /** The last round could not be finished: no network, or a server in trouble. */
  readonly stuck: boolean;
  /** Ids of analyses of this device that the account has. */
  readonly kept: ReadonlySet<string>;
  /** Ids of those that the server will never take: they stay on this device. */
  readonly refused: ReadonlySet<string>;
  /** How many the account does not have yet. */
  readonly waiting: number;
}

export interface HistoryListener {
  /** Another device brought something. */
  readonly onChange: () => void;
  readonly onSync: (sync: HistorySync) => void;
  /**
   * What is brought into step beside the history in each round; false: something is left, and another round follows.
   * Never rejects: that would end the rounds.
   */
  readonly beside?: () => Promise<boolean>;
}
