/** The real browser behind notifier.ts. */
import { isIos } from '#domain/install/way.ts';
import type { NotificationPlatform, Registration } from './surroundings.ts';

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
