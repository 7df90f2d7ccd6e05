/** What an account adds to the device, as types. Absent where no cloud is configured. */
import type { Interest, Lang } from '#functions/vocabulary.ts';
import type { SubscriptionStatus } from '#state/session.ts';
import type { PurchasedAnalysis } from '#state/session.ts';
import type { Personalization } from '#state/onboarding.ts';

/** What the first run knows of a person, for the profile at the server. */
export interface ProfileSeed {
  readonly language: Lang;
  readonly interest: Interest | null;
  readonly personalization: Personalization;
}

/**
 * `created`, `filled` (gaps), `kept` (nothing to add); `minimal`: the server knew the age range not;
 * `refused`: not ours to write, and the first run counts as done all the same; `stopped`: the server does not
 * know this user; `nothing`: nobody said anything of themselves; `later`: no network.
 */
export type ProfileOutcome =
  | 'created'
  | 'filled'
  | 'kept'
  | 'minimal'
  | 'refused'
  | 'stopped'
  | 'nothing'
  | 'later';

export interface PlanAtServer {
  readonly status: SubscriptionStatus;
  readonly purchased: readonly PurchasedAnalysis[];
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

/** Columns of a profile. */
export type ProfileColumns = Readonly<Record<string, string | boolean | null>>;

/** Nothing here rejects. */
export interface CloudService {
  /** Makes the profile, or fills its gaps. Safe to call again. */
  ensureProfile(userId: string, seed: ProfileSeed): Promise<ProfileOutcome>;
  /** The profile at the server, `none` where nobody has made one; null: no answer. */
  readProfile(userId: string): Promise<ProfileColumns | 'none' | null>;
  /** Changes these columns, and makes the profile where there is none. `refused`: they will never be taken. */
  writeProfile(userId: string, columns: ProfileColumns): Promise<'done' | 'refused' | 'later'>;
  /** Null: the server did not answer, so what is known stays. */
  plan(userId: string): Promise<PlanAtServer | null>;
  /** Everything that the server holds of this account, as JSON text; null where it could not be had. */
  exportData(): Promise<string | null>;
  /**
   * Keeps the history of this account on the device and at the server alike, from now until the returned
   * function is called. `onChange`: another device brought something. `onSync`: how far it is.
   */
  followHistory(
    ownerId: string,
    hear: { readonly onChange: () => void; readonly onSync: (sync: HistorySync) => void },
  ): () => void;
  /** Another round now, without waiting for the next one that is due. */
  syncHistoryNow(): void;
}
