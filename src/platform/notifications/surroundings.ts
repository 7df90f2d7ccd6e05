/** The part of the browser that notifications need; any of it may be missing, and a test hands in its own. */
import type { NoteOptions } from '#domain/notifications/rules.ts';

/** Chrome's Notification Triggers (origin trial, removed since; kept behind a check where a browser has it). */
interface Triggered {
  readonly showTrigger?: unknown;
}

export interface ShownNotification {
  close(): void;
}

/** Chromium's periodic background sync, for installed apps. */
export interface PeriodicSync {
  register(tag: string, options: { readonly minInterval: number }): Promise<void>;
  unregister(tag: string): Promise<void>;
}

export interface Registration {
  showNotification(title: string, options: NoteOptions & Triggered): Promise<void>;
  getNotifications(filter: {
    readonly tag: string;
    readonly includeTriggered?: boolean;
  }): Promise<readonly ShownNotification[]>;
  readonly periodicSync?: PeriodicSync;
}

export interface NotificationPlatform {
  /** Null where the browser has no notifications or no service worker. */
  readonly permission: (() => NotificationPermission) | null;
  requestPermission(): Promise<NotificationPermission>;
  /** Null until our service worker is registered. */
  registration(): Promise<Registration | null>;
  readonly protocol: string;
  readonly hostname: string;
  readonly ios: boolean;
  standalone(): boolean;
  /** A trigger for `showTrigger`; null where the browser has none. */
  readonly trigger: ((at: number) => unknown) | null;
  /** Whether the browser will wake the service worker from time to time. */
  mayWake(): Promise<boolean>;
}
