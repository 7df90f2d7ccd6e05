/** What an account adds to the device, as types. Absent where no cloud is configured. */
import type { SubscriptionStatus } from '#state/session.ts';
import type { PurchasedAnalysis } from '#state/session.ts';
import type { Interest, Personalization } from '#state/onboarding.ts';
import type { Lang } from '#roast/contract.ts';

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
  'created' | 'filled' | 'kept' | 'minimal' | 'refused' | 'stopped' | 'nothing' | 'later';

export interface PlanAtServer {
  readonly status: SubscriptionStatus;
  readonly purchased: readonly PurchasedAnalysis[];
}

/** Nothing here rejects. */
export interface CloudService {
  /** Makes the profile, or fills its gaps. Safe to call again. */
  ensureProfile(userId: string, seed: ProfileSeed): Promise<ProfileOutcome>;
  /** False where it could not be stored now. */
  updateLanguage(userId: string, language: Lang): Promise<boolean>;
  /** Null: the server did not answer, so what is known stays. */
  plan(userId: string): Promise<PlanAtServer | null>;
  /** Everything that the server holds of this account, as JSON text; null where it could not be had. */
  exportData(): Promise<string | null>;
  /**
   * Keeps the history of this account on the device and at the server alike, from now until the returned
   * function is called. `onChange` is called when another device brought something.
   */
  followHistory(ownerId: string, onChange: () => void): () => void;
}
