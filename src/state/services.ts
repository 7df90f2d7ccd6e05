/**
 * What state needs from the outside, as types. The real services are handed in by src/app, tests
 * hand in their own.
 */
import { atom } from 'jotai';
import type {
  AnalysisOutcome,
  AnalyzeProgress,
  EngineChoice,
  Guidance,
  PrepareOptions,
  PrepareOutcome,
  PrepareProgress,
} from '#analysis/contract.ts';
import type { Angle } from '#domain/capture/limits.ts';
import type { HistoryEntry } from '#domain/history/entry.ts';
import type { Roast, RoastFacts } from '#roast/contract.ts';
import type { CaptureServices } from '#state/capture/capture-services.ts';
import type { AuthService } from '#state/auth.ts';
import type { CloudService } from '#state/cloud.ts';
import type { LicenceService } from '#state/licences.ts';
import type { SupplyService } from '#state/supply.ts';
import type { PwaServices } from '#state/pwa/pwa-services.ts';
import type { InstallService } from '#state/install.ts';
import type { AppBadgeService, NotificationService } from '#domain/notifications/service.ts';

export interface AnalyzeRequest {
  readonly engine: EngineChoice;
  /** How the head is meant to be turned; left out: to the front. */
  readonly angle?: Angle;
  readonly overlays: boolean;
  readonly timings: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: AnalyzeProgress) => void;
}

/** The part of the analysis client that the journey uses; failures are values, not exceptions. */
export interface AnalysisService {
  prepare(
    options: PrepareOptions,
    onProgress?: (progress: PrepareProgress) => void,
    signal?: AbortSignal,
  ): Promise<PrepareOutcome>;
  analyze(photo: Blob, request: AnalyzeRequest): Promise<AnalysisOutcome>;
  /** Hints for one preview frame, which is gone afterwards. Needs `prepare` first. */
  guide(frame: ImageBitmap, angle: Angle): Promise<Guidance>;
}

export interface WrittenRoast {
  readonly roast: Roast;
  /** The exact text that left the phone to get it; null: nothing did. */
  readonly sent: string | null;
}

export interface RoastService {
  /**
   * Writes a roast unlike `previous`. `displayName` is put in on the phone and never sent; '' leaves the
   * form of address out. Rejects only when even the writer on the phone failed.
   */
  write(facts: RoastFacts, previous: Roast | null, displayName: string): Promise<WrittenRoast>;
  /** Fetches what writing needs, while there is time. Never rejects; calling it again costs nothing. */
  prepare(): Promise<void>;
}

export interface PhotoService {
  /** An address that `<img>` can show until it is closed. */
  openUrl(photo: Blob): string;
  closeUrl(url: string): void;
  /** The first file of a drop or a paste; null where there is none. Any kind: the worker decides. */
  fromTransfer(transfer: DataTransfer): File | null;
  /** Where the drawn face that anybody may try can be shown from. */
  readonly sampleUrl: string;
  /** The drawn face as a file. Rejects when it cannot be had. */
  sample(): Promise<Blob>;
}

export interface TextStorage {
  /** The stored text; null where there is none or storage is blocked. */
  read(): string | null;
  /** False where storage is full or blocked: the choice then lasts until the tab closes. */
  write(text: string): boolean;
  /** Tells when another tab has written or cleared it; returns how to stop. */
  watch(listener: () => void): () => void;
}

export interface HistoryListing {
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** Records that could not be read. They stay where they are. */
  readonly damaged: number;
  /** Records that a newer version of the app made. They stay as they are, and are read after an update. */
  readonly newer: number;
}

/** `full`: no room left on the device. `blocked`: the browser keeps its storage shut. `invalid`: not of the stored shape. */
export type StoreOutcome = 'done' | 'full' | 'blocked' | 'invalid';

