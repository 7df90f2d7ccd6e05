/** How the app is present on the device beyond its page: on the home screen, in notifications, as a badge. */
import type { BrowserHints } from '#domain/install/way.ts';
import type { Note, NotificationState, ReminderReach } from '#domain/notifications/rules.ts';
import type { Lang } from '#functions/vocabulary.ts';

/** An offer came, or the app was installed. */
export type InstallNews = 'offered' | 'installed';

export interface InstallService {
  readonly hints: BrowserHints;
  /** Whether the app runs in a window of its own. */
  standalone(): boolean;
  /** Tells what has happened before, too: the offer may come before the first listener. Returns how to stop. */
  listen(listener: (news: InstallNews) => void): () => void;
  /** The browser's own question; only from a tap or a key, and once an offer. `gone`: it has none to ask. */
  prompt(): Promise<'accepted' | 'dismissed' | 'gone'>;
  /** Settles when the page has loaded. */
  loaded(): Promise<void>;
}

/** Nothing here rejects: failures in notification code are silent. */
export interface NotificationService {
  state(): NotificationState;
  /** Shows the browser's question; only from a tap or a key. */
  ask(): Promise<NotificationState>;
  /** Shows it now. */
  show(note: Note): Promise<void>;
  /** Shows it at `at` (milliseconds since 1970) and each day after; replaces whatever was scheduled before. */
  schedule(note: Note, at: number): Promise<void>;
  /** Takes back what was scheduled. */
  cancel(): Promise<void>;
  /** What this browser can do for something scheduled. */
  reach(): Promise<ReminderReach>;
  /** Calls back with the address that a tapped notification leads to; returns how to stop. */
  onOpen(listener: (path: string) => void): () => void;
}

/** A dot on the app's icon. Nothing where the launcher has none. */
export interface AppBadgeService {
  set(): void;
  clear(): void;
}

/** Reminders that come from the account's server, also to a closed app. Left out where no cloud sends any. */
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
