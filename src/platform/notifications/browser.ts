/** The real browser behind notifier.ts. */
import { isIos } from '#domain/install/way.ts';
import type { NoteOptions } from '#domain/notifications/rules.ts';

// The part of the browser that notifications need; any of it may be missing, and a test hands in its own.

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

async function mayWake(): Promise<boolean> {
  // A name that TypeScript's list of permissions leaves out; browsers without it reject.
  const name = 'periodic-background-sync' as PermissionName;
  return (await navigator.permissions.query({ name })).state === 'granted';
}

export function browserNotifications(standalone: () => boolean): NotificationPlatform {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  const available = workers !== null && 'Notification' in window;
  const { protocol, hostname } = window.location;
  return {
    permission: available ? () => Notification.permission : null,
    requestPermission: () => Notification.requestPermission(),
    // `ready` would wait for ever where the registration failed.
    registration: async () => ((await workers?.getRegistration()) as Registration | undefined) ?? null,
    protocol,
    hostname,
    ios: isIos(navigator),
    standalone,
    mayWake,
  };
}
