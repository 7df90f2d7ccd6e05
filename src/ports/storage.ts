/** Texts that the browser keeps, and how much of its storage is ours. */

/** One text under one key, in storage that may be full, blocked or missing altogether. */
export interface TextStorage {
  /** The stored text; null where there is none or storage is blocked. */
  read(): string | null;
  /** False where storage is full or blocked: the choice then lasts until the tab closes. */
  write(text: string): boolean;
  /** Takes it away. Where storage is blocked, it stays. */
  remove(): void;
}

/** What another tab has done to a text. */
export interface TextChange {
  /** Null: all texts are gone. */
  readonly key: string | null;
  /** Deleted, not written. */
  readonly gone: boolean;
}

/** `full`: no room left on the device. `blocked`: the browser keeps its storage shut. `invalid`: not of the stored shape. */
export type StoreOutcome = 'done' | 'full' | 'blocked' | 'invalid';

/** One place where this origin keeps something on the device. */
export interface StoreUsage {
  readonly name: string;
  readonly kind: 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cache';
  readonly bytes: number;
  readonly items: number;
}

export interface StorageReport {
  readonly stores: readonly StoreUsage[];
  /** What the browser says about the whole origin, in bytes; null where it does not say. */
  readonly estimate: { readonly usage: number; readonly quota: number } | null;
}

/** One entry of a store as plain JSON: pictures are data URLs, texts that are JSON are read. */
export interface StoredItem {
  readonly key: string;
  readonly value: unknown;
}

/** What this origin keeps on the device. Nothing here rejects. */
export interface StorageUsageService {
  measure(): Promise<StorageReport>;
  /** What it holds; null where it cannot be read. */
  read(kind: StoreUsage['kind'], name: string): Promise<readonly StoredItem[] | null>;
  /** False where it could not be cleared. */
  clear(kind: StoreUsage['kind'], name: string): Promise<boolean>;
  /** Writes, reads back and deletes a value in each kind of store. */
  roundTrip(): Promise<Readonly<Record<StoreUsage['kind'], boolean>>>;
}