/** Finished analyses on this device. Every method answers; none rejects. */
export interface HistoryService {
  /** Null: storage is blocked, so nobody can say what is in it. */
  list(ownerId: string): Promise<HistoryListing | null>;
  /** Saving the same id again only adds a text that was missing; a deleted one stays deleted. */
  save(entry: HistoryEntry): Promise<StoreOutcome>;
  /** Leaves a tombstone; `deletedAt` is ISO 8601 in UTC. */
  remove(entry: HistoryEntry, deletedAt: string): Promise<StoreOutcome>;
  /** Takes a deletion back. */
  restore(entry: HistoryEntry): Promise<StoreOutcome>;
  /** Forgets everything of this owner on this device, tombstones included. */
  forget(ownerId: string): Promise<StoreOutcome>;
  /**
   * Takes every roast off this device, whoever's. An account keeps what it has, and brings it back with the next
   * sign-in; a deletion that it has not been told of stays until it is.
   */
  putAway(): Promise<StoreOutcome>;
}

/** Small pictures beside history entries, on this device only. Nothing here rejects. */
export interface ThumbnailService {
  /** Shrinks the photo (orientation applied, metadata gone) and keeps it under the entry's id. */
  keep(id: string, ownerId: string, photo: Blob): Promise<StoreOutcome>;
  /** Keeps a thumbnail as it is: the way back from a deletion. */
  putBack(id: string, ownerId: string, thumbnail: Blob): Promise<StoreOutcome>;
  read(id: string): Promise<Blob | null>;
  remove(id: string): Promise<void>;
  /** One owner's, or everybody's. */
  clear(ownerId?: string): Promise<StoreOutcome>;
}

/** One place where this origin keeps something on the device. */
export interface StoreUsage {
  readonly name: string;
  readonly kind: 'localStorage' | 'indexedDB' | 'cache';
  readonly bytes: number;
  readonly items: number;
}

export interface StorageReport {
  readonly stores: readonly StoreUsage[];
  /** What the browser says about the whole origin, in bytes; null where it does not say. */
  readonly estimate: { readonly usage: number; readonly quota: number } | null;
}

/** What this origin keeps on the device. Nothing here rejects. */
export interface StorageUsageService {
  measure(): Promise<StorageReport>;
  /** False where it could not be cleared. */
  clear(kind: StoreUsage['kind'], name: string): Promise<boolean>;
  /** Writes, reads back and deletes a value in each kind of store. */
  roundTrip(): Promise<Readonly<Record<StoreUsage['kind'], boolean>>>;
}

export interface Services extends CaptureServices {
  readonly analysis: AnalysisService;
  readonly roast: RoastService;
  readonly photos: PhotoService;
  readonly auth: AuthService;
  /** Left out where no cloud is configured. */
  readonly cloud?: CloudService;
  /** Left out in tests that do not look at the line. */
  readonly supply?: SupplyService;
  /** Left out on pages that run without our service worker. */
  readonly pwa?: PwaServices;
  readonly history: HistoryService;
  readonly thumbnails: ThumbnailService;
  /** Profile pictures, by account id. */
  readonly pictures: ThumbnailService;
  readonly notifications: NotificationService;
  readonly badge: AppBadgeService;
  readonly install: InstallService;
  readonly storageUsage: StorageUsageService;
  readonly licences: LicenceService;
  /** One text under a key of its own, until it is cleared. */
  text(key: string): TextStorage;
  /** The same, forgotten when the tab closes. */
  tabText(key: string): TextStorage;
  /** A whole number from 0 to 65535: chooses among equal phrases. */
  variant(): number;
  /** Now, in milliseconds since 1970 (UTC). */
  readonly now: () => number;
}

const noServices = (): never => {
  throw new Error('State was used before src/app handed in its services');
};

const holder = atom<Services | null>(null);

/** Read: the services. Write: hand them in, once, before anything renders. */
export const servicesAtom = atom(
  (get): Services => get(holder) ?? noServices(),
  (_get, set, services: Services) => set(holder, services),
);
