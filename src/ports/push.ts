/** Reminders that come from the account's server, also to a closed app. Left out where no cloud sends any. */
import type { Lang } from '#functions/vocabulary.ts';

export interface PushWish {
  readonly language: Lang;
  /** On the clock of where the device is, 0 to 23. */
  readonly hour: number;
}

/** `refused`: the browser or the account does not take it. `later`: the account could not be reached. */
export type PushOutcome = 'on' | 'refused' | 'later';

/** Nothing here rejects. */
export interface PushService {
  /** Whether this browser can be reached while the app is closed. */
  available(): boolean;
  /**
   * Has reminders sent to this browser, or tells the account what has changed since: hour, language, where the device is,
   * the browser's address. Asks nobody: notifications are allowed by then.
   */
  follow(ownerId: string, wish: PushWish): Promise<PushOutcome>;
  /** Takes the browser's address back, and tells the account. */
  end(): Promise<void>;
}
