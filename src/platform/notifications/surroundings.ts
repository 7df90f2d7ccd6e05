/** The part of the browser that notifications need; any of it may be missing, and a test hands in its own. */
import type { NoteOptions } from '#domain/notifications/rules.ts';

/** Chromium's periodic background sync, for installed apps. */
export interface PeriodicSync {
  register(tag: string, options: { readonly minInterval: number }): Promise<void>;
  unregister(tag: string): Promise<void>;
}

export interface Registration {
  showNotification(title: string, options: NoteOptions): Promise<void>;
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
  /** Whether the browser will wake the service worker from time to time. */
  mayWake(): Promise<boolean>;
}
